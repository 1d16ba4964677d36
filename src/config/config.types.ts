import type { PropsOf } from '../element/contract.ts';
import type { contract } from './config.contract.ts';

/** Record of a site (SITE-09). Every field but `alias` may be missing. */
export interface Site {
  alias: string;
  id?: string;
  mediaId?: string;
  name?: string;
  scheme?: string;
  staticUrl?: string;
  url?: string;
}

/** Everything `<ap-config>` says, with its defaults. */
export type Config = PropsOf<typeof contract>;
