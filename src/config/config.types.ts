import type { PropsOf } from '../element/contract.ts';
import type { contract } from './config.contract.ts';

/** Values of `<ap-config>`, with defaults. */
export type Config = PropsOf<typeof contract>;
