import { expect, test } from 'vitest';
import { changesOf, unannounced, unnamed } from './api.ts';
import { versionProblem } from './versions.ts';

const before = {
  'ap-poll': {
    'attribute open': 'boolean, false',
    'attribute variant': `'a' | 'b', 'a'`,
    'event ap-poll-vote': 'CustomEvent<{ id: string }>',
  },
};
const change = (part: string, text: string | undefined) => {
  const { [part]: _, ...rest }: Record<string, string> = before['ap-poll'];
  return changesOf(before, { 'ap-poll': text === undefined ? rest : { ...rest, [part]: text } });
};

test.each([
  ['an attribute that is gone', 'attribute open', undefined, 'major'],
  ['another type', 'attribute open', 'number, false', 'major'],
  ['another default', 'attribute open', 'boolean, true', 'major'],
  ['a value less', 'attribute variant', `'a', 'a'`, 'major'],
  ['a value more', 'attribute variant', `'a' | 'b' | 'c', 'a'`, 'minor'],
  ['another detail', 'event ap-poll-vote', 'CustomEvent<{ id: number }>', 'major'],
  ['a new attribute', 'attribute late', 'boolean, false', 'minor'],
  ['a new attribute that must be there', 'attribute key', 'string, required', 'major'],
])('%s is a change that asks for its step', (_, part, text, step) => {
  expect(change(part, text).map((one) => one.step)).toEqual([step]);
});

test('a tag that is gone breaks, and one that is new does not', () => {
  expect(changesOf(before, {})[0]).toMatchObject({ group: 'ap-poll', part: undefined, step: 'major' });
  expect(changesOf({}, before)[0]).toMatchObject({ group: 'ap-poll', step: 'minor' });
  expect(changesOf(before, before)).toEqual([]);
});

test('a break is announced by an entry of Changed or Removed that names the tag and the attribute as code', () => {
  const broken = change('attribute open', undefined);
  const left = (kind: string, text: string) => unannounced(broken, [{ kind, text }]).length;
  expect(left('Removed', '`<ap-poll open>` is gone.')).toBe(0);
  expect(left('Changed', '`open` of `<ap-poll>` is no more.')).toBe(0);
  expect(left('Added', '`<ap-poll open>`')).toBe(1);
  expect(left('Changed', '`<ap-poll>` opens.')).toBe(1);
  expect(left('Removed', '`<ap-show open>`')).toBe(1);
});

test.each([
  ['0.1.0', '0.1.1', 'patch', true],
  ['0.1.0', '0.2.0', 'major', true],
  ['0.1.3', '0.2.0', 'minor', true],
  ['0.1.0', '0.1.1', 'minor', false],
  ['1.4.2', '2.0.0', 'major', true],
  ['1.4.2', '1.5.0', 'major', false],
  ['1.4.2', '1.4.4', 'patch', false],
  ['1.4.2', '1.4.1', 'patch', false],
  ['0.9.0', '1.0.0', 'patch', true],
] as const)('after %s, %s for a %s change: %s', (last, version, needed, isRight) => {
  expect(versionProblem(version, last, needed) === undefined).toBe(isRight);
});

test('a part of a tag is named by an entry with both, and a token by one with the token alone', () => {
  const changes = changesOf(
    { 'ap-poll': {}, 'design tokens': {} },
    { 'ap-poll': { 'attribute late': 'boolean' }, 'design tokens': { 'token --ap-bottom': '' } },
  );
  const left = (text: string) => unnamed(changes, [{ kind: 'Added', text }]).map(({ part }) => part);
  expect(left('`<ap-poll late>`')).toEqual(['token --ap-bottom']);
  expect(left('The token `--ap-bottom`.')).toEqual(['attribute late']);
  expect(left('late')).toEqual(['attribute late', 'token --ap-bottom']);
});
