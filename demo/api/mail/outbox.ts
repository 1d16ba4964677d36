import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { DemoConfig } from '../../config.ts';
import { deletionTime } from '../clock/deletion-time.ts';
import { isRunningIn, minute } from '../clock/periods.ts';
import type { Db } from '../database/database.types.ts';
import type { Mail, Mailer } from './mail.types.ts';
import { MailNotTaken } from './mailer.ts';

/** Maximum time that a mail waits; by then most links in mails are void. */
const longestWait = 24 * 60 * minute;

/** Time until any server retries a mail after an attempt. */
const pause = 5 * minute;

interface Context {
  db: Db;
  config: Pick<DemoConfig, 'now'>;
  /** Sends immediately or fails. */
  mailer: Mailer;
  /** Key that encrypts the stored mails; in production it should be stored outside the database. */
  key: () => Promise<string>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface Outbox extends Mailer {
  /**
   * Sends the waiting mails until the server is closing; other servers send the rest. Several servers may deliver
   * simultaneously.
   */
  deliver(ending?: AbortSignal): Promise<void>;
}

/**
 * Stores mails while the mail server is away or asks to come later, and sends them afterwards
 * (docs/decisions/mail.md). They are encrypted, since they reveal who has an account, and their links open the
 * account.
 */
export function openOutbox({ db, config, mailer, key, log }: Context): Outbox {
  async function keep(mail: Mail): Promise<void> {
    const now = config.now();
    const sealed = seal(JSON.stringify(mail), await key());
    const row = { sealed, next_at: now, expires_at: new Date(now.getTime() + longestWait) };
    await db.insertInto('outbox').values(row).execute();
    log.warn('a mail waits for the mail server');
  }

  /** Reserves the oldest mail that is due; no other server gets it until the pause is over. */
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

  /** @returns `done` when the mail is sent or lost for good, else why it must wait */
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
      // the failure is logged, and a retry would be refused too
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
        // the other mails would wait for the same server
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

/** @returns undefined if the text was sealed with another key, or changed since */
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
