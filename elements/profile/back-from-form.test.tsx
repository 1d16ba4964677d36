import { beforeEach, expect, test } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { backFromForm } from './back-from-form.ts';

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
const adult = { id: '7', type: 'adult' };
const child = { id: '30', type: 'laCollaMember' };
const back = 'https://web.example/noticies/patis';

const comeFrom = (value: string) =>
  Object.defineProperty(Object.getPrototypeOf(document), 'referrer', { configurable: true, value });

beforeEach(() => {
  happyDOM.setURL('https://web.example/web/perfil/meu-perfil');
  givenPage({
    basePath: '/web',
    loginUrl: '/acces',
    parentLoginUrl: '/acces-adults',
    profileUrl: '/perfil/meu-perfil',
    childLandingUrl: '/perfil/programes-preferits',
  });
  localStorage.setItem('backUrl', back);
});

test.each(['https://web.example/web/acces?site=apunt', 'https://web.example/web/acces-adults'])(
  'SESS-10 SESS-17 leads back once from the login at %s',
  (login) => {
    comeFrom(login);
    expect(backFromForm(adult)).toBe(back);
    expect(backFromForm(adult)).toBeUndefined();
  },
);

test.each(['https://web.example/web/noticies', 'https://evil.example/web/acces', ''])(
  'SESS-17 stays, and forgets the page, for whoever comes from %j',
  (referrer) => {
    comeFrom(referrer);
    expect(backFromForm(adult)).toBeUndefined();
    expect(localStorage.getItem('backUrl')).toBeNull();
  },
);

test('SESS-20 stays with a child, and forgets the page', () => {
  comeFrom('https://web.example/web/acces');
  expect(backFromForm(child)).toBeUndefined();
  expect(localStorage.getItem('backUrl')).toBeNull();
});
