import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { imageService } from '../../src/config/image-service.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { pictureOf } from '../../src/content/image.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { fill } from '../../src/i18n/texts.ts';
import { readDocument } from '../../src/page/read-document.ts';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { NewWindow } from '../../src/ui/new-window.tsx';
import styles from './alerts.module.css';
import { texts as ownTexts } from './alerts.texts.ts';
import type { AlertData, AlertImage, AlertLink } from './alerts.types.ts';

/** Minimum time that remains after the pointer or focus leaves an alert, in ms. */
const GRACE = 1000;

/** Calls `end` after `time` ms, excluding the time while `isHeld`; never with 0. */
function useTimeLeft(time: number, isHeld: boolean, end: () => void): void {
  const left = useRef(time);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (isHeld || time === 0) return;
    const from = performance.now();
    const timer = setTimeout(() => onEnd(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(Math.min(GRACE, time), left.current - (performance.now() - from));
    };
  }, [time, isHeld]);
}

interface Props {
  alert: AlertData;
  isGone: boolean;
  timeout: number;
  hide: (reason: 'time' | 'close') => void;
}

function Thumbnail({ image: { url, alt } }: { image: AlertImage }) {
  const picture = pictureOf({ url, alt }, { ratio: '1-1', widths: [160] }, imageService());
  return (
    picture && <img className={styles.image} src={picture.src} alt={picture.alt} width={64} height={64} />
  );
}

function Title({ title, link }: { title: string; link: AlertLink | undefined }) {
  if (!link) return <span>{title}</span>;
  const isApart = link.target === '_blank';
  // a window that was opened from here must not lead this page elsewhere
  const rel = isApart ? `${link.rel ?? ''} noopener`.trim() : link.rel;
  return (
    <a href={link.href} title={link.title} target={link.target} rel={rel}>
      <span>{title}</span>
      {isApart && <NewWindow />}
    </a>
  );
}

/** One alert. Its time stops while it has the pointer or focus, and while the tab is hidden. */
export function Banner({ alert, isGone, timeout, hide }: Props) {
  const texts = useTexts(ownTexts);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isBehind, setBehind] = useState(readDocument('hidden'));
  useListener(document, 'visibilitychange', () => setBehind(readDocument('hidden')));
  useTimeLeft(timeout, isGone || isHovered || isFocused || isBehind, () => hide('time'));

  const { title, text, link, image } = alert;
  // a focus set by touch or mouse does not mean that somebody stays (ALERT-05)
  const enter = ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible'));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };
  return (
    <article
      className={isGone ? `${styles.banner} ${styles.gone}` : styles.banner}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={leave}
    >
      {image && <Thumbnail image={image} />}
      <div className={styles.words}>
        <p className={styles.title}>
          <Title title={title || text} link={link} />
        </p>
        {title && text && <p className={styles.text}>{text}</p>}
      </div>
      <CloseButton
        label={fill(texts['alerts.close'], { title: title || text })}
        onClose={() => hide('close')}
      />
    </article>
  );
}
