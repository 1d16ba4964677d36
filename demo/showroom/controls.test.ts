import { expect, test } from 'vitest';
import type { Attribute, Contract } from '../../src/element/contract.ts';
import { controlsOf } from './controls.ts';

function contractWith(
  attributes: Contract['attributes'],
  content: Contract['content'] = 'fallback',
): Contract {
  return { tag: 'ap-sample', group: 'page', title: 'Mostra', summary: 'Mostra.', content, attributes };
}

test.each<[string, Attribute, object]>([
  ['a checkbox for a boolean', { type: 'boolean', description: '' }, { kind: 'checkbox', initial: '' }],
  [
    'a number with its limits',
    { type: 'number', min: 0, max: 9, default: 0, description: '' },
    { kind: 'number', min: 0, max: 9, initial: '0' },
  ],
  [
    'a choice for a text with values',
    { type: 'string', values: ['a', 'b'], default: 'a', description: '' },
    { kind: 'select', values: ['a', 'b'], initial: 'a' },
  ],
  ['a text for a free text', { type: 'string', description: '' }, { kind: 'text', initial: '' }],
  ['a text for an address', { type: 'url', default: '/a', description: '' }, { kind: 'text', initial: '/a' }],
  [
    'a text for a list',
    { type: 'list', default: ['a', 'b'], description: '' },
    { kind: 'text', initial: 'a b' },
  ],
  [
    'a box for JSON',
    { type: 'json', of: 'string[]', default: ['a'], description: '' },
    { kind: 'json', of: 'string[]', initial: '["a"]' },
  ],
])('BEY-27 derives %s', (_what, attribute, expected) => {
  expect(controlsOf(contractWith({ shownBelow: attribute }))[0]).toMatchObject({
    name: 'shown-below',
    ...expected,
  });
});

test('BEY-27 has controls for the common attributes, except on a read-only tag', () => {
  const names = (contract: Contract) => controlsOf(contract).map(({ name }) => name);
  expect(names(contractWith({}))).toEqual(['site', 'lang-overrides']);
  expect(names(contractWith({}, 'inert'))).toEqual([]);
});
