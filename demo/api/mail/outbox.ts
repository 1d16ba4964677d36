import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { DemoConfig } from '../../config.ts';
import { deletionTime } from '../clock/deletion-time.ts';
import { isRunningIn } from '../clock/periods.ts';
import type { Db } from '../database/database.types.ts';
import type { Mail, Mailer } from './mail.types.ts';
import { MailNotTaken } from './mailer.ts';

const minute = 60_000;

/** For so long a mail waits; the links in most are void by then. */
const longestWait = 24 * 60 * minute;

/** A mail that was tried is tried again after so long, by whichever server comes first. */
const pause = 5 * minute;

interface Context {
  db: Db;
  config: Pick<DemoConfig, 'now'>;
  /** Sends at once, or not at all. */
  mailer: Mailer;
  /** Key that encrypts the stored mails; kept outside the database where that matters. */
  key: () => Promise<string>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface Outbox extends Mailer {
  /**
   * Sends the waiting mails, until the server is closing; other servers send the rest. Several servers may do it at
   * once.
   */
  deliver(ending?: AbortSignal): Promise<void>;
}

/**
 * Keeps mails while the mail server is away or asks to come later, and sends them when it is back (docs/decisions/mail.md). They
 * are sealed: they say who has an account, and their links open it.
 */
export function openOutbox({ db, config, mailer, key, log }: Context): Outbox {
  async function keep(mail: Mail): Promise<void> {
    const now = config.now();
    const sealed = seal(JSON.stringify(mail), await key());
    const row = { sealed, next_at: now, expires_at: new Date(now.getTime() + longestWait) };
    await db.insertInto('outbox').values(row).execute();
    log.warn('a mail waits for the mail server');
  }

  /** The oldest mail that is due; nobody else is given it until the pause is over. */
  const take = (now: Date) =>
    db
      .updateTable('outbox')
      .set({ next_at: new Date(now.getTime() + pause) })
      .where('id', '=', (due) =>
        due
          .selectFrom('outbox')
          .select('id')
          .where(({ not }) => not(isRunningIn('next_at', now, pause)))
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'sealed'])
      .executeTakeFirst();

  /** @returns whether the mail server is there */
  async function sendOne(sealed: string): Promise<'done' | 'later' | 'away'> {
    const text = unseal(sealed, await key());
    if (text === undefined) {
      log.error('a mail that waited cannot be read: its key has changed');
      return 'done';
    }
    try {
      await mailer.send(JSON.parse(text) as Mail);
    } catch (error) {
      if (error instanceof MailNotTaken && error.why !== 'refused') return error.why;
      // it is logged, and will not be taken tomorrow either
    }
    return 'done';
  }

  return {
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        const waits = error instanceof MailNotTaken && error.why !== 'refused' && !mail.isRepeated;
        if (!waits) throw error;
        await keep(mail);
      }
    },

    async deliver(ending) {
      await sql`delete from outbox where expires_at <= ${await deletionTime(db, config.now())}`.execute(db);
      while (!ending?.aborted) {
        const mail = await take(config.now());
        if (!mail) return;
        const result = await sendOne(mail.sealed);
        if (result === 'done') await db.deleteFrom('outbox').where('id', '=', mail.id).execute();
        // the others would wait for the same server
        if (result === 'away') return;
      }
    },
  };
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text, so that a reader of the table cannot read it.
 * @param key any secret
 */
function seal(text: string, key: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(key), iv);
  const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64');
}

/** @returns undefined where it was sealed with another key, or changed since */
function unseal(sealed: string, key: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const cipher = createDecipheriv(algorithm, keyOf(key), bytes.subarray(0, ivBytes));
    cipher.setAuthTag(bytes.subarray(-tagBytes));
    return cipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + cipher.final('utf8');
  } catch {
    return undefined;
  }
}

const keyOf = (secret: string) => createHash('sha256').update(`outbox ${secret}`).digest();
