import {
  answer,
  becomes,
  callsOf,
  describe,
  expect,
  hear,
  it,
  keys,
  openWidget,
  tag,
} from '../../tests/support/widget.ts';

const AZ = '/webapi/az/';
const card = (id: string, more = '') =>
  `<article data-id="${id}"><h3><a href="/p/${id}">Fitxa ${id}</a></h3>${more}</article>`;
const cards = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => card(String(from + index)));
const list = (html: readonly string[]) =>
  `<ul data-card-list>${html.map((one) => `<li>${one}</li>`).join('')}</ul>`;
const ages = '[{"name":"De 3 a 5","value":"3-5"},{"name":"De 6 a 12","value":"6-12"}]';
const places = '[{"C_INE":"03009","NOMBRE":"Alcoi"},{"C_INE":"03063","NOMBRE":"Dénia"}]';
const ad = '<template slot="ad"><p class="anunci">Publicitat</p></template>';

/** Index whose first page is from the server, and whose controls are its own. */
const index = (attributes: Record<string, string> = {}, content = list(cards(1, 4))) =>
  tag(
    'ap-index',
    { source: 'az', delay: '20', 'more-delay': '20', ages, locations: places, ...attributes },
    content,
  );

const ids = (host: HTMLElement) =>
  [...host.querySelectorAll<HTMLElement>('[data-card-list]:not([data-ap-replaced]) [data-id]')].map(
    ({ dataset }) => dataset.id,
  );
const found = (html: readonly string[], cursorMark: string | null = null, path = AZ) =>
  answer({ path, status: 200, json: { html, cursorMark } });
const pageOf = (host: HTMLElement) => new URLSearchParams(host.ownerDocument.location.search);

describe('<ap-index>', () => {
  it('LIST-06 LIST-11 looks for a text once nobody writes any more, and says when there is nothing', async () => {
    const { page, host, see } = await openWidget(index());
    await found([card('mar')]);
    const heard = hear(page, 'ap-search', 'ap-results');
    for (const text of ['m', 'ma', 'mar']) await see.fill('Paraules', text, 'searchbox');
    expect(ids(host), 'what was there is cleared at once').to.deep.equal([]);
    await becomes(() => ids(host), ['mar']);
    expect(callsOf(page, AZ)).to.deep.equal([`GET ${AZ}`]);
    expect(heard).to.deep.equal([
      ['ap-search', { letter: 'TOP', text: 'mar', location: [], age: [], filters: [] }],
      ['ap-results', { count: 1, total: 1, cursorMark: null }],
    ]);
    expect(pageOf(host).get('text')).to.equal('mar');
    await becomes(() => see.text('status').includes('S’ha trobat 1 resultat'), true);
    await found([]);
    await see.fill('Paraules', 'marxx', 'searchbox');
    await becomes(() => see.text('paragraph').includes('No s’han trobat resultats.'), true);
  });

  it('LIST-01 its fields and its button are of one height', async () => {
    const { page, see } = await openWidget(index(), { width: 1200 });
    await see.shows('button', 'Busqueu');
    // the field of the municipality is a tag of its own and loads later
    await becomes(
      () =>
        page
          .all('.ap-index-form :is(input:not([type=checkbox]), .ap-button)')
          .map((one) => Math.round(one.getBoundingClientRect().height)),
      [48, 48, 48],
    );
  });

  it('LIST-18 announces the server’s notice for a search until the next search', async () => {
    const said = 'El text era molt llarg: la resta no s’ha buscat.';
    const before = '<p data-list-notice>D’abans</p>';
    const { host, see } = await openWidget(index({}, before + list(cards(1, 4))));
    const alert = () => host.querySelector('[role=alert]')?.textContent;
    const stands = () => host.querySelector('[data-list-notice]')?.checkVisibility();
    expect([alert(), stands()]).to.deep.equal([undefined, true]);
    await answer({ path: AZ, status: 200, json: { html: cards(1, 3), cursorMark: 'c2', notice: said } });
    await see.fill('Paraules', 'un dos tres', 'searchbox');
    await becomes(() => [alert(), stands()], [said, false]);
    await found(cards(4, 6), null, `${AZ}c2`);
    await see.press('button', 'Més resultats');
    await becomes(() => ids(host).length, 6);
    expect(alert()).to.equal(said);
    await found([card('mar')]);
    await see.fill('Paraules', 'mar', 'searchbox');
    await becomes(() => [ids(host).join(), alert(), stands()], ['mar', undefined, false]);
  });

  it('LIST-05 LIST-09 looks for a letter, by keys too, as a step of the history', async () => {
    const { page, host, see } = await openWidget(index());
    await found([card('b')]);
    await see.press('link', 'B');
    await becomes(() => ids(host), ['b']);
    expect(pageOf(host).get('lletra')).to.equal('B');
    expect(see.one('link', 'B').ariaCurrent).to.equal('page');
    await see.focus('link', 'B');
    await keys('ArrowRight');
    await see.focuses('link', 'C');
    await found(cards(1, 4));
    page.window.history.back();
    await becomes(() => ids(host), ['1', '2', '3', '4']);
    expect(pageOf(host).get('lletra')).to.equal(null);
    expect(see.one('link', 'Destacats').ariaCurrent).to.equal('page');
  });

  it('BEY-21 restores the list of its own letter after Back and after Forward', async () => {
    const { page, host, see } = await openWidget(index());
    const { history } = page.window;
    const state = () => [
      ids(host).join(),
      see.all('link').find(({ ariaCurrent }) => ariaCurrent)?.textContent,
    ];
    for (const letter of ['B', 'C']) {
      await found([card(letter)], letter === 'C' ? 'c2' : null);
      await see.press('link', letter);
      await becomes(state, [letter, letter]);
    }
    await found([card('C-2')], null, `${AZ}c2`);
    await see.press('button', 'Més resultats');
    await becomes(() => ids(host).length, 2);
    const steps = history.length;
    history.back();
    await becomes(state, ['B', 'B']);
    await found([card('C')]);
    history.forward();
    await becomes(state, ['C', 'C']);
    expect(history.length).to.equal(steps);
    history.back();
    await becomes(state, ['B', 'B']);
  });

  it('LIST-01 searches for text typed before the script loaded', async () => {
    await found([card('mar')]);
    const form = '<form data-index-form role="search"><input name="text" aria-label="Paraules"></form>';
    const { host } = await openWidget(index({}, form + list(cards(1, 4))), {
      before: (page) => {
        (page.one('input') as HTMLInputElement).value = 'mar';
      },
    });
    await becomes(() => ids(host), ['mar']);
    expect(host.querySelector('input')?.value).to.equal('mar');
  });

  it('LIST-01 LIST-07 searches for the places and ages selected before the script came', async () => {
    await found([card('mar')]);
    const option = (value: string) => `<option value="${value}">${value}</option>`;
    const form = `<form data-index-form role="search" autocomplete="off">
      <ap-predictive-search data-group="location" multiple label="Municipi">
        <label>Municipi<select name="lloc" multiple>${option('03009')}${option('03063')}</select></label>
      </ap-predictive-search>
      <label>Edat<select name="edat" multiple data-group="age">${option('3-5')}${option('6-12')}</select></label>
      </form>`;
    const { page, host } = await openWidget(index({}, form + list(cards(1, 4))), {
      before: (page) => {
        for (const value of ['03063', '6-12'])
          (page.one(`option[value="${value}"]`) as HTMLOptionElement).selected = true;
      },
    });
    await becomes(() => ids(host), ['mar']);
    await becomes(() => [pageOf(host).get('lloc'), pageOf(host).get('edat')], ['03063', '6-12']);
    await becomes(() => page.all('ap-predictive-search button').length, 1);
    // a field whose widget has not loaded yet
    (page.one('option[value="3-5"]') as HTMLOptionElement).selected = true;
    page.one('select[name=edat]').dispatchEvent(new page.window.Event('change', { bubbles: true }));
    await becomes(() => pageOf(host).toString().includes('3-5'), true);
  });

  it('LIST-07 a select without an empty choice is no early input', async () => {
    const form = `<form data-index-form role="search"><label>Edat<select name="edat" data-group="age">
      <option value="3-5">De 3 a 5</option><option value="6-12">De 6 a 12</option></select></label></form>`;
    const { page, host } = await openWidget(index({}, form + list(cards(1, 4))));
    await page.settled();
    expect([ids(host), callsOf(page, AZ)]).to.deep.equal([['1', '2', '3', '4'], []]);
  });

  it('LIST-33 BEY-21 leaves the focus where somebody writes, whatever was asked for before', async () => {
    const { page, host, see } = await openWidget(index({ 'cursor-mark': 'c2' }));
    page.allow(/500/);
    await answer({ path: `${AZ}c2`, status: 500 });
    await see.press('button', 'Més resultats');
    await see.shows('alert');
    await found([card('mar')], null, `${AZ}?`);
    const field = await see.shows('searchbox', 'Paraules');
    field.focus();
    await see.fill('Paraules', 'mar', 'searchbox');
    await becomes(() => ids(host), ['mar']);
    await page.frames(2);
    expect(page.document.activeElement).to.equal(field);
  });

  it('LIST-33 the button that goes though nobody has pressed it hands the focus to the last card', async () => {
    const { page, host, see } = await openWidget(index({ 'cursor-mark': 'c2' }), { height: 400 });
    await found([], null, `${AZ}c2`);
    (await see.shows('button', 'Més resultats')).focus();
    page.window.dispatchEvent(new page.window.Event('scroll'));
    await becomes(() => see.all('button', 'Més resultats').length, 0);
    await see.focuses('link', 'Fitxa 4');
    expect(ids(host).length).to.equal(4);
  });

  it('LIST-07 ENT-10 is narrowed by ages, which toggle, and by a municipality', async () => {
    const { page, host, see } = await openWidget(index());
    await page.settled();
    await found([card('x')]);
    const heard = hear(page, 'ap-search');
    const last = () => heard.at(-1)?.[1] as Record<string, unknown> | undefined;
    await see.press('combobox', 'Edat');
    await see.press('option', 'De 3 a 5');
    await becomes(() => last()?.age, ['3-5']);
    await see.press('option', 'De 6 a 12');
    await becomes(() => last()?.age, ['3-5', '6-12']);
    await see.press('option', 'De 3 a 5');
    await becomes(() => last()?.age, ['6-12']);
    await see.fill('Municipi', 'den', 'combobox');
    await see.press('option', 'Dénia');
    await becomes(() => last(), { letter: 'TOP', text: '', age: ['6-12'], location: ['03063'], filters: [] });
    expect(pageOf(host).getAll('lloc')).to.deep.equal(['03063']);
    await see.fill('Municipi', 'al', 'combobox');
    await see.press('option', 'Alcoi');
    await becomes(() => pageOf(host).getAll('lloc'), ['03063', '03009']);
    expect([
      see.all('button', 'Lleveu Dénia').length,
      see.all('button', 'Lleveu Alcoi').length,
    ]).to.deep.equal([1, 1]);
    await see.press('button', 'Lleveu Dénia');
    await becomes(() => last()?.location, ['03009']);
    await see.focuses('combobox', 'Municipi');
    await see.fill('Municipi', 'Madrid', 'combobox');
    await keys('Enter');
    await becomes(() => see.text('alert'), '«Madrid» no és cap dels noms de la llista.');
    expect(last()?.location, 'what is no municipality changes nothing').to.deep.equal(['03009']);
    await see.press('link', 'A');
    await becomes(() => last()?.location, []);
    await becomes(() => see.all('button', 'Lleveu Alcoi').length, 0);
  });

  it('LIST-13 LIST-27 appends new cards near the end, without duplicates and with ads across the list', async () => {
    const { page, host } = await openWidget(index({ 'cursor-mark': 'c2' }, `${list(cards(1, 4))}${ad}`), {
      height: 900,
    });
    await found(cards(4, 12), null, `${AZ}c2`);
    expect(callsOf(page, AZ), 'who has not scrolled is not given more').to.deep.equal([]);
    page.window.dispatchEvent(new page.window.Event('scroll'));
    await becomes(
      () => ids(host),
      cards(1, 12).map((_, at) => String(at + 1)),
    );
    expect(callsOf(page, AZ)).to.deep.equal([`GET ${AZ}c2`]);
    const all = [...host.querySelectorAll('[data-card-list] > li')];
    expect(all.flatMap((one, at) => (one.querySelector('.anunci') ? [at] : []))).to.deep.equal([6, 13]);
    expect(pageOf(host).get('cursor'), 'the first page is in view').to.equal(null);
  });

  it('BEY-21 names the page in view in the address, not the last one loaded', async () => {
    const { page, host, see } = await openWidget(index({ 'cursor-mark': 'c2' }, list(cards(1, 12))), {
      height: 200,
    });
    await found(cards(13, 24), null, `${AZ}c2`);
    await see.press('button', 'Més resultats');
    await becomes(() => ids(host).length, 24);
    for (const [id, cursor] of [
      [20, 'c2'],
      [2, null],
      [13, 'c2'],
      [12, null],
    ] as const) {
      host.querySelector(`[data-id="${id}"]`)?.scrollIntoView({ behavior: 'instant' });
      page.window.dispatchEvent(new page.window.Event('scroll'));
      await becomes(() => pageOf(host).get('cursor'), cursor);
    }
    expect(callsOf(page, AZ)).to.deep.equal([`GET ${AZ}c2`]);
  });

  it('BEY-21 LIST-22 loads the page of a shared address and links to the start of the list', async () => {
    await found(cards(13, 24), 'c3', `${AZ}c2`);
    const { host, see } = await openWidget(tag('ap-index', { source: 'az' }), {
      before: (page) => page.window.history.replaceState(null, '', '/made?x=1&cursor=c2'),
    });
    await becomes(() => ids(host)[0], '13');
    const start = await see.shows('link', 'Torneu al principi de la llista');
    expect(start.getAttribute('href')).to.equal('/made?x=1');
    expect(host.ownerDocument.location.search).to.equal('?x=1&cursor=c2');
    await found([card('b')]);
    await see.press('link', 'B');
    await becomes(
      () => [ids(host).join(), see.all('link', 'Torneu al principi de la llista').length],
      ['b', 0],
    );
  });

  it('BEY-21 hides the way to the beginning of the server’s page once another search begins there', async () => {
    const start = '<p data-list-start><a href="/made">Torneu al principi</a></p>';
    const { host, see } = await openWidget(index({}, start + list(cards(1, 4))), {
      before: (page) => page.window.history.replaceState(null, '', '/made?cursor=c2'),
    });
    expect([ids(host).length, see.all('link', 'Torneu al principi').length]).to.deep.equal([4, 1]);
    await found([card('b')]);
    await see.press('link', 'B');
    await becomes(() => [ids(host).join(), see.all('link', 'Torneu al principi').length], ['b', 0]);
  });

  it('LIST-33 BEY-21 loads more by a button, which moves the focus to the new cards', async () => {
    const { page, host, see } = await openWidget(index({ 'cursor-mark': 'c2' }), { height: 200 });
    await found(cards(5, 6), null, `${AZ}c2`);
    await see.focus('link', 'Fitxa 1');
    await keys('Tab', 'Tab', 'Tab', 'Tab');
    await see.focuses('button', 'Més resultats');
    await page.frames(4);
    expect(callsOf(page, AZ)).to.deep.equal([]);
    await keys('Enter');
    await see.focuses('link', 'Fitxa 5');
    expect(ids(host).length).to.equal(6);
    expect(see.all('button', 'Més resultats').length).to.equal(0);
  });

  it('LIST-32 LIST-26 reports a failed page, retries it and drops the answer to an outdated query', async () => {
    const { page, host, see } = await openWidget(index());
    page.allow(/50[03]/);
    const failing = await answer({ path: AZ, status: 200, json: { html: 5 } });
    const heard = hear(page, 'ap-list-error');
    await see.press('link', 'B');
    await becomes(() => see.text('alert'), 'Ara no es poden carregar els resultats.');
    expect(heard.length).to.equal(1);
    failing.end();
    const slow = await answer({
      path: AZ,
      status: 200,
      json: { html: [card('old')], cursorMark: null },
      held: true,
      times: 1,
    });
    await see.press('button', 'Torneu-ho a provar');
    await becomes(() => callsOf(page, AZ).length, 2);
    await found([card('new')]);
    await see.press('link', 'C');
    await becomes(() => callsOf(page, AZ).length, 3);
    await slow.release();
    await becomes(() => ids(host), ['new']);
    await page.settled();
    expect(ids(host)).to.deep.equal(['new']);
  });

  it('LIST-32 a search that the server refuses is said, with no button that would try it again', async () => {
    const { page, see } = await openWidget(index());
    page.allow(/400/);
    await answer({ path: AZ, status: 400, json: { errorCode: 'INVALID_FIELDS' } });
    await see.press('link', 'B');
    await becomes(
      () => see.text('alert'),
      'Esta cerca no es pot fer: canvieu-ne les paraules o els filtres.',
    );
    expect(see.all('button', 'Torneu-ho a provar').length).to.equal(0);
  });

  it('LIST-18 begins anew where the server knows a cursor no more', async () => {
    const { host, see } = await openWidget(index({ 'cursor-mark': 'vell' }));
    await answer({ path: `${AZ}vell`, status: 400, json: { errorCode: 'INVALID_CURSOR' } });
    await found([card('1'), card('9')], null, `${AZ}?`);
    await see.press('button', 'Més resultats');
    await becomes(() => ids(host), ['1', '9']);
    expect(see.text('alert')).to.equal('La llista ha canviat mentrestant: torna a començar.');
  });

  it('LIST-14 W-04 sanitises cards, and upgrades the allowed tags in them', async () => {
    const { page, host, see } = await openWidget(index());
    const icon = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 2h3"/><script>1</script></svg>';
    const heart = `<ap-favourite-button content-id="s1" label="La Costera"><a href="/acces">${icon}</a></ap-favourite-button>`;
    await found([
      card(
        '1',
        `${heart}<img src="/x.png" onerror="alert(1)"><a href="javascript:alert(1)">no</a><iframe src="/"></iframe>`,
      ),
    ]);
    page.allow(/x\.png|script-src-attr/);
    await see.press('link', 'B');
    await becomes(() => ids(host), ['1']);
    await becomes(() => host.querySelector<HTMLElement>('ap-favourite-button')?.dataset.apState, 'waiting');
    expect(host.querySelector('ap-favourite-button svg path')?.getAttribute('d')).to.equal('M2 2h3');
    expect(host.querySelectorAll('script, iframe, [onerror], a[href^="javascript"]').length).to.equal(0);
  });

  it('LIST-03 LIST-23 asks for the first page where the server has written none', async () => {
    await found(cards(1, 2), null, '/webapi/blogs/search/*');
    const { host } = await openWidget(tag('ap-index', { source: 'blogs' }));
    await becomes(() => ids(host), ['1', '2']);
  });
});
