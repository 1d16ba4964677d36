import { expect, test } from 'vitest';
import { awaitLock } from '../../testing/await-lock.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { deletionFixture, person } from '../../testing/deletion-fixture.ts';
import { minute } from '../clock/periods.ts';
import { anonymiseVotes } from './anonymise-votes.ts';
import { castVote } from './cast-vote.ts';
import { createPoll } from './create-poll.ts';

/** Tests of a vote while its account is being deleted: in either order, no link to the voter remains. */
onBothDatabases((database) => {
  const own = deletionFixture(database);
  const { logIn, remove, exists } = own;
  const key = `${person.id}-of-the-browser`;

  const newPoll = async () => (await createPoll(own.demo.db, { open: false })).id;
  const votesOf = (pollId: string) =>
    own.demo.db
      .selectFrom('votes')
      .select(['user_id', 'visitor', 'idempotency_key'])
      .where('poll_id', '=', pollId)
      .execute();
  const counted = async (pollId: string) => {
    const options = own.demo.db.selectFrom('poll_options').select('votes').where('poll_id', '=', pollId);
    return (await options.execute()).reduce((sum, { votes }) => sum + votes, 0);
  };
  const nobody = { user_id: null, visitor: null, idempotency_key: null };

  test('API-17 BEY-01 refuses a vote that waited for the deletion of its account', async () => {
    const pollId = await newPoll();
    const who = await logIn();
    const { vote } = await own.demo.db.transaction().execute(async (transaction) => {
      await anonymiseVotes(transaction, person.id);
      const vote = who.vote(pollId, '1', key);
      // with a single connection, the vote waits for this transaction anyway
      if (database.isShared) await awaitLock(own.demo.db);
      await transaction.deleteFrom('users').where('id', '=', person.id).execute();
      return { vote };
    });
    expect((await vote).json()).toMatchObject({ httpCode: 401, errorCode: 'LOGIN_REQUIRED' });
    expect([await votesOf(pollId), await counted(pollId)]).toEqual([[], 0]);
  });

  test('API-17 BEY-01 refuses a vote of an account that was deleted after its session was read', async () => {
    const pollId = await newPoll();
    await remove(await logIn());
    const voter = { kind: 'user', userId: person.id } as const;
    const ballot = { pollId, optionId: '1', voter, idempotencyKey: key, now: own.now };
    await expect(castVote(own.demo.db, ballot)).rejects.toMatchObject({ errorCode: 'LOGIN_REQUIRED' });
    expect([await votesOf(pollId), await counted(pollId)]).toEqual([[], 0]);
  });

  test('API-17 anonymises and counts a vote cast just before its account was deleted', async () => {
    const pollId = await newPoll();
    const who = await logIn();
    const voter = { kind: 'user', userId: person.id } as const;
    const ballot = { pollId, optionId: '1', voter, idempotencyKey: key, now: own.now };
    const { removal } = await own.demo.db.transaction().execute(async (transaction) => {
      await castVote(transaction, ballot);
      const removal = remove(who);
      if (database.isShared) await awaitLock(own.demo.db);
      return { removal };
    });
    expect((await removal).statusCode).toBe(200);
    expect([await votesOf(pollId), await counted(pollId)]).toEqual([[nobody], 1]);
  });

  test('API-17 BEY-01 counts exactly the confirmed ones of forty votes during a deletion', async () => {
    const polls = await Promise.all(Array.from({ length: 40 }, newPoll));
    const who = await logIn();
    const other = await logIn();
    own.now = new Date(own.now.getTime() + minute);
    const votes = polls.slice(0, 20).map((pollId) => other.vote(pollId, '1', key));
    const removal = remove(who);
    votes.push(...polls.slice(20).map((pollId) => other.vote(pollId, '1', key)));
    const statuses = (await Promise.all(votes)).map(({ statusCode }) => statusCode);
    expect((await removal).statusCode).toBe(200);
    for (const [index, pollId] of polls.entries()) {
      const isTaken = statuses[index] === 200;
      expect(statuses[index]).toBe(isTaken ? 200 : 401);
      expect([await votesOf(pollId), await counted(pollId)]).toEqual(isTaken ? [[nobody], 1] : [[], 0]);
    }
  });

  test('API-17 keeps the votes of a user who is deleted by plain SQL', async () => {
    const pollId = await newPoll();
    await (await logIn()).vote(pollId, '1');
    await own.demo.db.deleteFrom('users').where('id', '=', person.id).execute();
    expect(await exists()).toBe(false);
    expect([await votesOf(pollId), await counted(pollId)]).toEqual([[nobody], 1]);
  });
});
