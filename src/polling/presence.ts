import { readDocument } from '../page/read-document.ts';
/**
 * Whether somebody may be looking at the document: `kept` is one that the browser holds for Back, or has frozen; it is to
 * hold nothing that other documents wait for.
 */
export type Presence = 'visible' | 'hidden' | 'kept';

/** Follows the presence of this document. It is told once at the beginning, and also again when the network comes back. */
export function watchPresence(listener: (presence: Presence) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let isKept = false;
  const tell = () =>
    listener(isKept ? 'kept' : readDocument('visibilityState') === 'visible' ? 'visible' : 'hidden');
  const keep = (kept: boolean) => () => {
    isKept = kept;
    tell();
  };
  addEventListener('pagehide', keep(true), { signal });
  addEventListener('pageshow', keep(false), { signal });
  document.addEventListener('freeze', keep(true), { signal });
  document.addEventListener('resume', keep(false), { signal });
  document.addEventListener('visibilitychange', tell, { signal });
  addEventListener('online', tell, { signal });
  tell();
  return () => controller.abort();
}
