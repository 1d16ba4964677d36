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
  press,
  sendText,
  textOf,
} from '../../tests/support/widget.ts';

const names = ['Televisió', 'Ràdio', 'En línia', 'Ràdio en línia', 'Arxiu'];

/** Dropdown around a `<select>` of the server. */
const select = (attributes = '', of = '') => `<ap-dropdown label="Canal"${attributes}>
  <label>Canal <select name="canal"${of}>${names.map((name, index) => `<option value="${index}"${index === 1 ? ' selected' : ''}>${name}</option>`).join('')}</select></label>
</ap-dropdown>`;

/** Opens a dropdown in a form, with a focusable element before and after it. */
async function openDropdown(html: string, options: Parameters<typeof openWidget>[1] = {}) {
  const body = `<form id="form"><button type="button" id="before">abans</button>${html}<button type="button" id="after">després</button></form>`;
  const widget = await openWidget(body, options);
  const { page, host, see } = widget;
  const form = () => page.one('#form') as HTMLFormElement;
  return {
    ...widget,
    form,
    button: () => see.one('combobox', 'Canal'),
    said: () => textOf(see.one('combobox', 'Canal')),
    isOpen: () => isSeen(host.querySelector('[role=listbox]')),
    active: () => host.querySelector('[role=option][data-active]')?.textContent ?? '',
    value: () => (host as HTMLElement & { value: unknown }).value,
    /** Data that the form would submit. */
    sent: () => [...new page.window.FormData(form())].map(([name, value]) => [name, value]),
    hasFocus: (selector: string) => page.one(selector) === page.document.activeElement,
  };
}

const toggled = (open: boolean) => ['ap-dropdown-toggle', { open }];
const changed = (value: unknown) => ['ap-dropdown-change', { value }];

describe('choosing in <ap-dropdown>', () => {
  it('NAV-05 closes the list with the choice of a value, and tells the page', async () => {
    const box = await openDropdown(select());
    const { page, host, see, said, button } = box;
    const events = hear(page, 'ap-dropdown-change', 'ap-dropdown-toggle');
    expect([said(), button().ariaExpanded]).to.deep.equal(['Ràdio', 'false']);
    expect([box.value(), box.sent()], 'the server’s own field says it').to.deep.equal([
      undefined,
      [['canal', '1']],
    ]);
    press(button());
    await becomes(() => host.hasAttribute('open'), true);
    expect((await see.shows('option', 'Ràdio')).ariaSelected).to.equal('true');
    await axe(page, 'ap-dropdown');
    await see.press('option', 'En línia');
    await becomes(box.isOpen, false);
    expect(host.hasAttribute('open')).to.equal(false);
    await becomes(said, 'En línia');
    expect(see.isFocused('combobox', 'Canal')).to.equal(true);
    await becomes(() => [box.value(), box.sent()], ['2', [['canal', '2']]]);
    press(button());
    await see.press('option', 'En línia');
    await becomes(() => events, [
      toggled(true),
      changed('2'),
      toggled(false),
      toggled(true),
      toggled(false),
    ] as never);
  });

  it('a list that the page has written as not open opens with a press', async () => {
    const { host, see, isOpen, button } = await openDropdown(select(' open="false"'));
    await see.shows('combobox', 'Canal');
    press(button());
    await becomes(isOpen, true);
    expect(host.getAttribute('open')).to.equal('');
    press(button());
    await becomes(isOpen, false);
  });

  it('NAV-06 keeps both of two choices that come before the first is drawn', async () => {
    const { see, value } = await openDropdown(select(' multiple open', ' multiple'));
    await see.shows('option', 'Televisió');
    const [first, , third] = see.all('option');
    first?.click();
    third?.click();
    expect(value()).to.deep.equal(['0', '1', '2']);
  });

  it('NAV-06 toggles where several can be chosen, and the list stays open', async () => {
    const box = await openDropdown(select(' multiple', ' multiple'));
    const { page, see, said } = box;
    const events = hear(page, 'ap-dropdown-change', 'ap-dropdown-toggle');
    press(box.button());
    expect((await see.shows('listbox')).ariaMultiSelectable).to.equal('true');
    await see.press('option', 'Arxiu');
    await becomes(said, 'Ràdio, Arxiu');
    expect(box.isOpen()).to.equal(true);
    await see.press('option', 'Televisió');
    await becomes(said, '3 triats');
    await axe(page, 'ap-dropdown');
    expect(box.sent()).to.deep.equal([
      ['canal', '0'],
      ['canal', '1'],
      ['canal', '4'],
    ]);
    for (const [name, left] of [
      ['Ràdio', 'Televisió, Arxiu'],
      ['Televisió', 'Arxiu'],
      ['Arxiu', 'Trieu'],
    ] as const) {
      await see.press('option', name);
      await becomes(said, left);
    }
    expect(box.isOpen()).to.equal(true);
    expect([box.value(), box.sent()]).to.deep.equal([[], []]);
    const values = [['1', '4'], ['0', '1', '4'], ['0', '4'], ['4'], []];
    expect(events).to.deep.equal([toggled(true), ...values.map(changed)]);
  });

  it('NAV-06 LIST-19 accepts options and value as properties and submits them with the form', async () => {
    const options = '[{"name":"Televisió","value":"tv"},{"name":"Ràdio","value":"radio"}]';
    const box = await openDropdown(
      `<ap-dropdown name="canal" multiple><span slot="label">Canal</span>
        <script type="application/json" data-prop="options">${options}</script></ap-dropdown>`,
    );
    const { host, see, said } = box;
    expect([said(), box.sent()]).to.deep.equal(['Trieu', []]);
    Object.assign(host, { value: ['radio', 'tv'] });
    await becomes(said, 'Televisió, Ràdio');
    expect(box.sent()).to.deep.equal([
      ['canal', 'radio'],
      ['canal', 'tv'],
    ]);
    Object.assign(host, { multiple: false, value: 'tv' });
    await becomes(said, 'Televisió');
    await becomes(box.sent, [['canal', 'tv']]);
    press(box.button());
    await see.press('option', 'Ràdio');
    await becomes(() => [box.value(), box.sent()], ['radio', [['canal', 'radio']]]);
    box.form().reset();
    await becomes(box.sent, []);
  });

  it('DEL-04 updates the server’s select with the chosen value and follows a form reset', async () => {
    const box = await openDropdown(select());
    press(box.button());
    await box.see.press('option', 'Arxiu');
    await becomes(box.said, 'Arxiu');
    box.form().reset();
    await becomes(box.said, 'Ràdio');
    expect(box.sent()).to.deep.equal([['canal', '1']]);
    press(box.button());
    await box.see.press('option', 'Televisió');
    await becomes(box.sent, [['canal', '0']]);
    box.host.remove();
    expect(box.host.querySelector('select')?.value).to.equal('0');
  });
});

describe('the keys of <ap-dropdown>', () => {
  it('NAV-10 NAV-05 opens, moves, chooses and closes, and the focus stays on the button', async () => {
    const box = await openDropdown(select());
    const { page, see, active, isOpen } = box;
    page.window.focus();
    page.one('#before').focus();
    await keys('Tab');
    await see.focuses('combobox');
    for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp']) {
      await keys(key);
      await becomes(() => [isOpen(), active()], [true, 'Ràdio'], key);
      await keys('Escape');
      await becomes(isOpen, false, key);
      expect(see.isFocused('combobox')).to.equal(true);
    }
    for (const [key, name] of [
      ['End', 'Arxiu'],
      ['ArrowDown', 'Arxiu'],
      ['ArrowUp', 'Ràdio en línia'],
      ['Home', 'Televisió'],
      ['ArrowUp', 'Televisió'],
      ['ArrowDown', 'Ràdio'],
      ['PageDown', 'Arxiu'],
      ['PageUp', 'Televisió'],
    ] as const) {
      await keys(key);
      await becomes(active, name, key);
      const { id } = box.host.querySelector('[data-active]') as HTMLElement;
      expect(box.button().getAttribute('aria-activedescendant')).to.equal(id);
    }
    expect(see.isFocused('combobox')).to.equal(true);
    expect(box.said()).to.equal('Ràdio');
    await keys('Enter');
    await becomes(() => [isOpen(), box.said(), see.isFocused('combobox')], [false, 'Televisió', true]);
    await keys('Space', 'ArrowDown', 'Tab');
    await becomes(() => [isOpen(), box.hasFocus('#after')], [false, true]);
    expect(box.said()).to.equal('Televisió');
  });

  it('NAV-10 NAV-06 choose several, one after the other', async () => {
    const box = await openDropdown(select(' multiple', ' multiple'));
    await box.see.focus('combobox');
    await keys('ArrowDown', 'Space', 'End', 'Enter');
    await becomes(box.value, ['4']);
    expect(box.isOpen()).to.equal(true);
  });

  it('NAV-10 move by typed letters to the matching option, ignoring accents', async () => {
    const box = await openDropdown(select());
    const { active } = box;
    await box.see.focus('combobox');
    const forgotten = () =>
      becomes(
        () => box.page.watch.leftovers().includes('timeout of 500 ms'),
        false,
        'the letters are forgotten',
      );
    await sendText('a');
    await becomes(active, 'Arxiu');
    await forgotten();
    await sendText('r');
    await becomes(active, 'Ràdio');
    await sendText('r');
    await becomes(active, 'Ràdio en línia');
    await forgotten();
    await sendText('en');
    await becomes(active, 'En línia');
    await forgotten();
    await sendText('radio e');
    await becomes(active, 'Ràdio en línia');
    await forgotten();
    await sendText('z');
    expect(active()).to.equal('Ràdio en línia');
    expect(box.isOpen()).to.equal(true);
  });

  it('NAV-10 Escape closes the list alone; a press outside and the focus elsewhere close it too', async () => {
    const box = await openDropdown(select());
    const { page, isOpen } = box;
    press(box.button());
    await becomes(isOpen, true);
    press(page.one('h1'));
    await becomes(isOpen, false, 'a press outside');
    press(box.button());
    await becomes(isOpen, true);
    page.one('#after').focus();
    await becomes(isOpen, false, 'the focus elsewhere');
    const heard: string[] = [];
    page.window.addEventListener('keydown', ({ key }) => heard.push(key));
    press(box.button());
    await becomes(isOpen, true);
    page.window.focus();
    await keys('Escape', 'Escape');
    expect(heard).to.deep.equal(['Escape']);
  });

  it('NAV-10 NAV-07 use a list of links as a menu with real links', async () => {
    const link = (name: string, attributes: string) => `<li><a ${attributes}>${name}</a></li>`;
    const { page, see, hasFocus } = await openDropdown(
      `<ap-dropdown label="Canals"><ul>${link('Televisió', 'href="#tv"')}${link('Ràdio', 'href="#radio" aria-current="page"')}${link('Arxiu', 'href="https://altre.example/" target="_blank" rel="noopener"')}</ul></ap-dropdown>`,
    );
    const events = hear(page, 'ap-dropdown-change');
    expect(see.all('link')).to.deep.equal([]);
    await see.focus('button', 'Canals');
    await keys('ArrowDown');
    await see.focuses('link', 'Televisió');
    expect(see.all('link').map(({ ariaCurrent }) => ariaCurrent)).to.deep.equal([null, 'page', null]);
    await axe(page, 'ap-dropdown');
    await keys('End');
    await see.focuses('link', 'Arxiu');
    expect((see.one('link', 'Arxiu') as HTMLAnchorElement).rel).to.equal('noopener');
    await sendText('r');
    await see.focuses('link', 'Ràdio');
    await keys('Escape');
    await see.focuses('button', 'Canals');
    await see.lacks('link');
    await keys('Enter', 'Tab', 'Tab', 'Enter');
    await becomes(() => page.window.location.hash, '#radio');
    expect(events).to.deep.equal([changed('#radio')]);
    await keys('Tab', 'Tab');
    await becomes(() => hasFocus('#after'), true);
    await see.lacks('link');
  });
});

describe('the list of <ap-dropdown>', () => {
  it('NAV-04 closes when the page scrolls, where that is wanted, and not when it scrolls itself', async () => {
    const many = Array.from({ length: 40 }, (_, index) => `<option>${index}</option>`).join('');
    const box = await openDropdown(
      `<ap-dropdown label="Canal" close-on-scroll><select>${many}</select></ap-dropdown>${'<hr>'.repeat(100)}`,
      { height: 900 },
    );
    const { page, host, isOpen } = box;
    press(box.button());
    await becomes(isOpen, true);
    page.window.focus();
    await keys('End');
    await becomes(box.active, '39');
    await page.frames(2);
    expect(isOpen()).to.equal(true);
    page.window.scrollBy(0, 50);
    await becomes(isOpen, false);
    host.removeAttribute('close-on-scroll');
    await page.frames(2);
    press(box.button());
    await becomes(isOpen, true);
    const scrolled = new Promise((resolve) =>
      page.window.addEventListener('scroll', resolve, { once: true }),
    );
    page.window.scrollBy(0, 50);
    await scrolled;
    await page.frames(2);
    expect(isOpen()).to.equal(true);
  });

  it('W-28 has room for fingers, 44 px or more, and stays in the window', async () => {
    const { page, host, see, button } = await openDropdown(`${'<p>a</p>'.repeat(30)}${select()}`, {
      width: 360,
      height: 640,
    });
    page.window.scrollTo(0, host.getBoundingClientRect().bottom - 636);
    button().click();
    await see.shows('option', 'Arxiu');
    await page.frames(2);
    for (const part of [button(), ...see.all('option')])
      expect(part.getBoundingClientRect().height).to.be.at.least(44);
    expect(page.document.documentElement.scrollWidth).to.equal(360);
    expect(see.one('listbox').getBoundingClientRect().bottom).to.be.at.most(640);
  });
});
