import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { becomeReady } from '../element/become-ready.ts';
import { noteHeld, watchPresses } from './press.ts';

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

test('BEY-02 keeps a press on a nested tag while the outer tag becomes ready', () => {
  document.body.innerHTML = `<ap-side-bar data-ap-state="loading">
    <ap-favourite-button data-ap-state="waiting"><a href="#login">Preferit</a></ap-favourite-button>
  </ap-side-bar>`;
  const [outer, inner, link] = ['ap-side-bar', 'ap-favourite-button', 'a'].map(
    (name) => document.querySelector<HTMLElement>(name) as HTMLElement,
  ) as [HTMLElement, HTMLElement, HTMLElement];
  watchPresses((host) => host === inner);
  link.click();
  becomeReady(outer);
  expect(inner.hasAttribute('data-ap-pressed')).toBe(true);
  const pressed = vi.fn();
  link.addEventListener('click', pressed);
  becomeReady(inner);
  expect(pressed).toHaveBeenCalledOnce();
  expect(document.querySelector('[data-ap-pressed]')).toBeNull();
});
