import {
  axe,
  becomes,
  describe,
  expect,
  hear,
  it,
  keys,
  openWidget,
  tag,
} from '../../tests/support/widget.ts';

const tall = (height: number) => `<svg width="1" height="${height}" aria-hidden="true"></svg>`;
const links = '<a href="#first">Compartiu-ho</a> <a href="#second">Baixeu-ho</a>';

/** Opens a page with a bar `above` px from its top, and 6,000 px more in which it may stick. */
async function openBar(
  attributes: Record<string, string> = {},
  options: Parameters<typeof openWidget>[1] = {},
  above = 300,
) {
  const bar = `<p id="before"><a href="#before">Abans</a></p>${tall(above)}`;
  const after = `<p id="after">Després</p>${tall(6000)}`;
  const widget = await openWidget(`<div>${bar}${tag('ap-side-bar', attributes, links)}${after}</div>`, {
    width: 1200,
    height: 700,
    ...options,
    before: (page) => page.window.scrollTo({ top: 0, behavior: 'instant' }),
  });
  const { page, host } = widget;
  const scroll = (top: number) => page.window.scrollTo({ top, behavior: 'instant' });
  scroll(0);
  return {
    ...widget,
    events: hear(page, 'ap-sticky-change'),
    scroll,
    state: () => host.dataset.state,
    top: () => host.getBoundingClientRect().top,
    /** Returns the state after at least two reports of the observers. */
    async rest() {
      await page.frames(3);
      return host.dataset.state;
    },
  };
}

describe('<ap-side-bar>', () => {
  for (const [width, limit] of [
    [1101, 1000],
    [1100, 200],
    [568, 200],
    [360, 200],
  ] as const)
    it(`SIDE-01 SIDE-02 sticks at ${width} px once out of view and scrolled past ${limit} px`, async () => {
      const { scroll, state, rest, events, top, host } = await openBar({}, { width });
      const place = host.offsetTop + host.offsetHeight;
      // the bar sticks only past both the limit and its own place
      const least = Math.max(limit, place);
      scroll(least - 5);
      expect(await rest()).to.equal('static');
      scroll(limit === 1000 ? 1000 : least - 1);
      expect(await rest()).to.equal('static');
      expect(events).to.deep.equal([]);
      scroll(least + 5);
      await becomes(state, 'sticky');
      expect(top()).to.be.within(0, 60);
      scroll(3000);
      expect(await rest()).to.equal('sticky');
      expect(top()).to.be.within(0, 60);
      scroll(0);
      await becomes(state, 'static');
      await becomes(
        () => events,
        [
          ['ap-sticky-change', { sticky: true }],
          ['ap-sticky-change', { sticky: false }],
        ],
      );
    });

  it('SIDE-01 goes back to its place as soon as that is in sight, also above the limit', async () => {
    const { scroll, state, host } = await openBar({ limit: '0' });
    const place = host.offsetTop;
    scroll(place + 200);
    await becomes(state, 'sticky');
    scroll(place - 140); // below a header that returns
    await becomes(state, 'static');
    scroll(place + 200);
    await becomes(state, 'sticky');
  });

  it('SIDE-01 takes limits of its own, and follows the width of the window', async () => {
    const { page, scroll, state, rest } = await openBar({
      limit: '2000',
      'compact-limit': '600',
      'compact-at': '800',
    });
    scroll(1500);
    expect(await rest()).to.equal('static');
    page.frame.style.width = '800px';
    await becomes(state, 'sticky');
    page.frame.style.width = '801px';
    await becomes(state, 'static');
  });

  it('SIDE-01 BEY-31 moves nothing of the page', async () => {
    const { page, scroll, state } = await openBar();
    const place = () => page.one('#after').getBoundingClientRect().top + page.window.scrollY;
    const before = place();
    const shifts: number[] = [];
    const { PerformanceObserver } = page.window;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    });
    observer.observe({ type: 'layout-shift', buffered: false });
    for (const y of [1500, 0, 1500]) {
      scroll(y);
      await becomes(state, y > 0 ? 'sticky' : 'static');
      await page.frames(3);
      expect(place()).to.equal(before);
    }
    expect(shifts).to.deep.equal([]);
  });

  it('SIDE-03 hides on a phone when scrolling up and returns when scrolling down', async () => {
    const { page, see, host, scroll, state } = await openBar({}, { width: 567 });
    scroll(1500);
    await becomes(state, 'sticky');
    scroll(1400);
    await becomes(state, 'hidden');
    await becomes(() => page.window.getComputedStyle(host).visibility, 'hidden');
    expect(see.all('link')).to.deep.equal([]);
    scroll(1450);
    await becomes(state, 'sticky');
    await see.shows('link', 'Compartiu-ho');
    await becomes(() => page.window.getComputedStyle(host).opacity, '1', 'it has come in');
    await axe(page, 'ap-side-bar');
  });

  it('SIDE-03 W-28 keeps its position when content above the visible text changes', async () => {
    const { page, scroll, state, rest } = await openBar({}, { width: 567 });
    scroll(1500);
    await becomes(state, 'sticky');
    const above = page.document.createElement('div');
    page.one('#before').append(above);
    above.style.height = '300px';
    expect(await rest(), 'a browser that keeps what is read has scrolled down').to.equal('sticky');
    const { scrollY } = page.window;
    above.style.height = '0';
    expect(await rest(), 'and up').to.equal('sticky');
    expect(page.window.scrollY, 'as the test supposes').to.equal(scrollY - 300);
    scroll(page.window.scrollY - 20);
    await becomes(state, 'hidden');
    above.style.height = '300px';
    expect(await rest(), 'nor does it come back').to.equal('hidden');
  });

  it('SIDE-03 stays in a wider window whichever way one scrolls', async () => {
    const { scroll, state, rest } = await openBar({}, { width: 568 });
    scroll(1500);
    await becomes(state, 'sticky');
    scroll(1400);
    expect(await rest()).to.equal('sticky');
  });

  it('SIDE-03 W-28 stays while it has the focus, and does not cover the focused element', async () => {
    const { page, see, scroll, state, rest } = await openBar({}, { width: 400 });
    scroll(1500);
    await becomes(state, 'sticky');
    await see.focus('link', 'Baixeu-ho');
    scroll(1400);
    expect(await rest()).to.equal('sticky');
    const link = page.document.createElement('a');
    link.href = '#under';
    link.textContent = 'Davall';
    // already visible, so that focusing it scrolls nothing
    Object.assign(link.style, { position: 'fixed', top: '0' });
    page.document.body.append(link);
    await keys('Tab');
    await becomes(state, 'hidden');
  });

  it('SIDE-01 is kept in sight after a jump past its place, which has never been seen', async () => {
    const { scroll, rest, state } = await openBar({}, {}, 1500);
    expect(await rest()).to.equal('static');
    scroll(4000);
    await becomes(state, 'sticky');
    scroll(0);
    await becomes(state, 'static');
  });

  for (const { about, width, height, size } of [
    { about: 'a phone held across', width: 740, height: 360, size: '100%' },
    { about: 'a page at 400 %', width: 320, height: 256, size: '100%' },
    { about: 'texts that fill a small window', width: 360, height: 740, size: '600%' },
  ])
    it(`SIDE-01 stays in its place where it would cover the text: ${about}`, async () => {
      const { page, host, scroll, rest, state, events } = await openBar({}, { width, height });
      page.document.documentElement.style.fontSize = size;
      const place = host.offsetTop + host.offsetHeight;
      scroll(place - 20);
      await rest();
      scroll(place + 300);
      expect(await rest()).to.equal('static');
      expect(events).to.deep.equal([]);
      page.document.documentElement.style.fontSize = '100%';
      Object.assign(page.frame.style, { width: '400px', height: '740px' });
      await becomes(state, 'sticky');
      page.frame.style.height = '360px';
      await becomes(state, 'static');
    });

  it('SIDE-04 keeps its server content unchanged, also when the widget is removed', async () => {
    const { host } = await openBar();
    expect(host.querySelector('a')?.getAttribute('href')).to.equal('#first');
    host.remove();
    await becomes(() => host.dataset.state, undefined);
  });
});
