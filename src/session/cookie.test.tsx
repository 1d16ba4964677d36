import { beforeEach, expect, test } from 'vitest';
import { expireUserCookie, readUserCookie } from './cookie.ts';

const NAME = 'nx-session-user';
const setCookie = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a server's header would set it
  document.cookie = `${name}=${value}; path=/`;
};
const write = (value: string) => setCookie(NAME, value);
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
  setCookie('other', '1');
  write(encodeURIComponent('{"id":"7"}'));
  expireUserCookie();
  expect(readUserCookie()).toBeNull();
  expect(document.cookie).toContain('other=1');
});
