import { toJson } from '../../src/page/to-json.ts';
import { sessionStore } from '../../src/storage/safe-storage.ts';

/** Of the letter (STOR-02): a JSON array of identifiers. */
const KEY = 'alerts';

/** What was shown in this session; nothing where what is kept cannot be read (ALERT-04). */
export function seenAlerts(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStore.get(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function addSeen(ids: readonly string[]): void {
  const before = seenAlerts();
  const all = new Set([...before, ...ids]);
  if (all.size > before.length) sessionStore.set(KEY, toJson([...all]));
}
