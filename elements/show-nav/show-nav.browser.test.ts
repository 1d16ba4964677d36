import {
  axe,
  becomes,
  describe,
  expect,
  hear,
  isSeen,
  it,
  keys,
  openWidget,
  partOf,
  press,
  textOf,
} from '../../tests/support/widget.ts';

const show = '/programes/la-costera';
const all = ['El programa', 'Capítols', 'L’equip', 'Horaris', 'Escriviu-nos'];
const children = 'Apartats de Capítols';

/** Opens a page of a programme with its navigation, in a window of this width. */
async function openNav(path: string, width: number) {
  const { body, head } = await partOf(path.replace(/[?#].*/, ''), 'ap-show-nav');
  const before = ({ window }: { window: Window }) => window.history.replaceState(null, '', path);
  const widget = await openWidget(body, { head, width, before });
  const { host, see } = widget;
  return {
    ...widget,
    /** Visible links in page order. */
    links: () => see.texts('link'),
    current: () => [...host.querySelectorAll<HTMLElement>('a[aria-current]')].filter(isSeen).map(textOf),
  };
}

describe('the active link of <ap-show-nav>', () => {
  it('NAV-01 NAV-08 is that of the page and no other, whatever its query and hash', async () => {
    for (const [path, active] of [
      [show, 'El programa'],
      [`${show}?x=1`, 'El programa'],
      [`${show}/capitols`, 'Capítols'],
      [`${show}/horaris#peu`, 'Horaris'],
    ] as const) {
      const { host, see, current } = await openNav(path, 1100);
      await becomes(current, [active], path);
      expect(see.one('link', active).getAttribute('aria-current')).to.equal('page');
      expect(host.querySelectorAll('a[aria-current]').length).to.equal(1);
    }
  });

  it('NAV-01 NAV-08 is as the way to a page below it, and none is elsewhere', async () => {
    const { host, see, current } = await openNav(show, 1100);
    host.setAttribute('current', `${show}/equip/direccio`);
    await becomes(current, ['L’equip']);
    expect(see.one('link', 'L’equip').getAttribute('aria-current')).to.equal('true');
    host.setAttribute('current', '/programes/la-costera-2');
    await becomes(current, []);
    host.removeAttribute('current');
    await becomes(current, ['El programa']);
  });

  it('NAV-08 NAV-09 shows and marks the item that contains the current page, else the first item', async () => {
    const { page, host, see, links, current } = await openNav(`${show}/capitols/temporada-1`, 800);
    expect(links()).to.deep.equal(['Capítols']);
    await see.press('button', children);
    await becomes(current, ['Temporada 1']);
    await see.shows('button', 'Més');
    press(page.one('h1'));
    host.setAttribute('current', '/');
    host.setAttribute('more-label', 'Tot');
    await becomes(links, ['El programa']);
    await see.shows('button', 'Tot');
  });
});

describe('the items of <ap-show-nav>', () => {
  it('NAV-02 NAV-09 stand there at 1100 px, and at 1099 the active one and «Més» with the others', async () => {
    const { page, host, see, links } = await openNav(`${show}/equip`, 1100);
    expect(links()).to.deep.equal(all);
    await see.lacks('button', 'Més');
    await axe(page, 'ap-show-nav');
    await page.resize(1099);
    await becomes(links, ['L’equip']);
    await see.press('button', 'Més');
    await becomes(links, [
      'L’equip',
      'El programa',
      'Capítols',
      'Temporada 2',
      'Temporada 1',
      'Horaris',
      'Escriviu-nos',
    ]);
    await axe(page, 'ap-show-nav');
    await page.resize(1100);
    await becomes(links, all);
    await page.resize(1099);
    await becomes(links, ['L’equip']);
    host.setAttribute('collapse-below', '1099');
    await becomes(links, all);
  });

  it('NAV-01 NAV-02 can be set by the page, with active link and «Més»; without them the server’s are back', async () => {
    const { page, host, see, links, current } = await openNav(`${show}/equip`, 1280);
    const items = [
      { title: 'Tot', href: show },
      {
        title: 'La gent',
        href: `${show}/equip`,
        children: [{ title: 'Direcció', href: `${show}/equip/direccio` }],
      },
      { title: 'Fora', href: 'javascript:alert(1)' },
    ];
    Object.assign(host, { items });
    await becomes(links, ['Tot', 'La gent']);
    await becomes(current, ['La gent']);
    await see.focus('button', /La gent/);
    await keys('Enter');
    await becomes(links, ['Tot', 'La gent', 'Direcció']);
    await page.resize(1099);
    await see.press('button', 'Més');
    await becomes(links, ['La gent', 'Tot']);
    const { links: known } = host as unknown as { links: { title: string }[] };
    expect(known.map(({ title }) => title)).to.deep.equal(['Tot', 'La gent']);
    Object.assign(host, { items: undefined });
    await page.resize(1100);
    await becomes(links, all);
  });
});

describe('the keys of <ap-show-nav>', () => {
  it('NAV-10 W-28 open «Més», lead from link to link, and Escape gives the focus back', async () => {
    const { page, see, links } = await openNav(`${show}/equip`, 1099);
    page.main.append(page.document.createElement('button')); // next focus target
    const events = hear(page, 'ap-nav-toggle');
    const isOpen = () => see.one('button', 'Més').ariaExpanded;
    await see.focus('link', 'L’equip');
    await keys('Tab');
    await see.focuses('button', 'Més');
    for (const key of ['Enter', 'Space']) {
      await keys(key);
      await becomes(isOpen, 'true', key);
      await keys('Escape');
      await becomes(isOpen, 'false', key);
      await see.focuses('button', 'Més');
    }
    await keys('ArrowDown');
    await see.focuses('link', 'El programa');
    await keys('End');
    await see.focuses('link', 'Escriviu-nos');
    await keys('Home', 'ArrowDown');
    await see.focuses('link', 'Capítols');
    await keys('Escape');
    await see.focuses('button', 'Més');
    expect(links()).to.deep.equal(['L’equip']);
    await keys('ArrowUp');
    await see.focuses('link', 'Escriviu-nos');
    await keys('Tab');
    await becomes(isOpen, 'false');
    const opened = (open: boolean) => ['ap-nav-toggle', { open }];
    expect(events).to.deep.equal([true, false, true, false, true, false, true, false].map(opened));
  });

  it('NAV-07 NAV-10 open a sub-menu by a button beside its link, which stays a link', async () => {
    const { page, see, links } = await openNav(show, 1280);
    await see.press('button', children);
    await becomes(links, [...all.slice(0, 2), 'Temporada 2', 'Temporada 1', ...all.slice(2)]);
    await axe(page, 'ap-show-nav');
    press(page.one('h1'));
    await becomes(links, all);
    await see.focus('button', children);
    await keys('ArrowDown');
    await see.focuses('link', 'Temporada 2');
    await keys('Escape');
    await see.focuses('button', children);
    expect((see.one('link', 'Capítols') as HTMLAnchorElement).pathname).to.equal(`${show}/capitols`);
  });
});
