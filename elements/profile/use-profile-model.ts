import { useResource } from '../../src/element/use-resource.ts';
import { fetchOwnProfile } from '../../src/session/current-profile.ts';
import type { ProfileModel } from './profile.types.ts';

/**
 * Loads all fields of the user, only on the tabs that show them (W-23). On failure it records the error and keeps the
 * session's data (PROF-30, PROF-40).
 */
export function useProfileModel(isNeeded: boolean, onFail: (error: unknown) => void): ProfileModel {
  const { data, status, isRetrying, retry, set } = useResource('profile', fetchOwnProfile, {
    enabled: isNeeded,
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
