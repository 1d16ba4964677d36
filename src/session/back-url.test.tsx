import { beforeEach, expect, test } from 'vitest';
import type { Config } from '../config/config.types.ts';
import { installRegistry, type Registry } from '../storage/registry.ts';
import { createStore } from '../storage/store.ts';
import { landingAfterLogin, storeBackUrl } from './back-url.ts';

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
const adult = { id: '7', type: 'adult' };
const child = { id: '30', type: 'laCollaMember' };

beforeEach(() => {
  localStorage.clear();
  happyDOM.setURL('https://web.example/noticies/patis?pagina=2#comentaris');
  const config = createStore(
    () =>
      ({
        basePath: '/web',
        profileUrl: '/perfil/meu-perfil',
        childLandingUrl: '/perfil/programes-preferits',
      }) as Config,
  );
  installRegistry({ shared: { config } } as unknown as Registry);
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

test('SESS-20 a child always lands on its programmes of the club, and the remembered page is discarded', () => {
  storeBackUrl();
  expect(landingAfterLogin(child)).toBe('/web/perfil/programes-preferits?site=lacolla');
  expect(localStorage.getItem('backUrl')).toBeNull();
});
