import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import { serverSecret } from '../security/server-secret.ts';

/** Position at the end of a page: the values of its sort keys, the id last. */
export type Place = readonly (string | number)[];

/** Cursor of a search engine's first page (LIST-23). */
const beginning = '*';

/** Maximum length of a cursor of this server. */
const longest = 900;

/**
 * Creates and reads the cursors of one list. A cursor names the position at the end of a page and is signed together
 * with the query. Cursors of another query or another server and unsigned cursors are refused.
 * @param asked everything that decides the entries and their order
 */
export async function cursorsOf(db: Db, asked: unknown) {
  const secret = await serverSecret(db, 'cursor-secret');
  const sign = (payload: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([asked, payload]))
      .digest()
      .subarray(0, 12);

  return {
    write(place: Place): string {
      const payload = Buffer.from(JSON.stringify(place)).toString('base64url');
      return `${payload}.${sign(payload).toString('base64url')}`;
    },
    /** @returns undefined for the first page. @throws ApiError INVALID_CURSOR */
    read(cursor: string | undefined): Place | undefined {
      if (cursor === undefined || cursor === '' || cursor === beginning) return undefined;
      const [, payload = '', given = ''] = /^([\w-]+)\.([\w-]{16})$/.exec(cursor.slice(0, longest + 1)) ?? [];
      if (cursor.length > longest || !timingSafeEqual(sign(payload), signatureIn(given)))
        throw new ApiError('INVALID_CURSOR');
      return JSON.parse(Buffer.from(payload, 'base64url').toString());
    },
  };
}

/** Returns twelve bytes for any input. */
const signatureIn = (text: string) => Buffer.concat([Buffer.from(text, 'base64url'), Buffer.alloc(12)], 12);
