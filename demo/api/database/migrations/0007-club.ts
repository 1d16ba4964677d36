import { type Kysely, sql } from 'kysely';

/** Photos stand apart from the users, which every call of a session reads in full. */
export async function club(db: Kysely<unknown>): Promise<void> {
  await sql`create table child_photos (
    child_id bigint primary key references users (id) on delete cascade,
    picture bytea not null,
    media_type text not null,
    version text not null
  )`.execute(db);
}
