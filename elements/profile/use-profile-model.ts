import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../src/api/client.ts';
import { fetchProfile } from '../../src/api/profile.ts';
import type { Profile } from '../../src/api/profile.types.ts';
import { withSession } from '../../src/session/reload-session.ts';
import type { ProfileModel } from './profile.types.ts';

/**
 * Every field of the user, from the server alone and only on the tabs that show them (W-23). A failure is recorded, and
 * what the session knows goes on (PROF-30, PROF-40).
 */
export function useProfileModel(
  isNeeded: boolean,
  onFailed: (status: number, code: string) => void,
): ProfileModel {
  const [profile, setProfile] = useState<Profile | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const isMissing = isNeeded && !profile;

  const fail = useEffectEvent((error: unknown) => {
    setHasFailed(true);
    const { status, code } = error instanceof ApiError ? error : { status: 0, code: undefined };
    onFailed(status, code ?? String(status));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again asks the same once more
  useEffect(() => {
    if (!isMissing) return;
    let isStale = false;
    withSession(fetchProfile).then(
      (found) => isStale || setProfile(found),
      (error) => isStale || fail(error),
    );
    return () => {
      isStale = true;
    };
  }, [isMissing, tries]);

  return {
    status: profile ? 'ready' : hasFailed ? 'failed' : 'loading',
    profile,
    retry() {
      setHasFailed(false);
      setTries((count) => count + 1);
    },
    accept: setProfile,
  };
}
