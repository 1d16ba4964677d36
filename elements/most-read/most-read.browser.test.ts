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
  tag,
} from '../../tests/support/widget.ts';

type Options = Parameters<typeof openWidget>[1];

const titles = { all: 'Tot', news: 'Notícies', video: 'Vídeos', audio: 'Àudios' };
const list = (name: keyof typeof titles, count: number) =>
  `<div slot="${name}"><h3>${titles[name]}</h3><ol class="ap-most">${Array.from(
    { length: count },
    (_, index) => `<li><a href="#${name}-${index}">${titles[name]} ${index + 1}</a></li>`,
  ).join('')}</ol></div>`;
const four = `<h2>El més llegit</h2>${list('all', 3)}${list('news', 3)}${list('video', 3)}${list('audio', 3)}`;

async function openLists(content = four, options?: Options, attributes: Record<string, string> = {}) {
  const widget = await openWidget(tag('ap-most-read', attributes, content), options);
  const { page, host, see } = widget;
  return {
    ...widget,
    seen: () =>
      page
        .all('ap-most-read [slot]')
        .filter(isSeen)
        .map(({ slot }) => slot),
    selected: () =>
      see
        .all('tab')
        .filter(({ ariaSelected }) => ariaSelected === 'true')
        .map((each) => each.innerText),
    tab: () => host.getAttribute('tab'),
  };
}

describe('<ap-most-read>', () => {
  it('MOST-01 MOST-02 shows the first list, and another by a press; says it in «tab» and to the page', async () => {
    const { page, see, seen, selected, tab } = await openLists();
    const events = hear(page, 'ap-tab-change');
    expect(see.texts('tab')).to.deep.equal(['Tot', 'Notícies', 'Vídeos', 'Àudios']);
    expect([seen(), selected(), tab()]).to.deep.equal([['all'], ['Tot'], 'all']);
    await see.press('tab', 'Vídeos');
    await becomes(seen, ['video']);
    expect([selected(), tab()]).to.deep.equal([['Vídeos'], 'video']);
    expect(see.one('tabpanel', 'Vídeos').id).to.equal(see.one('tab', 'Vídeos').getAttribute('aria-controls'));
    await see.press('tab', 'Vídeos');
    expect(events).to.deep.equal([['ap-tab-change', { tab: 'video' }]]);
    await axe(page, 'ap-most-read');
  });

  it('MOST-01 W-28 is one stop of the keyboard; arrows, Home and End go on, and Tab goes into the list', async () => {
    const { see, seen } = await openLists();
    await see.focus('tab', 'Tot');
    await keys('ArrowLeft');
    await becomes(seen, ['audio']);
    expect(see.isFocused('tab', 'Àudios')).to.equal(true);
    await keys('ArrowRight', 'ArrowRight');
    await becomes(seen, ['news']);
    await keys('End');
    await becomes(seen, ['audio']);
    await keys('Home');
    await becomes(seen, ['all']);
    await keys('Tab');
    expect(see.isFocused('link', 'Tot 1')).to.equal(true);
    await keys('Shift+Tab');
    expect(see.isFocused('tab', 'Tot')).to.equal(true);
  });

  it('MOST-02 MOST-03 shows tabs only for lists with items and hides when none has any', async () => {
    const { page, host, see, seen, tab } = await openLists(
      `<h2>El més llegit</h2>${list('all', 0)}${list('news', 0)}${list('video', 2)}${list('audio', 1)}`,
      {},
      { tab: 'news' },
    );
    expect([see.texts('tab'), seen(), tab()]).to.deep.equal([['Vídeos', 'Àudios'], ['video'], 'video']);
    page.one('[slot=news] ol').append(page.make('<li><a href="#n">Nova</a></li>'));
    await becomes(() => see.texts('tab'), ['Notícies', 'Vídeos', 'Àudios']);
    expect(seen()).to.deep.equal(['video']);
    for (const item of page.all('li')) item.remove();
    await becomes(() => isSeen(host), false);
    const none = await openLists(list('all', 0), { state: 'waiting', entry: [] });
    expect(isSeen(none.host), 'without a script neither').to.equal(false);
  });

  it('MOST-04 shows all lists, one below the other, when no script has come after ten seconds', async () => {
    const { page, see, seen } = await openLists(four, { entry: [], width: 800 });
    expect(seen()).to.deep.equal(['all']);
    const waits = page.document.getAnimations();
    for (const wait of waits) wait.currentTime = 9_999;
    expect(seen()).to.deep.equal(['all']);
    for (const wait of waits) wait.currentTime = 10_000;
    expect(seen()).to.deep.equal(['all', 'news', 'video', 'audio']);
    expect(see.texts('heading')).to.deep.equal(['El més llegit', ...Object.values(titles)]);
  });

  it('MOST-04 moves nothing when the script comes', async () => {
    const { page, host, seen } = await openLists(four, { entry: [], width: 800 });
    expect(seen()).to.deep.equal(['all']);
    const places = () =>
      [host, page.one('[slot=all]'), page.one('[slot=all] li')].map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return [Math.round(top), Math.round(height)];
      });
    const before = places();
    await page.watch.load('/dist/ap.js');
    await page.settled([host]);
    expect(places()).to.deep.equal(before);
  });
});
