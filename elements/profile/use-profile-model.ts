import { useResource } from '../../src/element/use-resource.ts';
import { fetchOwnProfile } from '../../src/session/current-profile.ts';
import type { ProfileModel } from './profile.types.ts';

/**
 * Every field of the user, from the server alone and only on the tabs that show them (W-23). A failure is recorded, and
 * what the session knows goes on (PROF-30, PROF-40).
 */
export function useProfileModel(isNeeded: boolean, onFail: (error: unknown) => void): ProfileModel {
  const { data, status, isRetrying, retry, set } = useResource('profile', fetchOwnProfile, {
    isWanted: isNeeded,
    onFail,
  });
  return {
    status: isRetrying ? 'failed' : status === 'none' ? 'loading' : status,
    isRetrying,
    profile: data ?? null,
    retry,
    accept: set,
  };
}
