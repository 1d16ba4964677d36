import { useState } from 'react';
import { LoginDialog } from '../../src/account/login-dialog.tsx';
import { useTexts } from '../../src/config/use-texts.ts';
import { useHost } from '../../src/element/host.ts';
import { Button } from '../../src/ui/button.tsx';
import { useFocusOnUnmount } from '../../src/ui/use-focus-on-unmount.ts';
import styles from './ask.module.css';
import { texts as ownTexts } from './ask.texts.ts';
import type { Favourite } from './use-favourite.ts';

interface Props {
  favourite: Favourite;
  /** Takes the focus of the offer when it disappears. */
  onUndone: () => void;
}

/** Login dialog (FAV-08), or the offer to undo an action that was requested before the login (BEY-08). */
export default function FavouriteAsk({ favourite, onUndone }: Props) {
  if (favourite.asked === 'login') return <LoginDialog reason="like" onClose={favourite.dismiss} />;
  return <Undo favourite={favourite} onUndone={onUndone} />;
}

/** Stays until it is answered, so that slow readers find it too (WCAG 2.2.1). */
function Undo({ favourite, onUndone }: Props) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  // opens towards the middle of the window, where there is space
  const [side] = useState(() => {
    const { left, right } = host.getBoundingClientRect();
    return left + right < document.documentElement.clientWidth ? 'start' : 'end';
  });
  const note = useFocusOnUnmount<HTMLSpanElement>(onUndone);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape on what is inside is one more way to close it
    <span
      ref={note}
      className={`${styles.note} ${styles[side]}`}
      onKeyDown={({ key }) => key === 'Escape' && favourite.dismiss()}
    >
      <span>{texts['favourite.saved']}</span>
      <Button plain className={styles.action} onClick={favourite.undo}>
        {texts['favourite.undo']}
      </Button>
      <Button
        plain
        className={styles.action}
        aria-label={texts['favourite.close']}
        onClick={favourite.dismiss}
      >
        <span aria-hidden="true">×</span>
      </Button>
    </span>
  );
}
