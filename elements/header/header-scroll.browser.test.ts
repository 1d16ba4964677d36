import { openHeader } from '../../tests/support/tags/header.ts';
import { becomes, describe, expect, hear, isSeen, it, keys, press } from '../../tests/support/widget.ts';

type Options = Parameters<typeof openHeader>[1];

/** Opens a long page with a header without transitions, which another test covers. */
async function openLong(options: Options = {}, banner = '') {
  const parts = await openHeader(undefined, { height: 640, ...options }, banner);
  const { page, header } = parts;
  header.style.setProperty('transition', 'none');
  parts.lengthen();
  return {
    ...parts,
    top: () => Math.round(header.getBoundingClientRect().top),
    height: () => Math.round(header.getBoundingClientRect().height),
    /** Page position of the element below the header. */
    below: () => (header.nextElementSibling?.getBoundingClientRect().top ?? 0) + page.window.scrollY,
    barTop: () => Math.round(header.querySelector('.ap-header-bar')?.getBoundingClientRect().top ?? -1),
    /** Scrolls from the top of the page to `y`. */
    async fromTopTo(y: number) {
      await parts.scrollTo(0);
      await parts.scrollTo(y);
      return header.state;
    },
    focused: () => page.document.activeElement as HTMLElement,
  };
}

const banner =
  '<table slot="banner" height="200" role="presentation"><tbody><tr><td></td></tr></tbody></table>';

describe('<ap-header> as the page scrolls', () => {
  it('HDR-12 HDR-14 hides when scrolling down, sticks when scrolling up and never moves the page', async () => {
    const { page, header, top, height, below, scrollTo } = await openLong({ width: 360 });
    const events = hear(page, 'ap-header-state');
    // this test page has a title above the header
    const from = top();
    const before = below();
    for (const [y, state, at] of [
      [172, 'static', from - 172],
      [173, 'static', from - 173],
      [178, 'hidden', -height()],
      [600, 'hidden', -height()],
      [560, 'sticky', 0],
      [40, 'sticky', Math.max(0, from - 40)],
      [39, 'static', from - 39],
    ] as const) {
      await scrollTo(y);
      expect([header.state, top(), below()], `${y} px`).to.deep.equal([state, at, before]);
    }
    expect(events).to.deep.equal(
      ['hidden', 'sticky', 'static'].map((state) => ['ap-header-state', { state }]),
    );
  });

  it('HDR-11 HDR-13 hides beyond 172 px without a banner, ignores four pixels and counts five', async () => {
    const { header, fromTopTo, scrollTo } = await openLong();
    for (const [y, state] of [
      [171, 'static'],
      [172, 'static'],
      [173, 'hidden'],
    ] as const)
      expect(await fromTopTo(y), `${y} px`).to.equal(state);
    await scrollTo(600);
    for (const [y, state] of [
      [500, 'sticky'],
      [504, 'sticky'],
      [505, 'hidden'],
    ] as const) {
      await scrollTo(y);
      expect(header.state, `${y} px`).to.equal(state);
    }
  });

  it('HDR-20 adds up movements of a single pixel', async () => {
    const { header, scrollTo } = await openLong();
    await scrollTo(505);
    for (const y of [504, 503, 502, 501]) await scrollTo(y);
    expect(header.state).to.equal('hidden');
    await scrollTo(500);
    expect(header.state).to.equal('sticky');
  });

  it('HDR-11 HDR-20 keeps its position when content above the visible text changes', async () => {
    const { page, header, scrollTo } = await openLong();
    await scrollTo(1200);
    await scrollTo(1000);
    expect(header.state).to.equal('sticky');
    const above = page.document.createElement('div');
    const grow = async (height: string) => {
      above.style.setProperty('height', height);
      await page.frames(3);
    };
    page.main.prepend(above);
    await grow('300px');
    expect(header.state, 'a browser that keeps what is read has scrolled down').to.equal('sticky');
    await scrollTo(page.window.scrollY + 100);
    expect(header.state).to.equal('hidden');
    await grow('0');
    expect(header.state, 'and up').to.equal('hidden');
  });

  it('HDR-22 counts the height of a banner as it appears, changes and goes', async () => {
    const { page, header, fromTopTo } = await openLong();
    header.setAttribute('banner-selector', '#anunci');
    expect(await fromTopTo(173), 'none').to.equal('hidden');
    const advert = page.document.createElement('div');
    advert.id = 'anunci';
    const measured = async (height: string) => {
      advert.style.setProperty('height', height);
      await page.frames(3);
    };
    page.document.body.prepend(advert);
    await measured('250px');
    expect([await fromTopTo(290), await fromTopTo(291)]).to.deep.equal(['static', 'hidden']);
    await measured('90px');
    expect([await fromTopTo(130), await fromTopTo(131)]).to.deep.equal(['static', 'hidden']);
    await measured('0');
    expect(await fromTopTo(172), 'no height is as no banner').to.equal('static');
    advert.remove();
    await page.frames(3);
    expect(await fromTopTo(173)).to.equal('hidden');
  });

  it('HDR-11 HDR-12 slides in and out at the top of the window, and leaves its place without motion', async () => {
    const { page, header, scrollTo, lengthen } = await openHeader(undefined, { height: 640 });
    lengthen();
    const motion = () => page.window.getComputedStyle(header).transitionDuration;
    for (const [y, state, duration] of [
      [600, 'hidden', '0s'],
      [500, 'sticky', '0.2s'],
      [700, 'hidden', '0.2s'],
    ] as const) {
      await scrollTo(y);
      expect([header.state, motion()]).to.deep.equal([state, duration]);
    }
  });
});

describe('<ap-header> with a banner of its own', () => {
  it('HDR-22 HDR-12 counts it, lets it scroll away, and brings back the bar alone', async () => {
    const { header, top, height, barTop, scrollTo } = await openLong({}, banner);
    const from = top();
    expect(barTop() - from).to.equal(200);
    await scrollTo(240);
    expect(header.state).to.equal('static');
    await scrollTo(245);
    expect(header.state).to.equal('hidden');
    expect(top() + height()).to.be.at.most(0);
    await scrollTo(600);
    await scrollTo(500);
    expect([header.state, barTop()]).to.deep.equal(['sticky', 0]);
  });

  it('HDR-22 HDR-01 opens a layer below the bar, over the banner', async () => {
    const { page, searchButton, field, barTop, focused, header, scrollTo, top } = await openLong({}, banner);
    await scrollTo(top()); // as at the top of the window
    press(searchButton());
    await becomes(() => focused() === field(), true);
    const bar = header.querySelector('.ap-header-bar') as HTMLElement;
    expect(field().getBoundingClientRect().top).to.be.greaterThan(barTop() + bar.offsetHeight);
    expect(page.document.elementFromPoint(20, 50)?.closest('details')?.slot).to.equal('search');
  });
});

describe('the focus beside <ap-header>', () => {
  it('W-28 stays in the header without scrolling the page when it moves backwards and forwards there', async () => {
    const { page, header, menuButton, scrollTo, focused } = await openLong();
    await scrollTo(900);
    await scrollTo(700);
    expect(header.state).to.equal('sticky');
    page.window.focus();
    menuButton().focus({ preventScroll: true });
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab']) {
      await keys(key);
      await page.frames(2);
      expect(header.contains(focused())).to.equal(true);
      expect([page.window.scrollY, header.state], key).to.deep.equal([700, 'sticky']);
    }
  });

  it('W-28 shows the hidden header when something in it gets the focus', async () => {
    const { page, header, menuButton, scrollTo, top } = await openLong({ width: 360 });
    await scrollTo(900);
    expect(header.state).to.equal('hidden');
    page.window.focus();
    menuButton().focus();
    await becomes(() => [header.state, top()], ['sticky', 0]);
    expect(isSeen(menuButton())).to.equal(true);
  });

  it('W-28 W-30 moves nothing below a dialog that lies over the header', async () => {
    const { page, scrollTo, focused } = await openLong();
    const dialog = page.make('<dialog><button>Tanqueu</button></dialog>') as HTMLDialogElement;
    dialog.style.setProperty('inset', '0');
    dialog.style.setProperty('margin', '0');
    page.main.append(dialog);
    await scrollTo(900);
    await scrollTo(700);
    page.window.focus();
    dialog.showModal();
    await becomes(() => focused().textContent, 'Tanqueu');
    await page.frames(4);
    expect(page.window.scrollY).to.equal(700);
    dialog.remove();
  });

  for (const [whatever, html] of [
    ['', ''],
    [', whatever its banner', banner],
  ] as const)
    it(`W-28 HDR-22 scrolls the focused element clear of the header${whatever}`, async () => {
      const { page, header, scrollTo, focused } = await openLong({}, html);
      const button = page.document.createElement('button');
      button.textContent = 'Sota la capçalera';
      page.main.append(button);
      const { window } = page;
      const after = page.document.createElement('div');
      after.style.setProperty('height', '3000px');
      page.main.append(after);
      await scrollTo(button.getBoundingClientRect().top + window.scrollY - 20);
      expect(header.state).to.equal('hidden');
      window.focus();
      button.focus({ preventScroll: true });
      const bar = header.querySelector('.ap-header-bar') as HTMLElement;
      await becomes(() => header.state, 'sticky');
      await becomes(() => focused().getBoundingClientRect().top >= bar.getBoundingClientRect().bottom, true);
    });
});
