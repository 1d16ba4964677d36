import type { PropsOf } from '../element/contract.ts';
import type { contract } from './config.contract.ts';

/** Everything `<ap-config>` says, with its defaults. */
export type Config = PropsOf<typeof contract>;
