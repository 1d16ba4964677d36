import { useEffect, useEffectEvent, useState } from 'react';
import { fetchProfile } from '../../src/api/profile.ts';
import { withSession } from '../../src/session/reload-session.ts';
import { isChild } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';
import type { Owner } from './club-registration.types.ts';
import { tutorOf } from './tutor-of.ts';

/**
 * Who is in front of the wizard: nobody yet, an adult whose profile is on its way, could not be had or is here, a child,
 * or nobody any more.
 */
export type Access = 'anonymous' | 'loading' | 'failed' | 'ready' | 'child' | 'ended';

export interface OwnerModel {
  access: Access;
  owner: Owner | null;
  /** Asks for the profile again. */
  retry(): void;
  /** From now on it is nobody's. */
  forget(): void;
}

/** The session, here and in other tabs, as the wizard sees it (CLUB-08, CLUB-10, CLUB-33, BEY-09). */
export function useOwner(onOwner: (owner: Owner, previous: Owner | null) => void): OwnerModel {
  const userId = useUser((user) => user?.id ?? null);
  const isMember = useUser(isChild);
  const [owner, setOwner] = useState<Owner | null>(null);
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const isMissing = userId !== null && !isMember && owner?.id !== userId && failedFor !== userId;

  const take = useEffectEvent((next: Owner) => {
    setOwner(next);
    onOwner(next, owner);
  });

  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    withSession(fetchProfile).then(
      (profile) => {
        const found = { id: String((profile as { id: unknown }).id), tutor: tutorOf(profile) };
        if (isGone) return;
        // the server answers for its own session, which may be another's already
        if (found.id === userId) take(found);
        else setFailedFor(userId);
      },
      () => isGone || setFailedFor(userId),
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, userId]);

  return {
    access: accessOf({ userId, isMember, owner, hasFailed: failedFor === userId }),
    owner,
    retry: () => setFailedFor(null),
    forget: () => setOwner(null),
  };
}

interface Seen {
  userId: string | null;
  isMember: boolean;
  owner: Owner | null;
  hasFailed: boolean;
}

function accessOf({ userId, isMember, owner, hasFailed }: Seen): Access {
  if (isMember) return 'child';
  if (userId === null) return owner ? 'ended' : 'anonymous';
  if (owner?.id === userId) return 'ready';
  return hasFailed ? 'failed' : 'loading';
}
