import type { Migration } from 'kysely/migration';
import { accountsContentsPolls } from './0001-accounts-contents-polls.ts';
import { accounts } from './0002-accounts.ts';
import { throttlesAndLoginGuards } from './0003-throttles-and-login-guards.ts';
import { mail } from './0004-mail.ts';
import { socialIdentities } from './0005-social-identities.ts';
import { newsletters } from './0006-newsletters.ts';
import { club } from './0007-club.ts';
import { provenPassword } from './0008-proven-password.ts';
import { live } from './0009-live.ts';
import { unprovenFamilies } from './0010-unproven-families.ts';

/** Run in the order of their names; a released one is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-accounts-contents-polls': { up: accountsContentsPolls },
  '0002-accounts': { up: accounts },
  '0003-throttles-and-login-guards': { up: throttlesAndLoginGuards },
  '0004-mail': { up: mail },
  '0005-social-identities': { up: socialIdentities },
  '0006-newsletters': { up: newsletters },
  '0007-club': { up: club },
  '0008-proven-password': { up: provenPassword },
  '0009-live': { up: live },
  '0010-unproven-families': { up: unprovenFamilies },
};
