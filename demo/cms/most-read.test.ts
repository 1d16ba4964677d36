import { expect, test } from 'vitest';
import { startPages } from '../testing/pages.ts';

const counted: string[] = [];
const pageOf = (title: string) => ({ title, url: `/noticies/${title.toLowerCase()}` });
let isBroken = false;
const { get } = await startPages({
  basePath: '/web',
  reads: {
    count: (_request, path) => counted.push(path),
    most: async () => {
      if (isBroken) throw new Error('the database is not there');
      return { all: [pageOf('Una'), pageOf('Altra')], news: [pageOf('Altra')], video: [], audio: [] };
    },
  },
});

test('MOST-04 Home and articles show what was read most, and articles that are there are counted', async () => {
  const { body: home } = await get('/web/');
  expect(home).toContain('<ap-most-read>');
  expect(home).toContain('<a href="/web/noticies/altra">Altra</a>');
  const [path] = /\/web(\/noticies\/[\w-]+)/.exec(home.slice(home.indexOf('id="noticies"')))?.slice(1) ?? [];
  const { body, status } = await get(`/web${path}`);
  expect(status).toBe(200);
  expect(body).toContain('<ap-most-read>');
  await get('/web/noticies/no-hi-es');
  await get('/web/apunts');
  expect(counted).toEqual([path]);
});

test('MOST-03 MOST-04 a page comes without the lists where they cannot be read', async () => {
  isBroken = true;
  const { body, status } = await get('/web/');
  expect(status).toBe(200);
  expect(body).not.toContain('<ap-most-read');
});
