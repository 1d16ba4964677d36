import { openHeader } from '../../tests/support/tags/header.ts';
import {
  becomes,
  callsOf,
  describe,
  expect,
  hear,
  it,
  loginAs,
  logout,
  type Page,
  press,
  textOf,
} from '../../tests/support/widget.ts';

const setCookie = (user: object) =>
  cookieStore.set(
    'nx-session-user',
    encodeURIComponent(JSON.stringify({ favouritesId: [], showsId: [], ...user })),
  );
const backUrl = () => localStorage.getItem('backUrl');
/** Prevents clicked links from navigating. */
const stay = ({ document }: Page) => document.addEventListener('click', (event) => event.preventDefault());

describe('the account of <ap-header>', () => {
  for (const [path, links] of [
    ['/condicions-d-us', ['/acces', '/registre?site=apunt']],
    ['/apunts', ['/acces?site=apunts', '/registre?site=apunts']],
    ['/lacolla', ['/acces?site=lacolla', '/acces-adults']],
  ] as const)
    it(`HDR-05 SITE-06 shows login and registration of the site on ${path} without a login`, async () => {
      const { doors } = await openHeader(path);
      await becomes(doors, [...links]);
    });

  it('HDR-04 HDR-24 shows an adult the initial and the profile, from the cookie and without a call', async () => {
    // not the adult whose profile the contract tests change
    await loginAs('8');
    const { page, doors, door } = await openHeader();
    await becomes(doors, ['/perfil/meu-perfil']);
    expect(door('El meu perfil').textContent).to.equal('PEl meu perfil');
    expect(callsOf(page)).to.deep.equal([]);
  });

  it('HDR-07 HDR-24 shows a child its initial, its programmes and the access of its parents', async () => {
    await loginAs('30');
    for (const path of ['/lacolla', '/condicions-d-us']) {
      const { page, host, doors, door } = await openHeader(path);
      await becomes(doors, ['/acces-adults', '/perfil/programes-preferits?site=lacolla'], path);
      expect(door('Els teus programes').textContent).to.equal('NEls teus programes');
      expect(host.textContent).not.to.contain('Neus');
      expect(callsOf(page, '/api/front/user')).to.deep.equal([]);
    }
  });

  it('ENT-14 ROLE-05 offers to join the club only to an adult non-member on club pages', async () => {
    const adult = { id: '7', name: 'Anna', type: 'adult' };
    for (const [path, user, name, isOffered] of [
      ['/lacolla', { ...adult, isRegisteredInLaColla: false }, 'El meu perfil', true],
      ['/lacolla', { ...adult, isRegisteredInLaColla: true }, 'El meu perfil', false],
      ['/lacolla', adult, 'El meu perfil', false],
      ['/condicions-d-us', { ...adult, isRegisteredInLaColla: false }, 'El meu perfil', false],
      [
        '/lacolla',
        { id: '30', initial: 'N', type: 'laCollaMember', isRegisteredInLaColla: false },
        'Els teus programes',
        false,
      ],
    ] as const) {
      await setCookie(user);
      const { door, account } = await openHeader(path);
      await becomes(() => Boolean(door(name)), true);
      expect(textOf(account()).includes('Uniu-vos al club'), `${path} ${JSON.stringify(user)}`).to.equal(
        isOffered,
      );
      if (isOffered) expect(door('Uniu-vos al club').getAttribute('href')).to.equal('/registre');
    }
    await cookieStore.delete('nx-session-user');
  });

  it('HDR-23 shows the first letter of the e-mail, or an icon, for a user without a name', async () => {
    for (const [user, sign] of [
      [{ name: 'òscar' }, 'Ò'],
      [{ name: '', email: 'zoe@example.cat' }, 'Z'],
      [{ nick: '100200' }, '1'],
      [{}, 'svg'],
    ] as const) {
      await setCookie({ id: '7', type: 'adult', ...user });
      const { host } = await openHeader();
      const shown = () => host.querySelector('a[href="/perfil/meu-perfil"] [aria-hidden]');
      await becomes(
        () => shown()?.textContent || (shown()?.closest('a')?.querySelector('svg') ? 'svg' : ''),
        sign,
        JSON.stringify(user),
      );
    }
    await cookieStore.delete('nx-session-user');
  });

  it('HDR-04 SESS-18 follows the session, on this page and on others', async () => {
    const here = await openHeader();
    const other = await openHeader('/lacolla');
    await loginAs('7');
    await here.page.window.ap?.session.reload();
    for (const { doors } of [here, other]) await becomes(() => doors().join().includes('/perfil/'), true);
    await logout();
    await here.page.window.ap?.session.reload();
    await becomes(() => Boolean(here.door('Inicieu la sessió')), true);
    await becomes(() => Boolean(other.door('Entra en el club')), true);
  });

  it('HDR-08 HDR-26 remembers the whole address when a login is followed, and tells the page', async () => {
    const { page, door } = await openHeader();
    page.window.history.replaceState(null, '', '/noticies/x?a=1#b');
    const events = hear(page, 'ap-login-click');
    stay(page);
    press(door('Inicieu la sessió'));
    const address = page.window.location.href;
    expect(events).to.deep.equal([['ap-login-click', { backUrl: address }]]);
    expect(backUrl()).to.equal(address);
  });

  it('HDR-08 remembers nothing for the registration, nor where the page does the login itself', async () => {
    const { page, door } = await openHeader();
    page.document.addEventListener('ap-login-click', (event) => event.preventDefault());
    press(door('Inicieu la sessió'));
    stay(page);
    press(door('Registreu-vos'));
    expect(backUrl()).to.equal(null);
  });

  it('HDR-08 remembers the page for the doors in the menu, and the parents’ beside a child', async () => {
    const narrow = await openHeader('/condicions-d-us', { width: 360 });
    stay(narrow.page);
    narrow.header.layer = 'menu';
    await becomes(narrow.isLayer, true);
    const login = [...narrow.menu().querySelectorAll('a')].find((link) =>
      link.textContent?.includes('Inicieu la sessió'),
    );
    login?.click();
    expect(backUrl()).to.equal(narrow.page.window.location.href);
    localStorage.clear();
    await loginAs('30');
    const { page, door } = await openHeader('/lacolla');
    stay(page);
    await becomes(() => Boolean(door('Accés de persones adultes')), true);
    press(door('Accés de persones adultes'));
    expect(backUrl()).to.equal(page.window.location.href);
  });

  it('HDR-26 W-05 stores no return address on login pages, but does on the registration page', async () => {
    const { page, door } = await openHeader();
    const events = hear(page, 'ap-login-click');
    stay(page);
    const own = page.window.location.href;
    for (const path of ['/acces', '/acces?site=lacolla', '/acces-adults', '/registre-adults', '/logout']) {
      page.window.history.replaceState(null, '', path);
      door('Inicieu la sessió').click();
      expect(events.pop(), path).to.deep.equal(['ap-login-click', { backUrl: null }]);
      expect(backUrl(), path).to.equal(null);
    }
    page.window.history.replaceState(null, '', '/registre?site=apunt');
    door('Inicieu la sessió').click();
    expect(backUrl()).to.equal(page.window.location.href);
    page.window.history.replaceState(null, '', own);
  });
});
