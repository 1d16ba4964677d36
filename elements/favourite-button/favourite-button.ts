import type { ElementProps } from '../../src/element/define-element.ts';
import { expose } from '../../src/element/host.ts';
import { definePlainElement, type PlainWidget } from '../../src/element/plain-renderer.ts';
import { fill } from '../../src/i18n/texts.ts';
import { hasIntent } from '../../src/session/intent.ts';
import { createAsk } from './ask.ts';
import { drawButton } from './draw-button.ts';
import { createFavourite, type Favourite } from './favourite.ts';
import { contract } from './favourite-button.element.ts';
import { texts as ownTexts } from './favourite-button.texts.ts';

type Props = ElementProps<typeof contract>;

function nameOf({ kind, label, langOverrides }: Props): string {
  const texts = { ...ownTexts, ...langOverrides };
  if (!label) return texts[`favourite.${kind}`];
  return fill(texts[kind === 'show' ? 'favourite.show-titled' : 'favourite.content-titled'], {
    title: label,
  });
}

/** One button of a content or a show (FAV-01). */
function favouriteButton(host: HTMLElement, container: HTMLElement): PlainWidget<Props> {
  let props: Props | undefined;
  let favourite: Favourite | undefined;
  const drawn = drawButton(container, () => favourite?.press());
  const ask = createAsk(host, drawn.place);

  function show() {
    if (!favourite || !props) return;
    const { site, langOverrides } = props;
    const { active, pending, said, asked } = favourite.state();
    const texts = { ...ownTexts, ...langOverrides };
    drawn.show({
      name: nameOf(props),
      active,
      pending,
      isUsed: pending || said !== null || asked !== null,
      said: said ? texts[`favourite.${said}`] : '',
    });
    expose(host, 'active', active);
    expose(host, 'pending', pending);
    const onUndone = () => drawn.button.focus();
    ask.show(asked && { favourite, asked, site, langOverrides, onUndone });
  }

  /** Who comes back from the login by the keyboard is near the offer to undo. */
  function onFulfil() {
    if (document.activeElement === document.body) drawn.button.focus({ preventScroll: true });
  }

  return {
    update(next) {
      const { kind, contentId = '' } = next;
      const isOther = kind !== props?.kind || contentId !== props.contentId;
      props = next;
      if (isOther) {
        // nothing said or asked of one content is carried over to the next
        favourite?.remove();
        favourite = createFavourite({ host, kind, contentId, onChange: show, onFulfil });
        favourite.start();
      } else show();
    },
    remove() {
      favourite?.remove();
      ask.show(null);
    },
  };
}

// of the many cards of a page only those near are drawn, unless one of them is to fulfil a wish (BEY-08)
export default definePlainElement(contract, favouriteButton, { mayWait: () => !hasIntent('favourite') });
