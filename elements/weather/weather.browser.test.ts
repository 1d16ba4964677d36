import {
  answer as answerOf,
  axe,
  becomes,
  describe,
  expect,
  hear,
  isSeen,
  it,
  keys,
  loginAs,
  logout,
  loseScript,
  openWidget,
  type Page,
  sendText,
  tag,
} from '../../tests/support/widget.ts';

const GEOCODER = '/api/front/geocoder';
/** Server's markup for one day of a place. */
const written = (place: string) =>
  `<p class="ap-weather-place">${place}</p><div class="ap-slider"><ul class="ap-slides" tabindex="0"><li class="ap-slide"><div class="ap-day"><p class="ap-day-degrees">9 ºC</p></div></li></ul></div>`;
const names = ['postalCode', 'locationName', 'ineCode'];

/** Sets the cookies, which all pages of these tests share. */
function setCookies(values: Record<string, string> = {}): void {
  for (const name of names) {
    const value = values[name];
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's promise would let a request overtake it
    document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=/; max-age=${value ? 60 : 0}`;
  }
}
const cookies = () => {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('=') as [string, string]);
  return Object.fromEntries(
    pairs.filter(([name]) => names.includes(name)).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
};

interface Asked {
  options: PositionOptions | undefined;
}

/** Simulates a known or a refused position. */
function placeAt(
  page: Page,
  asked: Asked[],
  position: [latitude: number, longitude: number] | undefined,
): void {
  const geolocation = {
    getCurrentPosition(
      found: PositionCallback,
      lost: PositionErrorCallback | null | undefined,
      options?: PositionOptions,
    ) {
      asked.push({ options });
      if (!position) return lost?.({ code: 1, message: 'denied' } as GeolocationPositionError);
      const [latitude, longitude] = position;
      found({ coords: { latitude, longitude } } as GeolocationPosition);
    },
  };
  Object.defineProperty(page.window.navigator, 'geolocation', { value: geolocation, configurable: true });
}

interface Given {
  attributes?: Record<string, string>;
  position?: [number, number];
  kept?: Record<string, string>;
  content?: string;
  width?: number;
  before?: (page: Page) => void;
  config?: Record<string, string>;
}

async function openWeather({ width = 1200, ...given }: Given = {}) {
  const { attributes, position, kept, content, config, before } = given;
  setCookies(kept);
  const asked: Asked[] = [];
  const heard: unknown[] = [];
  const widget = await openWidget(tag('ap-weather', attributes, content), {
    config: { 'geocoder-url': GEOCODER, ...config },
    width,
    before: (page) => {
      placeAt(page, asked, position);
      before?.(page);
      page.document.addEventListener('ap-weather-change', (event) =>
        heard.push((event as CustomEvent).detail),
      );
    },
  });
  const calls = () =>
    widget.page.watch.calls.map(({ path }) => path).filter((path) => path.startsWith('/api/front/weather'));
  const place = () => widget.page.one('.ap-weather-place:not([data-ap-replaced])').textContent;
  return { ...widget, asked, heard, calls, place };
}

describe('<ap-weather>', () => {
  it('WEA-20 the list is asked for again with the next letter where it could not be had', async () => {
    const isLost = loseScript('places-places');
    const { page, see } = await openWeather({ attributes: { ask: 'click' } });
    await see.focus('combobox', 'Busqueu un altre municipi');
    await sendText('m');
    await isLost(page);
    await see.lacks('option');
    await sendText('a');
    await see.shows('option', 'Manises');
  });

  it('WEA-01 WEA-02 asks where the reader is, to a hundredth of a degree, and keeps the place', async () => {
    const { page, asked, calls, heard, place } = await openWeather({ position: [38.34517, -0.48149] });
    await becomes(place, 'Alacant');
    expect(asked).to.deep.equal([{ options: { maximumAge: 75_000, timeout: 15_000 } }]);
    const addresses = page.window.performance.getEntriesByType('resource').map(({ name }) => name);
    expect(
      addresses.filter((name) => name.includes(GEOCODER)).map((name) => new URL(name).search),
    ).to.deep.equal(['?lat=38.35&lng=-0.48']);
    expect(calls()).to.deep.equal(['/api/front/weather/forecast-ine/03014']);
    await becomes(() => heard, [{ name: 'Alacant', source: 'geo' }]);
    await becomes(cookies, { postalCode: '03014', locationName: 'Alacant', ineCode: '03014' });
    setCookies();
  });

  it('WEA-05 STOR-03 the three cookies end after 17.280 seconds', async () => {
    const written: string[] = [];
    const { page, see, place } = await openWeather({
      attributes: { ask: 'click' },
      position: [39.47, -0.38],
    });
    const found = Object.getOwnPropertyDescriptor(page.window.Document.prototype, 'cookie');
    Object.defineProperty(page.window.Document.prototype, 'cookie', {
      configurable: true,
      get: () => found?.get?.call(page.document),
      set: (line: string) => {
        written.push(line);
        found?.set?.call(page.document, line);
      },
    });
    const before = Date.now();
    await see.press('button', 'El temps d’on soc');
    await becomes(() => written.length, 3);
    await becomes(place, 'València');
    for (const line of written) {
      const end = Date.parse(/expires=([^;]+)/.exec(line)?.[1] ?? '');
      expect(end - before).to.be.within(17_279_000, 17_400_000);
      expect(line).to.match(/SameSite=Lax/i);
    }
    setCookies();
  });

  it('WEA-17 WEA-21 a refused position shows València, without a message and a cookie', async () => {
    const { heard, place, see } = await openWeather();
    await becomes(place, 'València');
    await becomes(() => heard, [{ name: 'València', source: 'default' }]);
    expect(see.all('alert')).to.have.length(0);
    expect(cookies()).to.deep.equal({});
  });

  it('WEA-03 a place elsewhere, and a geocoder that answers anything, lead to València', async () => {
    for (const json of [
      { region: 'ES-CT', postalCode: '08001', locationName: 'Barcelona', ineCode: '08019' },
      { region: 'FR-75', postalCode: '75001', locationName: 'París', ineCode: '' },
      { region: 'ES-V', postalCode: '', locationName: '', ineCode: '' },
      { region: 7 },
      'res',
      null,
    ]) {
      const { end } = await answerOf({ path: GEOCODER, status: 200, json });
      const { place } = await openWeather({ position: [41.38, 2.17] });
      await becomes(place, 'València');
      expect(cookies()).to.deep.equal({});
      end();
    }
  });

  it('WEA-04 W-20 a kept place that the API does not know is forgotten, and the chooser stays', async () => {
    for (const kept of [{ ineCode: '46999' }, { postalCode: '46001', locationName: 'Valencia' }]) {
      const { place, see, asked } = await openWeather({ kept });
      await becomes(place, 'València');
      await becomes(cookies, {});
      expect(see.all('alert')).to.have.length(0);
      expect(isSeen(await see.shows('combobox', 'Busqueu un altre municipi'))).to.equal(true);
      expect(asked).to.deep.equal([]);
    }
  });

  it('WEA-04 a geocoder’s name that the API does not know leads back to the place before, and is not kept', async () => {
    const json = { region: 'ES-V', postalCode: '46001', locationName: 'Valencia', ineCode: '' };
    const { end } = await answerOf({ path: GEOCODER, status: 200, json });
    const kept = { ineCode: '12080', locationName: 'Morella' };
    const { page, place, see, heard } = await openWeather({ kept, position: [39.47, -0.38] });
    await becomes(place, 'Morella');
    const button = await see.focus('button', 'El temps d’on soc');
    await keys('Enter');
    const words = 'No tenim el temps d’este municipi. Busqueu-ne un altre.';
    await becomes(() => see.texts('status').includes(words), true, words);
    await becomes(place, 'Morella');
    await becomes(() => heard.length, 2);
    expect(cookies()).to.deep.equal(kept);
    expect(page.document.activeElement).to.equal(button);
    end();
    setCookies();
  });

  it('WEA-17 shows a message when a requested position is refused or elsewhere', async () => {
    const kept = { ineCode: '12080', locationName: 'Morella' };
    for (const [position, words] of [
      [undefined, 'El navegador no ens diu on sou. Ho podeu permetre en el navegador, o buscar el municipi.'],
      [
        [41.38, 2.17],
        'Ací no tenim el temps d’on sou, només el dels municipis d’Alacant, Castelló i València.',
      ],
    ] as const) {
      const { page, place, see } = await openWeather({ kept, ...(position && { position: [...position] }) });
      await becomes(place, 'Morella');
      const button = await see.focus('button', 'El temps d’on soc');
      await keys('Enter');
      await becomes(() => see.texts('status').includes(words), true, words);
      const heights = see.all('status').map(({ offsetHeight }) => offsetHeight);
      expect(Math.max(...heights), 'seen').to.be.above(10);
      expect([place(), cookies()]).to.deep.equal(['Morella', kept]);
      expect(page.document.activeElement).to.equal(button);
      await axe(page, 'ap-weather');
    }
    setCookies();
  });

  it('WEA-06 WEA-18 a place that is kept is not asked for again', async () => {
    const byZip = await openWeather({ kept: { postalCode: '12600', locationName: 'la Vall d’Uixó' } });
    await becomes(byZip.place, "la Vall d'Uixó");
    expect(byZip.asked).to.deep.equal([]);
    expect(byZip.calls()[0]).to.contain(`/forecast-zip/12600/${encodeURIComponent('la Vall d’Uixó')}`);
    const byIne = await openWeather({
      kept: { ineCode: '12080', postalCode: '46001', locationName: 'València' },
    });
    await becomes(byIne.place, 'Morella');
    await becomes(() => byIne.heard, [{ name: 'Morella', source: 'cookie' }]);
    expect(byIne.asked).to.deep.equal([]);
    setCookies();
  });

  it('WEA-26 W-20 by a press only where it is said so, and never on the club', async () => {
    const { asked, place, see } = await openWeather({
      attributes: { ask: 'click' },
      position: [38.345, -0.481],
    });
    await becomes(place, 'València');
    expect(asked).to.deep.equal([]);
    await see.press('button', 'El temps d’on soc');
    await becomes(place, 'Alacant');
    const club = await openWeather({ position: [38.345, -0.481], attributes: { site: 'lacolla' } });
    await becomes(club.place, 'València');
    expect(club.asked).to.deep.equal([]);
    expect(club.see.all('button', 'El temps d’on soc')).to.have.length(0);
    setCookies();
  });

  it('WEA-20 a municipality is chosen by the keys, kept with its name, and announced', async () => {
    const { page, heard, place, see } = await openWeather({
      attributes: { ask: 'click' },
      kept: { postalCode: '46001', locationName: 'València' },
    });
    await see.focus('combobox', 'Busqueu un altre municipi');
    await sendText('morel');
    await see.shows('option', 'Morella');
    await keys('ArrowDown', 'Enter');
    await becomes(place, 'Morella');
    await becomes(() => heard.at(-1), { name: 'Morella', source: 'manual' });
    await becomes(cookies, { ineCode: '12080', locationName: 'Morella' });
    expect(page.one('ap-weather').textContent).to.contain('El temps en Morella');
    await axe(page, 'ap-weather');
    setCookies();
  });

  it('WEA-08 WEA-09 shows three days, three, two or one at once', async () => {
    for (const [width, count] of [
      [566, 1],
      [567, 2],
      [1099, 2],
      [1100, 3],
    ] as const) {
      const { page, see } = await openWeather({ attributes: { ine: '46250' }, width });
      const days = () => page.all('.ap-slider:not([data-ap-replaced]) .ap-slide');
      await becomes(() => days().length, 3);
      const frame = page.one('.ap-slider:not([data-ap-replaced])').getBoundingClientRect();
      const seen = days().filter((day) => day.getBoundingClientRect().right < frame.right + 2);
      expect(seen.length, `${width} px`).to.equal(count);
      expect(see.all('button', 'Següent').length).to.equal(count < 3 ? 1 : 0);
      const { scrollWidth, clientWidth } = page.document.documentElement;
      expect(scrollWidth).to.be.at.most(clientWidth);
    }
  });

  it('WEA-25 a call that fails leaves nothing to be seen but a retry, in the same room, and is recorded', async () => {
    const { end } = await answerOf({ path: '/api/front/weather', status: 500 });
    const content = `<h2>El temps</h2>${written('Vila')}`;
    let height = 0;
    const { page, host, place, see } = await openWeather({
      attributes: { ine: '03014' },
      content,
      before: (opened) => {
        height = opened.one('ap-weather').offsetHeight;
      },
    });
    await see.shows('alert');
    for (const selector of ['h2', '.ap-weather-place', '.ap-slider', 'input'])
      expect(isSeen(page.one(`ap-weather ${selector}`)), selector).to.equal(false);
    expect(host.offsetHeight).to.equal(height);
    expect(page.window.ap?.errors.at(-1)?.code).to.equal('500');
    end();
    const heard = hear(page, 'ap-weather-change');
    await see.press('button', 'Torneu-ho a provar');
    await becomes(place, 'Alacant');
    await becomes(() => heard, [['ap-weather-change', { name: 'Alacant', source: 'default' }]]);
    expect(see.all('alert')).to.have.length(0);
    expect(isSeen(page.one('ap-weather h2'))).to.equal(true);
  });

  it('BEY-11 W-20 of a child no position is asked, and no weather of a place that an adult has kept', async () => {
    await loginAs('30');
    try {
      const { page, host, asked, calls, see, place } = await openWeather({
        position: [38.345, -0.481],
        kept: { ineCode: '12080', locationName: 'Morella' },
        content: written('València'),
      });
      await page.settled();
      expect([asked, calls()]).to.deep.equal([[], []]);
      expect(see.all('button', 'El temps d’on soc')).to.have.length(0);
      host.setAttribute('ine', '03014');
      await becomes(place, 'Alacant');
      host.removeAttribute('ine');
      await becomes(place, 'València');
    } finally {
      await logout();
      setCookies();
    }
  });

  it('WEA-03 a position of 0, 0 is one, and leads to València', async () => {
    const { page, asked, place } = await openWeather({ position: [0, 0] });
    await becomes(place, 'València');
    expect(asked).to.have.length(1);
    const addresses = page.window.performance.getEntriesByType('resource').map(({ name }) => name);
    expect(
      addresses.filter((name) => name.includes(GEOCODER)).map((name) => new URL(name).search),
    ).to.deep.equal(['?lat=0&lng=0']);
    expect(cookies()).to.deep.equal({});
  });

  it('WEA-19 another municipality that the page names is shown at once', async () => {
    const { host, heard, place } = await openWeather({ attributes: { ine: '03014' } });
    await becomes(place, 'Alacant');
    host.setAttribute('ine', '12080');
    await becomes(place, 'Morella');
    host.removeAttribute('ine');
    await becomes(place, 'València');
    await becomes(
      () => heard,
      ['Alacant', 'Morella', 'València'].map((name) => ({ name, source: 'default' })),
    );
  });

  it('BEY-11 WEA-08 keeps the focus in the row when the forecast replaces the server content', async () => {
    const day = '<li class="ap-slide"><div class="ap-day"><p class="ap-day-degrees">9 ºC</p></div></li>';
    const content = `<h2>El temps</h2>${written('Vila').replace(day, day.repeat(6))}`;
    for (const [width, from, to] of [
      [1200, 'row', 'ap-slides'],
      [360, 'button', 'Següent'],
      // all days are visible, so there are no buttons
      [1200, 'button', 'ap-slides'],
    ] as const) {
      // on this site the position is never requested without a press
      const { page, host, place, see } = await openWeather({
        attributes: { site: 'lacolla' },
        content,
        width,
      });
      const row = page.one('.ap-slides');
      (from === 'button' ? await see.shows('button', 'Següent') : row).focus();
      host.setAttribute('ine', '03014');
      await becomes(place, 'Alacant');
      const { activeElement } = page.document;
      expect(row.contains(activeElement), 'what is not seen').to.equal(false);
      expect(activeElement?.ariaLabel ?? activeElement?.className).to.equal(to);
    }
  });

  it('WEA-20 the list of municipalities comes with the first letter', async () => {
    const { page, see } = await openWeather({ attributes: { ask: 'click' } });
    const lists = () =>
      page.window.performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/places[^/]*\.js/.test(name));
    await see.focus('combobox', 'Busqueu un altre municipi');
    await page.settled();
    expect(lists()).to.have.length(0);
    await sendText('m');
    await see.shows('option', 'Manises');
    expect(lists().length).to.be.above(0);
  });
});
