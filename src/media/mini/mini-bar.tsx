import closeIcon from 'virtual:icon/line/x';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../config/use-texts.ts';
import { createDetachedRoot } from '../../element/create-detached-root.ts';
import { fill } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { mediaIcons } from '../icons.ts';
import styles from './mini.module.css';
import { texts as ownTexts } from './mini.texts.ts';
import type { MiniMedia } from './mini.types.ts';
import type { MiniStep } from './mini-machine.ts';

export const nameOf = ({ mediaTitle, type }: MiniMedia): string =>
  mediaTitle || ownTexts[type === 'video' || type === undefined ? 'mini.video' : 'mini.audio'];

export interface BarProps {
  media: MiniMedia;
  /** Target of the title: a page, or the player's place on this one. */
  way: string | (() => void);
  /** True if the focus was in the replaced element. */
  hadFocus: boolean;
  onToggle(): void;
  onClose(): void;
}

/** Controls of the mini-player: its title, a play button, and a close button. */
function MiniBar({ media, way, hadFocus, step, onToggle, onClose }: BarProps & { step: MiniStep }) {
  const texts = useTexts(ownTexts);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hadFocus) toggle.current?.focus({ preventScroll: true });
  }, [hadFocus]);
  const isPlaying = step === 'playing';
  const title = nameOf(media);
  return (
    <>
      <div className={styles.words}>
        {typeof way === 'string' ? (
          <a className={styles.title} href={way}>
            <span>{title}</span>
          </a>
        ) : (
          <button type="button" className={styles.title} onClick={way}>
            <span>{title}</span>
          </button>
        )}
        <span className={styles.state} role="status">
          {step === 'failed' && texts['mini.failed']}
        </span>
      </div>
      <button
        type="button"
        ref={toggle}
        className={styles.toggle}
        aria-label={fill(texts[isPlaying ? 'mini.pause' : 'mini.play'], { title })}
        data-waits={step === 'opening' || undefined}
        onClick={onToggle}
      >
        <Icon path={isPlaying ? mediaIcons.pause : mediaIcons.play} line />
      </button>
      <button type="button" className={styles.close} aria-label={texts['mini.close']} onClick={onClose}>
        <Icon path={closeIcon} line />
      </button>
    </>
  );
}

/** Renders the controls in a frame outside any widget. */
export function drawBar(frame: HTMLElement, props: BarProps) {
  const mount = document.createElement('div');
  mount.className = styles.bar ?? '';
  frame.append(mount);
  const root = createDetachedRoot(mount);
  return {
    show: (step: MiniStep) => root.render(<MiniBar {...props} step={step} />),
    /** Acts like a press on the title. */
    goBack: () => mount.querySelector<HTMLElement>('a, button')?.click(),
    /** Returns true if it had the focus. */
    end(): boolean {
      const hasFocus = mount.contains(document.activeElement);
      root.unmount();
      mount.remove();
      return hasFocus;
    },
  };
}
