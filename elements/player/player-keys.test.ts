import { expect, test } from 'vitest';
import { keyAction } from './player-keys.ts';

const press = (key: string, control: Parameters<typeof keyAction>[1] = 'other', held = {}) =>
  keyAction({ key, ctrlKey: false, metaKey: false, altKey: false, ...held }, control);

test.each([
  [' ', { type: 'toggle' }],
  ['k', { type: 'toggle' }],
  ['K', { type: 'toggle' }],
  ['m', { type: 'mute' }],
  ['f', { type: 'full-screen' }],
  ['c', { type: 'captions' }],
  ['j', { type: 'step', seconds: -10 }],
  ['l', { type: 'step', seconds: 10 }],
  ['ArrowLeft', { type: 'step', seconds: -5 }],
  ['ArrowRight', { type: 'step', seconds: 5 }],
  ['ArrowUp', { type: 'louder', by: 0.1 }],
  ['ArrowDown', { type: 'louder', by: -0.1 }],
  ['Home', { type: 'begin' }],
  ['End', { type: 'end' }],
  ['5', { type: 'part', of: 0.5 }],
])('«%s» does as people know it', (key, action) => {
  expect(press(key)).toEqual(action);
});

test('other keys, and those of the browser, are left to it', () => {
  for (const key of ['Tab', 'Enter', 'Escape', 'x']) expect(press(key), key).toBeUndefined();
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press('f', 'other', { [held]: true }), held).toBeUndefined();
});

test('a control that has the focus keeps its own keys', () => {
  expect(press(' ', 'button')).toBeUndefined();
  expect(press('k', 'button')).toEqual({ type: 'toggle' });
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
    expect(press(key, 'volume'), key).toBeUndefined();
  expect(press('ArrowUp', 'time')).toEqual({ type: 'step', seconds: 5 });
  expect(press('k', 'list')).toBeUndefined();
});
