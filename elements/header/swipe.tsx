import left from 'virtual:icon/line/chevron-left';
import right from 'virtual:icon/line/chevron-right';
import { useEffect, useState } from 'react';
import { useHostAttribute } from '../../src/element/host.ts';
import { editsOf } from '../../src/element/node-edits.ts';
import { AdjacentPortal, useServerNodes } from '../../src/element/server-nodes.tsx';
import type { Texts } from '../../src/i18n/texts.ts';
import { Icon } from '../../src/ui/icon.tsx';
import styles from './header.module.css';
import type { texts as ownTexts } from './header.texts.ts';

/** Part of the visible menu that a button scrolls. */
const STEP = 0.7;

interface Ends {
  swipes: boolean;
  atStart: boolean;
  atEnd: boolean;
}

function endsOf({ scrollWidth, clientWidth, scrollLeft }: Element): Ends {
  const hidden = scrollWidth - clientWidth;
  return { swipes: hidden > 1, atStart: scrollLeft <= 1, atEnd: scrollLeft >= hidden - 1 };
}

/** Scrolls a focused link out from under the buttons (W-28). */
function uncover({ target }: FocusEvent): void {
  const link = target as Element;
  if (link.matches(':focus-visible'))
    link.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
}

/** Observes whether the list overflows by more than one pixel (HDR-09), and its scroll position. */
function useEnds(list: HTMLElement | null): Ends {
  const [ends, setEnds] = useState<Ends>({ swipes: false, atStart: true, atEnd: true });
  useEffect(() => {
    if (!list) return;
    const look = () =>
      setEnds((before) => {
        const now = endsOf(list);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    // the items too: a web font enlarges them but not the list
    const size = new ResizeObserver(look);
    for (const element of [list, ...list.children]) size.observe(element);
    const { listen, undo } = editsOf(list);
    listen('scroll', look);
    listen('focusin', uncover);
    return () => {
      size.disconnect();
      undo();
    };
  }, [list]);
  return ends;
}

/** Scroll buttons for readers who do not swipe (W-28). */
export function Swipe({ texts }: { texts: Texts & typeof ownTexts }) {
  const [menu] = useServerNodes('[slot="menu"]');
  const [list = null] = useServerNodes('[slot="menu"] > ul');
  const { swipes, atStart, atEnd } = useEnds(list);

  useHostAttribute('data-swipe', swipes);

  if (!menu || !list || !swipes) return null;
  const button = (way: 'previous' | 'next', isEnd: boolean) => (
    <AdjacentPortal node={menu} place={way === 'previous' ? 'afterbegin' : 'beforeend'}>
      <button
        type="button"
        tabIndex={-1} // focusing the links already scrolls the menu
        className={styles[way]}
        aria-label={texts[`header.${way}`]}
        aria-disabled={isEnd}
        onClick={() => list.scrollBy({ left: (way === 'next' ? STEP : -STEP) * list.clientWidth })}
      >
        <Icon path={way === 'next' ? right : left} line />
      </button>
    </AdjacentPortal>
  );
  return (
    <>
      {button('previous', atStart)}
      {button('next', atEnd)}
    </>
  );
}
