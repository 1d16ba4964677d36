import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import { serverSecret } from '../security/server-secret.ts';

/** Where a page ended: the values that its order goes by, the id last. */
export type Place = readonly (string | number)[];

/** What a search engine's first page is asked by (LIST-23). */
const beginning = '*';

/** A cursor of this server is no longer than this. */
const longest = 900;

/**
 * Cursors of one list: they name where a page ended, and are signed together with what was asked, so that one of another
 * question, of another server or of nobody is refused.
 * @param asked everything that decides what is listed and in which order
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
    /** @returns undefined for the beginning. @throws ApiError INVALID_CURSOR */
    read(cursor: string | undefined): Place | undefined {
      if (cursor === undefined || cursor === '' || cursor === beginning) return undefined;
      const [, payload = '', given = ''] = /^([\w-]+)\.([\w-]{16})$/.exec(cursor.slice(0, longest + 1)) ?? [];
      if (cursor.length > longest || !timingSafeEqual(sign(payload), signatureIn(given)))
        throw new ApiError('INVALID_CURSOR');
      return JSON.parse(Buffer.from(payload, 'base64url').toString());
    },
  };
}

/** Twelve bytes, whatever was given. */
const signatureIn = (text: string) => Buffer.concat([Buffer.from(text, 'base64url'), Buffer.alloc(12)], 12);
