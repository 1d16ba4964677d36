import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { roomOf } from '../../src/ads/sizes.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { focusPlace } from '../../src/element/focus-place.ts';
import { useEmit } from '../../src/element/host.ts';
import { queryPage } from '../../src/page/query-page.ts';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { keepClear } from '../../src/ui/keep-clear.ts';
import { contract } from './ad.element.ts';
import styles from './ad.module.css';
import { texts as ownTexts } from './ad.texts.ts';
import { type AdModel, useAd } from './use-ad.ts';

/** Publishes the height that a bottom ad covers, and keeps the focused element above it. */
function useBar(bar: RefObject<HTMLElement | null>, isSeen: boolean): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!isSeen || !current) return;
    const root = document.documentElement;
    root.toggleAttribute('data-ap-ad', true);
    const size = new ResizeObserver(() => root.style.setProperty('--ap-ad', `${current.offsetHeight}px`));
    size.observe(current);
    const leave = keepClear(current);
    return () => {
      leave();
      size.disconnect();
      root.removeAttribute('data-ap-ad');
      root.style.removeProperty('--ap-ad');
      if (root.getAttribute('style') === '') root.removeAttribute('style');
    };
  }, [bar, isSeen]);
}

/**
 * The ad: a sandboxed frame, which has no origin, cannot read the page and cannot navigate it; or an element that the
 * service fills.
 */
function AdContent({ creative, place, title }: Pick<AdModel, 'creative' | 'place'> & { title: string }) {
  if (place) return <div ref={place} className={styles.service} />;
  if (!creative) return null;
  const { src, size } = creative;
  return (
    <iframe
      className={styles.frame}
      title={title}
      src={src}
      width={size[0]}
      height={size[1]}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
    />
  );
}

export function Ad(props: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const emit = useEmit(contract);
  const [isClosed, setClosed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const title = texts['ad.label'];
  const { sizes, creative, place } = useAd(props, { isClosed, title });
  const isSticky = props.closable && creative !== undefined;
  const isSeen = useStickyRange(isSticky, props.contentSelector) || hasFocus;
  const bar = useRef<HTMLElement>(null);
  useBar(bar, isSticky && isSeen);

  if (!props.closable)
    return (
      <>
        <p className="ap-ad-label">{title}</p>
        <div className={styles.place}>
          {/* a picture of nothing keeps the room, like that of the server */}
          <svg width="1" height={roomOf(sizes)} aria-hidden="true" />
          <AdContent creative={creative} place={place} title={title} />
        </div>
      </>
    );
  if (!creative && !place) return null;
  const close = () => {
    setClosed(true);
    emit('ap-ad-close', { id: props.slotId ?? '' });
    // the button disappears, so the focus moves to the content
    const content = queryPage(props.contentSelector);
    if (content && content.tabIndex < 0 && !content.hasAttribute('tabindex')) focusPlace(content);
    else content?.focus({ preventScroll: true });
  };
  return (
    <aside
      ref={bar}
      className={styles.sticky}
      aria-label={title}
      hidden={!isSeen}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <AdContent creative={creative} place={place} title={title} />
      <CloseButton label={texts['ad.close']} onClose={close} />
    </aside>
  );
}

/** Observer margins for everything more than one screen above the window, and everything below the window. */
const part = { above: '99999% 0px -200% 0px', below: '-100% 0px 99999% 0px' };

/** Reports whether the target is in the area; touching its edge does not count: the threshold is under 1 px. */
function watchPart(target: Element, rootMargin: string, hear: (isOn: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => hear(Number(entries.at(-1)?.intersectionRatio) > 0),
    { root: document, rootMargin, threshold: 1e-7 },
  );
  observer.observe(target);
  return () => observer.disconnect();
}

/** Observes, without measuring, whether one screen is scrolled past and the content still goes on (AD-02, AD-10). */
function useStickyRange(isWatched: boolean, selector: string): boolean {
  const [isPast, setPast] = useState(false);
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    if (!isWatched) return;
    const end = watchPart(document.documentElement, part.above, setPast);
    const content = queryPage(selector);
    const endInside = content ? watchPart(content, part.below, setInside) : setInside(true);
    return () => {
      end();
      endInside?.();
    };
  }, [isWatched, selector]);
  return isPast && isInside;
}

export default defineElement(contract, Ad);
