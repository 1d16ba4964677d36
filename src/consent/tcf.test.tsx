import { CmpApi } from '@iabtcf/cmpapi';
import { GVL, PurposeRestriction, RestrictionType, TCModel, TCString, type VendorList } from '@iabtcf/core';
import makeStub from '@iabtcf/stub';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import type { Consent } from '../ap.types.ts';
import followTcf from './tcf.part.ts';

const GOOGLE = 755;
const networks = ['facebook', 'instagram', 'tiktok', 'twitter', 'youtube'];
const none: Consent = { ads: false, personalisedAds: false, measurement: false, embeds: [] };
const all: Consent = { ads: true, personalisedAds: true, measurement: true, embeds: networks };

type Listener = (data: unknown, isSuccess: boolean) => void;
const page = window as unknown as {
  __tcfapi?:
    | ((command: string, version: number, listener: Listener, parameter?: unknown) => void)
    | undefined;
};

/** Vendor list with as much as an encoder of strings needs. */
const vendorList = {
  gvlSpecificationVersion: 3,
  vendorListVersion: 1,
  tcfPolicyVersion: 5,
  lastUpdated: '2026-11-01T00:00:00Z',
  purposes: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at + 1, { id: at + 1 }])),
  specialPurposes: {},
  features: {},
  specialFeatures: {},
  stacks: {},
  dataCategories: {},
  vendors: {
    [GOOGLE]: {
      id: GOOGLE,
      name: 'Google',
      purposes: [1, 2, 3, 4, 7],
      legIntPurposes: [],
      flexiblePurposes: [2, 7],
      specialPurposes: [],
      features: [],
      specialFeatures: [],
    },
  },
} as unknown as VendorList;

interface Choice {
  purposes: number[];
  vendors?: number[];
  /** Purpose that the publisher forbids to Google. */
  forbidden?: number;
}

/** Encodes a choice as the tools of the market do. */
function encode({ purposes, vendors = [], forbidden }: Choice): string {
  const model = new TCModel(new GVL(vendorList));
  Object.assign(model, { cmpId: 10, cmpVersion: 1, isServiceSpecific: true, publisherCountryCode: 'ES' });
  model.purposeConsents.set(purposes);
  model.vendorConsents.set(vendors);
  model.vendorsDisclosed.set([GOOGLE]);
  if (forbidden)
    model.publisherRestrictions.add(
      GOOGLE,
      Object.assign(new PurposeRestriction(), {
        purposeId: forbidden,
        restrictionType: RestrictionType.NOT_ALLOWED,
      }),
    );
  return TCString.encode(model);
}

/** Starts the part, and collects what it sets. */
function follow(config: object = {}): Consent[] {
  givenPage({ adService: 'frame', consentRules: {}, ...config });
  const heard: Consent[] = [];
  followTcf({ get: () => heard.at(-1) ?? none, set: (consent) => heard.push(consent as Consent) });
  return heard;
}

/** A CMP that reports given data to each listener. */
function givenCmp(data: unknown, isSuccess = true): (next: unknown) => void {
  const listeners: Listener[] = [];
  page.__tcfapi = (_command, _version, listener) => {
    listeners.push(listener);
    listener(data, isSuccess);
  };
  return (next) => {
    for (const listener of listeners) listener(next, true);
  };
}

const tcData = (purposes: number[], more: object = {}) => ({
  gdprApplies: true,
  eventStatus: 'tcloaded',
  cmpStatus: 'loaded',
  isServiceSpecific: true,
  purpose: { consents: Object.fromEntries(purposes.map((id) => [id, true])) },
  vendor: { consents: {} },
  publisher: { restrictions: {} },
  ...more,
});

/** Listeners of the page, which the adapter keeps as long as the page lives. */
let listening: [type: string, listener: EventListenerOrEventListenerObject][];

beforeEach(() => {
  vi.useFakeTimers();
  listening = [];
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
      listening.push([type, listener]);
      add(type, listener, options as AddEventListenerOptions);
    },
  );
});
afterEach(() => {
  for (const [type, listener] of listening) window.removeEventListener(type, listener);
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete page.__tcfapi;
  document.body.replaceChildren();
});

test('waits for the choice in the IAB’s own stub and API, then follows each change at once', () => {
  // the simulated document loads no frames, as the one that shows where the CMP is
  vi.spyOn(document.body, 'appendChild').mockImplementation((frame) => frame);
  makeStub();
  const heard = follow();
  expect(heard).toEqual([]);
  const cmp = new CmpApi(10, 1, true);
  cmp.update('', true);
  vi.runAllTimers();
  expect(heard, 'the reader is choosing').toEqual([]);
  cmp.update(encode({ purposes: [1, 2, 3, 4, 5, 6, 7, 8] }), false);
  expect(heard).toEqual([all]);
  cmp.update(encode({ purposes: [1, 8] }), true);
  expect(heard, 'the tool is open again').toHaveLength(1);
  cmp.update(encode({ purposes: [1, 8] }), false);
  expect(heard.at(-1)).toEqual({ ...none, measurement: true });
  cmp.update(encode({ purposes: [] }), false);
  expect(heard.at(-1)).toEqual(none);
});

test('grants all that a rule names when the CMP reports that the GDPR does not apply', () => {
  const heard = follow();
  const cmp = new CmpApi(10, 1, true);
  cmp.update(null);
  vi.advanceTimersByTime(250);
  expect(heard).toEqual([all]);
});

test('needs consent to Google besides the purposes when its tag shows the ads', () => {
  const cmp = new CmpApi(10, 1, true);
  cmp.update(encode({ purposes: [1, 2, 7] }), false);
  expect(follow({ adService: 'gpt' })).toEqual([none]);
  expect(follow()).toEqual([{ ...none, ads: true }]);
  cmp.update(encode({ purposes: [1, 2, 7], vendors: [GOOGLE] }), false);
  expect(follow({ adService: 'gpt' })).toEqual([{ ...none, ads: true }]);
  cmp.update(encode({ purposes: [1, 2, 7], vendors: [GOOGLE], forbidden: 2 }), false);
  expect(follow({ adService: 'gpt' }), 'a restriction of the publisher').toEqual([none]);
});

test.each([
  ['purposes and vendors', { ads: { purposes: [2], vendors: [9] } }, [2], { 9: true }, { ads: true }],
  ['a vendor without consent', { ads: { purposes: [2], vendors: [9] } }, [2], { 9: 'yes' }, {}],
  ['some networks', { embeds: { youtube: { purposes: [1] } } }, [1], {}, { embeds: ['youtube'] }],
  ['no network', { embeds: {} }, [1, 3, 4, 5, 6], {}, {}],
  ['an empty rule', { ads: {}, embeds: { youtube: {} } }, [1, 2, 7], {}, {}],
  ['a wrong rule', { ads: { purposes: '1' }, measurement: null, embeds: 5 }, [1, 2, 7, 8], {}, {}],
  ['a fraction', { ads: { purposes: [1.5] } }, [1], {}, {}],
])('follows the rules of the page: %s', (_what, consentRules, purposes, consents, expected) => {
  givenCmp(tcData(purposes, { vendor: { consents } }));
  expect(follow({ consentRules })).toEqual([{ ...none, ...expected }]);
});

test('has no personalised ads without ads', () => {
  givenCmp(tcData([1, 3, 4]));
  expect(follow()).toEqual([none]);
});

test.each([
  ['is late: null', null, []],
  ['is late: {}', {}, []],
  ['is a text', 'tcloaded', []],
  ['still does not know whether the GDPR applies', { cmpStatus: 'loaded' }, []],
  ['shows its dialog', tcData([1, 2, 7, 8], { eventStatus: 'cmpuishown' }), []],
  ['has an error', tcData([1, 2, 7, 8], { cmpStatus: 'error' }), [none]],
  ['has a string of the former global scope', tcData([1, 2, 7], { isServiceSpecific: false }), [none]],
  ['leaves out the purposes', { ...tcData([]), purpose: null, vendor: 1, publisher: undefined }, [none]],
  ['has consents that are texts', { ...tcData([]), purpose: { consents: { 1: 'true', 8: 1 } } }, [none]],
  ['says «false» as a text', { ...tcData([]), gdprApplies: 'false' }, [none]],
])('grants nothing when the CMP %s', (_what, data, expected) => {
  givenCmp(data);
  expect(follow()).toEqual(expected);
});

test('withdraws everything when the CMP fails after a choice', () => {
  const report = givenCmp(tcData([1, 2, 7, 8]));
  const heard = follow();
  report(tcData([1, 2, 7, 8]));
  expect(heard, 'the same choice again').toHaveLength(1);
  report(tcData([1, 2, 7, 8], { cmpStatus: 'error' }));
  expect(heard).toEqual([{ ...none, ads: true, measurement: true }, none]);
});

test('grants nothing when the subscription is refused', () => {
  givenCmp(null, false);
  expect(follow()).toEqual([none]);
});

test('survives a CMP that throws', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  page.__tcfapi = () => {
    throw new Error('broken');
  };
  expect(follow()).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(warn, 'it is not asked again').toHaveBeenCalledOnce();
});

test('finds a CMP that arrives late', () => {
  const heard = follow();
  vi.advanceTimersByTime(30_000);
  givenCmp(tcData([1, 8]));
  vi.advanceTimersByTime(250);
  expect(heard).toEqual([{ ...none, measurement: true }]);
  expect(vi.getTimerCount()).toBe(0);
});

test('warns the editor, after a minute, of a page without CMP, and stops looking', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML = '<ap-config consent-service="tcf"></ap-config>';
  const heard = follow();
  vi.advanceTimersByTime(59_750);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  expect(String(warn.mock.calls[0]?.[0])).toContain('__tcfapi');
  expect([heard, vi.getTimerCount()]).toEqual([[], 0]);
});

test('withdraws a consent that another script has set after the same report', () => {
  const report = givenCmp(tcData([1, 8]));
  const heard = follow();
  heard.push(all);
  report(tcData([1, 8]));
  expect(heard.at(-1)).toEqual({ ...none, measurement: true });
});

test('needs consent to Google for personalised ads by its tag, whatever the rule of ads', () => {
  givenCmp(tcData([1, 2, 3, 4, 7]));
  const consentRules = { ads: { purposes: [2] } };
  expect(follow({ adService: 'gpt', consentRules })).toEqual([{ ...none, ads: true }]);
});

const restore = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent);

test('subscribes again in a restored page, and follows a withdrawal on another page', () => {
  const calls: unknown[] = [];
  const listeners: Listener[] = [];
  let choice = [1, 8];
  page.__tcfapi = (command, _version, listener, parameter) => {
    calls.push([command, parameter]);
    if (command !== 'addEventListener') return;
    listeners.push(listener);
    listener(tcData(choice, { listenerId: listeners.length }), true);
  };
  const heard = follow();
  restore(false);
  expect(calls).toHaveLength(1);
  choice = [];
  restore(true);
  expect(calls).toEqual([
    ['addEventListener', undefined],
    ['removeEventListener', 1],
    ['addEventListener', undefined],
  ]);
  listeners[0]?.(tcData([1, 8]), true);
  expect(heard, 'the former listener counts no more').toEqual([{ ...none, measurement: true }, none]);
});

test('a CMP that fails to unsubscribe is followed in a restored page, without an error', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let choice = [1, 8];
  page.__tcfapi = (command, _version, listener) => {
    if (command === 'removeEventListener') throw new Error('broken');
    listener(tcData(choice), true);
  };
  const heard = follow();
  choice = [];
  restore(true);
  expect(heard.at(-1)).toEqual(none);
});

/** Puts the page into a frame, whose parent has the locator of a CMP. */
function givenParent(parent: object): { sent: unknown[]; reply: (data: unknown, source?: unknown) => void } {
  const sent: unknown[] = [];
  const outer = {
    frames: { __tcfapiLocator: {} },
    postMessage: (data: unknown) => sent.push(data),
    ...parent,
  };
  Object.assign(outer, { parent: outer });
  vi.spyOn(window, 'parent', 'get').mockReturnValue(outer as unknown as Window & typeof globalThis);
  return {
    sent,
    reply: (data, source = outer) =>
      dispatchEvent(Object.assign(new Event('message'), { data, source }) as unknown as MessageEvent),
  };
}

test('follows the CMP of a page around by messages, and believes no other window', () => {
  const { sent, reply } = givenParent({});
  const heard = follow();
  const [{ __tcfapiCall: call } = { __tcfapiCall: {} }] = sent as { __tcfapiCall: Record<string, unknown> }[];
  expect(call).toMatchObject({ command: 'addEventListener', version: 2 });
  const message = (purposes: number[], callId = call?.callId) => ({
    __tcfapiReturn: { returnValue: tcData(purposes), success: true, callId },
  });
  reply(message([1, 8]), {});
  reply(message([1, 8], 'another'));
  reply('{');
  reply(null);
  expect(heard).toEqual([]);
  reply(message([1, 8]));
  reply(JSON.stringify(message([])));
  expect(heard).toEqual([{ ...none, measurement: true }, none]);
});

test('subscribes again by messages in a restored frame, and drops the former listener', () => {
  const { sent, reply } = givenParent({});
  const heard = follow();
  const calls = () => sent.map((one) => (one as { __tcfapiCall: Record<string, unknown> }).__tcfapiCall);
  const answer = (at: number, purposes: number[]) =>
    reply({
      __tcfapiReturn: {
        returnValue: tcData(purposes, { listenerId: 7 }),
        success: true,
        callId: calls()[at]?.callId,
      },
    });
  answer(0, [1, 8]);
  restore(true);
  expect(calls().slice(1)).toMatchObject([
    { command: 'removeEventListener', version: 2, parameter: 7 },
    { command: 'addEventListener', version: 2 },
  ]);
  answer(0, [1]);
  expect(heard).toHaveLength(1);
  answer(2, []);
  expect(heard.at(-1)).toEqual(none);
});

test('has no CMP in a frame whose parent refuses to be looked into', () => {
  const refusing = Object.defineProperty({}, 'frames', {
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  const { sent } = givenParent({});
  vi.spyOn(window, 'parent', 'get').mockReturnValue(
    Object.assign(refusing, { parent: refusing }) as unknown as Window & typeof globalThis,
  );
  expect([follow(), sent]).toEqual([[], []]);
});
