import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { createSession } from '../session/create-session.ts';
import { session } from '../session/session.ts';
import measure from './measure.part.ts';

const page = window as unknown as Record<string, unknown>;
let isAllowed = true;
const consent = { ads: false, personalisedAds: false, embeds: [] };

// its listeners stay for the whole page, as in a browser
beforeAll(() => measure({ get: () => ({ ...consent, measurement: isAllowed }), set() {} }));
afterAll(() => {
  isAllowed = false;
});
beforeEach(() => {
  isAllowed = true;
  given();
});
afterEach(() => {
  Reflect.deleteProperty(page, 'dataLayer');
  Reflect.deleteProperty(page, 'report');
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const given = (config: { measurement?: string; site?: string } = {}) =>
  givenPage({ measurement: 'datalayer', site: 'apunt', ...config }, { session: createSession() });

function host(tag: string, attributes: Record<string, string> = {}, parent: Element = document.body) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return parent.appendChild(element);
}
const emit = (target: Element, type: string, detail: unknown = {}) =>
  target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
const share = (target = host('ap-share-bar')) =>
  emit(target, 'ap-share', { network: 'whatsapp', url: 'https://apunt.example/a?b=c' });
const shared = {
  event: 'share',
  method: 'whatsapp',
  content_type: 'page',
  item_id: 'https://apunt.example/a',
};

test.each([
  ['ap-share-bar', 'ap-share', { network: 'whatsapp', url: 'https://apunt.example/a?b=c' }, shared],
  [
    'ap-cue-points',
    'ap-share',
    { network: 'copy', url: '' },
    { event: 'share', method: 'copy', content_type: 'page' },
  ],
  [
    'ap-header',
    'ap-search-submit',
    { text: 'falles', url: '/cerca?q=falles' },
    { event: 'search', search_term: 'falles' },
  ],
  ['ap-header', 'ap-search-submit', { text: 'anna@example.cat', url: '' }, { event: 'search' }],
  [
    'ap-login',
    'ap-login-success',
    { user: { id: '7', name: 'Anna', type: 'registered' } },
    { event: 'login', method: 'password' },
  ],
  [
    'ap-login',
    'ap-login-success',
    { user: { id: '7', name: 'Anna', type: 'google' } },
    { event: 'login', method: 'google' },
  ],
  ['ap-register', 'ap-register-success', {}, { event: 'sign_up', method: 'form' }],
  ['ap-poll', 'ap-poll-vote', { pollId: '12', optionId: '3' }, { event: 'vote', poll_id: '12' }],
])('%s reports %s with nothing personal', (tag, type, detail, report) => {
  emit(host(tag), type, detail);
  expect(page.dataLayer).toEqual([report]);
});

test('reports a search of a list once, and none when only a filter changes', () => {
  const list = host('ap-index');
  for (const text of ['', 'pilota', 'pilota', '', 'pilota']) emit(list, 'ap-search', { letter: 'a', text });
  expect(page.dataLayer).toEqual(Array(2).fill({ event: 'search', search_term: 'pilota' }));
});

test('adds to the queue that the page has', () => {
  page.dataLayer = ['first'];
  share();
  expect(page.dataLayer).toEqual(['first', shared]);
});

test('passes the same report to a function of the page, which may come late', () => {
  given({ measurement: 'report' });
  share();
  const report = vi.fn();
  page.report = report;
  share();
  expect(report.mock.calls).toEqual([[shared]]);
  expect(page.dataLayer).toBeUndefined();
});

test('reports nothing without consent, and nothing of the time before it', () => {
  isAllowed = false;
  share();
  expect(page.dataLayer).toBeUndefined();
  isAllowed = true;
  share();
  expect(page.dataLayer).toHaveLength(1);
});

test('stops at once when consent is withdrawn', () => {
  share();
  isAllowed = false;
  share();
  expect(page.dataLayer).toHaveLength(1);
});

test('BEY-11 reports nothing on the club, nor of a tag that belongs to the club', () => {
  share(host('ap-share-bar', { site: 'lacolla' }));
  share(host('ap-share-bar', {}, host('ap-opening', { site: 'lacolla' })));
  emit(host('ap-club-registration'), 'ap-club-success', { childrenCount: 2 });
  given({ site: 'lacolla' });
  share();
  expect(page.dataLayer).toBeUndefined();
});

test('BEY-11 reports nothing while a child is logged in, not even that login', () => {
  const child = { id: '30', type: 'laCollaMember' };
  session().setUser(child, 'child-login');
  emit(host('ap-login'), 'ap-login-success', { user: child });
  share();
  expect(page.dataLayer).toBeUndefined();
  session().setUser({ id: '7', type: 'registered' }, 'login');
  share();
  expect(page.dataLayer).toHaveLength(1);
});

const fail = () => {
  throw new Error('theirs');
};

test.each([
  ['a function that throws', 'report', fail],
  ['a queue that throws', 'dataLayer', { push: fail }],
  ['a queue that is none', 'dataLayer', 'full'],
])('%s costs a warning, and no exception', (_case, name, value) => {
  given({ measurement: name.toLowerCase() });
  page[name] = value;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onError = vi.fn();
  addEventListener('error', onError);
  const hear = vi.fn();
  document.body.addEventListener('ap-share', hear, { once: true });
  expect(share()).toBe(true);
  expect(hear).toHaveBeenCalledOnce();
  expect(onError).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledOnce();
  removeEventListener('error', onError);
});

test.each(['', 'missing', 'document'])('«%s» is no function, and receives nothing', (measurement) => {
  given({ measurement });
  expect(share()).toBe(true);
  expect(page.dataLayer).toBeUndefined();
});

test('ignores events of other elements and details of another shape', () => {
  share(host('div'));
  for (const detail of [null, 'text', { network: 7, url: {} }])
    emit(host('ap-share-bar'), 'ap-share', detail);
  expect(page.dataLayer).toEqual(Array(3).fill({ event: 'share', method: '', content_type: 'page' }));
});

describe('a player', () => {
  function player(duration = 200, attributes = {}) {
    const opening = host('ap-opening');
    const element = host('ap-player', { 'media-title': 'Notícies', ...attributes }, opening);
    const media = element.appendChild(document.createElement('video'));
    Object.defineProperty(media, 'duration', { value: duration });
    return { opening, element };
  }
  const video = { content_type: 'video', video_title: 'Notícies', video_duration: 200 };
  const at = (element: Element, ...times: number[]) => {
    for (const seconds of times) emit(element, 'ap-timeupdate', { seconds });
  };
  const step = (percent: number, time: number) => ({
    event: 'video_progress',
    ...video,
    video_percent: percent,
    video_current_time: time,
  });

  test('reports its start once, each quarter once, and its end', () => {
    const { element } = player();
    emit(element, 'ap-play');
    at(element, 1, 19.9, 20, 21, 50, 50.2);
    emit(element, 'ap-pause');
    emit(element, 'ap-play');
    at(element, 100, 150, 199);
    emit(element, 'ap-ended');
    expect(page.dataLayer).toEqual([
      { event: 'video_start', ...video },
      step(10, 20),
      step(25, 50),
      step(50, 100),
      step(75, 150),
      { event: 'video_complete', ...video, video_percent: 100 },
    ]);
  });

  test('reports only the last step that a jump passes, and none when it goes back', () => {
    const { element } = player();
    emit(element, 'ap-play');
    at(element, 160, 30, 60);
    expect(page.dataLayer).toEqual([{ event: 'video_start', ...video }, step(75, 160)]);
  });

  test('reports the start of the next content, and of the same one after its end', () => {
    const { opening, element } = player();
    emit(element, 'ap-play');
    emit(element, 'ap-ended');
    emit(element, 'ap-play');
    emit(opening, 'ap-autoplay-change', { id: '2' });
    emit(element, 'ap-play');
    emit(opening, 'ap-play', { id: '2' });
    const events = (page.dataLayer as { event: string }[]).map(({ event }) => event);
    expect(events).toEqual(['video_start', 'video_complete', 'video_start', 'video_start']);
  });

  test('reports the start of a broadcast, which has no length and no steps', () => {
    const { element } = player(Number.POSITIVE_INFINITY, { type: 'audio' });
    emit(element, 'ap-play');
    at(element, 1000);
    expect(page.dataLayer).toEqual([
      { event: 'video_start', content_type: 'audio', video_title: 'Notícies' },
    ]);
  });

  test('reports no step of a playback that began before the consent', () => {
    const { element } = player();
    isAllowed = false;
    emit(element, 'ap-play');
    isAllowed = true;
    at(element, 150);
    emit(element, 'ap-ended');
    expect(page.dataLayer).toBeUndefined();
  });
});
