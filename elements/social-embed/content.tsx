import { useEffect, useRef } from 'react';
import type { ElementProps } from '../../src/element/define-element.ts';
import { EmbedFrame } from '../../src/embeds/embed-frame.tsx';
import { providerLabel } from '../../src/embeds/provider-label.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Foot } from './foot.tsx';
import { Poster } from './poster.tsx';
import type { contract } from './social-embed.element.ts';
import styles from './social-embed.module.css';
import type { Texts } from './social-embed.types.ts';
import { useSocialEmbed } from './use-social-embed.ts';

/** A poster of ours, or the frame in the very same box, so that nothing moves. */
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
