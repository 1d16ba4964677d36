import type { ApErrors } from '../errors/errors.types.ts';
import type { Loader } from '../loader/loader.types.ts';
import type { Session } from '../session/session.types.ts';

/**
 * Shared objects of a document. `ap.js` fills the registry before any widget runs, and widgets only read it, so that
 * the code behind it loads once.
 */
export interface Registry {
  /** Version of the copy of the bundle that came first. */
  version: string;
  errors: ApErrors;
  session: Session;
  loader: Loader;
  /** State that widgets of one kind share, by name. */
  shared: Record<string, unknown>;
}

/** The symbol contains the major version: the first copy decides the shape (DEL-05). */
const key = () => Symbol.for('ap.store.1');
const global = globalThis as unknown as Record<symbol, Registry | undefined>;

/** Returns the registry, which another copy of the bundle may have created; undefined before. */
export function existingRegistry(): Registry | undefined {
  return global[key()];
}

export function registry(): Registry {
  const found = existingRegistry();
  if (!found) throw new Error('ap.js has not run');
  return found;
}

export function installRegistry(registry: Registry): void {
  global[key()] = registry;
}

/** Returns state that exists once per document, whichever widget or copy requests it first. */
export function shared<T>(name: string, create: () => T): T {
  const values = registry().shared as Record<string, T>;
  values[name] ??= create();
  return values[name];
}
