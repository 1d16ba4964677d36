import { randomUUID } from 'node:crypto';
import type { InferType } from 'yup';
import type { participation } from '../../../src/forms/rules/participation-rules.ts';
import { readCaptcha } from '../captcha/check-captcha.ts';
import { isRecentIn } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { lockSender } from '../forms/lock-sender.ts';
import { repeatTime } from '../forms/repeat-time.ts';
import { ApiError } from '../http/api-error.ts';
import { keyedHash } from '../security/server-secret.ts';
import { invalidField } from './invalid-field.ts';
import { ownUpload } from './uploads.ts';

type Context = Pick<DemoContext, 'config' | 'db'>;

interface Wish {
  ugcId: string;
  userId: number | null;
  fields: InferType<typeof participation>;
  captcha: string | undefined;
  fileId: string | undefined;
}

/** A participation that has passed validation. */
export interface Sent extends Wish {
  onceHash: string;
}

/** Hashes sender and content, so that two identical simultaneous calls count as one. */
export const idempotencyHash = (db: Db, { ugcId, userId, fields, captcha = '', fileId = '' }: Wish) =>
  keyedHash(db, JSON.stringify(['ugc once', ugcId, userId, fields, captcha, fileId]));

/** Tests whether a call whose response was lost is already stored. A repeated text may have another captcha proof. */
export async function isStored(
  db: Db,
  { onceHash, ugcId, userId, fields }: Sent,
  now: Date,
): Promise<boolean> {
  const { type, name, text, checkCommercialCommunications: commercial } = fields;
  const row = await db
    .selectFrom('participations')
    .select('id')
    .where((eb) => {
      const sameCall = eb('once_hash', '=', onceHash);
      if (type !== 'text') return sameCall;
      const sameText = eb.and([
        eb('email', '=', fields.email.toLowerCase()),
        isRecentIn('created_at', now, repeatTime),
        eb.and({ ugc_id: ugcId, type, name, text, commercial }),
        userId === null ? eb('user_id', 'is', null) : eb('user_id', '=', userId),
      ]);
      return eb.or([sameCall, sameText]);
    })
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a text unless it is already stored; a repeat may arrive while the first call is running.
 * @param before runs first, in the same transaction
 */
export async function storeOnce(
  transaction: Db,
  sent: Sent,
  now: Date,
  before?: () => Promise<void>,
): Promise<void> {
  await lockSender(transaction, `ugc ${sent.fields.email.toLowerCase()}`);
  if (await isStored(transaction, sent, now)) return;
  await before?.();
  await insert(transaction, sent, now);
}

/** @throws ApiError INVALID_FIELDS that names the captcha */
export async function storeText(context: Context, sent: Sent): Promise<void> {
  const { db, config } = context;
  try {
    const spend = await readCaptcha(context, sent.captcha, 'ugc');
    // in one transaction, so that a text that cannot be stored uses nothing up
    await db
      .transaction()
      .execute((transaction) => storeOnce(transaction, sent, config.now(), () => spend(transaction)));
  } catch (error) {
    // a simultaneous call with the same text may have used the captcha up
    if (await isStored(db, sent, config.now())) return;
    throw error;
  }
}

/**
 * Stores a text with its file, which is bound to the browser, the account and the captcha of the upload's start
 * (UGC-32).
 * @throws ApiError INVALID_FIELDS that names what does not match
 */
export async function storeWithFile(
  { db, config }: Context,
  sent: Sent,
  browser: string | undefined,
): Promise<void> {
  const { fields, fileId, ugcId, userId, captcha } = sent;
  if (!fileId) throw invalidField('uploadFileId', 'REQUIRED_FIELD');
  const now = config.now();
  const upload = await ownUpload(db, { fileId, ugcId, browser, userId, now }).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
  const hash = await keyedHash(db, `captcha ${captcha ?? ''}`);
  if (upload && upload.captcha_hash !== hash) throw invalidField('recaptcha');
  const isOfType = upload?.kind === (fields.type === 'text_image' ? 'image' : 'video');
  await db.transaction().execute(async (transaction) => {
    const attached =
      isOfType &&
      (await transaction
        .updateTable('uploads')
        .set({ state: 'attached' })
        .where('id', '=', fileId)
        .where('state', '=', 'complete')
        .returning('id')
        .executeTakeFirst());
    // an identical simultaneous call may have been faster
    if (!attached && (await isStored(transaction, sent, now))) return;
    if (!attached && !(isOfType && (await takeBack(transaction, fileId)))) throw invalidField('uploadFileId');
    await insert(transaction, sent, now);
  });
}

/**
 * Removes a waiting participation with a file, because its sender lost the response, changed the text and sends it
 * again. The replacement gets its own id, so that the newsroom cannot accept a text that it has not seen.
 * @returns true if it was still waiting
 */
async function takeBack(transaction: Db, fileId: string): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('participations')
    .where('file_id', '=', fileId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Inserts a participation without any check, and only once when repeated. */
export async function insert(db: Db, { fields, fileId, onceHash, ...sent }: Sent, now: Date): Promise<void> {
  await db
    .insertInto('participations')
    .values({
      id: randomUUID(),
      ugc_id: sent.ugcId,
      user_id: sent.userId,
      type: fields.type,
      name: fields.name,
      email: fields.email.toLowerCase(),
      text: fields.text,
      commercial: fields.checkCommercialCommunications,
      file_id: fields.type === 'text' ? null : (fileId ?? null),
      once_hash: onceHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('once_hash').doNothing())
    .execute();
}
