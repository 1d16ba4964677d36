import { freshEntry } from '../../tests/support/page.ts';
import { type HeaderElement, openHeader } from '../../tests/support/tags/header.ts';
import {
  answer,
  axe,
  becomes,
  describe,
  expect,
  fill,
  hear,
  hold,
  isSeen,
  it,
  keys,
  openWidget,
  press,
  waysFrom,
} from '../../tests/support/widget.ts';

const change = (layer: string) => ['ap-layer-change', { layer }];
const lock = (locked: boolean) => ['ap-body-lock', { locked }];
/** Chunk that a layer loads when it opens. */
const PART = '/dist/chunks/header-search-form';

describe('the layers of <ap-header>', () => {
  for (const width of [360, 1280])
    it(`HDR-02 HDR-03 opens menu or search at ${width} px, never both, and locks the page meanwhile`, async () => {
      const { page, header, menu, menuButton, search, searchButton, isLocked } = await openHeader(undefined, {
        width,
      });
      const events = hear(page, 'ap-layer-change', 'ap-body-lock');
      const seen = () => [isSeen(menu()), isSeen(search()), header.layer, isLocked()];
      press(menuButton());
      await becomes(seen, [true, false, 'menu', true]);
      press(searchButton());
      await becomes(seen, [false, true, 'search', true]);
      press(searchButton());
      await becomes(seen, [false, false, 'none', false]);
      expect(events).to.deep.equal([
        change('menu'),
        lock(true),
        change('search'),
        change('none'),
        lock(false),
      ]);
    });

  for (const [state, prepare] of [
    ['is on its way', () => hold(PART)],
    ['cannot be had', () => answer({ path: PART, status: 503 })],
  ] as const)
    it(`HDR-03 locks the page at once, lets it rest and hears Escape while the code of the search ${state}`, async () => {
      await prepare();
      const { page, menu, menuButton, isLocked, isLayer } = await openHeader(undefined, {
        entry: [freshEntry()],
      });
      page.allow(/header-search-form|503/);
      press(menuButton());
      await becomes(() => [isSeen(menu()), isLocked(), isLayer()], [true, true, true]);
      page.window.focus();
      await keys('Escape');
      await becomes(() => [isSeen(menu()), isLocked(), isLayer()], [false, false, false]);
      expect(page.document.activeElement === menuButton()).to.equal(true);
    });

  it('SRCH-01 searches by the server where the code of the search cannot be had', async () => {
    await answer({ path: PART, status: 503 });
    const { page, searchButton, field } = await openHeader(undefined, { entry: [freshEntry()] });
    page.allow(/header-search-form|503/);
    const ways = waysFrom(page);
    press(searchButton());
    await becomes(() => page.document.activeElement === field(), true);
    page.window.focus();
    fill(field(), 'patis');
    await keys('Enter');
    await becomes(() => ways, ['/resultats?text=patis']);
  });

  it('HDR-01 W-30 moves the focus into the layer, and gives it back on Escape', async () => {
    const { page, menu, menuButton, searchButton, field, isLocked } = await openHeader(undefined, {
      width: 360,
    });
    const isFocused = (element: () => HTMLElement) => () => page.document.activeElement === element();
    page.window.focus();
    searchButton().focus();
    await keys('Enter');
    await becomes(isFocused(field), true);
    await keys('Escape');
    await becomes(isFocused(searchButton), true);
    expect(isLocked()).to.equal(false);
    menuButton().focus();
    await keys('Space');
    await becomes(() => isSeen(menu()), true);
    expect(isFocused(menuButton)()).to.equal(true);
    await keys('Tab');
    expect(page.document.activeElement?.closest('details')?.slot).to.equal('burger');
    await keys('Escape');
    await becomes(isFocused(menuButton), true);
    await becomes(() => isSeen(menu()), false);
  });

  it('HDR-03 HDR-11 stays visible under an open layer at every scroll position', async () => {
    const { page, header, menuButton, lengthen, scrollTo, isLocked } = await openHeader();
    lengthen();
    press(menuButton());
    await becomes(isLocked, true);
    for (const y of [600, 1200]) {
      await scrollTo(y);
      await becomes(() => header.state, 'sticky');
      expect(Math.round(header.getBoundingClientRect().top)).to.equal(0);
    }
    const { innerWidth, innerHeight } = page.window;
    expect(page.document.documentElement.clientWidth, 'no bare strip').to.equal(innerWidth);
    const scrim = header.querySelector(':scope > [data-ap-mount=""] > :first-child') as HTMLElement;
    const { left, top, right, bottom } = scrim.getBoundingClientRect();
    expect(isSeen(scrim) && left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight).to.equal(
      true,
    );
    press(menuButton());
    await becomes(isLocked, false);
    await scrollTo(1300);
    expect(header.state, 'and leaves as ever').to.equal('hidden');
  });

  for (const width of [360, 1280])
    it(`HDR-02 opens below its own bar under a heading of the page at ${width} px`, async () => {
      const { page, host, menu, menuButton, searchButton, search } = await openHeader(undefined, {
        width,
        before: ({ document }) => {
          const heading = document.createElement('h1');
          heading.textContent = 'Un títol damunt de la capçalera';
          document.querySelector('ap-header')?.before(heading);
        },
      });
      const bar = host.querySelector('.ap-header-bar') as HTMLElement;
      for (const [button, layer] of [
        [menuButton, menu],
        [searchButton, search],
      ] as const) {
        press(button());
        await becomes(() => isSeen(layer()), true);
        const content = layer().firstElementChild as HTMLElement;
        const { top, bottom } = bar.getBoundingClientRect();
        expect(top, 'the heading is above').to.be.above(20);
        expect(content.getBoundingClientRect().top, 'the bar is free').to.be.at.least(bottom);
        expect(Math.round(layer().getBoundingClientRect().top)).to.equal(Math.round(top));
        await becomes(() => layer().getBoundingClientRect().bottom <= page.window.innerHeight, true);
      }
    });

  it('HDR-01 keeps a layer open that the reader or the page opened before the script', async () => {
    const early = (document: Document) => document.querySelector('ap-header') as HeaderElement;
    const opened = await openHeader(undefined, {
      before: ({ document }) => early(document).querySelector('[slot=burger]')?.setAttribute('open', ''),
    });
    await becomes(() => [opened.header.layer, opened.isLocked()], ['menu', true]);
    expect(isSeen(opened.menu())).to.equal(true);
    const asked = await openHeader(undefined, {
      before: ({ document }) => Object.assign(early(document), { layer: 'search' }),
    });
    await becomes(() => [isSeen(asked.search()), asked.isLocked()], [true, true]);
  });

  it('HDR-01 stays open when it was a button of the page that has opened it', async () => {
    const { page, header, menu, menuButton, isLocked } = await openHeader();
    const button = page.document.createElement('button');
    button.addEventListener('click', () => {
      header.layer = 'menu';
    });
    page.main.append(button);
    page.window.focus();
    button.focus();
    await keys('Enter');
    await becomes(() => [isSeen(menu()), isLocked()], [true, true]);
    await becomes(() => page.document.activeElement === menuButton(), true);
    expect(header.layer).to.equal('menu');
  });

  it('HDR-10 shows the page’s networks in a whole menu without any', async () => {
    const { host, see } = await openWidget(
      '<ap-header><details slot="burger"><summary>Menú</summary><div class="ap-header-panel"></div></details></ap-header>',
    );
    (host as HeaderElement).socialLinks = [
      { network: 'bluesky', href: 'https://bsky.app/' },
      { network: 'x', href: 'javascript:alert(1)' },
      { network: 'desconeguda', href: 'https://example.cat/' },
    ];
    press(host.querySelector('summary') as HTMLElement);
    await see.shows('link', 'Bluesky (finestra nova)');
    expect(see.all('link').length).to.equal(1);
  });

  for (const [path, width] of [
    ['/lacolla', 320],
    ['/condicions-d-us', 1280],
    ['/apunts', 320],
  ] as const)
    it(`HDR-01 W-21 is accessible on ${path} at ${width} px, closed and open`, async () => {
      const { page, menuButton, searchButton, isLocked } = await openHeader(path, { width });
      await axe(page, 'ap-header');
      press(menuButton());
      await becomes(isLocked, true);
      await axe(page, 'ap-header');
      press(searchButton());
      await keys('Enter');
      await axe(page, 'ap-header');
      expect(page.document.documentElement.scrollWidth).to.be.at.most(page.window.innerWidth);
    });
});
