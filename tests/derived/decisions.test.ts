import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../docs/decisions', import.meta.url));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('the index of the decisions names each by its title, with its status', () => {
  const rows = [...read('README.md').matchAll(/^\| (\[.*\]\(.*\)) \| (?:in force|replaced by .+) \|$/gm)];
  const wanted = readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .map((file) => `[${/^# (.*)/.exec(read(file))?.[1]}](${file})`);
  expect(rows.map(([, link]) => link).toSorted()).toEqual(wanted.toSorted());
});
