import type { Shift } from '../statistics.ts';

/** What a page notes of itself, in milliseconds since navigation. */
export interface Noted {
  /** Beginning of the navigation, in milliseconds since the epoch. */
  origin: number;
  longTasks: { start: number; duration: number }[];
  shifts: Shift[];
  /** First contentful paint. */
  painted: number;
  /** The first option could be clicked. */
  clicked: number;
  /** The option was shown as selected. */
  answered: number;
}

declare global {
  interface Window {
    benchNoted: Noted;
  }
}

/** Runs in the page before its own scripts, so it may use nothing from outside itself. */
export function watchPage({ hasPoll, scrolls }: { hasPoll: boolean; scrolls: boolean }): void {
  const origin = performance.timeOrigin;
  const noted: Noted = { origin, longTasks: [], shifts: [], painted: 0, clicked: 0, answered: 0 };
  window.benchNoted = noted;
  const observe = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) => noted.longTasks.push({ start: startTime, duration }));
  observe('layout-shift', ({ startTime, value = 0 }) => noted.shifts.push({ time: startTime, value }));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.painted = startTime;
  });

  let scrolled = !scrolls;
  // looking costs next to nothing, and every page is looked at alike; nobody clicks on what is not painted yet
  const look = () => {
    // before the first paint the page has no lasting layout to scroll in
    if (!scrolled && noted.painted) {
      document.querySelector('ap-poll')?.scrollIntoView({ block: 'center', behavior: 'instant' });
      scrolled = true;
    }
    const option = document.querySelector<HTMLElement>('ap-poll input[type=radio]');
    if (option && noted.painted && !noted.clicked && option.checkVisibility()) {
      noted.clicked = performance.now();
      option.click();
    }
    if (document.querySelector('ap-poll label[data-selected] input:checked')) {
      noted.answered = performance.now();
    } else setTimeout(look, 4);
  };
  if (hasPoll) look();
}
