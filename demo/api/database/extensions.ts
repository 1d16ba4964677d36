import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What our tables need besides PostgreSQL itself; the embedded database must be given it, the other has it installed. */
export const extensions = { pg_trgm };
