import { expect, test } from 'vitest';
import { jsonServer } from '../../tests/support/json-server.ts';
import { registry } from '../storage/registry.ts';
import { fetchStreams } from './streaming.ts';

const { asked, reply } = jsonServer();

const stream = {
  id: 'tv',
  kicker: 'Informatius',
  title: 'Notícies de la vesprada',
  video: { href: '/directes/tv' },
  audio: { href: '/directes/radio' },
  image: { image: { src: '/tv.jpg', alt: 'El plató' } },
};

test('STRM-02 API-28 asks for the whole list, or without the channel of the page', async () => {
  reply({ response: { streamingList: [] } });
  await fetchStreams();
  await fetchStreams('');
  await fetchStreams('a/b');
  const list = '/api/front/streaming/list';
  expect(asked).toEqual([list, list, `${list}/a%2Fb`].map((path) => `GET ${path} max-age=0`));
});

test('STRM-03 reads a stream with exactly the known fields', async () => {
  reply({
    response: { streamingList: [{ ...stream, secret: 1, video: { href: '/directes/tv', secret: 1 } }] },
  });
  expect(await fetchStreams()).toEqual([stream]);
});

test('STRM-03 omits missing fields, and streams that are repeated or have no id or title', async () => {
  const bare = { id: 5, title: 'Ràdio' };
  const odd = { ...stream, id: 'odd', kicker: null, video: {}, audio: 'x', image: { image: { alt: 'x' } } };
  const list = [
    null,
    'x',
    { ...stream, id: null },
    { ...stream, title: ' ' },
    bare,
    odd,
    { ...bare, id: '5' },
  ];
  reply({ response: { streamingList: list } });
  expect(await fetchStreams()).toEqual([
    { id: '5', kicker: '', title: 'Ràdio' },
    { id: 'odd', kicker: '', title: stream.title },
  ]);
});

test('STRM-07 rejects and records an answer without a list', async () => {
  for (const response of [null, [], { streamingList: {} }]) {
    reply({ response });
    await expect(fetchStreams(), JSON.stringify(response)).rejects.toMatchObject({ type: 'server' });
  }
  expect(registry().errors.list()).toHaveLength(3);
});
