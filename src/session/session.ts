import { registry } from '../storage/registry.ts';
import type { Session } from './session.types.ts';
import type { User } from './user.types.ts';

/** The session of this document. */
export const session = (): Session => registry().session;

/** A child member of the club (SESS-12). */
export const isChild = (user: User | null): boolean => user?.type === 'laCollaMember';
