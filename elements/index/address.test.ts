import { describe, expect, test } from 'vitest';
import { emptySearch, readAddress, writeAddress } from './address.ts';
import { callAddress, initialLetter, sources } from './sources.ts';

const { letters } = sources.az;
const empty = emptySearch(letters);
const read = (query: string) => readAddress(new URLSearchParams(query), letters);

describe('the address of the page', () => {
  test.each([
    ['', empty],
    ['?lletra=C', { ...empty, letter: 'C' }],
    ['?lletra=%23', { ...empty, letter: '#' }],
    ['?text=festa+major&edat=3-5&edat=6-12', { ...empty, text: 'festa major', age: ['3-5', '6-12'] }],
    ['?lloc=03009&filtre=x', { ...empty, location: ['03009'], filters: ['x'] }],
  ])('BEY-21 says «%s», and is read so', (query, search) => {
    expect(read(query)).toEqual(search);
    expect(writeAddress(search, letters)).toBe(query);
  });

  test.each(['?lletra=QQ', '?lletra=ç', '?lletra=', '?lloc=&edat='])(
    'LIST-02 LIST-30 %s, which is nothing of the list, is all of it',
    (query) => expect(read(query)).toEqual(empty),
  );

  test('LIST-10 beside a text there is no letter', () => {
    expect(read('?lletra=C&text=mar')).toEqual({ ...empty, text: 'mar' });
  });

  test('BEY-21 has the page, and keeps what others have put there', () => {
    const query = writeAddress({ ...empty, letter: 'C' }, letters, {
      cursor: 'a/b',
      others: '?x=1&cursor=old',
    });
    expect(query).toBe('?x=1&lletra=C&cursor=a%2Fb');
    expect(writeAddress(empty, letters, { others: '?cursor=old&text=a' })).toBe('');
  });
});

describe('the calls', () => {
  const call = (source: keyof typeof sources, more = {}, cursor: string | null = null) => {
    const all = sources[source].letters;
    return callAddress({ source, limit: 12, search: { ...emptySearch(all), ...more }, cursor });
  };

  test.each([
    ['programmes', '/webapi/shows/search/?limit=12&types=program&orderBy=lastPublishedContentDate'],
    ['az', '/webapi/az/?limit=12&letter=TOP'],
    ['activities', '/webapi/activity/?limit=12&letter=TOP'],
    ['blogs', '/webapi/blogs/search/*?limit=12&types=blogs&orderBy=lastPublishedContentDate&cursorMark=*'],
  ] as const)('LIST-12 LIST-14 LIST-23 LIST-24 the first page of %s is %s', (source, address) => {
    expect(call(source)).toBe(address);
  });

  test('LIST-15 LIST-16 LIST-17 LIST-22 a further page has its cursor in the path, encoded, and in the query', () => {
    expect(call('az', {}, 'a/b=')).toBe('/webapi/az/a%2Fb%3D?limit=12&letter=TOP&cursorMark=a%2Fb%3D');
    expect(call('activities', {}, 'x')).toContain('/webapi/activity/x?');
    expect(call('blogs', {}, 'x')).toContain('/webapi/blogs/search/x?');
    expect(call('programmes', { letter: '#' }, 'x')).toContain(
      '/webapi/shows/search/x?limit=12&types=program',
    );
  });

  test('LIST-18 LIST-19 LIST-21 ENT-10 lists are repeated keys, and what is empty is left out', () => {
    const address = call('az', {
      text: ' festa ',
      location: ['03014', '46250'],
      age: ['3-5'],
      filters: ['f'],
    });
    expect(address).toBe(
      '/webapi/az/?limit=12&letter=TOP&text=festa&location=03014&location=46250&age=3-5&filters=f',
    );
  });

  test('LIST-01 LIST-02 LIST-03 LIST-25 each list has its letters, and begins with all of it', () => {
    expect(sources.programmes.letters.slice(0, 3)).toEqual(['', '#', 'A']);
    expect(sources.programmes.letters).toHaveLength(28);
    expect([letters[0], letters.at(-1), letters.length]).toEqual(['TOP', '#', 28]);
    expect(sources.blogs.letters).toEqual([]);
    expect([initialLetter(letters), initialLetter(sources.programmes.letters)]).toEqual(['TOP', '']);
  });
});
