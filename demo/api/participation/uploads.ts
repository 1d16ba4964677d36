import type { Db } from '../database/database.types.ts';
import type { UploadsTable } from '../database/tables/participation-tables.types.ts';
import { ApiError } from '../http/api-error.ts';

export type Upload = Pick<UploadsTable, 'id' | 'kind' | 'upload_id' | 'state' | 'captcha_hash'>;

/** Unfinished uploads are kept for a day. */
export const lifetime = 24 * 60 * 60 * 1000;

/** Key of a file in the store, which no client can choose. */
export const keyOf = (fileId: string): string => `ugc/${fileId}`;

/**
 * Finds a file of this browser, and of the current user if given (null for nobody). It does not reveal other people's
 * files.
 * @throws ApiError NOT_FOUND
 */
export async function ownUpload(
  db: Db,
  {
    fileId,
    ugcId,
    browser,
    userId,
    now,
  }: {
    fileId: string;
    ugcId: string;
    browser: string | undefined;
    userId?: number | null;
    now: Date;
  },
): Promise<Upload> {
  const upload = await db
    .selectFrom('uploads')
    .select(['id', 'kind', 'upload_id', 'state', 'captcha_hash'])
    .where('id', '=', fileId)
    .where('ugc_id', '=', ugcId)
    .where('visitor_hash', '=', browser ?? '')
    .where('state', '<>', 'removed')
    .$if(userId !== undefined, (query) => query.where('user_id', 'is not distinct from', userId ?? null))
    .where((eb) => eb.or([eb('state', '=', 'attached'), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  if (!upload || browser === undefined) throw new ApiError('NOT_FOUND');
  return upload;
}

/**
 * Finds the file begun by an earlier call whose response was lost. The captcha identifies it: it is used once and
 * known to one browser only. The file then belongs to the requesting browser, which may have lost the cookie with the
 * response.
 */
export function findResumableUpload(
  db: Db,
  { visitorHash, now, ...file }: BegunFile & { visitorHash: string; now: Date },
): Promise<{ id: string } | undefined> {
  let query = db
    .updateTable('uploads')
    .set({ visitor_hash: visitorHash })
    .where('state', '=', 'open')
    .where('upload_id', 'is', null)
    .where('expires_at', '>', now)
    .where('user_id', 'is not distinct from', file.user_id);
  for (const name of ['ugc_id', 'captcha_hash', 'kind', 'name', 'extension', 'content_type'] as const)
    query = query.where(name, '=', file[name]);
  return query.returning('id').executeTakeFirst();
}

/** Fields of the call that begins an upload. */
export type BegunFile = Pick<
  UploadsTable,
  'ugc_id' | 'user_id' | 'captcha_hash' | 'kind' | 'name' | 'extension' | 'content_type'
>;

/** Hides a file at once; the next sweep removes it. */
export async function giveUp(db: Db, fileId: string, now: Date): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ state: 'removed', expires_at: now })
    .where('id', '=', fileId)
    .where('state', '<>', 'attached')
    .execute();
}
