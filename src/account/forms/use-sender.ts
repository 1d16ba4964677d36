import { useEffect, useRef, useState } from 'react';
import { useListener } from '../../element/use-listener.ts';
import { useUser } from '../../session/use-session.ts';
import type { SessionChange, User } from '../../session/user.types.ts';

/**
 * Returns the current user's id, as `select` reads it. When a session expires during a submit, its user is kept until
 * somebody logs in or out, so that nothing they are sending is lost (BEY-09).
 */
export function useSender(
  select: (user: User | null) => string | null,
  isSending: () => boolean,
): string | null {
  const current = useUser(select);
  const [expired, setExpired] = useState<string | null>(null);
  /** Value of the last render: the store has no user any more when the event arrives. */
  const last = useRef(current);
  useEffect(() => {
    last.current = current;
  }, [current]);
  useListener<CustomEvent<SessionChange>>(document, 'ap-session-change', ({ detail }) => {
    const isCut = !detail.user && detail.reason === 'expired' && isSending();
    setExpired(isCut ? last.current : null);
  });
  return current ?? expired;
}
