import { expect, test } from 'vitest';
import { jsonServer } from '../../tests/support/json-server.ts';
import { fetchNextContent } from './next-content.ts';

const { asked, reply } = jsonServer();
const { signal } = new AbortController();

const answer = {
  nextContentUrl: '/programes/la-costera/capitols/calafats',
  nextContentId: 'c2',
  nextContentBcId: '102',
  chapter: {
    title: 'Calafats',
    episode: 'Capítol 2',
    duration: 12,
    resume: [{ html: '<p>De nit.</p>' }],
    downloadFile: { url: '/calafats.mp4' },
  },
};

test('PLAY-08 PLAY-13 requests the content that follows another', async () => {
  reply({ response: answer });
  expect(await fetchNextContent('c/1', signal)).toEqual(answer);
  expect(asked).toEqual(['GET /api/front/next-content/c%2F1']);
});

test('ENT-08 reads missing fields and wrong types as absent', async () => {
  const none = { nextContentUrl: null, nextContentId: null, nextContentBcId: null, chapter: null };
  reply({ response: { nextContentUrl: 5, chapter: 'x' } });
  expect(await fetchNextContent('c1', signal)).toEqual(none);
  reply({
    response: { ...answer, chapter: { duration: '12', resume: [null, { html: 1 }], downloadFile: 'x' } },
  });
  expect((await fetchNextContent('c1', signal)).chapter).toEqual({
    title: '',
    episode: '',
    duration: 0,
    resume: [{ html: '' }, { html: '' }],
    downloadFile: null,
  });
});

test('PLAY-14 refuses an answer that is none', async () => {
  reply({ response: 'x' });
  await expect(fetchNextContent('c1', signal)).rejects.toMatchObject({ type: 'server' });
});
