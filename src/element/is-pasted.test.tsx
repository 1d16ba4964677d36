import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { isPasted } from './is-pasted.ts';

const samples = readdirSync('elements')
  .map((name) => [`ap-${name}`, `elements/${name}/${name}.demo.html`] as const)
  .filter(([, file]) => existsSync(file))
  .map(([tag, file]) => [tag, readFileSync(file, 'utf8').trim()] as const);

afterEach(() => {
  document.body.innerHTML = '';
});

function isPastedIn(markup: string, tag: string): boolean {
  document.body.innerHTML = markup;
  return isPasted(document.querySelector<HTMLElement>(tag) as HTMLElement, []);
}

test.each(samples)(
  'DEL-01 %s as a template writes it wants no mending, last of what it stands in too',
  (tag, sample) => {
    expect(isPastedIn(`<aside>${sample}</aside>`, tag)).toBe(false);
  },
);

test.each([
  ['<div><ap-share-bar>\n<h2>A</h2>\n<p>B</p>\n</ap-share-bar></div>', 'ap-share-bar'],
  ['<div><ap-share-bar>\n<h2>A</h2>\n<ap-poll><p>B</p></ap-poll></ap-share-bar></div>', 'ap-share-bar'],
])('checks a host that may contain the rest of the page: %s', (markup, tag) => {
  expect(isPastedIn(markup, tag)).toBe(true);
});
