import { expect, test } from 'vitest';
import { describeSelector } from './describe-selector.ts';

test.each([
  ['#noexistix', 'cap element amb id="noexistix"'],
  ['.ap-slide', 'cap element amb class="ap-slide"'],
  ['[data-card-list]', 'cap element amb «data-card-list»'],
  ['a', 'cap <a>'],
  ['select, a', 'cap <select> ni cap <a>'],
  ['p, [data-start]', 'cap <p> ni cap element amb «data-start»'],
  ['article[data-alert-id]', 'cap <article> amb «data-alert-id»'],
  [':scope > a, video[src="/a.mp4"]', 'cap <a> ni cap <video> amb src="/a.mp4"'],
  ['template[slot="template"]', 'cap <template> amb slot="template"'],
  ['main > p', 'res que siga «main > p»'],
])('%s is described to editors as: %s', (selector, text) => {
  expect(describeSelector(selector)).toBe(text);
});
