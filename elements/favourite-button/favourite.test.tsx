import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../../src/session/create-session.ts';
import { hasIntent } from '../../src/session/intent.ts';
import { session } from '../../src/session/session.ts';
import { installRegistry, type Registry } from '../../src/storage/registry.ts';
import { createFavourite, type Favourite } from './favourite.ts';

let favourite: Favourite;

beforeEach(() => {
  sessionStorage.clear();
  installRegistry({ shared: {}, session: createSession() } as unknown as Registry);
  const host = document.createElement('ap-favourite-button');
  favourite = createFavourite({
    host,
    kind: 'content',
    contentId: 'c5',
    onChange: () => {},
    onFulfil: () => {},
  });
  favourite.start();
});
afterEach(() => favourite.remove());

test('BEY-08 where nobody could be asked to log in, or the button has gone meanwhile, nothing is done after a later login', () => {
  favourite.press();
  expect(favourite.state().asked).toBe('login');
  expect(hasIntent('favourite')).toBe(true);
  favourite.giveUp();
  expect(favourite.state()).toMatchObject({ asked: null, said: 'failed' });
  expect(hasIntent('favourite')).toBe(false);

  favourite.press();
  favourite.remove();
  expect(hasIntent('favourite')).toBe(false);
});

test('STOR-05 a wish of a quarter of an hour ago is none', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  favourite.press();
  vi.advanceTimersByTime(15 * 60 * 1000 - 1);
  expect(hasIntent('favourite')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(hasIntent('favourite')).toBe(false);
  vi.useRealTimers();
});

test('FAV-12 W-10 a button is told of its own content and forgets, with another user, what it said to the one before', () => {
  session().setUser({ id: '7', favouritesId: ['c5'], showsId: [] }, 'load');
  expect(favourite.state().active).toBe(true);
  favourite.giveUp();
  expect(favourite.state().said).toBe('failed');
  session().setUser({ id: '9', favouritesId: [], showsId: [] }, 'load');
  expect(favourite.state()).toEqual({ active: false, pending: false, said: null, asked: null });
});
