import heart from 'virtual:icon/line/heart';
import { useRef } from 'react';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { fill } from '../../src/i18n/texts.ts';
import { hasIntent } from '../../src/session/intent.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { FavouriteAsk } from './ask.tsx';
import { contract } from './favourite-button.element.ts';
import { texts as ownTexts } from './favourite-button.texts.ts';
import { useFavourite } from './use-favourite.ts';

type Props = ElementProps<typeof contract>;

/** Another content is another button: nothing said or asked of one is carried over to the next. */
export function FavouriteButton(props: Props) {
  return <OneButton key={`${props.kind}/${props.contentId}`} {...props} />;
}

function OneButton(props: Props) {
  const { kind, label, site, langOverrides } = props;
  const favourite = useFavourite(props);
  const { active, pending, said, asked } = favourite;
  const texts = { ...ownTexts, ...langOverrides };
  const button = useRef<HTMLButtonElement>(null);
  const isUsed = useRef(false);
  isUsed.current ||= pending || said !== null;
  return (
    <span className="ap-favourite-place">
      <button
        ref={button}
        type="button"
        className="ap-favourite"
        aria-pressed={active}
        aria-busy={pending || undefined}
        aria-label={
          label
            ? fill(texts[kind === 'show' ? 'favourite.show-titled' : 'favourite.content-titled'], {
                title: label,
              })
            : texts[`favourite.${kind}`]
        }
        onClick={favourite.press}
      >
        <Icon path={heart} line />
      </button>
      {isUsed.current && (
        // in the page before it says anything, and from then on, or it would not be read aloud
        <span className="ap-visually-hidden" role="status">
          {said ? texts[`favourite.${said}`] : ''}
        </span>
      )}
      {asked && (
        <FavouriteAsk
          favourite={favourite}
          asked={asked}
          site={site}
          langOverrides={langOverrides}
          onUndone={() => button.current?.focus()}
        />
      )}
    </span>
  );
}

// of the many cards of a page only those near are drawn, unless one of them is to fulfil a wish (BEY-08)
export default defineElement(contract, FavouriteButton, { mayWait: () => !hasIntent('favourite') });
