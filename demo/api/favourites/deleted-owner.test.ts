import { expect, test } from 'vitest';
import { awaitLock } from '../../testing/await-lock.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { deletionFixture, person } from '../../testing/deletion-fixture.ts';

/** Tests of saving a favourite while its account is being deleted. */
onBothDatabases((database) => {
  const own = deletionFixture(database);

  for (const path of ['content/c2', 'taxon/s2'])
    test(`API-13 API-14 asks for a login where the account ends while ${path} is saved`, async () => {
      const who = await own.logIn();
      const { saved } = await own.demo.db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('users').where('id', '=', person.id).execute();
        const saved = who.post(`/api/bookmark/${path}`);
        // with a single connection, it waits for this transaction anyway
        if (database.isShared) await awaitLock(own.demo.db);
        return { saved };
      });
      expect((await saved).json()).toMatchObject({ httpCode: 401, errorCode: 'LOGIN_REQUIRED' });
    });
});
