import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { attributes, decode, ownAddresses, samplePoll, startPages } from '../testing/pages.ts';
import { contents, pathOf } from './content/contents.ts';

const { get } = await startPages();
const article = '/noticies/la-ciutat-ompli-de-musica-els-patis';

/** Expects a complete page with a status and title, and a link to the front page. */
async function isErrorPage(path: string, status: number, title: string) {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain(`<h1>${title}</h1>`);
  expect(answer.body).toMatch(/<a class="ap-button" href="\/">Torneu a la portada<\/a>/);
  expect(answer.body).toContain('</html>');
  expect(answer.body).toContain('<meta name="robots" content="noindex" />');
}

test.each(['/noticies', '/a-la-carta', '/lacolla/jocs'])(
  'BEY-31 %s loads its first picture at once',
  async (path) => {
    const { body } = await get(path);
    const [first = '', second = ''] = body.match(/<img [^>]+>/g) ?? [];
    expect(first).toContain('fetchpriority="high"');
    expect(second).toContain('loading="lazy"');
  },
);

test.each([401, 403])('PAGE-01 PAGE-05 %i says that it is not allowed', (status) =>
  isErrorPage(`/errors/${status}`, status, 'No teniu permís'),
);

const missing = [
  '/errors/404',
  '/una/adreca/que-no-hi-es',
  '/noticies/no-hi-es',
  '/enquestes/no-hi-es',
  '/errors/299',
];
test.each(missing)('PAGE-02 PAGE-05 %s is not found', (path) =>
  isErrorPage(path, 404, 'No hem trobat la pàgina'),
);

const gone = ['/errors/410', '/noticies/la-fira-de-la-calor-2019'];
test.each(gone)('PAGE-03 PAGE-05 %s is there no more', (path) =>
  isErrorPage(path, 410, 'Este contingut ja no està disponible'),
);

test('PAGE-04 PAGE-06 500 says that the server does not answer', () =>
  isErrorPage('/errors/500', 500, 'El servidor no respon'));

test('PAGE-04 PAGE-06 returns 500 for an error in a route without revealing its cause', async () => {
  const broken = await startPages({ readPoll: () => Promise.reject(new Error('secret of the database')) });
  const answer = await broken.get('/enquestes/1');
  expect(answer.status).toBe(500);
  expect(answer.body).toContain('El servidor no respon');
  expect(answer.body).not.toContain('secret');
});

test('PAGE-06 keeps an error’s own status', async () => {
  const busy = await startPages({
    readPoll: () => Promise.reject(Object.assign(new Error('odd'), { statusCode: 422 })),
  });
  const answer = await busy.get('/enquestes/1');
  expect(answer.status).toBe(422);
  expect(answer.body).toContain('<h1>No hem pogut atendre la petició</h1>');
});

test('BEY-25 renders the article and the front page when a poll cannot be read', async () => {
  const broken = await startPages({ readPoll: () => Promise.reject(new Error('down')) });
  for (const path of ['/', article]) {
    const answer = await broken.get(path);
    expect(answer.status).toBe(200);
    expect(answer.body).not.toContain('<ap-poll');
  }
});

const home = await get('/');

describe('front page', () => {
  const { status, body } = home;

  test('ROUTE-01 renders at /', () => {
    expect(status).toBe(200);
    expect(body).toContain('<link rel="canonical" href="https://apunt.example/" />');
  });

  test.each([
    ['news', 'id="noticies"'],
    ['video on demand', 'class="badge"'],
    ['audio on demand', 'La coral assaja a les fosques'],
    ['live streams', 'id="directes"'],
    ['programmes', 'id="programes"'],
    ['blogs', 'id="blogs"'],
    ['activities', 'id="activitats"'],
    ['polls', '<ap-poll poll-id="1"'],
    ['weather', 'id="temps"'],
    ['visitor accounts', 'href="/acces"'],
    ["the children's club", 'href="/lacolla"'],
    ['language learning', 'href="/apunts"'],
  ])('SITE-01 covers %s', (_what, mark) => {
    expect(body).toContain(mark);
  });

  test('SITE-02 lets an anonymous visitor read, watch, listen, search and vote', async () => {
    const hrefs = attributes(body, 'href');
    for (const path of [
      article,
      '/videos/com-es-fa-un-far',
      '/audios/diccionari-de-la-pluja',
      '/enquestes/1',
    ]) {
      expect(hrefs).toContain(path);
    }
    expect(body).toMatch(/<form role="search" action="\/resultats">/);
  });

  test('SITE-01 every internal link and picture of it works', async () => {
    const addresses = new Set(ownAddresses(body).map((address) => address.split('#')[0] ?? ''));
    const built = [...addresses].filter(
      (address) => !address.startsWith('/dist/') && !address.startsWith('/clip/'),
    );
    expect(built.length).toBeGreaterThan(30);
    // the target of a form redirects
    for (const address of built) expect([200, 303], address).toContain((await get(address)).status);
  });
});

test('SITE-02 shares an article through plain links', async () => {
  const { body } = await get(article);
  const bar = /<ap-share-bar[\s\S]*?<\/ap-share-bar>/.exec(body)?.[0] ?? '';
  const url = encodeURIComponent(`https://apunt.example${article}`);
  const hrefs = attributes(bar, 'href');
  expect(hrefs[0]).toBe(`https://www.facebook.com/sharer/sharer.php?u=${url}`);
  expect(hrefs[1]).toMatch(new RegExp(`^https://x\\.com/intent/post\\?text=La%20ciutat.*&url=${url}$`));
  expect(hrefs[2]).toMatch(/^https:\/\/api\.whatsapp\.com\/send\?text=La%20ciutat/);
  expect(attributes(bar, 'rel')).toEqual(Array(3).fill('noopener noreferrer'));
});

test.each(contents.map((content) => [pathOf(content), content.title]))(
  'SITE-02 renders %s',
  async (path, title) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(decode(body)).toContain(`<h1>${title}</h1>`);
  },
);

const legalPages = [
  ['/condicions-d-us', 'Condicions d’ús'],
  ['/politica-de-privacitat', 'Política de privacitat'],
] as const;

test.each(legalPages)('ROUTE-28 %s renders its text', async (path, title) => {
  const { status, body } = await get(path);
  expect(status).toBe(200);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(5);
  const everyPage = (await get('/')).body;
  expect(attributes(everyPage, 'href')).toContain(path);
});

test('renders a poll’s question as h1 in a form that votes', async () => {
  const { body } = await get('/enquestes/1');
  expect(body).toContain('<h1 slot="question">Quin pati visitareu primer?</h1>');
  expect(body).toContain('<form method="post" action="/vot/1">');
});

test('POLL-24 has no page for a hidden poll and no other page shows it', async () => {
  const pages = await startPages({ readPoll: async () => ({ ...samplePoll, hidden: true }) });
  expect((await pages.get('/enquestes/1')).status).toBe(404);
  expect((await pages.get(article)).body).not.toContain('Quin pati');
});

test.each([
  ['/acces', 'apunt'],
  ['/acces?site=lacolla', 'lacolla'],
  ['/acces?site=apunts', 'apunts'],
  ['/acces?site=__proto__', 'apunt'],
  ['/acces?site=lacolla&site=apunts', 'apunt'],
  ['/lacolla', 'lacolla'],
  ['/apunts', 'apunts'],
  ['/?site=lacolla', 'apunt'],
  [`${article}?site=lacolla`, 'apunt'],
])('SITE-03 SITE-14 %s has the look and configuration of %s', async (path, site) => {
  const { body } = await get(path);
  expect(body).toContain(`<html lang="ca-ES-valencia" data-site="${site}" data-theme="auto">`);
  expect(body).toMatch(new RegExp(`<body>\\s*<ap-config site="${site}"[ >]`));
});

test('renders no inline script or style', async () => {
  for (const path of ['/', article, '/enquestes/1', '/lacolla', '/apunts', '/errors/404']) {
    const { body } = await get(path);
    expect(body).not.toMatch(/\sstyle=|<style|\son[a-z]+=/);
    for (const [script = ''] of body.matchAll(/<script[^>]*>/g)) {
      expect(script).toMatch(/type="application\/json"|type="module" src="\/dist\/ap\.js"/);
    }
  }
});

test('DEL-04 renders the poll of an article as a form that votes without the bundle', async () => {
  const { body } = await get(article);
  expect(body).toContain('<p class="ap-poll-meta">1.284 vots</p>');
  expect(body).toContain('<form method="post" action="/vot/1">');
  expect(body).toContain(
    '<input type="radio" name="option" value="a"><span class="ap-poll-title">L’Almoina</span>',
  );
});

const based = await startPages({ basePath: '/web/nova' });

describe('with a base path', () => {
  test('SITE-12 adds it to every internal address of every page', async () => {
    for (const path of [
      '/',
      article,
      '/enquestes/1',
      '/lacolla',
      '/apunts',
      '/condicions-d-us',
      '/errors/404',
    ]) {
      const { body } = await based.get(`/web/nova${path}`);
      const addresses = ownAddresses(body);
      expect(addresses.length, path).toBeGreaterThan(10);
      for (const address of addresses) expect(address, path).toMatch(/^\/web\/nova\//);
      expect(body).toContain('base-path="/web/nova"');
    }
  });

  test('SITE-12 PAGE-05 adds it to the canonical link, the shared address and redirects', async () => {
    const { body } = await based.get(`/web/nova${article}`);
    expect(body).toContain(`<link rel="canonical" href="https://apunt.example/web/nova${article}" />`);
    expect(body).toContain(`<ap-share-bar url="https://apunt.example/web/nova${article}"`);
    expect((await based.get('/web/nova/resultats?text=patis')).headers.location).toBe(
      '/web/nova/resultats/patis',
    );
    expect((await based.get('/web/nova/no-hi-es')).body).toContain('href="/web/nova/">Torneu a la portada');
  });
});

test('compresses a page as the browser accepts', async () => {
  const answer = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers.vary).toBe('accept-encoding');
  expect(brotliDecompressSync(answer.bytes).toString()).toContain('<!doctype html>');
  expect(
    (await get('/', { 'accept-encoding': 'br;q=0, identity' })).headers['content-encoding'],
  ).toBeUndefined();
});

test('STRM-01 STRM-02 lists the live streams on /directes, on Home and, minus its own, on a channel page', async () => {
  const streams = async (path: string) => {
    const { body } = await get(path);
    const [tag = '', ids = ''] = /<ap-streaming-list([^>]*)>[\s\S]*?<\/ap-streaming-list>/.exec(body) ?? [];
    expect(tag).toContain('>Directes</h2>');
    return [ids.trim(), [...tag.matchAll(/data-stream-id="([^"]*)"/g)].map(([, id]) => id)];
  };
  expect(await streams('/directes')).toEqual(['', ['tv', 'radio']]);
  expect(await streams('/')).toEqual(['', ['tv', 'radio']]);
  expect(await streams('/directes/apunt-tv')).toEqual(['exclude-id="tv"', ['radio']]);
});

test('LIVE-01 links the page of live feeds to each of them', async () => {
  const { body } = await get('/directes');
  expect(body).toContain('<a href="/directes/nit-de-les-campanes">La Nit de les Campanes</a>');
});

test('BEY-25 renders the pages when the streams cannot be read', async () => {
  const broken = await startPages({
    readStreams: () => Promise.reject(new Error('down')),
    readFeeds: () => Promise.reject(new Error('down')),
  });
  for (const path of ['/', '/directes', '/directes/apunt-tv']) {
    const answer = await broken.get(path);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<ul class="ap-streams"></ul>');
  }
});

test('W-06 escapes stream data and omits unsafe addresses', async () => {
  const hostile = await startPages({
    readStreams: async () => [
      {
        id: '"><b>',
        kicker: '<b>k',
        title: '<img src=x>',
        video: { href: 'javascript:alert(1)' },
        image: { image: { src: 'javascript:alert(1)', alt: '"><b>' } },
      },
    ],
  });
  const { body } = await hostile.get('/directes');
  const [tag = ''] = /<ap-streaming-list[\s\S]*?<\/ap-streaming-list>/.exec(body) ?? [];
  expect(decode(tag)).toContain('<img src=x>');
  expect(tag).not.toMatch(/<b>|javascript:|<img/);
});
