import puzzle from 'virtual:icon/line/puzzle';
import { type Ref, useEffect, useRef } from 'react';
import type { ElementProps } from '../../src/element/define-element.ts';
import { EmbedFrame } from '../../src/embeds/embed-frame.tsx';
import shared from '../../src/embeds/embeds.module.css';
import type { Provider } from '../../src/embeds/embeds.types.ts';
import { providerLabel } from '../../src/embeds/provider-label.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { brands } from './brands.ts';
import { OutLink } from './out-link.tsx';
import type { contract } from './social-embed.element.ts';
import styles from './social-embed.module.css';
import type { Texts } from './social-embed.types.ts';
import { type SocialEmbedModel, useSocialEmbed } from './use-social-embed.ts';

/** Our poster, or the frame in the same box, so that nothing moves. */
export function Content({ texts, ...props }: ElementProps<typeof contract> & { texts: Texts }) {
  const model = useSocialEmbed(props);
  const { embed, isShown, title } = model;
  const of = providerLabel(model.provider, texts);
  const focus = useFocusAfterPress(isShown);
  return (
    <>
      <div className={styles.place} data-shown={(embed && isShown) || undefined}>
        {embed && isShown ? (
          <EmbedFrame
            embed={embed}
            title={fill(texts[title ? 'embed.title-named' : 'embed.title'], { of, title })}
            takesFocus={focus.hasPressed()}
            onLoad={model.tellLoaded}
          />
        ) : (
          <Poster model={model} of={of} texts={texts} button={focus.button} onAsk={focus.press} />
        )}
      </div>
      <Foot model={model} of={of} texts={texts} onAsk={focus.press} />
    </>
  );
}

/** Moves the focus after a press: into the frame, or back to the button that shows it. */
function useFocusAfterPress(isShown: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hasPressed = useRef(false);
  useEffect(() => {
    if (hasPressed.current && !isShown) button.current?.focus({ preventScroll: true });
    hasPressed.current = false;
  }, [isShown]);
  return {
    button,
    hasPressed: () => hasPressed.current,
    press: () => {
      hasPressed.current = true;
    },
  };
}

interface PosterProps {
  model: SocialEmbedModel;
  of: string;
  texts: Texts;
  button: Ref<HTMLButtonElement>;
  /** Called when the reader presses to show the content. */
  onAsk(): void;
}

/** Provider, and the consequences of showing its content, before any request (W-21). */
function Poster({ model, of, texts, button, onAsk }: PosterProps) {
  const { embed, provider, facts, title } = model;
  const name = facts?.name ?? '';
  const what = embed
    ? texts[facts ? 'social-embed.what' : 'social-embed.what-other']
    : texts[model.href ? 'social-embed.only-link' : 'social-embed.no-link'];
  const ask = (show: () => void) => () => {
    onAsk();
    show();
  };
  return (
    <div className={styles.poster}>
      <span className={`${shared.sign} ${shared.brand} ${styles.brand}`}>
        <Icon path={brands[provider as Provider] ?? puzzle} line={provider === 'embed'} />
      </span>
      <p className={`${shared.who} ${styles.who}`}>{title || fill(texts['embed.title'], { of })}</p>
      <p className={shared.what}>{fill(what, { name })}</p>
      {embed && (
        <div className={styles.buttons}>
          <Button ref={button} onClick={ask(model.show)}>
            {fill(texts[facts ? 'social-embed.show' : 'social-embed.show-other'], { of })}
          </Button>
          {facts && (
            // pasted embeds have no known provider that a choice could apply to
            <Button plain className={styles.always} onClick={ask(model.showAlways)}>
              {fill(texts['social-embed.always'], { of })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface FootProps {
  model: SocialEmbedModel;
  of: string;
  texts: Texts;
  onAsk(): void;
}

/** Links to the original and to the provider's privacy policy, or a button that hides the content. */
function Foot({ model, of, texts, onAsk }: FootProps) {
  const { embed, facts, href, isShown, isAlways } = model;
  const name = facts?.name ?? '';
  return (
    <div className={styles.foot}>
      {href && (
        <OutLink href={href}>
          {fill(texts[facts ? 'social-embed.open' : 'social-embed.open-other'], { name })}
        </OutLink>
      )}
      {embed && isShown ? (
        <Button
          plain
          className={styles.link}
          onClick={() => {
            onAsk();
            model.stop();
          }}
        >
          {texts[isAlways ? 'social-embed.stop' : 'social-embed.hide']}
          <span className="ap-visually-hidden"> ({name || texts['embed.other']})</span>
        </Button>
      ) : (
        facts && (
          <OutLink href={facts.privacy} of={of}>
            {texts['social-embed.privacy']}
          </OutLink>
        )
      )}
    </div>
  );
}
