import {
  answer,
  becomes,
  callsOf,
  describe,
  expect,
  hear,
  it,
  openWidget,
  tag,
} from '../../tests/support/widget.ts';

const card = (id: number) => `<article data-id="${id}"><a href="/p/${id}">Fitxa ${id}</a></article>`;
const list =
  '<ul data-card-list><li><a href="/p/1">Fitxa 1</a></li></ul><p data-list-more><a href="/mes/2">Més</a></p>';
const open = (nextPage: string, more: Record<string, string> = {}) =>
  openWidget(tag('ap-load-more', { 'next-page': nextPage, delay: '20', ...more }, list), { height: 200 });
const links = (host: HTMLElement) =>
  [...host.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
const page2 = (html: unknown, nextPage: string | null, path = '/mes/2') =>
  answer({ path, status: 200, json: { html, nextPage } });

describe('<ap-load-more>', () => {
  it('LIST-28 API-30 loads page after page, and omits cards that are already shown', async () => {
    const { page, host, see } = await open('/mes/2');
    await page2(
      [card(1), card(2)].map((one) => one.replace(' data-id="1"', '')),
      '/mes/3',
    );
    await page2(card(3), null, '/mes/3');
    const heard = hear(page, 'ap-results');
    page.window.dispatchEvent(new page.window.Event('scroll'));
    await becomes(() => links(host), ['/p/1', '/p/2', '/p/3']);
    expect(heard).to.deep.equal([
      ['ap-results', { count: 1 }],
      ['ap-results', { count: 1 }],
    ]);
    expect(page.watch.calls.map(({ headers }) => headers.get('Accept')).at(-1)).to.equal('application/json');
    await becomes(() => see.all('button').length, 0);
    expect(see.all('link', 'Més').length, 'the server’s link is not needed').to.equal(0);
  });

  it('LIST-20 asks nothing of another web, and ends', async () => {
    const { page, see } = await open('https://example.org/2');
    await see.press('button', 'Més resultats');
    await becomes(() => see.text('alert'), 'La llista s’acaba ací: la pàgina següent és d’un altre lloc.');
    expect([
      page.watch.calls.filter(({ path }) => path === '/2').length,
      see.all('button').length,
    ]).to.deep.equal([0, 0]);
  });

  it('LIST-20 LIST-32 shows a failure after html or 500, and retries with a press', async () => {
    const { page, host, see } = await open('/mes/2');
    page.allow(/500/);
    const failing = await answer({ path: '/mes/2', status: 500, json: {} });
    await see.press('button', 'Més resultats');
    await becomes(() => see.text('alert'), 'Ara no es poden carregar els resultats.');
    failing.end();
    expect(see.isFocused('button', 'Torneu-ho a provar'), 'the one that was pressed').to.equal(true);
    const html = await answer({ path: '/mes/2', status: 200, text: '<p>no</p>', held: true });
    await see.press('button', 'Torneu-ho a provar');
    await see.focuses('button', 'S’estan carregant els resultats…');
    await html.release();
    await becomes(() => callsOf(page, '/mes/').length, 2);
    await see.focuses('button', 'Torneu-ho a provar');
    html.end();
    await page2([card(2)], null);
    await see.press('button', 'Torneu-ho a provar');
    await see.focuses('link', 'Fitxa 2');
    expect(links(host)).to.deep.equal(['/p/1', '/p/2']);
  });

  it('LIST-20 the same cards for ever come to an end', async () => {
    const { page, see } = await open('/mes/2', { auto: 'false' });
    await page2(['<a href="/p/1">Fitxa 1</a>'], '/mes/2');
    await see.press('button', 'Més resultats');
    await becomes(
      () => see.text('alert'),
      'La llista s’acaba ací: la pàgina següent repetix el que ja hi ha.',
    );
    expect([callsOf(page, '/mes/').length, see.all('button').length]).to.deep.equal([1, 0]);
  });
});
