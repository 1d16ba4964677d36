import type { InferType } from 'yup';
import type { profileUpdate } from '../../../src/forms/rules/profile-rules.ts';
import type { User } from '../../../src/session/user.types.ts';
import { readChildren } from '../club/read-children.ts';
import type { DemoContext } from '../context.ts';
import { favouriteIdsOf } from '../session/favourite-ids.ts';
import type { UserRow } from '../session/session-store.ts';

/** Fields that users may change themselves, with their columns. */
export const profileColumns = {
  name: 'name',
  surname: 'surname',
  birthdate: 'birthdate',
  phone: 'phone',
  nif: 'nif',
  address: 'address',
  zip: 'zip',
  city: 'city',
  province: 'province',
  country: 'country',
  alternativeEmail: 'alternative_email',
  bulletin: 'bulletin',
  laCollaBulletin: 'la_colla_bulletin',
  apuntsNewsletterGeneric: 'apunts_newsletter_generic',
  apuntsNewsletterLowLevel: 'apunts_newsletter_low_level',
  apuntsNewsletterMediumLevel: 'apunts_newsletter_medium_level',
  apuntsNewsletterHighLevel: 'apunts_newsletter_high_level',
} as const satisfies Record<
  Exclude<keyof InferType<typeof profileUpdate>, 'password' | 'newPassword'>,
  keyof UserRow
>;

/**
 * Builds the response of API-01, with the fields of ENT-01 (`profileSchema`): all data that users may see of their
 * own account, never a hash or PIN (W-07). A child gets only its own `id`, `name`, `type`, `nick` and lists.
 */
export async function readProfile(context: Pick<DemoContext, 'db' | 'config'>, user: UserRow): Promise<User> {
  const { id, name, type } = user;
  const lists = await favouriteIdsOf(context.db, id);
  const own = { id: String(id), name, type, ...lists };
  if (type === 'laCollaMember') return { ...own, nick: user.card_number } as User;
  const changeable = Object.entries(profileColumns).map(([field, column]) => [field, user[column]]);
  return {
    ...own,
    ...Object.fromEntries(changeable),
    email: user.email,
    isRegisteredInLaColla: user.is_registered_in_la_colla,
    // without a password, the user can log in only through a network (PROF-22)
    hasPassword: user.password_hash !== null,
    children: await readChildren(context, user),
  };
}
