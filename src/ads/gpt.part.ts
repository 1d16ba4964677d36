/// <reference types="google-publisher-tag" />
import { parseUrl } from '../content/safe-url.ts';
import { warnAttribute } from '../element/warn.ts';
import { ownBase, ownOrigin } from '../page/own-address.ts';
import { readDocument } from '../page/read-document.ts';
import type { AdKeyValues, AdService, AdSlot, Creative, DefinedSlot } from './ads.types.ts';
import { attempt } from './attempt.ts';
import { withBids } from './prebid.ts';

/** Distance from the viewport at which an ad is requested, as the margin of an observer. */
const AHEAD = '100% 0px';

type Tag = typeof googletag;
interface Page {
  googletag?: Tag;
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}
interface Policy {
  createScriptURL(url: string): string;
}
const page = globalThis as unknown as Page;

export interface GptOptions {
  /** Address of gpt.js. */
  script: string;
  /** Network code of Google Ad Manager, for unit codes that do not begin with it. */
  network: string | undefined;
  /** Time in ms from the request, after which there is no ad. */
  timeout: number;
  keyValues: AdKeyValues;
  /** The visitor accepts ads by a profile. */
  isPersonalised: boolean;
  /** Accessible name of the frames. */
  title: string;
}

/** Created once: a page's policy may refuse a second of the same name. */
let policy: Policy | undefined;
let loading: Promise<void> | undefined;

/** Adds Google's script: only here, once, and again after a failure. @throws when it is blocked or refused */
function loadScript(address: string): Promise<void> {
  if (page.googletag?.apiReady) return Promise.resolve();
  loading ??= addScript(address).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Hosts from which Google serves gpt.js. */
const googleHosts: readonly string[] = ['securepubads.g.doubleclick.net', 'pagead2.googlesyndication.com'];

/** Tests whether a script may run in the page: one of Google, or of the page's own origin. */
function isTrusted(address: string): boolean {
  const url = parseUrl(address, ownBase());
  if (!url) return false;
  return url.origin === ownOrigin() || googleHosts.some((host) => url.origin === `https://${host}`);
}

async function addScript(address: string): Promise<void> {
  if (!isTrusted(address)) {
    const host = document.querySelector('ap-config');
    if (host) warnAttribute(host, 'ad-url', address, 'l’adreça de gpt.js de Google, o una del mateix lloc');
    throw new Error('ad-url: not an address of Google');
  }
  const element = document.createElement('script');
  element.async = true;
  policy ??= page.trustedTypes?.createPolicy('ap-gpt', { createScriptURL: () => address });
  element.src = policy?.createScriptURL(address) ?? address;
  await new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
    readDocument('head').append(element);
  }).finally(() => element.remove());
}

type Receiver = (event: googletag.events.SlotRenderEndedEvent) => void;

/** Receivers of the answers, by the identifier of the element that Google renders into. */
const answers = new Map<string, Receiver>();
interface QueuedSlot {
  slot: googletag.Slot;
  /** The visitor accepts an ad by a profile here. */
  isPersonalised: boolean;
}

/** Slots of the next request. */
let queued: QueuedSlot[] = [];
let isSetUp = false;
let count = 0;

function setUp(tag: Tag): void {
  if (isSetUp) return;
  isSetUp = true;
  tag.setConfig({
    // one request for all ads that come near together, which `refresh` sends
    singleRequest: true,
    disableInitialLoad: true,
    // the widget reserves the space and removes it, so nothing moves
    collapseDiv: 'DISABLED',
    adExpansion: { enabled: false },
    safeFrame: {
      forceSafeFrame: true,
      sandbox: true,
      allowOverlayExpansion: false,
      allowPushExpansion: false,
    },
  });
  tag.pubads().addEventListener('slotRenderEnded', (event) => {
    attempt(() => answers.get(event.slot.getSlotElementId())?.(event));
  });
  tag.enableServices();
}

/**
 * Requests the queued slots together, without those that have been destroyed meanwhile. Bidders use profiles, so they
 * are asked only for slots with consent to them.
 */
function requestQueued(tag: Tag): void {
  const slots = queued;
  queued = [];
  const wanted = () => slots.filter(({ slot }) => answers.has(slot.getSlotElementId()));
  const auctionUnits = () => {
    const auctioned = wanted().filter(({ isPersonalised }) => isPersonalised);
    return [...new Set(auctioned.map(({ slot }) => slot.getAdUnitPath()))];
  };
  const refresh = () => {
    const remaining = wanted().map(({ slot }) => slot);
    // the same page view: ads of one page may exclude each other
    if (remaining.length > 0) attempt(() => tag.pubads().refresh(remaining, { changeCorrelator: false }));
  };
  if (auctionUnits().length > 0) withBids(auctionUnits, refresh);
  else refresh();
}

function queue(tag: Tag, slot: QueuedSlot): void {
  queued.push(slot);
  // a task of its own: an observer reports all elements of a frame, one after another
  if (queued.length === 1) setTimeout(() => attempt(() => requestQueued(tag)));
}

const sizesOf = (sizes: AdSlot['sizes']): [number, number][] =>
  sizes.map(([width, height]) => [width, height]);

/** Defines a slot, with the sizes for each width of the window. @returns undefined for a wrong unit code */
function defineSlot(tag: Tag, { unit, type, name, site, sizes, screens }: AdSlot, id: string) {
  const slot = tag.defineSlot(unit, sizesOf(sizes), id);
  if (!slot) return undefined;
  const { mobile, desktop, mobileMax } = screens;
  const mapping = tag
    .sizeMapping()
    .addSize([mobileMax + 1, 0], sizesOf(desktop))
    .addSize([0, 0], sizesOf(mobile))
    .build();
  if (mapping) slot.defineSizeMapping(mapping);
  const targeting = { site, ...(type && { slot_type: type }), ...(name && { slot_name: name }) };
  slot.setConfig({ targeting });
  return slot.addService(tag.pubads());
}

/** Key values without those that are no texts. */
const targetingOf = (keyValues: AdKeyValues): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(keyValues).flatMap(([key, value]) => {
      const texts = [value].flat().filter((one) => typeof one === 'string');
      return texts.length > 0 ? [[key, texts]] : [];
    }),
  );

/** Calls back once the element comes near the viewport. @returns a function that stops waiting */
function whenNear(element: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { root: document, rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Google Publisher Tag. Its script runs in the page; nothing is requested before the first slot comes near the
 * viewport. Source: https://developers.google.com/publisher-tag/reference
 */
export default function gptService(options: GptOptions): AdService {
  const pathOf = (unit: string) => (unit.startsWith('/') ? unit : `/${options.network}/${unit}`);
  return { define: (slot) => createSlot({ ...slot, unit: pathOf(slot.unit) }, options) };
}

function createSlot(
  slot: AdSlot,
  { keyValues, isPersonalised, title, timeout, script }: GptOptions,
): DefinedSlot {
  const id = `ap-gpt-${++count}`;
  let defined: googletag.Slot | undefined;
  let settle: ((creative: Creative | undefined) => void) | undefined;
  let stopWaiting: (() => void) | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;

  const destroy = () => {
    stopWaiting?.();
    clearTimeout(late);
    answers.delete(id);
    const gone = defined;
    defined = undefined;
    if (gone) attempt(() => page.googletag?.destroySlots([gone]));
    settle?.(undefined);
  };

  /** Receives the answer. An ad of another size would not fit into the reserved space. */
  const receive: Receiver = ({ isEmpty, size }) => {
    clearTimeout(late);
    answers.delete(id);
    const [width, height] = Array.isArray(size) ? size : [];
    const fitting = slot.sizes.find((one) => one[0] === width && one[1] === height);
    if (isEmpty || !fitting) destroy();
    else settle?.({ size: fitting });
  };

  const define = (tag: Tag) => {
    if (!answers.has(id)) return; // destroyed while the script was loading
    setUp(tag);
    tag.setAdIframeTitle(title);
    tag.setConfig({
      targeting: targetingOf(keyValues),
      privacyTreatments: { treatments: isPersonalised ? [] : ['disablePersonalization'] },
    });
    defined = defineSlot(tag, slot, id);
    if (!defined) throw new Error(`no slot of ${slot.unit}`);
    tag.display(id);
    queue(tag, { slot: defined, isPersonalised });
  };

  const request = async (place: HTMLElement) => {
    place.id = id;
    answers.set(id, receive);
    late = setTimeout(destroy, timeout);
    try {
      await loadScript(script);
      page.googletag ??= { cmd: [] } as unknown as Tag;
      page.googletag.cmd.push(() => {
        if (!attempt(() => define(page.googletag as Tag))) destroy();
      });
    } catch {
      // blocked, refused by the policy of the page, or no script at all: show no ad
      destroy();
    }
  };

  return {
    display: (place) =>
      new Promise((resolve) => {
        settle = resolve;
        if (!place) destroy();
        else if (slot.isSticky) request(place);
        else stopWaiting = whenNear(place, () => request(place));
      }),
    destroy,
  };
}
