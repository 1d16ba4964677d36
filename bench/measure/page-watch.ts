import type { Shift } from '../statistics.ts';
import type { PollMarks } from './poll-marks.ts';

/** Marks that a page records, in milliseconds since navigation. */
export interface Noted {
  /** Beginning of the navigation, in milliseconds since the epoch. */
  origin: number;
  longTasks: { start: number; duration: number }[];
  shifts: Shift[];
  /** First contentful paint. */
  painted: number;
  /** Time at which a press on the first option was shown as chosen, by the server's form or by the widget. */
  answered: number;
  /** Time at which the widget's own code has drawn the poll and shows a press on its second option as chosen. */
  takenOver: number;
  /** The option chosen before the widget took over is still chosen afterwards. */
  isKept: boolean;
}

declare global {
  interface Window {
    benchNoted: Noted;
  }
}

export interface Watching {
  /** Selectors of the poll; undefined on a page without a poll. */
  marks: PollMarks | undefined;
  /** Presses an option as soon as the page is painted. */
  presses: boolean;
  /** Scrolls to the poll as soon as the page is painted. */
  scrolls: boolean;
}

/** Runs in the page before its own scripts, so it must not use outer variables. */
export function watchPage({ marks, presses, scrolls }: Watching): void {
  const noted: Noted = {
    origin: performance.timeOrigin,
    longTasks: [],
    shifts: [],
    painted: 0,
    answered: 0,
    takenOver: 0,
    isKept: true,
  };
  window.benchNoted = noted;
  const observe = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) => noted.longTasks.push({ start: startTime, duration }));
  observe('layout-shift', ({ startTime, value = 0 }) => noted.shifts.push({ time: startTime, value }));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.painted = startTime;
  });
  if (!marks) return;

  const { place, option, chosen, own } = marks;
  const isOwn = (selector: string) => {
    const element: (Element & { hasUpdated?: boolean }) | null = document.querySelector(selector);
    // a Lit element is defined before its first render
    return element?.matches(':defined') && element.hasUpdated !== false;
  };
  /** Repeats a press until it has an effect, since a press without a listener changes nothing. */
  const press = (pressed: HTMLElement | undefined) => {
    if (!pressed?.matches(chosen)) pressed?.click();
    return pressed?.matches(chosen) ? performance.now() : 0;
  };
  let isScrolled = !scrolls;
  let isDrawn = false;
  const look = () => {
    // before the first paint the page has no lasting layout to scroll in
    if (!isScrolled) document.querySelector(place)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    isScrolled = true;
    const [first, second] = [...document.querySelectorAll<HTMLElement>(option)].filter((one) =>
      one.checkVisibility(),
    );
    if (own.every(isOwn) && !presses) noted.takenOver = performance.now();
    else if (!noted.answered) noted.answered = presses ? press(first) : 0;
    else if (own.every(isOwn)) {
      if (!isDrawn) noted.isKept = first?.matches(chosen) ?? false;
      isDrawn = true;
      noted.takenOver = press(second);
    }
  };
  // the check costs next to nothing and is the same for every page; nothing is pressed before it is painted
  const watch = () => {
    if (noted.painted) look();
    if (!noted.takenOver) setTimeout(watch, 4);
  };
  watch();
}
