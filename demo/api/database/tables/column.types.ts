import type { ColumnType } from 'kysely';

/** Written once, read afterwards. */
export type CreatedAt = ColumnType<Date, Date, never>;

/** Written as JSON text, read as the parsed value. */
export type Json<Value> = ColumnType<Value, string, string>;
