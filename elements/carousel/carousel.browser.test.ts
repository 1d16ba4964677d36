import { sendMouse } from '@web/test-runner-commands';
import { carousel, from, openCarousel } from '../../tests/support/tags/carousel.ts';
import { axe, becomes, describe, expect, hear, it, keys, type Page } from '../../tests/support/widget.ts';

/** Mouse position in the test window over an element of a framed page. */
function pointOn(page: Page, element: Element): [number, number] {
  const frame = page.frame.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(frame.left + left + width / 2), Math.round(frame.top + top + height / 2)];
}

/** Asserts the number of visible slides at each window width. */
const showsAsMany = (variant: string, widths: Readonly<Record<number, number>>) => async () => {
  const { page, host, shown, slides, open, count } = await openCarousel(carousel(12, { variant }), {
    entry: [],
  });
  const places = () =>
    [host, page.one('.ap-slider'), ...slides()].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map((side) => side.toFixed(2)).join();
    });
  const before: Record<number, string[]> = {};
  for (const [width, visible] of Object.entries(widths)) {
    await page.resize(Number(width));
    expect(shown(), `${width} without the script`).to.deep.equal(from(1, visible));
    before[Number(width)] = places();
  }
  await page.watch.load('/dist/ap.js');
  await page.settled();
  for (const [width, visible] of Object.entries(widths)) {
    await page.resize(Number(width));
    await becomes(open, from(1, visible), width);
    expect(shown(), width).to.deep.equal(from(1, visible));
    expect(places(), width).to.deep.equal(before[Number(width)]);
    expect(count()).to.equal(visible === 1 ? '1 de 12' : `1–${visible} de 12`);
  }
};

describe('<ap-carousel>', () => {
  it(
    'CAR-03 CAR-07 shows as many recommended slides as the width allows, with or without script',
    showsAsMany('recirculation', { 360: 1, 566: 1, 567: 2, 1099: 2, 1100: 4 }),
  );
  it(
    'CAR-02 CAR-06 the mini one shows as many slides as the width asks for',
    showsAsMany('mini', { 577: 4, 578: 6, 799: 6, 800: 8, 1099: 8, 1100: 9 }),
  );
  it(
    'BP-03 that of a schedule shows as many slides as the width asks for',
    showsAsMany('schedule', { 566: 3, 567: 5, 1099: 5, 1100: 9 }),
  );
  it(
    'BP-03 that of a forecast shows as many slides as the width asks for',
    showsAsMany('forecast', { 566: 1, 567: 2, 1099: 2, 1100: 3 }),
  );

  it('W-28 keeps the scrollable slide row out of the Tab order until removal', async () => {
    const { page, host } = await openCarousel(carousel(12));
    const row = page.one('.ap-slides');
    await becomes(() => row.getAttribute('tabindex'), '-1');
    host.remove();
    await becomes(() => row.hasAttribute('tabindex'), false);
  });

  it('loads nothing of Swiper before a carousel is near', async () => {
    const far = '<hr>'.repeat(150);
    const body = `${far}${carousel(9)}<ap-share-bar loading="eager"></ap-share-bar>`;
    const { page, host } = await openCarousel(body, { entry: [] });
    page.window.scrollTo(0, 0);
    await page.watch.load('/dist/ap.js');
    await page.settled([page.one('ap-share-bar')]);
    await page.frames(5);
    const fetched = () =>
      page.window.performance
        .getEntriesByType('resource')
        .filter(({ name }) => /chunks\/(slides|carousel)-/.test(name)).length;
    expect([host.dataset.apState, fetched()]).to.deep.equal(['waiting', 0]);
    host.scrollIntoView();
    await page.settled([host]);
    expect(fetched()).to.be.greaterThan(1);
  });

  it('CAR-05 PLAY-19 «playlist» has a slide of 3, 4 or 30 elements, one seen, 25 px apart', async () => {
    const body = carousel(32, { variant: 'playlist' });
    const { page, shown, slides, open, count, see } = await openCarousel(body, { width: 360 });
    for (const [width, rows] of [
      [567, 3],
      [568, 4],
      [1100, 4],
      [1101, 30],
    ] as const) {
      await page.resize(width);
      await becomes(count, `1 de ${Math.ceil(32 / rows)}`, String(width));
      expect(shown()).to.deep.equal(from(1, rows));
      expect(open()).to.deep.equal(from(1, rows));
      const [first, other] = [slides()[0], slides()[rows]].map((one) => one?.getBoundingClientRect());
      expect(Math.round((other?.left ?? 0) - (first?.right ?? 0))).to.equal(25);
    }
    await see.press('button', 'Següent');
    await becomes(shown, [31, 32]);
    expect(open()).to.deep.equal([31, 32]);
    expect(see.one('list').className).to.contain('ap-slides');
  });

  it('CAR-03 W-28 goes on by its buttons, which end where the slides end, and tells the page', async () => {
    const { page, host, see, shown, open, count } = await openCarousel(
      carousel(9, { label: 'Més notícies' }),
      { width: 1200 },
    );
    const events = hear(page, 'ap-slide-change');
    expect([host.role, host.ariaRoleDescription, host.ariaLabel]).to.deep.equal([
      'group',
      'carrusel',
      'Més notícies',
    ]);
    expect(see.one('button', 'Anterior').ariaDisabled).to.equal('true');
    await see.press('button', 'Següent');
    await becomes(shown, [5, 6, 7, 8]);
    expect(open()).to.deep.equal([5, 6, 7, 8]);
    expect(count()).to.equal('5–8 de 9');
    await see.press('button', 'Següent');
    await becomes(shown, [6, 7, 8, 9]);
    expect(count()).to.equal('6–9 de 9');
    const next = see.one('button', 'Següent');
    expect(next.ariaDisabled).to.equal('true');
    expect(page.document.activeElement === next, 'the focus stays').to.equal(true);
    await see.press('button', 'Següent');
    await see.press('button', 'Anterior');
    await becomes(shown, [2, 3, 4, 5]);
    expect(events.map(([, detail]) => detail)).to.deep.equal([{ index: 4 }, { index: 5 }, { index: 1 }]);
    expect(see.all('listitem', /^\d de 9$/).map(({ ariaLabel }) => ariaLabel)).to.deep.equal(
      from(1, 9).map((number) => `${number} de 9`),
    );
    await axe(page, 'ap-carousel');
  });

  it('W-28 goes on by keys, takes the focus along, and leaves keys alone where they mean something else', async () => {
    const body = carousel(9).replace(
      'Diapositiva 1</a>',
      'Diapositiva 1</a><input aria-label="Camp" value="ab">',
    );
    const { page, see, shown, open } = await openCarousel(body, { width: 800 });
    await see.focus('link', 'Diapositiva 1');
    await keys('ArrowRight');
    await becomes(shown, [2, 3]);
    await becomes(open, [2, 3]);
    expect(see.isFocused('link', 'Diapositiva 2')).to.equal(true);
    await keys('Tab', 'ArrowRight');
    await becomes(shown, [3, 4]);
    expect(see.isFocused('link', 'Diapositiva 3'), 'it is seen still').to.equal(true);
    await keys('End');
    await becomes(shown, [8, 9]);
    expect(see.isFocused('link', 'Diapositiva 8')).to.equal(true);
    await keys('Shift+Tab');
    expect(see.isFocused('button', 'Següent'), 'nothing that is not seen is between').to.equal(true);
    await keys('Home');
    await becomes(shown, [1, 2]);
    await see.focus('textbox', 'Camp');
    await keys('ArrowRight', 'End', 'Control+ArrowRight');
    await page.frames(3);
    expect(shown()).to.deep.equal([1, 2]);
  });

  it('W-28 keeps the focus in a slide that scrolls out of view until the focus moves on', async () => {
    const { page, see, row, shown, open, slides } = await openCarousel(carousel(9), { width: 800 });
    const events = hear(page, 'ap-slide-change');
    await see.focus('link', 'Diapositiva 1');
    row().scrollTo({ left: slides()[4]?.offsetLeft ?? 0, behavior: 'instant' });
    await becomes(shown, [5, 6]);
    await becomes(open, [1, 5, 6]);
    expect(page.document.activeElement?.textContent).to.equal('Diapositiva 1');
    await keys('Tab');
    await becomes(open, [5, 6]);
    expect(see.isFocused('link', 'Diapositiva 5')).to.equal(true);
    expect(events.at(-1)).to.deep.equal(['ap-slide-change', { index: 4 }]);
  });

  it('W-28 is pulled by a mouse; a press that is held, and one that trembles, still follow the link', async () => {
    const { page, shown, slides } = await openCarousel(carousel(9), { width: 800 });
    const clicks: boolean[] = [];
    page.window.addEventListener('click', (event) => {
      clicks.push(event.defaultPrevented);
      event.preventDefault();
    });
    const linkIn = (index: number) => slides()[index]?.querySelector('a') as Element;
    const [x, y] = pointOn(page, linkIn(1));
    const move = (by: number) => sendMouse({ type: 'move', position: [x + by, y] });
    await move(0);
    await sendMouse({ type: 'down' });
    for (const by of [-20, -120, -220]) await move(by);
    await sendMouse({ type: 'up' });
    await becomes(shown, [2, 3]);
    await becomes(() => page.one('.ap-slides').hasAttribute('data-ap-free'), false);
    expect(clicks, 'the end of a pull is no press').to.not.include(false);

    clicks.length = 0;
    const [linkX, linkY] = pointOn(page, linkIn(1));
    await sendMouse({ type: 'move', position: [linkX, linkY] });
    await sendMouse({ type: 'down' });
    await page.frames(20);
    await sendMouse({ type: 'move', position: [linkX + 3, linkY] });
    await sendMouse({ type: 'up' });
    await becomes(() => clicks, [false]);
    expect(shown()).to.deep.equal([2, 3]);
  });
});
