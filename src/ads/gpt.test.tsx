import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGoogleTag } from '../../tests/support/google-tag.ts';
import type { AdSlot } from './ads.types.ts';
import type { GptOptions } from './gpt.part.ts';

const SCRIPT = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';
const sizes = [[300, 250]] as const;
const slot: AdSlot = {
  id: 'a',
  name: 'Centre',
  type: 'line',
  unit: '/1234/centre',
  sizes,
  screens: { mobile: [[320, 100]], desktop: sizes, mobileMax: 768 },
  site: 'apunt',
  isSticky: false,
};

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>;
/** Scripts that the adapter has added; the simulated document would refuse to load them. */
let scripts: HTMLScriptElement[];
/** Reports of the observers, by element. */
let observers: Map<Element, (entries: Entry[]) => void>;
const page = globalThis as {
  googletag?: unknown;
  pbjs?: unknown;
  trustedTypes?: unknown;
};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  observers = new Map();
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement);
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: Entry[]) => void;
      #target: Element | undefined;
      constructor(report: (entries: Entry[]) => void) {
        this.#report = report;
      }
      observe(target: Element) {
        this.#target = target;
        observers.set(target, this.#report);
      }
      disconnect() {
        if (this.#target) observers.delete(this.#target);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ['googletag', 'pbjs', 'trustedTypes'] as const) delete page[name];
  document.body.replaceChildren();
});

/** Loads the adapter anew. */
async function open(options: Partial<GptOptions> = {}) {
  const { default: gptService } = await import('./gpt.part.ts');
  const { define } = gptService({
    script: SCRIPT,
    timeout: 10_000,
    network: undefined,
    keyValues: {},
    isPersonalised: false,
    title: 'Publicitat',
    ...options,
  });
  /** Displays a slot in a new element, and brings it near the viewport. */
  return (more: Partial<AdSlot> = {}, isNear = true) => {
    const place = document.createElement('div');
    document.body.append(place);
    const defined = define({ ...slot, ...more });
    const shown = defined.display(place);
    if (isNear) observers.get(place)?.([{ isIntersecting: true }]);
    return { place, shown, destroy: defined.destroy };
  };
}

function givenTag() {
  const google = createGoogleTag(document, 'div');
  page.googletag = google.tag;
  return google;
}

/** Runs the requests that wait for a task. */
const send = () => vi.advanceTimersByTimeAsync(0);
const addresses = () => scripts.map(({ src }) => src);

test('AD-04 AD-05 defines a slot with its sizes by width, and with what the place says', async () => {
  const google = givenTag();
  const display = await open({
    keyValues: { section: 'esports', tags: ['a', 'b'], wrong: 5 as unknown as string, empty: [] },
  });
  const { shown } = display();
  await send();
  expect(google.slots).toMatchObject([
    {
      unit: '/1234/centre',
      sizes: [[300, 250]],
      mapping: [
        [[769, 0], [[300, 250]]],
        [[0, 0], [[320, 100]]],
      ],
      settings: { targeting: { site: 'apunt', slot_type: 'line', slot_name: 'Centre' } },
    },
  ]);
  expect(google.settings).toMatchObject({
    targeting: { section: ['esports'], tags: ['a', 'b'] },
    collapseDiv: 'DISABLED',
    safeFrame: { forceSafeFrame: true, sandbox: true },
    privacyTreatments: { treatments: ['disablePersonalization'] },
  });
  google.answer('/1234/centre', [300, 250]);
  expect(await shown).toEqual({ size: [300, 250] });
});

test('AD-07 requests nothing, not even the script, before a slot comes near', async () => {
  const display = await open();
  const { place } = display({}, false);
  await send();
  observers.get(place)?.([{ isIntersecting: false }]);
  expect([addresses(), page.googletag]).toEqual([[], undefined]);
  observers.get(place)?.([{ isIntersecting: true }]);
  expect(addresses()).toEqual([SCRIPT]);
});

test('a slot at the edge of the window is near from the beginning', async () => {
  const google = givenTag();
  (await open())({ isSticky: true }, false);
  await send();
  expect(google.requests).toEqual([['/1234/centre']]);
});

test('LIST-13 sends one request for the slots that come near together, and another for later ones', async () => {
  const display = await open();
  for (const unit of ['/1234/a', '/1234/b']) display({ unit });
  const google = givenTag();
  scripts[0]?.dispatchEvent(new Event('load'));
  await send();
  for (const unit of ['/1234/c', '/1234/d']) display({ unit });
  await send();
  expect(google.requests).toEqual([
    ['/1234/a', '/1234/b'],
    ['/1234/c', '/1234/d'],
  ]);
});

test('completes a unit code by the network of the page', async () => {
  const google = givenTag();
  const display = await open({ network: '1234' });
  for (const unit of ['portada/centre', '/5678/centre']) display({ unit });
  await send();
  expect(google.requests).toEqual([['/1234/portada/centre', '/5678/centre']]);
});

test('asks for personalised ads only with consent to them', async () => {
  const google = givenTag();
  (await open({ isPersonalised: true }))();
  await send();
  expect(google.settings.privacyTreatments).toEqual({ treatments: [] });
});

test('destroys the slot of an ad that is removed, with its content', async () => {
  const google = givenTag();
  const { place, shown, destroy } = (await open())();
  await send();
  google.answer('/1234/centre', [300, 250]);
  await shown;
  expect(place.childElementCount).toBe(1);
  destroy();
  expect([google.slots, place.childElementCount]).toEqual([[], 0]);
});

test('defines no slot that was destroyed while the script was loading', async () => {
  const { shown, destroy } = (await open())();
  destroy();
  const google = givenTag();
  scripts[0]?.dispatchEvent(new Event('load'));
  await send();
  expect([await shown, google.slots, google.requests]).toEqual([undefined, [], []]);
});

test('requests no slot that was destroyed before its request', async () => {
  const google = givenTag();
  const display = await open();
  const { destroy } = display({ unit: '/1234/a' });
  display({ unit: '/1234/b' });
  await Promise.resolve();
  await Promise.resolve();
  expect(google.slots).toHaveLength(2);
  destroy();
  await send();
  expect(google.requests).toEqual([['/1234/b']]);
});

test('stops waiting for an element that is removed before it comes near', async () => {
  const { place, shown, destroy } = (await open())({}, false);
  destroy();
  expect(await shown).toBeUndefined();
  expect([observers.has(place), addresses()]).toEqual([false, []]);
});

test.each([
  ['empty', null],
  ['of another size', [970, 250]],
  ['without a size', 'fluid'],
] as const)('shows no ad that is %s, and destroys its slot', async (_what, size) => {
  const google = givenTag();
  const { shown } = (await open())();
  await send();
  google.answer('/1234/centre', size as [number, number] | 'fluid' | null);
  expect([await shown, google.slots]).toEqual([undefined, []]);
});

test('a wrong unit code is an ad less, and no failure', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const google = givenTag();
  const { shown } = (await open())({ unit: 'portada/centre' });
  expect(await shown).toBeUndefined();
  await send();
  expect(google.requests).toEqual([]);
});

test('API-40 a blocked script is an ad less, and the next slot tries again', async () => {
  const display = await open();
  const { shown } = display();
  scripts[0]?.dispatchEvent(new Event('error'));
  expect(await shown).toBeUndefined();
  display();
  expect(addresses()).toEqual([SCRIPT, SCRIPT]);
});

test('API-40 a script without an answer is given up after the timeout', async () => {
  const google = givenTag();
  const { shown } = (await open({ timeout: 1000 }))();
  await vi.advanceTimersByTimeAsync(999);
  expect(google.slots).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([await shown, google.slots]).toEqual([undefined, []]);
});

test.each([
  ['is something else', { apiReady: true }],
  ['throws', { apiReady: true, cmd: { push: (call: () => void) => call() } }],
])('API-40 a googletag that %s never throws into the page', async (_what, tag) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  page.googletag = tag;
  expect(await (await open())().shown).toBeUndefined();
});

test('W-04 loads the script through its own policy, and not where that policy is refused', async () => {
  const names: string[] = [];
  page.trustedTypes = {
    createPolicy: (name: string, rules: object) => {
      names.push(name);
      return rules;
    },
  };
  (await open())();
  expect([names, addresses()]).toEqual([['ap-gpt'], [SCRIPT]]);
  vi.resetModules();
  page.trustedTypes = {
    createPolicy: () => {
      throw new TypeError('refused');
    },
  };
  expect(await (await open())().shown).toBeUndefined();
  expect(scripts).toHaveLength(1);
});

test.each([
  'http://securepubads.g.doubleclick.net/tag/js/gpt.js',
  'https://securepubads.g.doubleclick.net.example/tag/js/gpt.js',
  'https://securepubads.g.doubleclick.net:8443/gpt.js',
  'https://anuncis.example/gpt.js',
  '//anuncis.example/gpt.js',
  'data:text/javascript,1',
  'https://',
])('W-04 loads no script from %s, and warns the editor', async (script) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML = '<ap-config></ap-config>';
  expect(await (await open({ script }))().shown).toBeUndefined();
  expect(scripts).toEqual([]);
  expect(String(warn.mock.calls[0]?.[0])).toContain('<ap-config> ad-url="');
});

test.each(['https://pagead2.googlesyndication.com/tag/js/gpt.js', '/anuncis/gpt.js'])(
  'loads the script from %s',
  async (script) => {
    (await open({ script }))();
    expect(addresses()).toEqual([new URL(script, location.href).href]);
  },
);

/** Prebid.js with a queue that runs at once. */
function givenPrebid(requestBids: (options: { adUnitCodes: string[]; bidsBackHandler: () => void }) => void) {
  const calls: unknown[] = [];
  page.pbjs = {
    que: { push: (command: () => void) => command() },
    requestBids,
    setTargetingForGPTAsync: (codes: string[]) => calls.push(codes),
  };
  return calls;
}

test('waits for the bids of Prebid, and passes them on, before it requests the ads', async () => {
  const google = givenTag();
  let end = () => {};
  const calls = givenPrebid(({ adUnitCodes, bidsBackHandler }) => {
    expect(adUnitCodes).toEqual(['/1234/centre']);
    end = bidsBackHandler;
  });
  (await open({ isPersonalised: true }))();
  await send();
  expect(google.requests).toEqual([]);
  end();
  expect([calls, google.requests]).toEqual([[['/1234/centre']], [['/1234/centre']]]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(google.requests).toHaveLength(1);
});

test('requests no slot that was destroyed during the auction', async () => {
  const google = givenTag();
  givenPrebid(() => {});
  const { destroy } = (await open({ isPersonalised: true }))();
  await send();
  destroy();
  await vi.advanceTimersByTimeAsync(3000);
  expect(google.requests).toEqual([]);
});

/** Prebid.js before its script has loaded: a list of commands. */
function givenLatePrebid() {
  const que: (() => void)[] = [];
  const requestBids = vi.fn();
  page.pbjs = { que, requestBids, setTargetingForGPTAsync: () => {} };
  return {
    requestBids,
    load: () => {
      for (const command of que) command();
    },
  };
}

test('asks no bidder when Prebid loads after the slot was destroyed', async () => {
  givenTag();
  const { requestBids, load } = givenLatePrebid();
  const { destroy } = (await open({ isPersonalised: true }))();
  await send();
  destroy();
  load();
  expect(requestBids).not.toHaveBeenCalled();
});

test('asks the bidders only for the slots that remain when Prebid loads', async () => {
  givenTag();
  const { requestBids, load } = givenLatePrebid();
  const display = await open({ isPersonalised: true });
  const { destroy } = display({ unit: '/1234/a' });
  display({ unit: '/1234/b' });
  await send();
  destroy();
  load();
  expect(requestBids.mock.calls.map(([{ adUnitCodes }]) => adUnitCodes)).toEqual([['/1234/b']]);
});

test('asks no bidder when Prebid loads after the ads were requested without it', async () => {
  const google = givenTag();
  const { requestBids, load } = givenLatePrebid();
  (await open({ isPersonalised: true }))();
  await send();
  await vi.advanceTimersByTimeAsync(3000);
  load();
  expect([google.requests, requestBids.mock.calls]).toEqual([[['/1234/centre']], []]);
});

test('starts no auction when all queued slots were destroyed', async () => {
  const google = givenTag();
  const requestBids = vi.fn();
  givenPrebid(requestBids);
  const { destroy } = (await open({ isPersonalised: true }))();
  await Promise.resolve();
  await Promise.resolve();
  expect(google.slots).toHaveLength(1);
  destroy();
  await send();
  expect(requestBids).not.toHaveBeenCalled();
});

test.each([
  ['never ends', () => {}, 3000],
  [
    'throws',
    () => {
      throw new Error('broken');
    },
    0,
  ],
])('an auction that %s costs its bids, not the ad', async (_what, requestBids, wait) => {
  const google = givenTag();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  givenPrebid(requestBids);
  (await open({ isPersonalised: true }))();
  await send();
  await vi.advanceTimersByTimeAsync(wait);
  expect(google.requests).toEqual([['/1234/centre']]);
});

test('asks no bidder for an ad without consent to profiles, and does not wait', async () => {
  const google = givenTag();
  const requestBids = vi.fn();
  givenPrebid(requestBids);
  (await open())();
  await send();
  expect([google.requests, requestBids.mock.calls]).toEqual([[['/1234/centre']], []]);
});

test('asks the bidders only for the slots with consent to profiles', async () => {
  givenTag();
  const requestBids = vi.fn();
  givenPrebid(requestBids);
  const { default: gptService } = await import('./gpt.part.ts');
  for (const isPersonalised of [false, true]) {
    const options = {
      script: SCRIPT,
      timeout: 10_000,
      network: undefined,
      keyValues: {},
      title: 'Publicitat',
    };
    const place = document.body.appendChild(document.createElement('div'));
    const unit = isPersonalised ? '/1234/profile' : '/1234/context';
    gptService({ ...options, isPersonalised })
      .define({ ...slot, unit, isSticky: true })
      .display(place);
  }
  await send();
  expect(requestBids.mock.calls.map(([{ adUnitCodes }]) => adUnitCodes)).toEqual([['/1234/profile']]);
});

const fail = () => {
  throw new Error('broken');
};

test('a command of Prebid that fails late never throws into the page, and costs no ad', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const google = givenTag();
  const { requestBids, load } = givenLatePrebid();
  requestBids.mockImplementation(fail);
  (await open({ isPersonalised: true }))();
  await send();
  expect(load).not.toThrow();
  expect(google.requests).toEqual([['/1234/centre']]);
});

test('bids that Prebid cannot pass on never throw into the page, and cost no ad', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const google = givenTag();
  let end = () => {};
  givenPrebid(({ bidsBackHandler }) => {
    end = bidsBackHandler;
  });
  Object.assign(page.pbjs as object, { setTargetingForGPTAsync: fail });
  (await open({ isPersonalised: true }))();
  await send();
  expect(() => end()).not.toThrow();
  expect(google.requests).toEqual([['/1234/centre']]);
});

test('a refresh that fails after the auction never throws into the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const google = givenTag();
  givenPrebid(() => {});
  (await open({ isPersonalised: true }))();
  await send();
  Object.assign(google.tag.pubads(), { refresh: fail });
  await vi.advanceTimersByTimeAsync(3000);
  expect(warn).toHaveBeenCalledOnce();
});

test('a broken report of Google never throws into the page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const google = givenTag();
  const { shown } = (await open())();
  await send();
  const [defined] = google.slots;
  const getSlotElementId = defined?.slot.getSlotElementId;
  Object.assign(defined?.slot ?? {}, { getSlotElementId: fail });
  expect(() => google.answer('/1234/centre', [300, 250])).not.toThrow();
  Object.assign(defined?.slot ?? {}, { getSlotElementId });
  google.answer('/1234/centre', [300, 250]);
  expect(await shown).toEqual({ size: [300, 250] });
});
