import heart from 'virtual:icon/line/heart';
import { useRef } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { usePart } from '../../src/element/use-part.ts';
import { fill } from '../../src/i18n/texts.ts';
import { readDocument } from '../../src/page/read-document.ts';
import { hasIntent } from '../../src/session/intent.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { contract } from './favourite-button.element.ts';
import { texts as ownTexts } from './favourite-button.texts.ts';
import { useFavourite } from './use-favourite.ts';

type Props = ElementProps<typeof contract>;

/** Remounts for other content, so that no message or dialog carries over. */
export function FavouriteButton(props: Props) {
  return <OneButton key={`${props.kind}/${props.contentId}`} {...props} />;
}

/** Button for one content item or show (FAV-01). */
function OneButton({ kind, contentId = '', label }: Props) {
  const texts = useTexts(ownTexts);
  const button = useRef<HTMLButtonElement>(null);
  const favourite = useFavourite(kind, contentId, () => {
    // puts keyboard users who come back from the login near the undo offer
    if (document.activeElement === readDocument('body')) button.current?.focus({ preventScroll: true });
  });
  const { active, pending, said, asked } = favourite;
  const { part: Ask } = usePart(() => import('./ask.part.tsx'), asked !== null, favourite.giveUp);
  const name = label ? fill(texts[`favourite.${kind}-titled`], { title: label }) : texts[`favourite.${kind}`];

  return (
    <span className="ap-favourite-place">
      <button
        ref={button}
        type="button"
        className="ap-favourite"
        aria-label={name}
        aria-pressed={active}
        aria-busy={pending || undefined}
        onClick={favourite.press}
      >
        <Icon path={heart} line />
      </button>
      <span className="ap-visually-hidden" role="status">
        {said ? texts[`favourite.${said}`] : ''}
      </span>
      {asked && Ask && <Ask favourite={favourite} onUndone={() => button.current?.focus()} />}
    </span>
  );
}

// only buttons near the viewport are rendered, unless one has to complete an action after a login (BEY-08)
export default defineElement(contract, FavouriteButton, { mayWait: () => !hasIntent('favourite') });
