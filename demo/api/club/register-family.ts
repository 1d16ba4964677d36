import type { InferType } from 'yup';
import type { DemoContext } from '../context.ts';
import { checkFields } from '../forms/check-fields.ts';
import { ApiError } from '../http/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { holdSession, type UserRow } from '../session/session-store.ts';
import { knownTutorRules, newTutorRules } from './club.schemas.ts';
import { prepareChildren } from './prepare-children.ts';
import { unprovenUntil } from './purge-families.ts';
import { refuseTwice, writeChildren } from './write-children.ts';

type KnownTutor = InferType<typeof knownTutorRules>;
type NewTutor = InferType<typeof newTutorRules>;

/** Validates the form of a logged-in tutor (CLUB-31). @throws ApiError INVALID_FIELDS */
export function checkKnownTutor({ config }: DemoContext, body: unknown): Promise<KnownTutor> {
  return checkFields(knownTutorRules, body, config.now());
}

/** Validates the form of a tutor without an account (CLUB-13, CLUB-14). @throws ApiError INVALID_FIELDS */
export function checkNewTutor({ config }: DemoContext, body: unknown): Promise<NewTutor> {
  return checkFields(newTutorRules, body, config.now());
}

/**
 * Adds a logged-in tutor to the club with children, or adds more children. @param token of the session
 * @throws ApiError LA_COLLA_API_ERROR; LOGIN_REQUIRED when the session has ended during the call
 */
export async function joinClub(
  context: DemoContext,
  token: string,
  { children, ...tutor }: KnownTutor,
  caller: Caller,
): Promise<UserRow> {
  const prepared = await prepareChildren(context, children, caller);
  return context.db.transaction().execute(async (transaction) => {
    // locks the tutor, so that the second of two simultaneous registrations finds the children of the first
    const session = await holdSession(transaction, token, context.config.now());
    if (!session) throw new ApiError('LOGIN_REQUIRED');
    const joined = await transaction
      .updateTable('users')
      .set(columnsOf(tutor))
      .where('id', '=', session.user.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeChildren(transaction, context, joined.id, prepared);
    return joined;
  });
}

/**
 * Registers a tutor with children, without a password. The e-mail must be validated before a login (CLUB-30, W-08).
 * The unique key of the e-mail decides between simultaneous registrations. The PINs are always hashed, so that the
 * response time reveals nothing (W-03).
 * @returns undefined when the e-mail is in use
 * @throws ApiError LA_COLLA_API_ERROR
 */
export async function registerTutor(
  context: DemoContext,
  { children, email, ...tutor }: NewTutor,
  caller: Caller,
): Promise<UserRow | undefined> {
  const prepared = await prepareChildren(context, children, caller);
  // checked for every e-mail, so that the answer does not reveal whether it is in use (W-03)
  refuseTwice([], prepared);
  const now = context.config.now();
  return context.db.transaction().execute(async (transaction) => {
    const registered = await transaction
      .insertInto('users')
      .values({
        ...columnsOf(tutor),
        type: 'adult',
        email: email.toLowerCase(),
        created_at: now,
        unproven_until: unprovenUntil(now),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (registered) await writeChildren(transaction, context, registered.id, prepared);
    return registered;
  });
}

function columnsOf(tutor: Omit<KnownTutor, 'children'>) {
  const { name, surname, birthdate, phone, nif, address, zip, city, province, country } = tutor;
  return {
    ...{ name, surname, birthdate, phone, nif, address, zip, city, province, country },
    bulletin: tutor.bulletin,
    la_colla_bulletin: tutor.laCollaBulletin,
    is_registered_in_la_colla: true,
  };
}
