import { beforeEach, expect, test } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { inClub, landingAfterLogin, storeBackUrl } from './back-url.ts';

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
const adult = { id: '7', type: 'adult' };
const child = { id: '30', type: 'laCollaMember' };

beforeEach(() => {
  localStorage.clear();
  happyDOM.setURL('https://web.example/noticies/patis?pagina=2#comentaris');
  givenPage({
    basePath: '/web',
    profileUrl: '/perfil/meu-perfil',
    childLandingUrl: '/perfil/programes-preferits',
  });
});

test('SESS-22 the full address of the page is remembered', () => {
  storeBackUrl();
  expect(localStorage.getItem('backUrl')).toBe('https://web.example/noticies/patis?pagina=2#comentaris');
});

test('SESS-17 it is used once', () => {
  storeBackUrl();
  expect(landingAfterLogin(adult)).toBe('https://web.example/noticies/patis?pagina=2#comentaris');
  expect(landingAfterLogin(adult)).toBe('/web/perfil/meu-perfil');
});

test('SESS-17 an address of another origin, or that runs a script, is thrown away', () => {
  const refused = [
    'https://evil.example/',
    '//evil.example/',
    'https://web.example.evil.example/',
    'https://web.example@evil.example/',
    'http://web.example/',
    'javascript:alert(1)',
    'data:text/html,<script>',
    'blob:https://web.example/1',
    'http://',
  ];
  for (const stored of refused) {
    localStorage.setItem('backUrl', stored);
    expect(landingAfterLogin(adult), stored).toBe('/web/perfil/meu-perfil');
    expect(localStorage.getItem('backUrl')).toBeNull();
  }
});

test('HDR-26 W-05 a login leads back to none of the doors, nor is one of them remembered', () => {
  const doors = [
    '/web/acces',
    '/web/acces/',
    '/web/acces?site=lacolla',
    '/web/%61cces',
    '/web/acces-adults',
    '/web/logout',
    '/web/registre-adults',
    '/web/restablir-contrasenya?token=1',
  ];
  for (const door of doors) {
    happyDOM.setURL(`https://web.example${door}`);
    storeBackUrl();
    expect(localStorage.getItem('backUrl'), door).toBeNull();
    localStorage.setItem('backUrl', location.href);
    expect(landingAfterLogin(adult), door).toBe('/web/perfil/meu-perfil');
  }
});

test('HDR-26 the registration, and a page that only begins like a door, are places to come back to', () => {
  for (const path of ['/web/registre', '/web/accessibilitat', '/web/noticies/acces']) {
    localStorage.setItem('backUrl', `https://web.example${path}`);
    expect(landingAfterLogin(adult)).toBe(`https://web.example${path}`);
  }
});

test('SOC-10 a social login does not lead back, and forgets the page', () => {
  storeBackUrl();
  expect(landingAfterLogin(adult, { forgetsBackUrl: true })).toBe('/web/perfil/meu-perfil');
  expect(localStorage.getItem('backUrl')).toBeNull();
});

test('LOGIN-21 leads visitors without a previous page to the default address', () => {
  const fallback = inClub('/web/perfil/meu-perfil?a=1#b');
  expect(landingAfterLogin(adult, { fallback })).toBe('/web/perfil/meu-perfil?a=1&site=lacolla#b');
  storeBackUrl();
  expect(landingAfterLogin(adult, { fallback })).toBe(location.href);
});

test('SESS-20 a child always lands on its programmes of the club, and the remembered page is discarded', () => {
  storeBackUrl();
  expect(landingAfterLogin(child)).toBe('/web/perfil/programes-preferits?site=lacolla');
  expect(localStorage.getItem('backUrl')).toBeNull();
});
