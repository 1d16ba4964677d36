import { describe, expect, test } from 'vitest';
import { emptyQuery, isSameQuery, parseListQuery, TOP, writeListQuery } from './list-query.ts';

const letters = [TOP, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#'];
const empty = emptyQuery(letters);
const choices = {
  letters,
  hasText: true,
  location: ['03009', '03014', '46250'],
  age: ['3-5', '6-12'],
  filters: ['x'],
};
const parse = (address: string) => parseListQuery(new URLSearchParams(address), choices);

describe('the address of a list', () => {
  test.each([
    ['', empty],
    ['?lletra=C', { ...empty, letter: 'C' }],
    ['?lletra=%23', { ...empty, letter: '#' }],
    ['?text=festa+major&edat=3-5&edat=6-12', { ...empty, text: 'festa major', age: ['3-5', '6-12'] }],
    ['?lloc=03009&lloc=46250&filtre=x', { ...empty, location: ['03009', '46250'], filters: ['x'] }],
  ])('BEY-21 «%s» is parsed and written the same', (address, query) => {
    expect(parse(address)).toEqual({ query, cursor: null, unknown: [], isTextCut: false });
    expect(writeListQuery(query, letters)).toBe(address);
  });

  test.each([
    ['c', 'C'],
    ['ç', 'C'],
    ['À', 'A'],
    ['top', TOP],
    ['all', TOP],
    ['', TOP],
  ])('LIST-30 the letter «%s» is %s', (given, letter) => {
    expect(parse(`?lletra=${given}`)).toMatchObject({ query: { letter }, unknown: [] });
  });

  test.each([
    ['?lletra=AB', [['letter', 'AB']]],
    ['?lletra=1', [['letter', '1']]],
    ['?lloc=99999&lloc=46250', [['location', '99999']]],
    ['?lloc=Madrid', [['location', 'Madrid']]],
    [
      '?edat=xx&edat=xx&filtre=NO',
      [
        ['age', 'xx'],
        ['filters', 'NO'],
      ],
    ],
    ['?filtre=%00<b>', [['filters', '<b>']]],
    ['?lloc=&edat=', []],
  ])('LIST-18 parses %s without the values that the list does not have', (address, wrong) => {
    const { query, unknown } = parse(address);
    expect(unknown).toEqual(wrong.map(([part, value]) => ({ part, value })));
    expect(query).toEqual({ ...empty, location: address.includes('46250') ? ['46250'] : [] });
  });

  test('LIST-18 a value is repeated in 40 characters at most', () => {
    expect(parse(`?edat=${'9'.repeat(5000)}`).unknown[0]?.value).toHaveLength(40);
  });

  test('LIST-18 a list without a group has none of its values, and one that is not known takes any', () => {
    const address = new URLSearchParams('?edat=xx');
    expect(parseListQuery(address, { ...choices, age: [] }).query.age).toEqual([]);
    expect(parseListQuery(address, { ...choices, age: undefined }).query.age).toEqual(['xx']);
  });

  test('LIST-17 a list without words takes none', () => {
    expect(parseListQuery(new URLSearchParams('?text=mar'), { ...choices, hasText: false }).query).toEqual(
      empty,
    );
  });

  test('LIST-10 beside a text there is no letter', () => {
    expect(parse('?lletra=C&text=mar').query).toEqual({ ...empty, text: 'mar' });
  });

  test('LIST-18 a long text is cut, which is told', () => {
    const long = parse(`?text=${'x'.repeat(10_000)}`);
    expect([long.query.text.length, long.isTextCut]).toEqual([200, true]);
    expect(parse(`?text=${'x'.repeat(200)}`).isTextCut).toBe(false);
  });

  test.each([
    ['?cursor=a', 'a'],
    ['?cursor=', null],
    ['?cursor=*', null],
    ['?cursor=a&cursor=b', 'a'],
  ])('LIST-23 %s names the page %s', (address, cursor) => {
    expect(parse(address).cursor).toBe(cursor);
  });

  test('BEY-21 writes the page into the address, and keeps other parameters', () => {
    const address = writeListQuery({ ...empty, letter: 'C' }, letters, {
      cursor: 'a/b',
      others: '?x=1&cursor=old',
    });
    expect(address).toBe('?x=1&lletra=C&cursor=a%2Fb');
    expect(writeListQuery(empty, letters, { others: '?cursor=old&text=a' })).toBe('');
  });

  test('LIST-07 the order of the values of a group means nothing', () => {
    const one = { ...empty, age: ['3-5', '6-12'] };
    expect(isSameQuery(one, { ...empty, age: ['6-12', '3-5'] })).toBe(true);
    expect(isSameQuery(one, { ...empty, age: ['6-12'] })).toBe(false);
  });
});
