import type { Ap } from '../ap.types.ts';
import { config } from '../config/config.ts';
import { isOnClub } from '../config/is-on-club.ts';
import { fieldsOf } from '../page/read-unknown.ts';
import { isChild, session } from '../session/session.ts';
import { measured } from './measured-events.ts';
import type { Report } from './measurement.types.ts';
import { forgetPlayback } from './media-reports.ts';

/** Value of `measurement` for `window.dataLayer`; others are names of functions. */
const DATA_LAYER = 'datalayer';

type Page = Record<string, unknown>;

/** Nothing is reported on the club, of a tag of the club, or while a child is logged in. */
const isForChildren = (host: Element): boolean => isOnClub(host) || isChild(session().store.getState().user);

/** Passes a report to the page. @throws whatever the page's function throws */
function send(report: Report): void {
  const page = window as unknown as Page;
  const { measurement } = config();
  if (measurement === DATA_LAYER) {
    page.dataLayer ??= [];
    (page.dataLayer as Report[]).push(report);
  } else if (typeof page[measurement] === 'function') page[measurement](report);
}

/**
 * Reports the use of widgets to the page's `dataLayer` or function, as `<ap-config measurement>` says. Each report needs
 * the consent `measurement` at that moment: earlier events are not kept, and after a withdrawal there are none.
 */
export default function measure(consent: Ap['consent']): void {
  const report = ({ type, target, detail }: Event & { detail?: unknown }) => {
    if (!(target instanceof HTMLElement)) return;
    const make = measured[target.localName]?.[type];
    if (!make || consent.get().measurement !== true || isForChildren(target)) return;
    try {
      const made = make(fieldsOf(detail), target);
      if (made) send(made);
    } catch (error) {
      console.warn('measurement:', error);
    }
  };
  const types = new Set(Object.values(measured).flatMap((events) => Object.keys(events)));
  // before listeners of the page, which may stop an event
  for (const type of types) addEventListener(type, report, true);
  addEventListener('ap-autoplay-change', ({ target }) => forgetPlayback(target as Element), true);
}
