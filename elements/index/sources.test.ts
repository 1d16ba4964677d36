import { describe, expect, test } from 'vitest';
import { emptyQuery, initialLetter } from '../../src/lists/list-query.ts';
import { callAddress, sources } from './sources.ts';

const { letters } = sources.az;

describe('the calls', () => {
  const call = (source: keyof typeof sources, more = {}, cursor: string | null = null) => {
    const all = sources[source].letters;
    return callAddress({ source, limit: 12, search: { ...emptyQuery(all), ...more }, cursor });
  };

  test.each([
    ['programmes', '/webapi/shows/search/?limit=12&types=program&orderBy=lastPublishedContentDate'],
    ['az', '/webapi/az/?limit=12&letter=TOP'],
    ['activities', '/webapi/activity/?limit=12&letter=TOP'],
    ['blogs', '/webapi/blogs/search/*?limit=12&types=blogs&orderBy=lastPublishedContentDate&cursorMark=*'],
  ] as const)('LIST-23 LIST-24 the first page of %s is %s', (source, address) => {
    expect(call(source)).toBe(address);
  });

  test('LIST-15 LIST-16 a further page has its cursor in the path, encoded, and in the query', () => {
    expect(call('az', {}, 'a/b=')).toBe('/webapi/az/a%2Fb%3D?limit=12&letter=TOP&cursorMark=a%2Fb%3D');
    expect(call('activities', {}, 'x')).toContain('/webapi/activity/x?');
    expect(call('blogs', {}, 'x')).toContain('/webapi/blogs/search/x?');
    expect(call('programmes', { letter: '#' }, 'x')).toContain(
      '/webapi/shows/search/x?limit=12&types=program',
    );
  });

  test('LIST-21 ENT-10 writes lists as repeated keys, and omits empty values', () => {
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

  test('LIST-03 LIST-25 each list has its letters, and begins with all of it', () => {
    expect(sources.programmes.letters.slice(0, 3)).toEqual(['', '#', 'A']);
    expect(sources.programmes.letters).toHaveLength(28);
    expect([letters[0], letters.at(-1), letters.length]).toEqual(['TOP', '#', 28]);
    expect(sources.blogs.letters).toEqual([]);
    expect([initialLetter(letters), initialLetter(sources.programmes.letters)]).toEqual(['TOP', '']);
  });
});
