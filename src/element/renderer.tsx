import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { registry } from '../storage/registry.ts';
import { becomeReady } from './become-ready.ts';
import { HostContext } from './host.ts';
import { addMountNode, removeMount, returnSlots } from './mount-node.ts';

/**
 * One React root for each element: a failure stays inside it. First renders are flushed together in slices,
 * because React would otherwise give each root a task of its own (docs/decisions/roots.md).
 */
export interface Mounted {
  host: HTMLElement;
  container: HTMLElement;
  Component: ComponentType<never>;
  props: object;
  root?: Root;
  /** How often the root was made anew after the page's translation had broken it. */
  rebuilt: number;
  failed: boolean;
  gone: boolean;
  /** Of a part of a plain widget, which goes on without it. */
  onFail?: (() => void) | undefined;
}

/** Roots rendered in one go, and milliseconds after which the browser gets its turn. */
const SLICE = 10;
const TURN = 12;
const MAX_REBUILT = 2;

/** Ids of two copies of the bundle must differ: React counts from zero in each. */
const copy = Math.random().toString(36).slice(2, 6);
let waiting: Mounted[] = [];

const yieldToBrowser = () =>
  (globalThis as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.() ??
  new Promise<void>((resolve) => setTimeout(resolve));

async function flush() {
  while (waiting.length) {
    const end = performance.now() + TURN;
    do {
      const slice = waiting.slice(0, SLICE);
      waiting = waiting.slice(SLICE);
      flushSync(() => {
        for (const mounted of slice) if (!mounted.gone) firstRender(mounted);
      });
    } while (waiting.length && performance.now() < end);
    if (waiting.length) await yieldToBrowser();
  }
}

function firstRender(mounted: Mounted) {
  mounted.root = createRoot(mounted.container, {
    identifierPrefix: copy,
    onUncaughtError: (error) => fail(mounted, error),
  });
  draw(mounted);
}

function Ready({ host, children }: { host: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => becomeReady(host), [host]);
  return <HostContext value={host}>{children}</HostContext>;
}

function draw({ root, host, Component, props }: Mounted) {
  const Drawn = Component as ComponentType<object>;
  root?.render(
    <Ready host={host}>
      <Drawn {...props} />
    </Ready>,
  );
}

/** Where a translator moved nodes away under React the widget is drawn anew; any other failure brings back the server content. */
function fail(mounted: Mounted, error: unknown) {
  const { host, container } = mounted;
  delete mounted.root;
  if (error instanceof DOMException && error.name === 'NotFoundError' && mounted.rebuilt < MAX_REBUILT) {
    mounted.rebuilt += 1;
    returnSlots(host, container);
    mounted.container = container.cloneNode(false) as HTMLElement;
    container.before(mounted.container);
    removeMount(container);
    enqueue(mounted);
    return;
  }
  mounted.failed = true;
  if (mounted.onFail) {
    recordFailure(host, error);
    mounted.onFail();
  } else showFailure(host, container, error);
}

/** The server content comes back in the place of what was drawn, and the error is recorded. */
export function showFailure(host: HTMLElement, container: HTMLElement, error: unknown): void {
  host.dataset.apState = 'failed';
  removeMount(container);
  recordFailure(host, error);
}

function recordFailure(host: HTMLElement, error: unknown): void {
  // what the error says may hold data of the page: it stays in the console (HTTP-17)
  const code = error instanceof Error ? error.name : 'error';
  const message = `${host.localName} could not be drawn: ${code}`;
  registry().errors.record({
    tag: host.localName,
    phase: 'render',
    code,
    type: 'script',
    message,
    text: message,
  });
  console.error(`<${host.localName}>`, error);
}

function enqueue(mounted: Mounted) {
  waiting.push(mounted);
  if (waiting.length === 1) queueMicrotask(flush);
}

/** What the page is told of a part that is drawn somewhere in a widget, by a plain one. */
interface PartOf {
  host: HTMLElement;
  onFail: () => void;
}

/** @param partOf where the container is not the custom element's own child */
export function mount(
  container: HTMLElement,
  Component: ComponentType<never>,
  props: object,
  { host, onFail }: Partial<PartOf> = {},
): Mounted {
  const mounted: Mounted = {
    host: host ?? (container.parentElement as HTMLElement),
    container,
    Component,
    props,
    rebuilt: 0,
    failed: false,
    gone: false,
    onFail,
  };
  enqueue(mounted);
  return mounted;
}

/** Draws with other props; a widget that could not be drawn with the ones before gets another chance. */
export function update(mounted: Mounted, props: object): void {
  mounted.props = props;
  if (!mounted.failed) {
    draw(mounted);
    return;
  }
  mounted.failed = false;
  mounted.container = addMountNode(mounted.host);
  enqueue(mounted);
}

export function unmount(mounted: Mounted): void {
  mounted.gone = true;
  mounted.root?.unmount();
  removeMount(mounted.container);
}
