import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, readDefinitions } from '../../scripts/derive/contracts.ts';
import { withFigures } from '../../scripts/derive/figures.ts';
import { fillFigures, readSheets } from '../../scripts/derive/privacy.ts';
import { tagPage } from '../../scripts/derive/tag-page.ts';
import { attributeName } from '../../src/element/contract.ts';
import { captcha } from '../../src/element/shared.privacy.ts';
import { matches } from '../support/matches.ts';

const definitions = await readDefinitions();
const sheets = await readSheets(definitions);
const kept = [...sheets.values()].flatMap(({ keeps }) => keeps);

/** The files of some folders without their tests, by path. */
const sources = (pattern: string): [path: string, text: string][] =>
  globSync(pattern, { cwd: projectRoot })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]);

const browserCode = sources('{src,elements}/**/*.{ts,tsx}');
const allText = browserCode.map(([, text]) => text).join('\n');

/** Returns the keys that a file writes: a capitalised name is a constant, any other comes from a template literal. */
function keysWritten(text: string): string[] {
  return [...text.matchAll(/(?:local|session)Store\.set\((\w+)/g)].flatMap(([, name = '']) => {
    const constant = new RegExp(`\\b${name} = '([^']+)'`);
    const own = constant.exec(text)?.[1] ?? (name === 'MINI_KEY' ? constant.exec(allText)?.[1] : undefined);
    const made = [...text.matchAll(/`(ap-[^`]*)`/g)].map(([, key = '']) => key.replace(/\$\{\w+\}/g, 'x'));
    return own === undefined ? made : [own];
  });
}

test('STOR-01 STOR-02 every key that the code writes into a storage is in the sheet of a tag, and no other', () => {
  const written = browserCode.flatMap(([path, text]) => {
    const calls = text.match(/(?:local|session)Store\.set\(/g)?.length ?? 0;
    const keys = keysWritten(text);
    expect(keys.length, `${path}: a key that this test can read`).toBeGreaterThanOrEqual(calls);
    return keys;
  });
  const declared = kept.filter(({ where }) => where !== 'cookie').map(({ name }) => name);
  expect(written.filter((key) => !declared.some((name) => matches(name, key)))).toEqual([]);
  expect(declared.filter((name) => !written.some((key) => matches(name, key)))).toEqual([]);
  const besides = browserCode.filter(
    ([path, text]) =>
      !/safe-storage\.ts$|\.server\.ts$/.test(path) &&
      /\b(localStorage|sessionStorage|indexedDB|caches)[.[]/.test(text),
  );
  expect(besides.map(([path]) => path)).toEqual([]);
});

test('STOR-03 every cookie of the code and of the API is in the sheet of a tag, and no other', () => {
  const named = sources('demo/api/**/*.ts').flatMap(([, text]) =>
    [
      ...text.matchAll(/(?:[cC]ookie(?:Name)?\b[^;=]*=|__Host-[\w-]+' :|\? '__Host-[\w-]+' :) '([\w-]+)'/g),
    ].map(([, name = '']) => name),
  );
  const hosts = sources('demo/api/**/*.ts').flatMap(([, text]) =>
    [...text.matchAll(/'(__Host-[\w-]+)'/g)].map(([, name = '']) => name),
  );
  const places = ['postalCode', 'locationName', 'ineCode']; // elements/weather/use-place.ts
  for (const name of places) expect(allText).toContain(`'${name}'`);
  const written = [...named, ...hosts, ...places];
  const declared = kept.filter(({ where }) => where === 'cookie').map(({ name }) => name);
  expect(written.length).toBeGreaterThan(8);
  expect(written.filter((cookie) => !declared.some((name) => matches(name, cookie)))).toEqual([]);
  expect(declared.filter((name) => !written.some((cookie) => matches(name, cookie)))).toEqual([]);
});

test('W-14 exactly the tags with a captcha declare it in their privacy sheet', () => {
  const draws = browserCode
    .filter(([path, text]) => !path.startsWith('src/forms/captcha/') && /\/forms\/captcha\//.test(text))
    .map(([path]) => /^elements\/([\w-]+)\//.exec(path)?.[1] ?? path);
  const declare = definitions.filter(({ contract }) =>
    sheets.get(contract.tag)?.sends.some(({ call }) => call === captcha.call),
  );
  expect(new Set(draws)).toEqual(new Set(declare.map(({ name }) => name)));
});

test('every address that the page says is an attribute of the tag or of the page', () => {
  const config = definitions.find(({ contract }) => contract.tag === 'ap-config');
  for (const { contract } of definitions)
    for (const { call } of sheets.get(contract.tag)?.sends ?? []) {
      const name = /\(([\w-]+)\)/.exec(call)?.[1];
      const known = [contract, config?.contract].flatMap((one) => Object.keys(one?.attributes ?? {}));
      if (name) expect(known.map(attributeName), `${contract.tag}: ${call}`).toContain(name);
    }
});

test('the figures of a sheet come from the code, and one that is not there is an error', () => {
  expect(withFigures('{session.idleHours} hores, {place.hours} hores')).toBe('2 hores, 4,8 hores');
  expect(() => withFigures('{nothing.days} dies')).toThrow('nothing.days');
});

test('a figure is filled in wherever a sheet says something in words', () => {
  const said = '{session.idleHours} hores';
  const filled = '2 hores';
  const name = 'ap-list {session.idleHours}';
  expect(
    fillFigures({
      keeps: [{ where: 'cookie', name, holds: said, until: said }],
      sends: [{ call: 'GET /{id}', sends: said, kept: said }],
      others: [{ who: said, when: said }],
    }),
  ).toEqual({
    keeps: [{ where: 'cookie', name, holds: filled, until: filled }],
    sends: [{ call: 'GET /{id}', sends: filled, kept: filled }],
    others: [{ who: filled, when: filled }],
  });
});

test('the page of a tag lists its storage and requests, or says that there are none', () => {
  const page = (tag: string) => {
    const definition = definitions.find(({ contract }) => contract.tag === tag);
    return definition ? tagPage(definition, { sheet: sheets.get(tag) }) : '';
  };
  expect(page('ap-poll')).toMatch(
    /## Privacitat\n\n\| Guarda en el navegador.*\n.*\n\| `ap-voted-polls` \| localStorage/,
  );
  expect(page('ap-time')).toContain('## Privacitat\n\nNo guarda res en el navegador');
});

test.each([
  ['ap-list *', 'ap-list 7f a', true],
  ['*ap-session', '__Host-ap-session', true],
  ['GET /api/front/poll/{id}', 'GET /api/front/poll/1', true],
  ['GET /api/front/poll/{id}', 'GET /api/front/poll/1/vote', false],
  ['GET (src)', 'GET /fragments/a', true],
  ['GET (src)', 'GET /api/front/poll/1', false],
  ['GET /a.b', 'GET /axb', false],
])('“%s” stands for “%s”: %s', (declared, seen, expected) => {
  expect(matches(declared, seen)).toBe(expected);
});
