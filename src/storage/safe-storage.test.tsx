import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localStore, sessionStore } from './safe-storage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('STOR-04 where storage works, values are in it and survive the page', () => {
  localStore.set('a', '1');
  expect(localStorage.getItem('a')).toBe('1');
  localStorage.setItem('a', '2'); // another tab
  expect(localStore.get('a')).toBe('2');
  localStore.remove('a');
  expect(localStorage.getItem('a')).toBeNull();
  expect(localStore.get('a')).toBeNull();
});

describe('where it does not', () => {
  const broken = {
    /** A full or private storage. */
    'refuses to write': () =>
      vi.stubGlobal('localStorage', {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
        removeItem: () => {},
      }),
    /** Blocked cookies: reading the property itself throws. */
    'throws when it is touched': () =>
      Object.defineProperty(globalThis, 'localStorage', {
        configurable: true,
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  };

  test.each(Object.entries(broken))('STOR-04 a storage that %s is replaced by memory', (_how, breakIt) => {
    const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    breakIt();
    try {
      localStore.set('b', '1');
      expect(localStore.get('b')).toBe('1');
      localStore.remove('b');
      expect(localStore.get('b')).toBeNull();
    } finally {
      if (original) Object.defineProperty(globalThis, 'localStorage', original);
    }
  });
});

test('STOR-05 separates session storage from local storage', () => {
  sessionStore.set('c', '1');
  expect(sessionStorage.getItem('c')).toBe('1');
  expect(localStore.get('c')).toBeNull();
  sessionStore.remove('c');
});

test.each([
  ['[1]', [1]],
  ['[1', null],
  ['', null],
])('STOR-04 reads %s as JSON, or as nothing when it is unreadable', (text, value) => {
  sessionStore.set('d', text);
  expect(sessionStore.json('d')).toEqual(value);
  sessionStore.remove('d');
  expect(sessionStore.json('d')).toBeNull();
});
