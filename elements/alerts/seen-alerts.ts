import { sessionStore } from '../../src/storage/safe-storage.ts';

/** Key that the specification names (STOR-02): a JSON array of ids. */
const KEY = 'alerts';

/** Ids of the alerts shown in this session; empty when the record is unreadable (ALERT-04). */
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
  if (all.size > before.length) sessionStore.set(KEY, JSON.stringify([...all]));
}
