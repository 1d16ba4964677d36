import { sql } from 'kysely';
import { shownTypes } from '../../../src/photos/sniff-type.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';

type Context = Pick<DemoContext, 'config' | 'db'>;

export const moderationStates = ['waiting', 'accepted', 'refused'] as const;
export type ModerationState = (typeof moderationStates)[number];

/** Participation as displayed to the newsroom. */
export interface Moderated {
  id: string;
  /** Title of the call; empty if the call was deleted. */
  title: string;
  name: string;
  email: string;
  text: string;
  commercial: boolean;
  state: ModerationState;
  sentAt: Date;
  /** Infected files are erased; an unscanned file must not be displayed. */
  file: 'none' | 'unscanned' | 'infected' | { id: string; name: string; isVideo: boolean };
}

export interface ModerationQuery {
  state: ModerationState;
  ugcId?: string | undefined;
  /** Position of a participation; only earlier participations are returned. */
  before?: string | undefined;
}

/** Participations on a page of the newsroom. */
const MANY = 20;

/**
 * Reads a page of participations, the newest first.
 * @returns the page's last participation in `next` if more follow
 */
export async function readParticipations(
  db: Db,
  { state, ugcId, before }: ModerationQuery,
): Promise<{ list: Moderated[]; next: string | undefined }> {
  let query = db
    .selectFrom('participations as sent')
    .leftJoin('uploads as file', 'file.id', 'sent.file_id')
    .leftJoin('participation_calls as call', 'call.id', 'sent.ugc_id')
    .select(['sent.id', 'sent.name', 'sent.email', 'sent.text', 'sent.commercial', 'sent.state'])
    .select(['sent.created_at', 'sent.is_infected', 'sent.file_id', 'call.title'])
    .select(['file.is_clean', 'file.kind', 'file.name as file_name', 'file.extension'])
    .where('sent.state', '=', state)
    .orderBy('sent.created_at', 'desc')
    .orderBy('sent.id', 'desc')
    .limit(MANY + 1);
  if (ugcId !== undefined) query = query.where('sent.ugc_id', '=', ugcId);
  const known =
    before !== undefined &&
    (await db.selectFrom('participations').select('id').where('id', '=', before).executeTakeFirst());
  if (known)
    query = query.where(
      sql<boolean>`(sent.created_at, sent.id) < (select created_at, id from participations where id = ${known.id})`,
    );
  const rows = await query.execute();
  const list = rows.slice(0, MANY).map(
    (row): Moderated => ({
      id: row.id,
      title: row.title ?? '',
      name: row.name,
      email: row.email,
      text: row.text,
      commercial: row.commercial,
      state: row.state,
      sentAt: row.created_at,
      file: fileOf(row),
    }),
  );
  return { list, next: rows.length > MANY ? list.at(-1)?.id : undefined };
}

function fileOf(row: {
  file_id: string | null;
  is_infected: boolean;
  is_clean: boolean | null;
  kind: 'image' | 'video' | null;
  file_name: string | null;
  extension: string | null;
}): Moderated['file'] {
  if (row.is_infected) return 'infected';
  if (row.file_id === null) return 'none';
  if (!row.is_clean) return 'unscanned';
  const name = [row.file_name, row.extension].filter(Boolean).join('.');
  return { id: row.file_id, name, isVideo: row.kind === 'video' };
}

/** Counts the participations in each state. */
export async function countParticipations(
  db: Db,
  ugcId: string | undefined,
): Promise<Record<ModerationState, number>> {
  let query = db
    .selectFrom('participations')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state');
  if (ugcId !== undefined) query = query.where('ugc_id', '=', ugcId);
  const counts = { waiting: 0, accepted: 0, refused: 0 };
  for (const { state, count } of await query.execute()) counts[state] = count;
  return counts;
}

/**
 * Accepts or refuses a participation, also against an earlier decision. An unscanned file cannot be accepted.
 * @returns true if the decision was possible
 */
export async function decide(
  { db, config }: Context,
  id: string,
  state: 'accepted' | 'refused',
): Promise<boolean> {
  const changed = await db
    .updateTable('participations')
    .set({ state, decided_at: config.now() })
    .where('id', '=', id)
    .$if(state === 'accepted', (query) =>
      query
        .where('is_infected', '=', false)
        .where((eb) =>
          eb.or([
            eb('file_id', 'is', null),
            eb('file_id', 'in', eb.selectFrom('uploads').select('id').where('is_clean', '=', true)),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Deletes a participation. Its file is hidden at once and removed by the next sweep. */
export async function removeParticipation({ db, config }: Context, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // lock the file first, as the calls that attach or erase it do
    await transaction
      .updateTable('uploads')
      .set({ state: 'removed', expires_at: config.now() })
      .where('id', 'in', (sent) =>
        sent
          .selectFrom('participations')
          .select('file_id')
          .where('id', '=', id)
          .where('file_id', 'is not', null)
          .$castTo<{ file_id: string }>(),
      )
      .execute();
    await transaction.deleteFrom('participations').where('id', '=', id).execute();
  });
}

/** Finds a file that the newsroom may display, with its detected type. */
export async function findShown(db: Db, id: string): Promise<{ id: string; type: string } | undefined> {
  const file = await db
    .selectFrom('uploads')
    .select(['id', 'content_type'])
    .where('id', '=', id)
    .where('state', '=', 'attached')
    .where('is_clean', '=', true)
    .executeTakeFirst();
  if (!file) return undefined;
  const isKnown = shownTypes.has(file.content_type);
  return { id: file.id, type: isKnown ? file.content_type : 'application/octet-stream' };
}
