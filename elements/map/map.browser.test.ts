import {
  axe,
  becomes,
  callsOf,
  describe,
  expect,
  hear,
  isSeen,
  it,
  keys,
  loginAs,
  logout,
  openWidget,
  type Page,
  tag,
} from '../../tests/support/widget.ts';

type Options = NonNullable<Parameters<typeof openWidget>[1]>;

const LAYER = '/assets/mapa.json';
const marker = (lng: number, lat: number, title: string, more: object = {}) => ({
  coords: [lng, lat],
  options: { title, link: { href: `/activitats/${title.toLowerCase()}` }, ...more },
});
const concert = marker(-0.376, 39.47, 'Concert', {
  description: 'A la fresca',
  image: '/assets/favicon.svg',
});
const sailing = marker(-0.481, 38.345, 'Vela', { link: { href: '/vela', title: 'Apunteu-vos-hi' } });
const serverList =
  '<h2>Activitats</h2><ul class="ap-map-list"><li><a href="/c">Concert</a></li><li><a href="/v">Vela</a></li></ul>';

/** Disables animations, which never end in a frame out of sight. */
function stillness({ window }: Page): void {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    /reduced-motion/.test(query) ? ({ matches: true } as MediaQueryList) : matchMedia.call(window, query);
}

async function openMap(
  markers: readonly object[] = [concert, sailing],
  {
    config = { 'map-style': LAYER },
    attributes = {},
    content = serverList,
    ...options
  }: Options & {
    attributes?: Record<string, string>;
    content?: string;
  } = {},
) {
  const json = `<script type="application/json" data-prop="markers">${JSON.stringify(markers)}</script>`;
  const widget = await openWidget(tag('ap-map', attributes, json + content), {
    width: 800,
    height: 900,
    config,
    ...(options.entry === undefined && { before: stillness }),
    ...options,
  });
  const { page, host, see } = widget;
  return {
    ...widget,
    canvas: () => page.one('.leaflet-container'),
    isMap: () => host.querySelector('.leaflet-container') !== null,
    list: () => host.querySelector<HTMLElement>('.ap-map-list'),
    drawn: () => see.shows('region', 'Activitats'),
    tiles: () => page.all('.leaflet-tile').map((tile) => (tile as HTMLImageElement).src.split('?')[1] ?? ''),
  };
}

describe('<ap-map>', () => {
  it('MAP-01 MAP-07 opens one point’s card at a time and returns the focus when it closes', async () => {
    const { page, see, drawn } = await openMap();
    const opened = hear(page, 'ap-marker-open');
    await drawn();
    await see.press('button', 'Concert');
    await see.focuses('dialog', 'Concert');
    expect(see.one('dialog').innerText).to.contain('A la fresca');
    expect(see.one('link', 'Concert').getAttribute('href')).to.equal('/activitats/concert');
    expect(page.one('[role=dialog] img').getAttribute('src')).to.equal('/assets/favicon.svg');
    await axe(page, 'ap-map');

    await see.press('button', 'Vela');
    await see.focuses('dialog', 'Vela');
    expect(see.all('dialog').length).to.equal(1);
    expect(see.one('link', 'Apunteu-vos-hi').getAttribute('href')).to.equal('/vela');
    page.window.focus();
    await keys('Escape');
    await see.lacks('dialog');
    expect(see.isFocused('button', 'Vela')).to.equal(true);

    await keys('Enter');
    await see.focuses('dialog', 'Vela');
    await see.press('button', 'Tanqueu la fitxa');
    await see.lacks('dialog');
    expect(see.isFocused('button', 'Vela')).to.equal(true);
    expect(opened.map(([, detail]) => detail)).to.deep.equal([{ index: 0 }, { index: 1 }, { index: 1 }]);
  });

  it('MAP-03 MAP-04 starts at zoom 8, allows 5 to 17 and puts zoom and token into tile addresses', async () => {
    const style = '/assets/favicon.svg?{z}/{x}/{y}/{token}';
    const config = { 'map-style': style, 'map-token': 'clau' };
    const { see, drawn, tiles } = await openMap([concert], { config });
    await drawn();
    await becomes(
      () => tiles().every((tile) => /^8\/\d+\/\d+\/clau$/.test(tile)) && tiles().length > 0,
      true,
    );
    expect(see.one('button', 'Acosteu el mapa').ariaDisabled).to.equal(null);

    const near = await openMap([concert], { config, attributes: { zoom: '16' } });
    await near.drawn();
    await near.see.press('button', 'Acosteu el mapa');
    await becomes(() => near.see.one('button', 'Acosteu el mapa').ariaDisabled, 'true');
    await becomes(() => near.tiles().some((tile) => tile.startsWith('17/')), true);
    const far = await openMap([concert], { config, attributes: { zoom: '6' } });
    await far.drawn();
    await far.see.focus('region', 'Activitats');
    await keys('-');
    await becomes(() => far.see.one('button', 'Allunyeu el mapa').ariaDisabled, 'true');
    await becomes(() => far.tiles().some((tile) => tile.startsWith('5/')), true);
  });

  it('MAP-06 keeps the list when the style, the token, the points or the layer is missing', async () => {
    for (const [what, config, markers] of [
      ['no style', {}, [concert]],
      ['no token', { 'map-style': '/t/{z}/{x}/{y}?{token}' }, [concert]],
      ['no points', { 'map-style': LAYER }, []],
      ['another page', { 'map-style': '/dist/ap-manifest.json' }, [concert]],
    ] as const) {
      const { page, host, isMap, list } = await openMap(markers, { config });
      await becomes(() => host.hasAttribute('data-ap-plain'), true, what);
      expect([isMap(), isSeen(list())], what).to.deep.equal([false, true]);
      const parts = page.window.performance.getEntriesByType('resource');
      if (what !== 'another page')
        expect(parts.filter(({ name }) => /map-frame/.test(name)).length, what).to.equal(0);
    }
    const drawn = await openMap([concert, sailing], { config: {}, content: '' });
    expect(drawn.see.all('link').map(({ textContent }) => textContent)).to.deep.equal(['Concert', 'Vela']);
  });

  it('BEY-11 asks no other house for a map for a child, and has its own', async () => {
    await loginAs('30');
    try {
      const foreign = { 'map-style': 'https://{s}.mapes.example/{z}/{x}/{y}.png' };
      const { page, host, isMap, list } = await openMap(undefined, { config: foreign });
      await page.settled();
      expect([isMap(), isSeen(list()), host.hasAttribute('data-ap-plain')]).to.deep.equal([
        false,
        true,
        true,
      ]);
      const own = await openMap();
      await own.drawn();
    } finally {
      await logout();
    }
  });

  it('MAP-06 W-21 asks a service for tiles by a press only, and leaves the list if its tiles are blocked', async () => {
    const { page, host, see, isMap, list } = await openMap(undefined, { config: { 'map-style': 'icv' } });
    page.allow(/icv\.gva\.es/);
    const asked: string[] = [];
    page.document.addEventListener('securitypolicyviolation', ({ blockedURI }) => asked.push(blockedURI));
    await see.shows('button', 'Mostreu el mapa');
    expect([asked, isMap(), isSeen(list())]).to.deep.equal([[], false, true]);
    await axe(page, 'ap-map');
    await see.press('button', 'Mostreu el mapa');
    await becomes(() => host.hasAttribute('data-ap-plain'), true);
    expect([isMap(), isSeen(list())]).to.deep.equal([false, true]);
    expect(asked.length).to.be.greaterThan(0);
    const own =
      /^https:\/\/terramapas\.icv\.gva\.es\/mapabase_topografico\/wmts\/1\.0\.0\/topografico_continuo_epsg3857\/default\/GMEPSG3857\/8\/9\d\/12\d\.png$/;
    expect(asked.filter((address) => !own.test(address))).to.deep.equal([]);
  });

  it('MAP-05 accepts both orders of coordinates, and omits and records invalid ones', async () => {
    const named = { coords: { lat: 38.345, lng: -0.481 }, options: { title: 'Vela' } };
    const { page, see, drawn } = await openMap([marker(40, 200, 'Enlloc'), concert, named]);
    const opened = hear(page, 'ap-marker-open');
    await drawn();
    await see.shows('button', 'Vela');
    await see.lacks('button', 'Enlloc');
    await see.press('button', 'Concert');
    await becomes(() => opened.map(([, detail]) => detail), [{ index: 1 }]);
    expect(page.window.ap?.errors.map(({ tag, code }) => [tag, code])).to.deep.equal([['ap-map', 'marker']]);
    expect(page.watch.warnings.splice(0).join()).to.contain('(0, des de 0)');
  });

  it('MAP-01 groups nearby points into one button that zooms in and keeps the focus', async () => {
    const { see, drawn } = await openMap([
      concert,
      { ...concert, options: { title: 'Fira' } },
      marker(-0.3, 39.6, 'Port'),
    ]);
    await drawn();
    await see.focus('button', '3 punts: acosteu el mapa');
    await keys('Enter');
    await see.focuses('button', '2 punts en el mateix lloc');
    await see.shows('button', 'Port');
    await keys('Enter');
    await see.focuses('dialog', 'Concert');
    expect(see.one('button', 'Anterior').ariaDisabled).to.equal('true');
    await see.press('button', 'Següent');
    await see.shows('dialog', 'Fira');
    expect(see.text('status')).to.equal('2 de 2');
    expect(see.isFocused('button', 'Següent')).to.equal(true);
    await keys('Escape');
    expect(see.isFocused('button', '2 punts en el mateix lloc')).to.equal(true);
  });

  it('MAP-01 W-28 shows no point under its own buttons', async () => {
    const { see, drawn, canvas } = await openMap([concert, marker(1.52, 40.6, 'Far')], {
      attributes: { center: '[-0.376, 39.47]' },
    });
    await drawn();
    const far = see.one('button', 'Far').getBoundingClientRect();
    const button = see.one('button', 'Acosteu el mapa').getBoundingClientRect();
    expect(far.top, 'as high as the buttons').to.be.lessThan(button.bottom + button.height);
    expect(far.right).to.be.at.most(button.left);
    const { left, right } = see.one('button', 'Concert').getBoundingClientRect();
    const frame = canvas()?.getBoundingClientRect();
    expect(left > (frame?.left ?? 0) && right < (frame?.right ?? 0), 'the centre stays in sight').to.equal(
      true,
    );
  });

  it('MAP-06 W-28 shows the list again in the room of the map, and nothing moves', async () => {
    const { page, host, see, list, drawn, isMap } = await openMap(undefined, {
      entry: [],
    });
    const height = () => Math.round(host.getBoundingClientRect().height);
    const before = height();
    await page.watch.load('/dist/ap.js');
    await drawn();
    expect(isSeen(list())).to.equal(false);
    expect(height()).to.equal(before);
    const button = see.one('button', 'Mostreu la llista').getBoundingClientRect();
    await see.press('button', 'Mostreu la llista');
    await becomes(() => isSeen(list()), true);
    expect(isMap()).to.equal(false);
    expect(
      Math.abs(see.one('button', 'Mostreu el mapa').getBoundingClientRect().top - button.top),
    ).to.be.lessThan(2);
    expect(see.isFocused('button', 'Mostreu el mapa')).to.equal(true);
    await see.press('button', 'Mostreu el mapa');
    await drawn();
    expect(height()).to.equal(before);
    host.remove();
    await becomes(() => isSeen(list()) || list()?.hidden, false);
  });

  it('leaves the wheel and one finger to the page, and obeys reduced motion', async () => {
    const { page, see, canvas, drawn } = await openMap();
    await drawn();
    expect(page.window.getComputedStyle(canvas()).touchAction).to.equal('pan-x pan-y');
    const wheel = new page.window.WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
    expect(canvas().dispatchEvent(wheel), 'the page scrolls').to.equal(true);
    const pane = () => page.one('.leaflet-map-pane').style.transform;
    const start = pane();
    await see.focus('region', 'Activitats');
    await keys('ArrowRight');
    expect(pane()).not.to.equal(start);
    expect(page.one('.leaflet-map-pane').classList.contains('leaflet-pan-anim')).to.equal(false);
    expect(canvas().classList.contains('leaflet-zoom-anim')).to.equal(false);
  });

  it('loads no byte of leaflet, and no layer, before the map is near', async () => {
    const { page, host } = await openMap(undefined, { entry: [], state: 'waiting' });
    page.main.prepend(
      page.make(`<div>${'<hr>'.repeat(150)}</div>`),
      page.make('<ap-share-bar loading="eager"></ap-share-bar>'),
    );
    page.window.scrollTo(0, 0);
    await page.watch.load('/dist/ap.js');
    await page.settled([page.one('ap-share-bar')]);
    await page.frames(5);
    const fetched = () =>
      page.window.performance
        .getEntriesByType('resource')
        .filter(({ name }) => /chunks\/map|mapa\.json/.test(name));
    expect([host.dataset.apState, fetched().length]).to.deep.equal(['waiting', 0]);
    host.scrollIntoView();
    await becomes(() => host.querySelector('.leaflet-container') !== null, true);
    expect(fetched().length).to.be.greaterThan(2);
    expect(callsOf(page, LAYER)).to.deep.equal([`GET ${LAYER}`]);
  });
});
