import type { DemoConfig } from '../../config.ts';
import type { Db } from '../database/database.types.ts';
import { serverSecret } from './server-secret.ts';

/** Returns the key of all PIN hashes: PIN_PEPPER, or outside production a generated key in the database. */
export async function pinPepper({
  db,
  config,
}: {
  db: Db;
  config: Pick<DemoConfig, 'pinPepper'>;
}): Promise<string> {
  return config.pinPepper ?? serverSecret(db, 'pin-pepper');
}
