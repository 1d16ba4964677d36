import {
  answer,
  axe,
  becomes,
  bodiesOf,
  callsOf,
  describe,
  endSession,
  expect,
  hear,
  hold,
  holdKey,
  it,
  keys,
  loginAs,
  openWidget,
  press,
  tag,
} from '../../tests/support/widget.ts';

const BOOKMARK = '/api/bookmark/';
const PROFILE = '/api/front/user/profile';
const far = { 'content-id': 'c5', label: 'Com es fa un far' };
const show = { kind: 'show', 'content-id': 's2', label: 'Arran de terra' };

type Options = Parameters<typeof openWidget>[1];

/** Opens a page with these buttons in this order. */
async function openButtons(buttons: readonly Record<string, string>[], options: Options = {}) {
  const html = buttons.map((attributes) => tag('ap-favourite-button', { loading: 'eager', ...attributes }));
  const widget = await openWidget(html.join(''), options);
  const hosts = widget.page.all('ap-favourite-button');
  if (!options.isWaiting) await widget.page.settled();
  const button = (index = 0) =>
    hosts[index]?.querySelector('[data-ap-mount] button[aria-pressed]') as HTMLButtonElement;
  return {
    ...widget,
    button,
    pressed: () => hosts.map((_, index) => button(index).ariaPressed === 'true'),
    status: (index = 0) => hosts[index]?.querySelector('[role=status]')?.textContent ?? '',
    calls: () => callsOf(widget.page, BOOKMARK).map((call) => call.replace(BOOKMARK, '')),
    saved: () => widget.page.window.ap?.session.get()?.favouritesId,
  };
}

/** Logs in as a user without favourites, whatever other tests did. */
async function loginWithNothing() {
  await loginAs('9');
  for (const path of ['content/c5', 'content/c6', 'taxon/s2'])
    await fetch(BOOKMARK + path, { method: 'DELETE' });
  await loginAs('9');
}

describe('<ap-favourite-button>', () => {
  it('FAV-04 FAV-05 saves and forgets a content, by a press and by a key', async () => {
    await loginWithNothing();
    const one = await openButtons([far]);
    const { page, see, button, pressed, status } = one;
    await see.shows('button', 'Preferit: Com es fa un far');
    expect(pressed()).to.deep.equal([false]);
    press(button());
    await becomes(pressed, [true]);
    await becomes(status, 'S’ha guardat en els preferits.');
    expect(bodiesOf(page, `${BOOKMARK}content/c5`)).to.deep.equal([null]);
    expect(one.saved()).to.deep.equal(['c5']);
    page.window.focus();
    button().focus();
    await keys('Space');
    await becomes(pressed, [false]);
    await becomes(status, 'S’ha llevat dels preferits.');
    expect(page.document.activeElement).to.equal(button());
    expect(one.saved()).to.deep.equal([]);
    expect(one.calls()).to.deep.equal(['POST content/c5', 'DELETE content/c5']);
  });

  it('FAV-07 SESS-09 reloads the session each time, and says so before the change', async () => {
    await loginWithNothing();
    const { page, button, pressed } = await openButtons([far]);
    const events = hear(page, 'ap-favourite-change', 'ap-session-change');
    press(button());
    await becomes(pressed, [true]);
    press(button());
    await becomes(pressed, [false]);
    expect(callsOf(page, PROFILE).length).to.equal(2);
    const names = events.map(([name, detail]) => {
      const { active, reason } = detail as { active?: boolean; reason?: string };
      return `${name} ${reason ?? active}`;
    });
    expect(names).to.deep.equal([
      'ap-session-change toggle',
      'ap-favourite-change true',
      'ap-session-change toggle',
      'ap-favourite-change false',
    ]);
    expect(events[1]?.[1]).to.deep.equal({ kind: 'content', id: 'c5', active: true });
  });

  it('FAV-06 API-14 saves a show at its own address, and a content of the same id is another thing', async () => {
    await loginWithNothing();
    const { see, button, pressed, calls } = await openButtons([show, { 'content-id': 's2' }]);
    await see.shows('button', 'Programa preferit: Arran de terra');
    press(button());
    await becomes(pressed, [true, false]);
    press(button());
    await becomes(pressed, [false, false]);
    expect(calls()).to.deep.equal(['POST taxon/s2', 'DELETE taxon/s2']);
  });

  it('FAV-12 follows on all buttons of an id, in this page and in another', async () => {
    await loginWithNothing();
    const here = await openButtons([far, far, { 'content-id': 'c6' }]);
    const elsewhere = await openButtons([far]);
    press(here.button(0));
    await becomes(here.pressed, [true, true, false]);
    await becomes(elsewhere.pressed, [true]);
    press(here.button(1));
    await becomes(here.pressed, [false, false, false]);
    await becomes(elsewhere.pressed, [false]);
    expect(here.status(0), 'what it said holds no more').to.equal('');
  });

  it('FAV-13 ignores presses on any button of an item while its toggle or reload is pending', async () => {
    await loginWithNothing();
    const { page, host, button, pressed, calls } = await openButtons([far, far, { 'content-id': 'c6' }]);
    const write = await hold(`${BOOKMARK}content/c5`);
    const reload = await hold(PROFILE);
    press(button(0));
    press(button(0));
    await becomes(() => button(1).ariaBusy, 'true');
    expect(pressed()).to.deep.equal([false, false, false]);
    press(button(1));
    expect((host as HTMLElement & { pending?: boolean }).pending).to.equal(true);
    await write.release();
    await becomes(() => callsOf(page, PROFILE).length, 1);
    press(button(0));
    expect(button(0).ariaBusy).to.equal('true');
    press(button(2));
    await reload.release();
    await becomes(pressed, [true, true, true]);
    await becomes(() => button(0).ariaBusy, null);
    expect(calls()).to.deep.equal(['POST content/c5', 'POST content/c6']);
  });

  it('FAV-14 compares ids as texts, whatever the cookie says', async () => {
    const user = encodeURIComponent(JSON.stringify({ id: 7, favouritesId: [12, 'c5'], showsId: [3] }));
    await cookieStore.set('nx-session-user', user);
    const ids = [{ 'content-id': '12' }, far, { kind: 'show', 'content-id': '3' }, { 'content-id': '1' }];
    const { pressed } = await openButtons(ids);
    await becomes(pressed, [true, true, true, false]);
    await cookieStore.delete('nx-session-user');
  });

  it('SESS-23 SESS-13 asks once for all buttons where the lists did not fit in the cookie', async () => {
    await loginWithNothing();
    await fetch(`${BOOKMARK}content/c5`, { method: 'POST' });
    const user = encodeURIComponent(JSON.stringify({ id: '9', name: 'Joan', partial: true }));
    await cookieStore.set('nx-session-user', user);
    const { page, pressed } = await openButtons([far, show, ...Array.from({ length: 18 }, () => far)]);
    await becomes(pressed, [true, false, ...Array(18).fill(true)]);
    expect(callsOf(page, PROFILE).length).to.equal(1);
  });
});

describe('<ap-favourite-button> where something fails', () => {
  it('FAV-07 FAV-09 logs a failed toggle, restores the previous state and allows another try', async () => {
    await loginWithNothing();
    const { page, all, button, pressed, status, saved } = await openButtons([far]);
    const events = hear(page, 'ap-error', 'ap-favourite-change');
    for (const broken of [{ status: 500 }, { status: 404 }, { cut: 'instead' }] as const) {
      const { end } = await answer({ path: BOOKMARK, ...broken });
      const before = events.length;
      press(button());
      await becomes(() => events.length, before + 1);
      await becomes(status, 'Ara no s’ha pogut canviar.');
      await becomes(() => button().ariaBusy, null);
      expect(pressed()).to.deep.equal([false]);
      end();
    }
    expect(events.map(([name]) => name)).to.deep.equal(Array(3).fill('ap-error'));
    await all.lacks('dialog');
    const toggle = async () => {
      press(button());
      await becomes(pressed, [true]);
      press(button());
      await becomes(pressed, [false]);
    };
    await toggle();
    await answer({ path: PROFILE, status: 500 });
    await toggle();
    expect(saved()).to.deep.equal([]);
  });

  it('SESS-19 FAV-02 asks for a login where the session has ended, and keeps nothing for whoever comes', async () => {
    await loginWithNothing();
    const { page, all, button } = await openButtons([far]);
    await endSession();
    press(button());
    await all.shows('dialog', 'Cal iniciar la sessió');
    expect(page.window.ap?.session.get()).to.equal(null);
    expect(sessionStorage.getItem('ap-intent')).to.equal(null);
  });
});

describe('<ap-favourite-button> without a login', () => {
  it('FAV-08 FAV-15 offers to log in or to stay, and makes no call', async () => {
    const { page, host, all, button, pressed, calls } = await openButtons([far]);
    press(button());
    const dialog = await all.shows('dialog', 'Cal iniciar la sessió');
    await axe(page, 'dialog');
    page.main.append(host);
    await becomes(() => dialog.matches(':modal'), true, 'still modal after a move');
    await all.press('button', 'Ara no');
    await all.lacks('dialog');
    await becomes(() => page.document.activeElement, button());
    expect(pressed()).to.deep.equal([false]);
    expect(sessionStorage.getItem('ap-intent')).to.equal(null);
    expect(calls()).to.deep.equal([]);
  });

  it('FAV-02 offers it in a dialog as wide where the root font of the page is 62.5 %', async () => {
    const widthOn = async (head: string) => {
      const { all, button } = await openButtons([far], { head });
      press(button());
      return (await all.shows('dialog')).offsetWidth;
    };
    const hostile = '<link rel="stylesheet" href="/tests/contract/pages/root-font.css">';
    expect(await widthOn(hostile)).to.equal(await widthOn(''));
  });

  it('FAV-02 W-30 follows no link of the dialog while the key that has opened it is held', async () => {
    const { page, all, button } = await openButtons([far]);
    const followed: unknown[] = [];
    page.document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('dialog')) followed.push(event.target);
      event.preventDefault();
    });
    page.window.focus();
    button().focus();
    await all.lacks('dialog');
    const isInDialog = () => page.document.activeElement?.closest('dialog') !== null;
    await holdKey('Enter', () => becomes(isInDialog, true));
    expect(followed).to.deep.equal([]);
    await keys('Enter');
    expect(followed.length).to.equal(1);
  });

  it('FAV-02 FAV-08 links to the club’s login on the club and lets a page replace the dialog', async () => {
    const club = await openButtons([{ ...far, site: 'lacolla' }]);
    press(club.button());
    const dialog = await club.all.shows('dialog');
    expect(dialog.textContent).to.contain('Per a guardar els teus preferits has d’entrar amb el teu carnet.');
    expect((club.all.one('link', 'Entra') as HTMLAnchorElement).getAttribute('href')).to.equal(
      '/acces?site=lacolla',
    );
    sessionStorage.clear();
    const { page, all, button } = await openButtons([far]);
    const heard = hear(page, 'ap-login-required');
    page.document.addEventListener('ap-login-required', (event) => event.preventDefault());
    press(button());
    await becomes(
      () => heard,
      [['ap-login-required', { reason: 'like', backUrl: page.window.location.href }]],
    );
    await all.lacks('dialog');
    expect(JSON.parse(sessionStorage.getItem('ap-intent') ?? ''), 'the wish is kept').to.include({
      kind: 'favourite',
      id: 'content/c5',
    });
  });

  it('FAV-08 leaves a link that is to open elsewhere to the browser', async () => {
    const { host, page } = await openWidget(
      `<ap-favourite-button content-id="c5"><a href="/acces">Guarda</a></ap-favourite-button>`,
      { state: 'waiting' },
    );
    const taken: boolean[] = [];
    page.window.addEventListener('click', (event) => {
      taken.push(event.defaultPrevented);
      event.preventDefault();
    });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      host
        .querySelector('a')
        ?.dispatchEvent(
          new page.window.MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }),
        );
    expect(taken).to.deep.equal([false, false, false, false]);
  });
});
