import { beforeEach, expect, test } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import type { Config } from '../config/config.types.ts';
import { loginAddress } from './login-address.ts';

const configure = (values: Partial<Config> = {}) => {
  givenPage({ ...page, ...values });
};
const page = { site: 'apunt', basePath: '', loginUrl: '/acces', parentLoginUrl: '/acces-adults' };
beforeEach(() => configure());

test('PASS-03 PASS-07 passes the login page the message to confirm', () => {
  expect(loginAddress(undefined, 'password_reset_sent')).toBe('/acces?alert=password_reset_sent');
  expect(loginAddress(undefined, 'password_changed')).toBe('/acces?alert=password_changed');
});

test('PASS-03 keeps query, hash and base path of an address of the site', () => {
  configure({ basePath: '/web', loginUrl: '/acces?site=apunts#forma' });
  expect(loginAddress('apunts', 'password_changed')).toBe(
    '/web/acces?site=apunts&alert=password_changed#forma',
  );
});

test('PASS-03 uses the page for parents in the club, since children have no password', () => {
  expect(loginAddress('lacolla', 'password_changed')).toBe('/acces-adults?alert=password_changed');
});
