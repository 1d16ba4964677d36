import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { registry } from '../storage/registry.ts';
import { deleteBookmark, fetchSaved, postBookmark } from './bookmarks.ts';

const PAGE = 'https://www.example.cat/perfil';

class PageDocument extends EventTarget {
  get baseURI() {
    return PAGE;
  }
}

let calls: string[];
/** Response of the server. */
let answer: unknown;

beforeEach(() => {
  calls = [];
  vi.stubGlobal('document', new PageDocument());
  vi.stubGlobal('location', new URL(PAGE));
  // only the network is mocked
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    calls.push(`${method} ${url} ${body ?? ''}`.trim());
    return new Response(JSON.stringify(answer));
  });
  givenPage({ basePath: '/web' });
});
afterEach(() => vi.unstubAllGlobals());

test('FAV-05 FAV-06 contents and shows have their own addresses, without a body', async () => {
  answer = {};
  await postBookmark('content', 'c5');
  await deleteBookmark('content', 'a/b?');
  await postBookmark('show', 's1');
  await deleteBookmark('show', 's1');
  expect(calls).toEqual([
    'POST /web/api/bookmark/content/c5',
    'DELETE /web/api/bookmark/content/a%2Fb%3F',
    'POST /web/api/bookmark/taxon/s1',
    'DELETE /web/api/bookmark/taxon/s1',
  ]);
});

const content = {
  id: 5,
  title: 'Far',
  url: '/videos/far',
  category: { name: 'Documental' },
  multimedia: { image: '/clip/1' },
};
const show = { id: 's1', name: 'La Costera', url: '/programes/la-costera', image: { image: '/clip/2' } };

describe.each([
  ['bare', (name: string, list: unknown[]) => (name ? list : list)],
  ['by its name', (name: string, list: unknown[]) => ({ [name]: list })],
  ['in a response', (name: string, list: unknown[]) => ({ response: { [name]: list } })],
  ['bare in a response', (_name: string, list: unknown[]) => ({ response: list })],
])('an answer %s', (_how, wrap) => {
  test('API-15 API-42 has the contents of a user', async () => {
    answer = wrap('favourites', [content]);
    expect(await fetchSaved('content', '7 8')).toEqual([
      { id: '5', title: 'Far', url: '/videos/far', category: 'Documental', image: '/clip/1' },
    ]);
    expect(calls).toEqual(['GET /web/api/front/user/favourites/?userId=7%208']);
  });

  test('API-16 API-43 has the shows of a user', async () => {
    answer = wrap('shows', [show]);
    expect(await fetchSaved('show', '7 8')).toEqual([
      { id: 's1', title: 'La Costera', url: '/programes/la-costera', category: '', image: '/clip/2' },
    ]);
    expect(calls).toEqual(['GET /web/api/front/user/shows/?userId=7%208']);
  });
});

test('API-43 ENT-06 fills in missing fields of a favourite, and rejects a wrong list', async () => {
  answer = [{ id: 'c1' }];
  expect(await fetchSaved('content', '7')).toEqual([
    { id: 'c1', title: '', url: '', category: '', image: null },
  ]);
  for (const wrong of [{}, { favourites: 'c1' }, null]) {
    answer = wrong;
    await expect(fetchSaved('content', '7'), JSON.stringify(wrong)).rejects.toMatchObject({ type: 'server' });
  }
});

test('API-43 leaves out and records a favourite without an id, and keeps the others', async () => {
  answer = [{ title: 'sense id' }, { id: 'c1' }];
  expect((await fetchSaved('content', '7')).map(({ id }) => id)).toEqual(['c1']);
  expect(registry().errors.list()).toMatchObject([
    { message: 'GET /api/front/user/favourites/ item has not the expected shape' },
  ]);
});

test.each([
  ['an address', '/clip/1', '/clip/1'],
  ['an object, as of a stream', { src: '/clip/1', alt: 'Un far' }, '/clip/1'],
  ['nothing', null, null],
  ['an object without an address', { alt: 'Un far' }, null],
])('FAV-10 FAV-11 the picture of a favourite may be %s', async (_what, image, read) => {
  answer = [{ ...content, multimedia: { image } }];
  expect((await fetchSaved('content', '7'))[0]?.image).toBe(read);
  answer = [{ ...show, image: { image } }];
  expect((await fetchSaved('show', '7'))[0]?.image).toBe(read);
});
