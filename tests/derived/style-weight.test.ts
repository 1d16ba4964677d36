import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../requirements/inventory.ts';

const sheets = globSync('{elements,src}/**/*.css', {
  cwd: root,
  // without the tokens, which pages set too, and the sheet of bodies, which server pages also use
  exclude: ['src/styles/tokens.css', 'src/content/body.css'],
});

/** Top-level rules of a sheet, with their own declarations. */
function rulesOf(css: string): { selector: string; said: string[] }[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@keyframes[\s\S]*?\n\}/g, '');
  const rules: { selector: string; said: string[] }[] = [];
  const open: string[] = [];
  const isGroup = (head: string) => head.startsWith('@');
  for (const [, text = '', mark] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const head = text.replace(/\s+/g, ' ').trim();
    const depth = open.filter((one) => !isGroup(one)).length;
    if (mark === '{') {
      if (depth === 0 && !isGroup(head)) rules.push({ selector: head, said: [] });
      open.push(head);
    } else if (mark === '}') open.pop();
    else if (depth > 0) rules.at(-1)?.said.push(head);
  }
  return rules;
}

test('every rule of ours has the weight of an id, but for the display of a tag, which a page may take away', () => {
  expect(sheets.length).toBeGreaterThan(40);
  const light = sheets.flatMap((sheet) =>
    rulesOf(readFileSync(join(root, sheet), 'utf8'))
      .filter(({ selector, said }) => {
        const isOfPage = selector.startsWith('html') || selector.startsWith(':where(');
        return (
          !isOfPage &&
          !selector.includes(':not(#_)') &&
          said.some((declaration) => !declaration.startsWith('display:'))
        );
      })
      .map(({ selector }) => `${sheet}: ${selector}`),
  );
  expect(light).toEqual([]);
});
