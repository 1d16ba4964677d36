import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './inventory.ts';

/** Returns the texts of the inventory's Appendix T: key → text, unchanged. */
export function readAppendixTexts(): Map<string, string> {
  const inventory = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  const [, appendix = ''] = inventory.split('## Appendix T');
  return textsOf(appendix.split('\n## ')[0] ?? '');
}

/** Reads the table. A row may assign one text to several keys, or as many texts as keys, separated by ` / `. */
export function textsOf(table: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [, keyCell = '', textCell = ''] of table.matchAll(/^\| (.+?) \| (.+?) \| .+ \|$/gm)) {
    const keys = completeKeys([...keyCell.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key));
    const wordings =
      keys.length > 1 && keyCell.includes('` / `') ? textCell.split(' / ') : keys.map(() => textCell);
    keys.forEach((key, index) => {
      texts.set(key, wordings[index] ?? textCell);
    });
  }
  return texts;
}

/** Completes shortened keys: `['a.b.ONE', '...TWO', 'THREE', '..._1']`; missing parts come from the first. */
function completeKeys([first = '', ...rest]: string[]): string[] {
  if (!first.includes('.')) return [];
  const start = first.slice(0, first.lastIndexOf('.') + 1);
  const stem = first.slice(0, first.lastIndexOf('_'));
  const complete = (key: string) => {
    if (key.startsWith('..._')) return stem + key.slice(3);
    if (key.startsWith('...')) return start + key.slice(3);
    return key.includes('.') ? key : start + key;
  };
  return [first, ...rest.map(complete)];
}
