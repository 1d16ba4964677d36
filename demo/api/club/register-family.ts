import type { InferType } from 'yup';
import type { DemoContext } from '../context.ts';
import { checkFields } from '../forms/check-fields.ts';
import { ApiError } from '../http/api-error.ts';
import { holdSession, type UserRow } from '../session/session-store.ts';
import { knownTutorRules, newTutorRules } from './club.schemas.ts';
import { prepareChildren } from './prepare-children.ts';
import { unprovenUntil } from './purge-families.ts';
import { refuseTwice, writeChildren } from './write-children.ts';

type KnownTutor = InferType<typeof knownTutorRules>;
type NewTutor = InferType<typeof newTutorRules>;

/** What the form of a tutor with a session said (CLUB-31). @throws ApiError INVALID_FIELDS */
export function checkKnownTutor({ config }: DemoContext, body: unknown): Promise<KnownTutor> {
  return checkFields(knownTutorRules, body, config.now());
}

/** What the form of a tutor without an account said (CLUB-13, CLUB-14). @throws ApiError INVALID_FIELDS */
export function checkNewTutor({ config }: DemoContext, body: unknown): Promise<NewTutor> {
  return checkFields(newTutorRules, body, config.now());
}

/**
 * A tutor with a session, whose token this is, joins the club with children, or adds some.
 * @throws ApiError LA_COLLA_API_ERROR; LOGIN_REQUIRED when the session has ended meanwhile
 */
export async function joinClub(
  context: DemoContext,
  token: string,
  { children, ...tutor }: KnownTutor,
): Promise<UserRow> {
  const prepared = await prepareChildren(context, children);
  return context.db.transaction().execute(async (transaction) => {
    // locks the tutor: of two registrations at once the second one finds the children of the first
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
 * A tutor whom only the club knows: without a password, and nothing opens before the e-mail is validated (CLUB-30, W-08).
 * The unique key of the e-mail decides between two at the same time, and the PINs are hashed in any case, so that the time
 * tells nothing (W-03).
 * @returns undefined when the e-mail has an account
 * @throws ApiError LA_COLLA_API_ERROR
 */
export async function registerTutor(
  context: DemoContext,
  { children, email, ...tutor }: NewTutor,
): Promise<UserRow | undefined> {
  const prepared = await prepareChildren(context, children);
  // an answer that only a free e-mail gets would tell that it is free (W-03)
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
