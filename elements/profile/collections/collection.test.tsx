import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BookmarkKind } from '../../../src/api/bookmarks.types.ts';
import { createSession } from '../../../src/session/create-session.ts';
import { session } from '../../../src/session/session.ts';
import { useUser } from '../../../src/session/use-session.ts';
import { givenPage } from '../../../tests/support/given-page.ts';
import { renderInHost } from '../../../tests/support/render-in-host.tsx';
import Collections from './collections.part.tsx';

/** Both lists of the server, and the requests that it received. */
let saved: { favouritesId: string[]; showsId: string[] };
let calls: string[];
/** Start of the calls that fail, until the test changes it. */
let failing: string;
/** Pending responses, released by the test. */
let held: (() => void)[] | null;

const contentOf = (id: string) => ({
  id,
  title: `Títol de ${id}`,
  url: `/videos/${id}`,
  category: { name: 'Natura' },
  multimedia: { image: `/${id}.jpg` },
});
const showOf = (id: string) => ({
  id,
  name: `Programa ${id}`,
  url: `/programes/${id}`,
  image: { image: `/${id}.jpg` },
});
const user = () => ({ id: '7', name: 'Anna', type: 'adult', ...structuredClone(saved) });

function answerTo(line: string): unknown {
  const [, kind, id] = /^DELETE \/api\/bookmark\/(content|taxon)\/(\w+)/.exec(line) ?? [];
  if (kind) {
    const name = kind === 'content' ? 'favouritesId' : 'showsId';
    saved = { ...saved, [name]: saved[name].filter((one) => one !== id) };
    return {};
  }
  if (line.startsWith('GET /api/front/user/favourites/'))
    return { favourites: saved.favouritesId.map(contentOf) };
  if (line.startsWith('GET /api/front/user/shows/')) return { shows: saved.showsId.map(showOf) };
  return user();
}

beforeEach(() => {
  saved = { favouritesId: ['c3', 'c2', 'c1'], showsId: ['s1'] };
  calls = [];
  failing = '-';
  held = null;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    const line = `${method} ${url}`;
    calls.push(line);
    const hasFailed = line.startsWith(failing);
    const answer = hasFailed ? { httpCode: 500 } : answerTo(line);
    if (held && method === 'GET') await new Promise<void>((resolve) => held?.push(resolve));
    return new Response(JSON.stringify(answer), { status: hasFailed ? 500 : 200 });
  });
  givenPage({}, { session: createSession() });
  session().setUser(user(), 'login');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Minimal frame for the lists: the heading of the tab, and the current user. */
function View({ shown }: { shown: BookmarkKind | null }) {
  const user = useUser((found) => found);
  if (!user) return <p>ningú</p>;
  return (
    <div data-ap-mount="">
      <h2 tabIndex={-1}>Apartat</h2>
      <Collections
        key={user.id}
        user={user}
        shown={shown}
        site="apunt"
        masonryBreak={578}
        reauthentication={{ run: (call) => call(), hold: () => () => undefined }}
      />
    </div>
  );
}

function open(shown: BookmarkKind | null = 'content', slots = '') {
  const host = document.createElement('ap-profile');
  host.innerHTML = slots;
  document.body.append(host);
  const container = host.appendChild(document.createElement('div'));
  return renderInHost(<View shown={shown} />, host, { container });
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const removeOf = (title: string) => screen.getByRole('button', { name: `Lleveu de la llista: ${title}` });
const deletes = () => calls.filter((call) => call.startsWith('DELETE'));
const status = () => screen.getByRole('status').textContent;

test('PROF-03 PROF-38 loads both lists of the user, whichever is shown', async () => {
  open();
  await waitFor(() => expect(titles()).toEqual(['Títol de c3', 'Títol de c2', 'Títol de c1']));
  expect(calls.sort()).toEqual([
    'GET /api/front/user/favourites/?userId=7',
    'GET /api/front/user/shows/?userId=7',
  ]);
  expect(screen.getByRole('link', { name: 'Títol de c3' }).getAttribute('href')).toBe('/videos/c3');
});

test.each([
  ['content', '/c3.jpg'],
  ['show', '/s1.jpg'],
] as const)('FAV-10 FAV-11 a saved %s has its picture', async (kind, picture) => {
  const { container } = open(kind);
  await waitFor(() => expect(titles()).not.toEqual([]));
  expect(container.querySelector('li img')?.getAttribute('src')).toBe(picture);
});

test('PROF-03 loads both lists on the other tabs too', async () => {
  open(null);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(titles()).toEqual([]);
});

test('PROF-38 loads nothing without a user, and a new list for another user', async () => {
  session().setUser(null, 'logout');
  open('show');
  expect(calls).toEqual([]);
  saved = { favouritesId: [], showsId: ['s8'] };
  act(() => session().setUser({ ...user(), id: '8' }, 'login'));
  await waitFor(() => expect(titles()).toEqual(['Programa s8']));
  expect(calls).toContain('GET /api/front/user/shows/?userId=8');
  act(() => session().setUser({ ...user(), id: '9' }, 'login'));
  expect(titles()).toEqual([]);
});

test('PROF-35 PROF-47 removes a card after one successful DELETE and moves the focus to the next', async () => {
  open();
  await screen.findByText('Títol de c3');
  removeOf('Títol de c3').focus();
  fireEvent.click(removeOf('Títol de c3'));
  fireEvent.click(removeOf('Títol de c3'));
  expect(titles()).toHaveLength(3);
  expect(removeOf('Títol de c3').getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(titles()).toEqual(['Títol de c2', 'Títol de c1']));
  expect(deletes()).toEqual(['DELETE /api/bookmark/content/c3']);
  expect(document.activeElement).toBe(removeOf('Títol de c2'));
  expect(session().store.getState().user?.favouritesId).toEqual(['c2', 'c1']);
  await waitFor(() => expect(status()).toBe('S’ha llevat de la llista: Títol de c3'));
});

test('PROF-47 moves the focus to the previous card after the last is removed, or to the heading', async () => {
  open();
  await screen.findByText('Títol de c3');
  for (const [title, next] of [
    ['Títol de c1', 'Títol de c2'],
    ['Títol de c2', 'Títol de c3'],
  ] as const) {
    removeOf(title).focus();
    fireEvent.click(removeOf(title));
    await waitFor(() => expect(document.activeElement).toBe(removeOf(next)));
  }
  fireEvent.click(removeOf('Títol de c3'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })));
  expect(screen.getByText(/Encara no heu guardat cap contingut/)).toBeTruthy();
});

test('PROF-47 keeps the card and the focus when a deletion fails, logs it, and allows another try', async () => {
  open('show');
  await screen.findByText('Programa s1');
  failing = 'DELETE';
  removeOf('Programa s1').focus();
  fireEvent.click(removeOf('Programa s1'));
  await waitFor(() => expect(status()).toBe('Ara no s’ha pogut llevar.'));
  expect(titles()).toEqual(['Programa s1']);
  expect(document.activeElement).toBe(removeOf('Programa s1'));
  expect(screen.queryByRole('alert')).toBeNull();
  failing = '-';
  fireEvent.click(removeOf('Programa s1'));
  await waitFor(() => expect(titles()).toEqual([]));
  expect(deletes()).toHaveLength(2);
});

test('PROF-47 deletes an item that the session of this tab does not have yet', async () => {
  session().setUser({ ...user(), favouritesId: [] }, 'update');
  open();
  await screen.findByText('Títol de c1');
  fireEvent.click(removeOf('Títol de c1'));
  await waitFor(() => expect(titles()).toEqual(['Títol de c3', 'Títol de c2']));
  expect(deletes()).toEqual(['DELETE /api/bookmark/content/c1']);
});

test('PROF-47 keeps a card deleted when the session cannot be reloaded', async () => {
  open();
  await screen.findByText('Títol de c1');
  failing = 'GET /api/front/user/profile?fields=summary';
  fireEvent.click(removeOf('Títol de c1'));
  await waitFor(() => expect(titles()).toEqual(['Títol de c3', 'Títol de c2']));
  expect(session().store.getState().user?.favouritesId).toEqual(['c3', 'c2']);
});

test('FAV-12 follows deletions and additions of another tab', async () => {
  open();
  await screen.findByText('Títol de c3');
  saved = { ...saved, favouritesId: ['c3', 'c1'] };
  act(() => session().setUser(user(), 'toggle'));
  expect(titles()).toEqual(['Títol de c3', 'Títol de c1']);
  expect(calls.filter((call) => call.includes('favourites'))).toHaveLength(1);
  saved = { ...saved, favouritesId: ['c9', 'c3', 'c1'] };
  act(() => session().setUser(user(), 'toggle'));
  await waitFor(() => expect(titles()).toEqual(['Títol de c9', 'Títol de c3', 'Títol de c1']));
});

test('PROF-47 ignores a list requested before the deletion', async () => {
  open();
  await screen.findByText('Títol de c3');
  held = [];
  saved = { ...saved, favouritesId: ['c9', 'c3', 'c2', 'c1'] };
  act(() => session().setUser(user(), 'toggle'));
  await waitFor(() => expect(held).toHaveLength(1));
  const [late] = held;
  saved = { ...saved, favouritesId: ['c9', 'c2', 'c1'] };
  act(() => session().setUser(user(), 'toggle'));
  expect(titles()).toEqual(['Títol de c2', 'Títol de c1']);
  held = null;
  late?.();
  await waitFor(() => expect(titles()).toEqual(['Títol de c9', 'Títol de c2', 'Títol de c1']));
});

test('PROF-36 an empty list says so in the words of its kind, those of the page where it has some', async () => {
  saved = { favouritesId: [], showsId: [] };
  open('show');
  expect(await screen.findByText(/Encara no seguiu cap programa/)).toBeTruthy();
  cleanup();
  open('content', '<p slot="empty-favourites">Res de res.</p>');
  expect(await screen.findByText('Res de res.')).toBeTruthy();
  expect(screen.queryByText(/Encara no/)).toBeNull();
});

test('PROF-39 PROF-04 addresses a child as «tu»', async () => {
  saved = { favouritesId: ['c1'], showsId: [] };
  session().setUser({ ...user(), id: '30', type: 'laCollaMember' }, 'child-login');
  open();
  expect(await screen.findByRole('button', { name: 'Lleva de la llista: Títol de c1' })).toBeTruthy();
  cleanup();
  open('show');
  expect(await screen.findByText(/Encara no tens cap programa/)).toBeTruthy();
  cleanup();
  failing = 'GET /api/front/user/shows';
  open('show');
  expect(await screen.findByRole('button', { name: 'Torna-ho a provar' })).toBeTruthy();
});

test('HTTP-12 reports a list that cannot be loaded, and loads it again from the heading', async () => {
  failing = 'GET /api/front/user/favourites';
  open();
  expect((await screen.findByRole('alert')).textContent).toBe('Ara no es pot carregar la llista.');
  failing = '-';
  const retry = screen.getByRole('button', { name: 'Torneu-ho a provar' });
  retry.focus();
  fireEvent.click(retry);
  expect(status()).toBe('S’està carregant la llista…');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('W-06 FAV-10 shows a title without a safe address as text, and names a missing one', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json([
      { id: 'x', url: 'javascript:alert(1)' },
      { ...contentOf('y'), url: '' },
    ]),
  );
  open();
  await waitFor(() => expect(titles()).toEqual(['Sense títol', 'Títol de y']));
  expect(screen.queryByRole('link')).toBeNull();
});
