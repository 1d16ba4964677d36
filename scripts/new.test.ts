import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../tests/support/copy-project.ts';

let copy: string;

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => rmSync(copy, { recursive: true }));

function run(...command: string[]) {
  const { VITEST: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}
const newTag = (...words: string[]) => run('scripts/new.ts', ...words);
const budgets = (): Record<string, number> => JSON.parse(readFileSync(join(copy, 'budgets.json'), 'utf8'));
const folders = () => readdirSync(join(copy, 'elements'));

describe('npm run new', () => {
  // starts three tools: a busy machine may need the time
  test('writes a tag that passes types, format and its test, and makes room in the budgets of the pages', {
    timeout: 120_000,
  }, () => {
    const before = budgets();
    const { status, said } = newTag('ap-sample-of-a-long-name', '--title', "L'edat del pa");
    expect(said).toContain('<ap-sample-of-a-long-name> is there');
    expect(status).toBe(0);
    expect(readdirSync(join(copy, 'elements/sample-of-a-long-name')).sort()).toEqual([
      'sample-of-a-long-name-text.ts',
      ...[
        'browser.test.ts',
        'demo.html',
        'element.ts',
        'guide.ts',
        'page.css',
        'server.ts',
        'states.ts',
        'test.tsx',
        'texts.ts',
        'tsx',
      ].map((end) => `sample-of-a-long-name.${end}`),
    ]);
    const { 'ap.js': entry = 0, 'article page': article = 0, 'whole article page': whole = 0 } = before;
    expect(budgets()).toEqual({
      ...before,
      ...{ 'ap.js': entry + 50, 'article page': article + 50, 'whole article page': whole + 50 },
    });
    expect(
      readFileSync(join(copy, 'elements/sample-of-a-long-name/sample-of-a-long-name.element.ts'), 'utf8'),
    ).toContain('L’edat del pa');

    const passes = { status: 0, said: expect.any(String) };
    const folder = 'elements/sample-of-a-long-name';
    expect(run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', folder)).toEqual(
      passes,
    );
    writeFileSync(
      join(copy, 'tsconfig.new.json'),
      JSON.stringify({ extends: './tsconfig.json', include: [folder, 'src/**/*.d.ts', 'tests/**/*.d.ts'] }),
    );
    expect(run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.new.json')).toEqual({
      status: 0,
      said: '',
    });
    expect(run('node_modules/vitest/vitest.mjs', 'run', '--project', 'dom', folder)).toEqual(passes);
  });

  test.each([
    [[], 'Say the name of one tag'],
    [['ap-one', 'ap-two'], 'Say the name of one tag'],
    [['reading-time'], 'cannot be the name of a tag'],
    [['ap-ReadingTime'], 'cannot be the name of a tag'],
    [['ap-../../etc'], 'cannot be the name of a tag'],
    [['ap-poll'], 'is there already'],
    [['ap-one', '--color'], '--color'],
  ])('refuses %j in words, and writes nothing', (words, reason) => {
    const before = { budgets: budgets(), folders: folders() };
    const { status, said } = newTag(...words);
    expect(status).toBe(1);
    expect(said).toContain(reason);
    expect(said).not.toMatch(/^\s+at /m);
    expect({ budgets: budgets(), folders: folders() }).toEqual(before);
  });

  test('leaves nothing behind when it cannot write all', () => {
    const before = folders();
    const file = join(copy, 'budgets.json');
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    expect(newTag('ap-half').status).toBe(1);
    expect(folders()).toEqual(before);
    expect(readdirSync(join(copy, '.cache'))).toEqual([]);
    expect(text).toContain('"ap-poll"');
  });
});
