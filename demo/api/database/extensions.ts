import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Extensions that our tables require. The embedded database must load them; PostgreSQL has them installed. */
export const extensions = { pg_trgm };
