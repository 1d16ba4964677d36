import {
  becomes,
  describe,
  expect,
  hear,
  it,
  openWidget,
  tag,
  waysFrom,
} from '../../tests/support/widget.ts';

const at = (query: string) => (page: { window: Window }) =>
  page.window.history.replaceState(null, '', `/made?${query}`);
const current = (host: HTMLElement) =>
  [...host.querySelectorAll('[aria-current]')].map((link) => link.textContent);

describe('<ap-search-filter>', () => {
  it('SRCH-02 SRCH-04 has five tabs, of which the one of the address is marked, and leads to another', async () => {
    const { page, host, see } = await openWidget(tag('ap-search-filter', { text: 'mar i cel/terra' }), {
      before: at('searchtype=videos'),
    });
    expect(see.texts('link')).to.deep.equal(['Tot', 'Notícies', 'Vídeos', 'Àudios', 'Programes']);
    expect(current(host)).to.deep.equal(['Vídeos']);
    const heard = hear(page, 'ap-filter-change');
    const ways = waysFrom(page);
    await see.press('link', 'Programes');
    const url = '/resultats/mar%20i%20cel%2Fterra?searchtype=programs';
    await becomes(() => ways, [url]);
    expect(heard).to.deep.equal([['ap-filter-change', { searchtype: 'programs', url }]]);
  });

  it('SRCH-02 fades its row of tabs where it goes on, and brings the last tab out of the fade', async () => {
    const { page, host } = await openWidget(tag('ap-search-filter', { text: 'mar' }), {
      width: 320,
      head: '<link rel="stylesheet" href="/dist/ap-search-filter.css">',
    });
    const list = host.querySelector('.ap-filter-tabs') as HTMLElement;
    const { maskImage, paddingInlineEnd } = page.window.getComputedStyle(list);
    expect(maskImage).to.contain('linear-gradient');
    expect(list.scrollWidth).to.be.greaterThan(list.clientWidth);
    list.scrollLeft = list.scrollWidth;
    const { right } = (list.lastElementChild as Element).getBoundingClientRect();
    const fade = Number.parseFloat(paddingInlineEnd);
    expect(fade).to.be.greaterThan(0);
    expect(right).to.be.at.most(list.getBoundingClientRect().right - fade + 1);
  });

  it('SRCH-12 SRCH-10 a page may choose itself, and an unknown type is all', async () => {
    const { page, host, see } = await openWidget(
      tag('ap-search-filter', { text: 'far', searchtype: 'poemes' }),
    );
    expect(current(host)).to.deep.equal(['Tot']);
    const ways = waysFrom(page);
    page.document.addEventListener('ap-filter-change', (event) => event.preventDefault());
    await see.press('link', 'Notícies');
    expect(ways).to.deep.equal([]);
  });

  it('SRCH-03 SRCH-11 or a dropdown of three', async () => {
    const { page, see } = await openWidget(tag('ap-search-filter', { text: 'far', variant: 'dropdown' }));
    const heard = hear(page, 'ap-filter-change');
    await see.press('button', 'Què voleu vore: Tot');
    expect(see.texts('link')).to.deep.equal(['Tot', 'Notícies', 'Altres']);
    waysFrom(page);
    await see.press('link', 'Altres');
    await becomes(() => heard.length, 1);
  });
});
