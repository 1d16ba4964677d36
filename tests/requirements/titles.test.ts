import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { groupOf, idsInTitles, readRows, root, testFiles } from './inventory.ts';

const rows = readRows();
const groups = new Set([...rows.keys()].map(groupOf));

describe('the titles of tests', () => {
  test('name no row that the inventory does not have', () => {
    const unknown = testFiles().flatMap((path) =>
      idsInTitles(readFileSync(join(root, path), 'utf8'))
        .filter((id) => groups.has(groupOf(id)) && !rows.has(id))
        .map((id) => `${path} names ${id}`),
    );
    expect(unknown).toEqual([]);
    print(new Set(testFiles().flatMap((path) => idsInTitles(readFileSync(join(root, path), 'utf8')))));
  });

  test('are read wherever they stand, and not where a test is skipped', () => {
    // built from parts, so that these samples do not count as titles of this file
    const call = (name: string, text: string) => `${name}(${text}, () => {});`;
    expect(idsInTitles(call('test', `'AAA-01 and BBB-002 hold'`))).toEqual(['AAA-01', 'BBB-002']);
    expect(idsInTitles(call('test.each(rows)', '`AAA-01 %s`'))).toEqual(['AAA-01']);
    expect(idsInTitles(call('test.skip', `'AAA-01'`))).toEqual([]);
    expect(idsInTitles(call('expect', `'AAA-01'`))).toEqual([]);
    expect(idsInTitles(`// AAA-01\n${call('it', `"UTF-8 is no row, AAA-01 is"`)}`)).toEqual(['AAA-01']);
  });
});

describe('the inventory', () => {
  test('is read whole', () => {
    expect(rows.size).toBeGreaterThan(900);
    for (const id of ['SITE-01', 'POLL-31', 'DEL-06', 'BEY-32', 'W-32'])
      expect(rows.get(id), id).toBeTruthy();
  });

  test('has no row twice', () => {
    const inventory = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
    const ids = [...inventory.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

/** Prints the rows that no test names yet. */
function print(named: Set<string>): void {
  const lines = [...groups].map((group) => {
    const all = [...rows.keys()].filter((id) => groupOf(id) === group);
    const missing = all.filter((id) => !named.has(id)).map((id) => id.slice(group.length + 1));
    const begun = missing.length > 0 && missing.length < all.length;
    return `${group} ${all.length - missing.length}/${all.length}${begun ? `  without a test: ${missing.join(' ')}` : ''}`;
  });
  console.log(`Rows named by a test:\n${lines.join('\n')}`);
}
