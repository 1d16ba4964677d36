import type { Db } from '../database/database.types.ts';
import { changeFeed, nextRevisions, nextSequences, presentMessage } from './change-feed.ts';
import type { MessageRow } from './live-feed.ts';

/** Target of a move: `before` means above the other message (nearer the top), `after` below it. */
export type Target = { before: string } | { after: string };

type Placed = Pick<MessageRow, 'id' | 'sequence'>;

/**
 * Moves a message before or after another of its feed.
 * @returns the message, changed or not
 * @throws ApiError LIVE_NOT_FOUND, LIVE_MESSAGE_NOT_FOUND (the message, or the other)
 */
export async function moveMessage(db: Db, feedId: string, id: string, target: Target): Promise<MessageRow> {
  return changeFeed(db, feedId, async (transaction) => {
    const moved = await presentMessage(transaction, feedId, id);
    const other = await presentMessage(
      transaction,
      feedId,
      'before' in target ? target.before : target.after,
    );
    if (other.id === id) return moved;
    const isAbove = 'before' in target;
    const above = isAbove ? await neighbour(transaction, other, 'above') : other;
    const below = isAbove ? other : await neighbour(transaction, other, 'below');
    if (above?.id === id || below?.id === id) return moved;
    if (!above) {
      const [top = 0] = await nextSequences(transaction, feedId);
      await place(transaction, moved, top);
    } else if (hasRoom(above, below)) await place(transaction, moved, between(above, below));
    else await exchange(transaction, moved, other, isAbove);
    return presentMessage(transaction, feedId, id);
  });
}

/** Returns the adjacent row, even of a removed message: positions are unique. */
function neighbour(transaction: Db, { feed_id, sequence }: MessageRow, side: 'above' | 'below') {
  return transaction
    .selectFrom('live_messages')
    .select(['id', 'sequence'])
    .where('feed_id', '=', feed_id)
    .where('sequence', side === 'above' ? '>' : '<', sequence)
    .orderBy('sequence', side === 'above' ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst();
}

const hasRoom = (above: Placed, below: Placed | undefined) => above.sequence - (below?.sequence ?? 0) > 1;

const between = (above: Placed, below: Placed | undefined) =>
  Math.floor((above.sequence + (below?.sequence ?? 0)) / 2);

/** Shifts the messages between the two by one position each, when no gap is left. */
async function exchange(transaction: Db, moved: MessageRow, other: MessageRow, isAbove: boolean) {
  const goesUp = moved.sequence < other.sequence;
  const [low, high] = goesUp ? [moved.sequence, other.sequence] : [other.sequence, moved.sequence];
  const rows = await transaction
    .selectFrom('live_messages')
    .selectAll()
    .where('feed_id', '=', moved.feed_id)
    .where('sequence', '>=', low)
    .where('sequence', '<=', high)
    .where('removed_at', 'is', null)
    .orderBy('sequence')
    .execute();
  const order = rows.filter(({ id }) => id !== moved.id);
  const index = order.findIndex(({ id }) => id === other.id);
  order.splice(isAbove ? index + 1 : index, 0, moved);
  const places = rows.map(({ sequence }) => sequence);
  const changed = order
    .map((row, at) => ({ row, sequence: places[at] ?? row.sequence }))
    .filter(({ row, sequence }) => row.sequence !== sequence);
  // only removed messages stand between the two
  if (changed.length === 0) return;
  // move to a free position first, since positions are unique
  await transaction
    .updateTable('live_messages')
    .set((eb) => ({ sequence: eb.neg(eb.ref('sequence')) }))
    .where('feed_id', '=', moved.feed_id)
    .where(
      'id',
      'in',
      changed.map(({ row }) => row.id),
    )
    .execute();
  for (const { row, sequence } of changed) await place(transaction, row, sequence);
}

/** Gives a moved row a new revision, and stores its former position for readers who poll from there. */
async function place(transaction: Db, row: MessageRow, sequence: number): Promise<void> {
  const { feed_id, id } = row;
  const [revision = 0] = await nextRevisions(transaction, feed_id);
  await transaction
    .insertInto('live_moves')
    .values({ feed_id, message_id: id, revision, left_sequence: row.sequence })
    .execute();
  await transaction
    .updateTable('live_messages')
    .set({ sequence, revision })
    .where('feed_id', '=', feed_id)
    .where('id', '=', id)
    .execute();
}
