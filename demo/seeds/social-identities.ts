import type { Db } from '../api/database/database.types.ts';
import { insertNew } from '../api/database/insert-new.ts';
import { socialProviderNames } from '../config/social-clients.ts';

/** Joan has logged in with each network before. To be run after the users. */
export async function seedSocialIdentities(db: Db, now: Date): Promise<void> {
  await insertNew(
    db,
    'social_identities',
    ...socialProviderNames.map((provider) => ({ provider, subject: 'joan', user_id: 9, created_at: now })),
  );
}
