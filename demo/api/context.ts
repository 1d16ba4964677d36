import type { DemoConfig } from '../config.ts';
import type { Db } from './database/database.types.ts';
import type { Mailer } from './mail/mail.types.ts';

/** Context that the server passes to every plugin of the demo. */
export interface DemoContext {
  config: DemoConfig;
  db: Db;
  mailer: Mailer;
}
