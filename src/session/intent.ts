import { sessionStore } from '../storage/safe-storage.ts';

/** Action wanted before a login, or a logout that the server missed (BEY-08, W-24). Contains nothing personal. */
export type Intent =
  | { kind: 'poll'; id: string; optionId: string }
  /** The id includes the kind: `content/c5`, `show/s1`. */
  | { kind: 'favourite'; id: string }
  | { kind: 'logout' };

const KEY = 'ap-intent';

/** Lifetime of an intent, in milliseconds (STOR-05). */
export const LIFE = 15 * 60 * 1000;

export function setIntent(intent: Intent): void {
  sessionStore.set(KEY, JSON.stringify({ ...intent, at: Date.now() }));
}

export function clearIntent(): void {
  sessionStore.remove(KEY);
}

/** Tests whether an intent of this kind is stored. */
export const hasIntent = (kind: Intent['kind']): boolean => read()?.kind === kind;

/** Returns the stored intent of a kind, and of an id if given, and removes it: it is offered once. */
export function takeIntent<K extends Intent['kind']>(
  kind: K,
  id?: string,
): Extract<Intent, { kind: K }> | null {
  const intent = read();
  if (intent?.kind !== kind || (intent as { id?: string }).id !== id) return null;
  clearIntent();
  return intent as unknown as Extract<Intent, { kind: K }>;
}

function read(): (Intent & { at: number }) | null {
  const intent = sessionStore.json(KEY) as (Intent & { at: number }) | null;
  return intent && Date.now() - intent.at < LIFE ? intent : null;
}
