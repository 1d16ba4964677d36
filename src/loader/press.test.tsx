import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteHeld } from './press.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a key is held until it is let go or the window is left, also when the focus goes elsewhere', () => {
  const shared: Record<string, unknown> = {};
  noteHeld(shared);
  const button = document.body.appendChild(document.createElement('button'));
  const press = () => button.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  press();
  button.dispatchEvent(new FocusEvent('blur'));
  vi.runAllTimers();
  expect(shared.held).toBe(button);
  button.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  vi.runAllTimers();
  expect(shared.held).toBeUndefined();
  press();
  window.dispatchEvent(new FocusEvent('blur'));
  vi.runAllTimers();
  expect(shared.held).toBeUndefined();
});
