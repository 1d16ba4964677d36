/**
 * Pages for the contract of the tags: each is a document of its own, in a frame.
 *
 *   const page = await open({ body: demo });
 *   await page.ready();
 *
 * Tests are written with the `it` from here, which closes their pages and fails if anything went wrong on one.
 */
import { type Body, done, expect, hasFaults, inTime, it as plainIt, until } from './contract.ts';
import type { MadePage, TestedDefinition, TestedDefinitions } from './made-pages.types.ts';

export type { TestedDefinition };

interface Watch {
  problems: string[];
  warnings: string[];
  pending: number;
  /** Requests of scripts since the page began. */
  calls: { method: string; path: string; headers: Headers; body: unknown }[];
  speed: number;
  leftovers(): string[];
  load(url: string): Promise<unknown>;
}

export type PageWindow = Window &
  typeof globalThis & { readonly apWatch: Watch; readonly ap?: import('../../src/ap.types.ts').Ap };

export interface PageOptions extends MadePage {
  /** CSS px. */
  width?: number;
  height?: number;
  /** Factor by which the page's timeouts run faster, until `watch.speed` is set. */
  speed?: number;
}

/** Every tag of the built bundle, read by the server from the definitions: new tags are tested automatically. */
const known: TestedDefinitions = await (await fetch('/made/definitions.json')).json();
/** Tags under test: all, or the one of `TAG=`. */
export const definitions = known.all.filter(({ tag }) => !known.only || tag === known.only);

/** Example of a tag, whichever tags are tested. */
export const demoOf = (name: string) => known.all.find(({ tag }) => tag === name)?.demo ?? '';

/** One tag of each kind: a form, an enhancing tag, data as JSON, dates, lists, live, media. */
const ofEachKind = [
  'ap-poll',
  'ap-newsletter',
  'ap-header',
  'ap-time',
  'ap-index',
  'ap-live-feed',
  'ap-player',
];
/** The engine treats all tags alike, so that the quick run tests one tag of each kind. */
export const definitionsInQuick =
  known.isFull || known.only ? definitions : definitions.filter(({ tag }) => ofEachKind.includes(tag));

const pages = new Set<Page>();

/**
 * Waits two frames: a response is rendered in the first, and requests of newly visible tags start after the second.
 */
const FRAMES_OF_REST = 2;

/** Tests whether a widget still loads parts or data, even between two requests. */
const isLoading = (host: HTMLElement) => (host as HTMLElement & { status?: unknown }).status === 'loading';

export class Page {
  readonly frame: HTMLIFrameElement;
  readonly #allowed: RegExp[] = [];

  constructor(frame: HTMLIFrameElement) {
    this.frame = frame;
  }

  get window(): PageWindow {
    return this.frame.contentWindow as PageWindow;
  }

  get document(): Document {
    return this.frame.contentDocument as Document;
  }

  get watch(): Watch {
    return this.window.apWatch;
  }

  /** All elements that the selector names. */
  all(selector: string): HTMLElement[] {
    return [...this.document.querySelectorAll<HTMLElement>(selector)];
  }

  /** The only element that the selector names, or the one at `index`. */
  one(selector: string, index = 0): HTMLElement {
    const found = this.all(selector)[index];
    if (!found) throw new Error(`no ${selector} number ${index}`);
    return found;
  }

  /**
   * Waits until the hosts, by default all tags of the page, are in a state and no request is pending. This must hold
   * for several frames, so that a response is drawn and observers have sent their requests.
   */
  async settled(hosts?: readonly HTMLElement[], state = 'ready'): Promise<void> {
    const isSettled = () =>
      // queries the hosts each time: a widget may add tags
      (hosts ?? this.hosts()).every((host) => host.dataset.apState === state && !isLoading(host)) &&
      this.watch.pending === 0;
    const missing = () => {
      const others = (hosts ?? this.hosts()).filter(({ dataset }) => dataset.apState !== state);
      const states = others.map(
        ({ localName, dataset }) => `<${localName}>, which is ${dataset.apState}${this.#errorOf(localName)},`,
      );
      const loading = (hosts ?? this.hosts())
        .filter(isLoading)
        .map(({ localName }) => `data of <${localName}>`);
      const requests = this.watch.pending ? [`answers to ${this.watch.pending} requests`] : [];
      return [...states.map((text) => `${text} to be ${state}`), ...loading, ...requests].join(', and for ');
    };
    let frames = 0;
    let drawing: Document | undefined;
    const isAtRest = () => {
      if (!isSettled()) frames = 0;
      // counts frames of the page itself: on a busy machine it has fewer than the test around it
      if (drawing !== this.document) {
        drawing = this.document;
        this.window.requestAnimationFrame(() => {
          frames += 1;
          drawing = undefined;
        });
      }
      return frames > FRAMES_OF_REST;
    };
    await until(isAtRest, missing);
  }

  /** Quotes the last recorded error of a tag and the last problem of the page, for a wait that ends without the tag. */
  #errorOf(tag: string): string {
    const recorded = this.window.ap?.errors.findLast((error) => error.tag === tag)?.message;
    const quoted = [recorded, this.watch?.problems.at(-1)].filter(Boolean);
    return quoted.length > 0 ? ` (${quoted.join('; ')})` : '';
  }

  hosts(): HTMLElement[] {
    return this.all(known.all.map(({ tag }) => tag).join());
  }

  /** Sets the width of the page's window, in CSS px. */
  async resize(width: number): Promise<void> {
    this.frame.width = String(width);
    await this.frames(2);
  }

  /** Lets the browser draw. */
  async frames(count = 1): Promise<void> {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
  }

  #trusted(html: string): string {
    const { trustedTypes } = this.window as unknown as { trustedTypes: TrustedTypes };
    return trustedTypes
      .createPolicy('ap-html', { createHTML: (text) => text })
      .createHTML(html) as unknown as string;
  }

  /** Creates elements from HTML, as a script of the page would insert them. */
  make(html: string): HTMLElement {
    const template = this.document.createElement('template');
    template.innerHTML = this.#trusted(html);
    return this.document.importNode(template.content, true).firstElementChild as HTMLElement;
  }

  /** Writes the document of a frame, as the editor of a CMS does for its preview. */
  setSource(frame: HTMLIFrameElement, html: string): void {
    frame.srcdoc = this.#trusted(html);
  }

  /** Returns the page in a frame of this page, closed together with it. */
  within(frame: HTMLIFrameElement): Page {
    const page = new Page(frame);
    pages.add(page);
    return page;
  }

  get main(): HTMLElement {
    return this.one('main');
  }

  /** Allows problems that match. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Cancels the events by which widgets announce a navigation, so that the page stays. */
  stay(): void {
    for (const { contract } of known.all)
      for (const [name, { cancelable }] of Object.entries(contract.events ?? {}))
        if (cancelable && name !== 'ap-login-required')
          this.document.addEventListener(name, (event) => event.preventDefault());
  }

  close(): string[] {
    const problems = this.watch?.problems ?? ['the frame has gone to another page'];
    this.frame.remove();
    return problems.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): { createHTML(text: string): object };
}

/**
 * Returns the attributes of `<ap-config>` that a tag needs to exist or to stay on the page: some exist in development
 * mode only.
 */
export function configFor(...subjects: readonly TestedDefinition[]): Record<string, string> {
  const isDev = subjects.some(({ contract }) => contract.devOnly || contract.audience === 'user');
  // their buttons redirect to the page's login at once
  const leads = subjects.some(({ tag }) => tag === 'ap-gate' || tag === 'ap-ugc-form');
  // without a service there are neither ads nor their space
  const hasAds = subjects.some(({ tag }) => tag === 'ap-ad');
  return {
    ...(isDev && { dev: '' }),
    ...(leads && { 'login-url': '#acces' }),
    ...(hasAds && { 'ad-url': '/anuncis' }),
  };
}

let isLoggedIn = false;

/** Logs in for tags that need a user, unless the tag redirects logged-in users. */
async function logInFor(body: string): Promise<void> {
  const isFor = (audience: string) =>
    known.all.some(({ tag, contract }) => contract.audience === audience && body.includes(`<${tag}`));
  const isNeeded = isFor('user') && !isFor('anonymous');
  if (isNeeded === isLoggedIn) return;
  isLoggedIn = isNeeded;
  const headers = { 'Content-Type': 'application/json' };
  const login = { method: 'POST', headers, body: JSON.stringify({ userId: '7' }) };
  await fetch('/api/dev/session', isNeeded ? login : { method: 'DELETE' });
}

/** Returns a unique address of the bundle, so that the browser uses no cached file of another page. */
export const freshEntry = () => `/copy-${crypto.randomUUID()}/dist/ap.js`;

/** Waits until removed hosts are unmounted. */
export function areGone(hosts: readonly HTMLElement[]) {
  const alive = () => hosts.filter(({ dataset }) => dataset.apState !== 'waiting');
  return until(
    () => alive().length === 0,
    () => `${alive().map(({ localName }) => `<${localName}>`)} to be gone`,
  );
}

/** Opens a page and waits until it has loaded; its tags may still be on their way. */
export async function open({ width = 900, height = 560, speed, ...asked }: PageOptions): Promise<Page> {
  const described = hasFaults() ? { entry: [freshEntry()], ...asked } : asked;
  const frame = document.createElement('iframe');
  frame.width = String(width);
  frame.height = String(height);
  await logInFor(described.body);
  const made = await fetch('/made', { method: 'POST', body: JSON.stringify(described) });
  frame.src = `${await made.text()}${speed ? `&speed=${speed}` : ''}`;
  document.body.prepend(frame);
  const there = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  await done(there, 'the page in its frame');
  const page = new Page(frame);
  pages.add(page);
  return page;
}

/** Returns the visible text of an element. */
export function seenText(element: HTMLElement): string {
  return element.innerText.trim();
}

/** Opens a page with the demo of these tags; more than one tag is loaded eagerly, wherever it is on the page. */
export function openDemo(subjects: readonly TestedDefinition[], options: Partial<PageOptions> = {}) {
  const demos = subjects.map(({ tag, demo }) =>
    subjects.length > 1 ? demo.replace(`<${tag}`, `<${tag} loading="eager"`) : demo,
  );
  const config = { ...configFor(...subjects), ...options.config };
  return open({ body: demos.join('\n'), ...options, config });
}

/** Waits until an expectation is met. On a timeout of the test it fails with that expectation. */
export async function eventually(expectation: () => void): Promise<void> {
  let missing = '';
  const isMet = () => {
    try {
      expectation();
      return true;
    } catch (error) {
      missing = String(error);
      return false;
    }
  };
  await until(isMet, () => missing);
}

/** Timeout in milliseconds, slightly shorter than the runner's. */
const TIME = 39_500;

/** Requirement rows of a test besides those in its title. */
interface Tags {
  tag: readonly string[];
}

/** Defines a test on pages. At its end it closes them, and fails for every problem that it did not allow. */
export function it(title: string, body: Body): void;
export function it(title: string, tags: Tags, body: Body): void;
export function it(title: string, ...rest: [Body] | [Tags, Body]): void {
  const body = rest.at(-1) as Body;
  plainIt(title, async () => {
    let problems: string[] = [];
    try {
      await inTime(body, TIME);
    } finally {
      // closes a nested page before the page that contains it
      problems = [...pages].reverse().flatMap((page) => page.close());
      pages.clear();
    }
    expect(problems.join('\n'), 'nothing goes wrong on the page').to.equal('');
  });
}
