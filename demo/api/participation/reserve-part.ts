import { sql } from 'kysely';
import { mostBytes } from '../../../src/forms/rules/participation-rules.ts';
import { day, isRecentIn } from '../clock/periods.ts';
import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import { secondsFrom } from '../security/throttle.ts';
import { invalidField } from './invalid-field.ts';
import type { Upload } from './uploads.ts';

/**
 * Bytes that may be signed per day for one account, or for one network without accounts: four of the largest videos.
 */
export const dailyBytes = 4 * mostBytes.video;

/**
 * Counts a part before it is signed. A file must stay within the limit of its kind, and its owner within the daily
 * limit (W-18). A repeated part counts once. An abandoned file counts until it is removed. Simultaneous files of one
 * owner may exceed the limit by one part each.
 * @throws ApiError INVALID_FIELDS, TOO_MANY_REQUESTS
 */
export function reservePart(
  db: Db,
  { id, kind }: Pick<Upload, 'id' | 'kind'>,
  { partNumber, contentLength, now }: { partNumber: number; contentLength: number; now: Date },
): Promise<void> {
  return db.transaction().execute(async (inside) => {
    // locks, since two simultaneous parts could otherwise both be within the limit
    const { user_id, network_hash } = await inside
      .selectFrom('uploads')
      .select(['user_id', 'network_hash'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await inside
      .insertInto('upload_parts')
      .values({ file_id: id, part_number: partNumber, bytes: contentLength })
      .onConflict((conflict) =>
        // an address signed for more bytes is still valid
        conflict.columns(['file_id', 'part_number']).doUpdateSet({
          bytes: sql<number>`greatest(upload_parts.bytes, excluded.bytes)`,
        }),
      )
      .execute();
    const parts = inside.selectFrom('upload_parts');
    const { bytes } = await parts
      .select(({ fn }) => fn.sum<number>('bytes').as('bytes'))
      .where('file_id', '=', id)
      .executeTakeFirstOrThrow();
    if (bytes > mostBytes[kind]) throw invalidField('contentLength');
    const today = await parts
      .innerJoin('uploads', 'uploads.id', 'upload_parts.file_id')
      .select(({ fn }) => [fn.sum<number>('bytes').as('bytes'), fn.min('created_at').as('since')])
      .where(isRecentIn('created_at', now, day))
      .where((eb) =>
        user_id === null
          ? eb.and([eb('user_id', 'is', null), eb('network_hash', '=', network_hash)])
          : eb('user_id', '=', user_id),
      )
      .executeTakeFirstOrThrow();
    if (today.bytes <= dailyBytes) return;
    const free = new Date((today.since ?? now).getTime() + day);
    throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: secondsFrom(now, free) });
  });
}
