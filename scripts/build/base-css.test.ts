import { expect, test } from 'vitest';
import { baseCss } from './base-css.ts';
import { root } from './shared.ts';
import { readTags } from './tags.ts';

test.each([
  ['ap-poll', 'block'],
  ['ap-time', 'inline'],
  ['ap-favourite-button', 'inline-block'],
  ['ap-config', 'contents'],
])('<%s> is %s before its code is there', async (tag, display) => {
  const css = baseCss(root, await readTags(root));
  const rules = css.matchAll(/([^{}]*)\{display:([a-z-]+)\}/g);
  const displays = [...rules].flatMap(([, tags = '', said]) => (tags.split(',').includes(tag) ? [said] : []));
  expect(displays.at(-1)).toBe(display);
});
