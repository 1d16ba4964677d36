import { ApiError } from '../../../src/api/client.ts';
import { deleteChild } from '../../../src/api/profile.ts';
import type { Profile } from '../../../src/api/profile.types.ts';
import type { Child } from '../../../src/club/child.types.ts';
import { fill } from '../../../src/i18n/texts.ts';
import { fetchOwnProfile } from '../../../src/session/current-profile.ts';
import { Button } from '../../../src/ui/button.tsx';
import { EndDialog } from '../end-dialog.tsx';
import type { ChildrenProps } from '../profile.types.ts';
import { useEnd } from '../use-end.ts';
import styles from './children.module.css';
import type { texts as ownTexts } from './children.texts.ts';

interface Props extends Pick<ChildrenProps, 'keeper' | 'model' | 'onFailed'> {
  child: Child & { id: string };
  texts: typeof ownTexts;
  /** The child is no member any more. */
  onRemoved(name: string): void;
}

/** Who is not there was removed by a press whose answer got lost, or on another device. @throws what else the server says */
function unlessGone(error: unknown): Promise<Profile> {
  if (error instanceof ApiError && error.status === 404) return fetchOwnProfile();
  throw error;
}

/** The end of a card, after saying what goes with it (docs/decisions/claimed-accounts.md). */
export function Removal({ child, texts, keeper, model, onFailed, onRemoved }: Props) {
  const { name = '' } = child;
  const end = useEnd(async () => {
    const profile = await keeper.run(() => deleteChild(child.id).catch(unlessGone), true);
    onRemoved(name);
    model.accept(profile);
  }, onFailed);
  return (
    <div className={styles.end}>
      <Button plain className={styles.remove} onClick={end.open}>
        {fill(texts['children.remove'], { name })}
      </Button>
      <EndDialog
        end={end}
        title={fill(texts['children.remove-question'], { name })}
        failed={texts['children.error-remove']}
        cancel={texts['children.remove-cancel']}
        confirm={texts['children.remove-confirm']}
        ending={texts['children.removing']}
      >
        <p>{texts['children.remove-text']}</p>
        <ul>
          <li>{texts['children.remove-card']}</li>
          {child.photo && <li>{texts['children.remove-photo']}</li>}
          <li>{texts['children.remove-lists']}</li>
        </ul>
        <p>{texts['children.remove-mail']}</p>
      </EndDialog>
    </div>
  );
}
