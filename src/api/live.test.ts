import { expect, test } from 'vitest';
import { jsonServer } from '../../tests/support/json-server.ts';
import { registry } from '../storage/registry.ts';
import { fetchNewer, fetchNewest, fetchOlder } from './live.ts';

const { asked, reply } = jsonServer();

const message = {
  id: '41',
  title: 'Comença la cursa',
  publishedDate: '2026-03-08T12:04:00+01:00',
  description: [{ type: 'paragraph', html: '<p>Text</p>' }],
  shareUrl: { href: '/directes/1?missatge=41', title: 'Comença la cursa' },
};
const answer = { messages: [message], hasMoreResults: true };

test('LIVE-01 LIVE-05 reads the newest messages with exactly the known fields', async () => {
  const full = {
    ...message,
    publishedDate: { date: '2026-03-08 12:04:00' },
    sequence: 7,
    revision: 2,
    correctedAt: '2026-03-08T12:10:00Z',
    pinned: true,
    author: {
      name: 'Núria',
      image: { src: '/n.jpg', alt: 'Núria' },
      twitterAccount: { text: '@n', href: 'https://x.com/n' },
    },
    openingMultimedia: { type: 'image', image: { src: '/i.jpg' } },
  };
  const whole = { messages: [full], hasMoreResults: false, revision: 9, deleted: ['3', 4], closed: true };
  reply({ response: { ...whole, changed: [message], secret: 1, messages: [{ ...full, secret: 1 }] } });
  expect(await fetchNewest('1')).toEqual({ ...whole, changed: [message], deleted: ['3', '4'] });
  expect(registry().errors.list()).toEqual([]);
});

test('LIVE-17 LIVE-06 skips a message without id, date, title or text and records the error once', async () => {
  const wrong = [
    null,
    'message',
    { ...message, id: null },
    { ...message, id: '' },
    { ...message, id: 'd1', publishedDate: 'ahir' },
    { ...message, id: 'd2', publishedDate: null },
    { ...message, id: 'd3', publishedDate: { date: 5 } },
    { ...message, id: 't', title: undefined },
    { ...message, id: 'b', description: 'text' },
  ];
  for (const one of [...wrong, wrong[4]]) {
    reply({ response: { messages: [one, message, { ...message, id: 42 }], hasMoreResults: false } });
    expect((await fetchNewest('drops')).messages.map(({ id }) => id)).toEqual(['41', '42']);
  }
  const recorded = registry()
    .errors.list()
    .map((error) => error.message);
  expect(recorded).toHaveLength(8); // the first two have no id that distinguishes them
  expect(recorded).toContain('GET /api/front/live/drops/messages message d1 has not the expected shape');
});

test('LIVE-03 says where a message stands that cannot be read, so that the list goes on beyond it', async () => {
  const place = { id: '40', publishedDate: '2026-03-08T11:00:00Z', sequence: 6 };
  reply({
    response: { messages: [message, { ...message, ...place, title: null }, null], hasMoreResults: true },
  });
  const read = await fetchOlder('1', { id: message.id, time: 0 });
  expect(read.messages.map(({ id }) => id)).toEqual(['41']);
  expect(read.unreadable).toEqual([place]);
});

test('LIVE-06 ignores malformed parts', async () => {
  const odd = {
    sequence: '7',
    revision: null,
    correctedAt: 'ara',
    pinned: 'true',
    author: { image: { src: '/n.jpg' } },
    openingMultimedia: { src: '/v.mp4' },
    description: [null, 'text', { html: 'x' }, ...message.description],
    shareUrl: null,
  };
  reply({
    response: { ...answer, messages: [{ ...message, ...odd }], revision: 'x', deleted: 3, changed: {} },
  });
  expect(await fetchNewest('1')).toEqual({
    messages: [{ ...message, shareUrl: { href: '', title: '' } }],
    hasMoreResults: true,
  });
});

test('LIVE-05 rejects only another envelope', async () => {
  for (const response of [null, [], {}, { messages: 'none' }]) {
    reply({ response });
    await expect(fetchNewest('1'), JSON.stringify(response)).rejects.toMatchObject({ type: 'server' });
  }
  expect(registry().errors.list()).toHaveLength(4);
});

test('LIVE-04 LIVE-11 asks for older and newer messages by id, with the seconds of that message', async () => {
  reply({ response: answer });
  await fetchOlder('1', { id: '41', time: Date.parse('2026-03-08T11:04:00.900Z') });
  await fetchNewer('a/b', { id: '../4?1', time: Date.parse('2026-03-08T11:04:00Z') });
  await fetchNewer('1', { id: '41', time: 0, revision: 7 }, 0);
  const paths = asked.map((line) => line.split(' ')[1]);
  expect(paths).toEqual([
    '/api/front/live/1/messages/41?timestamp=1772967840&order=DESC',
    '/api/front/live/a%2Fb/messages/..%2F4%3F1?timestamp=1772967840&order=ASC',
    '/api/front/live/1/messages/41?timestamp=0&order=ASC&revision=0&known=7',
  ]);
});

test('BEY-05 makes the browser revalidate its copy', async () => {
  reply({ response: answer });
  await fetchNewest('1');
  expect(asked).toEqual(['GET /api/front/live/1/messages/newest max-age=0']);
});
