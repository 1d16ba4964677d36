import { useEffect, useEffectEvent, useState } from 'react';
import type { Profile } from '../../src/api/profile.types.ts';
import { useResource } from '../../src/element/use-resource.ts';
import { currentProfile } from '../../src/session/current-profile.ts';
import { isChild } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';
import type { Owner } from './club-registration.types.ts';
import { tutorOf } from './tutor-of.ts';

/**
 * Access of the current user: anonymous, an adult whose profile is loading, failed or ready, a child, or a session
 * that ended.
 */
export type Access = 'anonymous' | 'loading' | 'failed' | 'ready' | 'child' | 'ended';

export interface OwnerModel {
  access: Access;
  owner: Owner | null;
  /** The profile could not be had and is asked for again. */
  isRetrying: boolean;
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
  const { data, status, isRetrying, retry } = useResource(isMember ? null : userId, currentProfile, {
    isWanted: owner?.id !== userId,
  });

  const take = useEffectEvent((profile: Profile) => {
    const next = { id: profile.id, tutor: tutorOf(profile) };
    setOwner(next);
    onOwner(next, owner);
  });
  useEffect(() => {
    if (data) take(data);
  }, [data]);

  function access(): Access {
    if (isMember) return 'child';
    if (userId === null) return owner ? 'ended' : 'anonymous';
    if (owner?.id === userId) return 'ready';
    return status === 'failed' || isRetrying ? 'failed' : 'loading';
  }
  return { access: access(), owner, isRetrying, retry, forget: () => setOwner(null) };
}
