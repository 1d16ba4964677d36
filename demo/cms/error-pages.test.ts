import { expect, test } from 'vitest';
import { startPages } from '../testing/pages.ts';

const { app } = await startPages();

test.each([
  ['a form that is too large', '/contacte', 'x'.repeat(1_000_000), 413],
  ['an unknown address', '/cap', '', 404],
])('PAGE-06 answers %s with a page', async (_name, url, payload, status) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app.inject({ method: 'POST', url, payload, headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('Torneu a la portada');
});
