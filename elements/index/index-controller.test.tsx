import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadSanitiser } from '../../src/content/sanitise.ts';
import { emptyQuery, TOP } from '../../src/lists/list-query.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { heldFetch } from '../../tests/support/held-fetch.ts';
import { IndexController, type IndexView } from './index-controller.ts';
import { beginIndex } from './index-machine.ts';
import { sources } from './sources.ts';

const { letters } = sources.az;
const settings = {
  source: 'az',
  endpoint: undefined,
  limit: 2,
  delay: 1000,
  moreDelay: 1000,
  adPositions: [],
  choices: { letters, hasText: true, location: undefined, age: undefined, filters: undefined },
} as const;
const cardOf = (id: number) => `<li><a href="/${id}">${id}</a></li>`;
const serverList = `<ul data-card-list>${cardOf(1)}</ul>`;

beforeAll(loadSanitiser);

let stop = () => {};
beforeEach(() => {
  givenPage();
  history.replaceState(null, '', '/llista');
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open({ cursor, html }: { cursor?: string; html: string } = { cursor: 'c2', html: serverList }) {
  const server = heldFetch('/webapi/az/');
  const host = document.createElement('ap-test');
  host.innerHTML = html;
  document.body.append(host);
  let view: IndexView | undefined;
  const events: [name: string, detail: unknown][] = [];
  const controller = new IndexController({
    host,
    settings,
    state: beginIndex(emptyQuery(letters), TOP, cursor),
    onView: (next) => {
      view = next;
    },
    emit: (name, detail) => events.push([name, detail]) > 0,
  });
  stop = () => controller.stop();
  controller.start();
  return { server, controller, events, view: () => view, hrefs: () => links(controller) };
}

const links = ({ list }: IndexController) =>
  list.cards.map((card) => card.querySelector('a')?.getAttribute('href'));
const page = (ids: readonly number[], cursorMark: string | null = null) =>
  Response.json({ html: ids.map(cardOf), cursorMark });

test('LIST-08 adds the next page after a delay', async () => {
  const { server, controller, events, view, hrefs } = open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  controller.send({ type: 'near' });
  expect([view()?.step, server.count()]).toEqual(['pausing', 0]);
  vi.advanceTimersByTime(settings.moreDelay);
  vi.useRealTimers();
  await server.answer(1, page([2, 3], 'c3'));
  await waitFor(() => expect(view()).toMatchObject({ step: 'idle', cursor: 'c3', count: 2 }));
  expect(hrefs()).toEqual(['/1', '/2', '/3']);
  expect(events).toEqual([['ap-results', { count: 2, total: 3, cursorMark: 'c3' }]]);
});

test('LIST-04 BEY-21 waits for the reader, then shows the search in the address and its cards', async () => {
  const { server, controller, view, hrefs } = open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  controller.search({ type: 'letter', letter: 'B' });
  expect([view()?.step, hrefs()]).toEqual(['settling', []]);
  vi.advanceTimersByTime(settings.delay - 1);
  controller.search({ type: 'letter', letter: 'C' });
  vi.advanceTimersByTime(settings.delay - 1);
  expect([server.count(), location.search]).toEqual([0, '']);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(location.search).toBe('?lletra=C');
  await server.answer(1, page([7]));
  await waitFor(() => expect(hrefs()).toEqual(['/7']));
});

test('LIST-26 drops the response to an outdated request', async () => {
  const { server, controller, view, hrefs } = open();
  controller.press();
  controller.search({ type: 'letter', letter: 'B' });
  await server.answer(1, page([2]));
  controller.send({ type: 'submit' });
  await server.answer(2, page([3]));
  await waitFor(() => expect(view()?.step).toBe('idle'));
  expect(hrefs()).toEqual(['/3']);
});

test('LIST-33 moves the focus to the first new card after a press', async () => {
  const { server, controller } = open();
  controller.press();
  await server.answer(1, page([2, 3]));
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/2'));
});

test('LIST-11 reports an empty result, but no empty list while it loads or has failed', async () => {
  const { server, controller, events, view } = open({ html: '' });
  expect(view()).toMatchObject({ step: 'searching', isEmpty: false });
  await server.answer(1, new Response('', { status: 500 }));
  await waitFor(() => expect(view()).toMatchObject({ failure: 'search', isEmpty: false }));
  expect(events.map(([name]) => name)).toEqual(['ap-search', 'ap-list-error']);
  controller.press();
  await server.answer(2, page([]));
  await waitFor(() => expect(view()).toMatchObject({ step: 'idle', isEmpty: true }));
});

test('LIST-18 begins again at the first page when the server refuses a cursor', async () => {
  const { server, controller, events, view, hrefs } = open({ cursor: 'old', html: serverList });
  controller.press();
  await server.answer(1, new Response('', { status: 400 }));
  await server.answer(2, page([5]));
  await waitFor(() => expect(view()).toMatchObject({ step: 'idle', hasRestarted: true }));
  expect(hrefs()).toEqual(['/5']);
  expect(events.map(([name]) => name)).toEqual(['ap-search', 'ap-results']);
});

test('BEY-21 restores a kept list with its search, its cursor and its pages', () => {
  const { server, controller, view, hrefs } = open({ html: '' });
  history.replaceState(null, '', '/llista?lletra=B&cursor=c1');
  const pages = [{ page: 'c1', cards: [cardOf(4)] }];
  controller.restore({ address: '/llista', pages, next: 'c2' });
  expect(view()).toMatchObject({ step: 'idle', search: { letter: 'B' }, from: 'c1', cursor: 'c2' });
  expect([hrefs(), server.count()]).toEqual([['/4'], 1]);
});

test('BEY-21 names the page in view in the address', async () => {
  const { server, controller, view } = open();
  controller.press();
  await server.answer(1, page([2], 'c3'));
  await waitFor(() => expect(view()?.cursor).toBe('c3'));
  controller.showPage('c2');
  expect(location.search).toBe('?cursor=c2');
  controller.showPage(null);
  expect(location.search).toBe('');
});

test('LIST-26 requests nothing after it has stopped', () => {
  const { server, controller, hrefs } = open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  controller.send({ type: 'near' });
  controller.stop();
  vi.advanceTimersByTime(settings.moreDelay);
  expect([server.count(), hrefs()]).toEqual([0, ['/1']]);
});
