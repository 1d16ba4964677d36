import type { ApError, ApErrors } from '../errors/errors.types.ts';
import type { Metric } from './metric.types.ts';
import { type Moved, type Resize, shiftCause, upperEdge } from './shift-cause.ts';

/** Lower limit of a slow interaction (Interaction to Next Paint), in ms. */
const SLOW = 200;
/** Number of size changes to remember: those of one frame are reported together, and soon. */
const RESIZES = 100;
const OUTER = { box: 'border-box' } as const;
const HOST = '[data-ap-state]';

/** Entry of the Layout Instability API, which TypeScript's library lacks. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  /** True soon after a press, when readers expect a shift. */
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

const tagOf = (node: Node | null | undefined): string | undefined => {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>(HOST)?.localName;
};

function tell(kind: Metric['kind'], tag: string | undefined, value: number): void {
  const detail: Metric = { kind, ...(tag && { tag }), value };
  document.dispatchEvent(new CustomEvent('ap-metric', { detail }));
}

/** Calls `each` for each entry, also earlier ones; does nothing in browsers that do not support the type. */
function observe<Entry extends PerformanceEntry>(type: string, each: (entry: Entry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) each(entry as Entry);
  }).observe({ type, buffered: true, durationThreshold: SLOW } as PerformanceObserverInit);
}

/** Records changes in size of all tags, also of those added later. */
function followSizes(): readonly Resize[] {
  const resizes: Resize[] = [];
  const heights = new WeakMap<Element, number>();
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const { top, height } = target.getBoundingClientRect();
      const before = heights.get(target);
      heights.set(target, height);
      if (before === undefined || before === height) continue;
      resizes.push({
        tag: target.localName,
        top,
        by: height - before,
        at: performance.now(),
      });
      if (resizes.length > RESIZES) resizes.shift();
    }
  });
  const follow = (root: ParentNode) => {
    for (const host of root.querySelectorAll(HOST)) sizes.observe(host, OUTER);
  };
  follow(document);
  new MutationObserver((changes) => {
    for (const { target } of changes) sizes.observe(target as Element, OUTER);
  }).observe(document, { subtree: true, attributeFilter: ['data-ap-state'] });
  return resizes;
}

function watchShifts(): void {
  const resizes = followSizes();
  observe<LayoutShift>('layout-shift', ({ hadRecentInput, sources, startTime, value }) => {
    if (hadRecentInput || !sources.length) return;
    const moved = sources.map<Moved>(({ node, previousRect, currentRect }) => ({
      tag: tagOf(node),
      top: upperEdge(previousRect, currentRect),
    }));
    tell('layout-shift', shiftCause(moved, resizes, startTime), value);
  });
}

function watchInteractions(): void {
  const told = new Set<number>();
  observe<PerformanceEventTiming>('event', ({ interactionId, duration, target }) => {
    if (!interactionId || duration <= SLOW || told.has(interactionId)) return;
    told.add(interactionId); // a press is several events: down, up and click
    tell('slow-interaction', tagOf(target), duration);
  });
}

function watchLoads(errors: ApErrors): void {
  const each = ({ phase, tag }: ApError) => phase === 'load' && tell('failed-load', tag, 1);
  errors.list().forEach(each);
  document.addEventListener('ap-error', (event) => each((event as CustomEvent<ApError>).detail));
}

/** Reports layout shifts, slow interactions and failed loads as `ap-metric` events, with the causing tag (BEY-32). */
export default function watchMetrics(errors: ApErrors): void {
  watchShifts();
  watchInteractions();
  watchLoads(errors);
}
