import { expect, test } from 'vitest';
import { jsonServer } from '../../tests/support/json-server.ts';
import { registry } from '../storage/registry.ts';
import { fetchPoll, postVote, readCachedOptions } from './poll.ts';

const { asked, reply } = jsonServer();

const poll = {
  options: [{ id: 'a', title: 'A', votes: 3, image: '/a.jpg' }],
  totalVotes: 3,
  active: true,
  open: true,
  hidden: false,
  startDate: { date: '2026-03-08 10:00:00.000000', timezone: 'Europe/Madrid' },
};

test('ENT-07 POLL-02 reads a poll with exactly the known fields', async () => {
  reply({ response: { ...poll, secret: 1 } });
  expect(await fetchPoll('1')).toEqual({ ...poll, startDate: { date: '2026-03-08 10:00:00.000000' } });
});

test('ENT-07 accepts numeric ids, and takes missing flags as off', async () => {
  reply({ response: { options: [{ id: 5, title: 'A', votes: 0 }], totalVotes: 0 } });
  expect(await fetchPoll('1')).toEqual({
    options: [{ id: '5', title: 'A', votes: 0 }],
    totalVotes: 0,
    active: false,
    open: false,
    hidden: false,
    startDate: null,
  });
});

test('ENT-07 HTTP-04 rejects and records a poll of another shape', async () => {
  const wrong = [
    null,
    [],
    'poll',
    { ...poll, options: 'none' },
    { ...poll, totalVotes: '3' },
    { ...poll, totalVotes: -1 },
    { ...poll, options: [{ id: 'a', title: 'A', votes: 1.5 }] },
    { ...poll, options: [{ id: null, title: 'A', votes: 1 }] },
    { ...poll, options: [{ id: 'a', votes: 1 }] },
    { ...poll, options: [null] },
  ];
  for (const response of wrong) {
    reply({ response });
    await expect(fetchPoll('1'), JSON.stringify(response)).rejects.toMatchObject({ type: 'server' });
  }
  expect(registry().errors.list()).toHaveLength(wrong.length);
});

test('POLL-10 keeps an id in one segment of the path, whatever it holds', async () => {
  reply({});
  await postVote('../user', 'a/b?c', 'key');
  expect(asked).toEqual(['POST /api/front/poll/..%2Fuser/vote/a%2Fb%3Fc']);
});

test('POLL-01 ENT-07 reads the options of the tag like API options and drops invalid ones', () => {
  const written = [
    { id: 7, title: 'A' },
    { id: 'b', title: 'B', votes: 2, image: '/b.jpg', secret: 1 },
    { id: 'c' },
    null,
  ];
  expect(readCachedOptions(written as never)).toEqual([
    { id: '7', title: 'A', votes: 0 },
    { id: 'b', title: 'B', votes: 2, image: '/b.jpg' },
  ]);
});

test('POLL-11 answers the poll after a vote, where the server says it', async () => {
  reply({ response: { pollId: '1', votedOptionId: 'a', poll } });
  expect(await postVote('1', 'a', 'key')).toMatchObject({ totalVotes: 3, options: [{ id: 'a', votes: 3 }] });
  reply({ response: { pollId: '1', votedOptionId: 'a' } });
  expect(await postVote('1', 'a', 'key')).toBeUndefined();
});
