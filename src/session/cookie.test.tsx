import Cookies from 'js-cookie';
import { beforeEach, expect, test } from 'vitest';
import { expireUserCookie, readUserCookie } from './cookie.ts';

const NAME = 'nx-session-user';
const write = (value: string) => {
  Cookies.withConverter({ write: String }).set(NAME, value, { path: '/' }); // as it is, not encoded
};
beforeEach(expireUserCookie);

test('SESS-01 SESS-13 the user is read from URL-encoded JSON', () => {
  const user = { id: '7', name: 'Núria «Ñ» 😀; a=b', favouritesId: ['c1'], bulletin: false };
  write(encodeURIComponent(JSON.stringify(user)));
  expect(readUserCookie()).toEqual(user);
});

test('SESS-02 without the cookie there is no user', () => {
  expect(readUserCookie()).toBeNull();
});

test('SESS-13 what is malformed is no user, and never an error', () => {
  const values = [
    '',
    'null',
    '%',
    '%E0%A4%A',
    '{',
    '%7B%22id%22%3A',
    'true',
    '[]',
    '7',
    '%22anna%22',
    'undefined',
  ];
  for (const value of values) {
    write(value);
    expect(readUserCookie(), value).toBeNull();
  }
});

test('SESS-19 the readable cookie can be ended, and others stay', () => {
  Cookies.set('other', '1', { path: '/' });
  write(encodeURIComponent('{"id":"7"}'));
  expireUserCookie();
  expect(readUserCookie()).toBeNull();
  expect(Cookies.get('other')).toBe('1');
});
