import { type HeaderElement, openHeader } from '../../tests/support/tags/header.ts';
import {
  axe,
  becomes,
  describe,
  expect,
  fill,
  hear,
  isSeen,
  it,
  keys,
  openWidget,
  press,
  sendText,
  textOf,
} from '../../tests/support/widget.ts';

import { texts } from './search-form.texts.ts';

const items = [
  {
    title: 'La ràdio',
    href: '/radio',
    text: 'Tota la ràdio',
    children: [{ title: 'En directe', href: '/directe' }],
  },
  { title: 'El temps', href: 'https://example.cat/temps', target: '_blank' },
  { title: 'Fora', href: 'javascript:alert(1)' },
];
const networks = [
  { network: 'bluesky', href: 'https://bsky.app/' },
  { network: 'x', href: 'javascript:alert(1)' },
  { network: 'desconeguda', href: 'https://example.cat/' },
];

describe('the menu of <ap-header>', () => {
  for (const when of ['before', 'after'] as const)
    it(`NAV-07 HDR-18 shows items set ${when} the upgrade and restores the server’s menu without them`, async () => {
      const before = ({ document }: { document: Document }) =>
        when === 'before' && Object.assign(document.querySelector('ap-header') as HTMLElement, { items });
      const { header, row, rowButton } = await openHeader('/condicions-d-us', { before });
      const server = header.querySelector('[slot=menu] > ul') as HTMLElement;
      header.items = items;
      await becomes(row, ['La ràdio', 'El temps']);
      const [first, last] = [...header.querySelectorAll<HTMLAnchorElement>('nav[slot=menu] a')].filter(
        isSeen,
      );
      expect(first?.title).to.equal('Tota la ràdio');
      expect(last?.rel).to.equal('noopener noreferrer');
      expect(header.querySelectorAll('[href^="javascript"]').length).to.equal(0);
      await becomes(() => Boolean(rowButton('Submenú de La ràdio')), true);
      rowButton('Submenú de La ràdio').click();
      await becomes(row, ['La ràdio', 'En directe', 'El temps']);
      expect([server.isConnected, isSeen(server)]).to.deep.equal([true, false]);
      header.items = undefined;
      await becomes(() => isSeen(server), true);
      expect(row()).not.to.include('La ràdio');
    });

  it('NAV-07 HDR-01 has the items in its whole form too, open at once under 1100 px', async () => {
    const { page, header, menu, menuButton } = await openHeader('/condicions-d-us', { width: 360 });
    header.items = items;
    press(menuButton());
    const links = () =>
      [...menu().querySelectorAll<HTMLElement>('nav[aria-label="Menú complet"] a')]
        .filter(isSeen)
        .map(textOf);
    await becomes(links, ['La ràdio', 'En directe', 'El temps']);
    await axe(page, 'ap-header');
  });

  it('HDR-10 has the page’s networks in the place of the server’s, those with a sign and a safe address', async () => {
    const { header, menu, menuButton } = await openHeader();
    header.socialLinks = networks;
    press(menuButton());
    const shown = () =>
      [
        ...menu().querySelectorAll<HTMLElement & { computedName: string }>(
          'ul[aria-label="Xarxes socials"] a',
        ),
      ]
        .filter(isSeen)
        .map(({ computedName }) => computedName);
    await becomes(shown, ['Bluesky (finestra nova)']);
    header.socialLinks = [];
    await becomes(() => shown().length, 6);
  });

  it('NAV-07 HDR-10 is made where the server wrote none, and a clone begins anew', async () => {
    const { page, host, see } = await openWidget('<ap-header></ap-header>');
    const header = host as HeaderElement;
    header.items = items;
    await becomes(() => see.texts('link'), ['La ràdio', 'El temps']);
    const clone = host.cloneNode(true) as HTMLElement;
    host.after(clone);
    await page.settled([clone]);
    expect([...clone.querySelectorAll('a')].filter(isSeen)).to.deep.equal([]);
    header.items = [];
    await becomes(() => see.texts('link'), []);
  });

  it('HDR-02 HDR-03 opens and closes by the property, which has the open layer', async () => {
    const { page, header, menu, search, field, searchButton, isLayer } = await openHeader();
    const events = hear(page, 'ap-layer-change', 'ap-body-lock');
    const open = () => [isSeen(menu()), isSeen(search())];
    expect(header.layer).to.equal('none');
    header.layer = 'menu';
    await becomes(open, [true, false]);
    await becomes(isLayer, true);
    header.layer = 'search';
    await becomes(open, [false, true]);
    await becomes(() => page.document.activeElement, field());
    press(searchButton());
    await becomes(open, [false, false]);
    await becomes(() => header.layer, 'none');
    header.layer = 'nothing of this';
    await page.frames(2);
    expect(open()).to.deep.equal([false, false]);
    // events report only actions of visitors, not of the page
    await becomes(
      () => events,
      [
        ['ap-body-lock', { locked: true }],
        ['ap-layer-change', { layer: 'none' }],
        ['ap-body-lock', { locked: false }],
      ],
    );
  });
});

describe('the search of <ap-header>', () => {
  const towns = [
    'Alcoi',
    'València',
    'Alcúdia',
    { name: 'la Vall d’Uixó', value: '12126' },
    'Elx',
    'Navalles',
    5,
    null,
  ];

  async function openSearch(suggestions?: unknown[]) {
    const parts = await openHeader();
    const { page, header, searchButton, field, search } = parts;
    page.document.addEventListener('ap-search-submit', (event) => event.preventDefault());
    if (suggestions) header.suggestions = suggestions;
    press(searchButton());
    await becomes(parts.isSearch, true);
    await becomes(() => page.document.activeElement, field());
    page.window.focus();
    if (suggestions) await becomes(() => field().role, 'combobox');
    const options = () =>
      [...search().querySelectorAll<HTMLElement>('[role=option]')].filter(isSeen).map(textOf);
    return { ...parts, options };
  }

  async function rejects(...short: string[]) {
    const { page, field, search, submit } = await openSearch();
    const events = hear(page, 'ap-search-submit');
    const alert = () => search().querySelector('[role=alert]')?.textContent ?? '';
    for (const text of short) {
      fill(field(), text);
      submit().click();
      await becomes(() => [alert(), field().ariaInvalid], [texts['search.error'], 'true'], text);
      const described = field().getAttribute('aria-describedby') ?? '';
      expect(page.document.getElementById(described)?.textContent).to.equal(texts['search.error']);
      expect(page.document.activeElement).to.equal(field());
      fill(field(), 'abc');
      await becomes(() => [alert(), field().ariaInvalid], ['', null]);
    }
    expect(events).to.deep.equal([]);
  }

  it(
    'HDR-16 SRCH-08 rejects a search text that is too short until it is corrected',
    { tag: ['@VAL-01'] },
    () => rejects('', 'ab'),
  );

  it('HDR-25 counts neither blanks nor halves of signs', () => rejects('   ', ' ab ', '😀😀'));

  it('HDR-17 tells a page that does the search itself the text and its address', async () => {
    const { page, field } = await openSearch();
    const events = hear(page, 'ap-search-submit');
    fill(field(), ' patis ');
    await keys('Enter');
    await becomes(() => events, [['ap-search-submit', { text: 'patis', url: '/resultats/patis' }]]);
  });

  it('SRCH-07 HDR-17 suggests up to ten matches regardless of accents and case, chosen by keyboard', async () => {
    const { page, header, field, search, options } = await openSearch(towns);
    await becomes(() => field().ariaExpanded, 'false');
    await sendText('VAL');
    await becomes(options, ['València', 'la Vall d’Uixó', 'Navalles']);
    expect(field().ariaExpanded).to.equal('true');
    await becomes(
      () => search().querySelector('[role=status]')?.textContent,
      '3 propostes. Es trien amb les fletxes.',
    );
    await axe(page, 'ap-header');
    fill(field(), 'zzz');
    await becomes(options, []);
    const events = hear(page, 'ap-search-submit');
    fill(field(), 'val');
    await becomes(() => options().length, 3);
    const chosen = () => search().querySelector('[aria-selected=true]');
    await keys('ArrowDown', 'ArrowDown');
    await becomes(() => textOf(chosen() as HTMLElement), 'la Vall d’Uixó');
    expect(field().getAttribute('aria-activedescendant')).to.equal(chosen()?.id);
    expect(page.document.activeElement).to.equal(field());
    await keys('ArrowUp', 'Enter');
    await becomes(() => [field().value, options()], ['València', []]);
    expect(events).to.deep.equal([
      ['ap-search-submit', { text: 'València', url: '/resultats/Val%C3%A8ncia' }],
    ]);
    header.suggestions = Array.from({ length: 30 }, (_, i) => `Carrer ${i}`);
    fill(field(), 'carrer');
    await becomes(() => options().length, 10);
  });

  it('SRCH-13 W-30 Escape first closes the suggestions; Enter without a choice searches for the typed text', async () => {
    const { page, field, search, options } = await openSearch(towns);
    const events = hear(page, 'ap-search-submit');
    await sendText('val');
    await becomes(() => options().length, 3);
    await keys('Escape');
    await becomes(options, []);
    expect([isSeen(search()), field().value]).to.deep.equal([true, 'val']);
    await keys('Enter');
    await becomes(() => events, [['ap-search-submit', { text: 'val', url: '/resultats/val' }]]);
  });

  it('SRCH-13 looks for a proposal that is pressed', async () => {
    const { page, field, search, options } = await openSearch(towns);
    const events = hear(page, 'ap-search-submit');
    fill(field(), 'alcu');
    await becomes(options, ['Alcúdia']);
    press(search().querySelector('[role=option]') as HTMLElement);
    await becomes(() => events.map(([, detail]) => (detail as { text: string }).text), ['Alcúdia']);
  });

  it('SRCH-13 is a plain field without proposals, and fetches no code for them', async () => {
    const { page, all } = await openSearch();
    expect(all.all('searchbox').length).to.equal(1);
    const names = page.window.performance.getEntriesByType('resource').map(({ name }) => name);
    expect(names.filter((name) => /suggestions|header-links/.test(name))).to.deep.equal([]);
  });
});
