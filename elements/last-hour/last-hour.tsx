import { useRef, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit } from '../../src/element/host.ts';
import { useServerNodes } from '../../src/element/server-nodes.tsx';
import { useListener } from '../../src/element/use-listener.ts';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { contract } from './last-hour.element.ts';
import styles from './last-hour.module.css';
import { texts as ownTexts } from './last-hour.texts.ts';
import { dismiss, dismissed, keyOf, readLastHour } from './read-last-hour.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Moves the focus to the next element of the page before the focused one disappears. */
function focusAfter(gone: Element): void {
  if (!gone.contains(document.activeElement)) return;
  for (const element of document.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    const follows = gone.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!follows || gone.contains(element)) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}

/** News line that the reader can close. */
export function LastHour(props: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const band = useRef<HTMLElement>(null);
  const emit = useEmit(contract);
  const [line] = useServerNodes(':scope > :is(a, p)');
  const [closed, setClosed] = useState(dismissed);
  // a page restored by the browser does not know of closings on other pages
  useListener<PageTransitionEvent>(
    window,
    'pageshow',
    ({ persisted }) => persisted && setClosed(dismissed()),
  );
  const news = readLastHour(line, props);
  const { headline, text, href } = news;
  if ((!headline && !text) || closed === keyOf(news)) return null;

  const close = () => {
    dismiss(news);
    setClosed(keyOf(news));
    if (band.current) focusAfter(band.current);
    emit('ap-last-hour-close', {});
  };
  const words = (
    <>
      {headline && <strong>{headline}</strong>} {text && <span>{text}</span>}
    </>
  );
  return (
    <section ref={band} className={styles.band} aria-label={texts['last-hour.label']}>
      <p className={styles.line}>{href === undefined ? words : <a href={href}>{words}</a>}</p>
      <CloseButton className={styles.close} label={texts['last-hour.close']} onClose={close} />
    </section>
  );
}

export default defineElement(contract, LastHour);
