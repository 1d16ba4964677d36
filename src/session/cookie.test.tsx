import { beforeEach, expect, test, vi } from 'vitest';
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

test('SESS-13 reads a malformed cookie as no user, without an error', () => {
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
    '{"id":"7","name":"100%"}',
    '"%7B%22id%22%3A%227%22%7D"',
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

test('SESS-13 of two cookies of that name the first counts, also when it is malformed', () => {
  const cookie = vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get');
  const user = encodeURIComponent('{"id":"7"}');
  cookie.mockReturnValue(`other=1; ${NAME}=${user}; ${NAME}=${encodeURIComponent('{"id":"8"}')}`);
  expect(readUserCookie()).toEqual({ id: '7' });
  cookie.mockReturnValue(`${NAME}=%E0%A4%A; ${NAME}=${user}`);
  expect(readUserCookie()).toBeNull();
  cookie.mockReturnValue(`x${NAME}=${user}; %=1; ${NAME}x=${user}`);
  expect(readUserCookie()).toBeNull();
  cookie.mockRestore();
});

test('SESS-13 SESS-19 where the page may have no cookies there is no user, and no error', () => {
  const forbid = () => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  };
  const read = vi
    .spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get')
    .mockImplementation(forbid);
  const write = vi
    .spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'set')
    .mockImplementation(forbid);
  expect(readUserCookie()).toBeNull();
  expect(expireUserCookie).not.toThrow();
  read.mockRestore();
  write.mockRestore();
});
