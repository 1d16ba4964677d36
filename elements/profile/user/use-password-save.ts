import { useRef } from 'react';
import { ApiError, isUnclear } from '../../../src/api/client.ts';
import type { Profile } from '../../../src/api/profile.types.ts';
import { session } from '../../../src/session/session.ts';
import type { Values } from './profile-values.ts';

type Save = (checked: Values) => Promise<Profile>;

/** Tests whether the current password of who asks for a new one is wrong (PROF-23). */
export const isWrong = (error: unknown, { newPassword }: Values): boolean =>
  Boolean(newPassword) && error instanceof ApiError && error.status === 401;

/**
 * A save that also finishes one whose answer was lost: where the current password is wrong because the new one is in force
 * already, with that. Only for who types what was current before, and is still in.
 */
export function usePasswordSave(userId: string, save: Save): Save {
  /** Password of an attempt without a response: it may be the current one now. */
  const lost = useRef<{ instead: unknown; password: unknown }>(undefined);

  async function saveAndNote(checked: Values, instead = checked.password): Promise<Profile> {
    try {
      const saved = await save(checked);
      lost.current = undefined;
      return saved;
    } catch (error) {
      if (isUnclear(error) && checked.newPassword) lost.current = { instead, password: checked.newPassword };
      throw error;
    }
  }

  return async (checked) => {
    const before = lost.current;
    try {
      return await saveAndNote(checked);
    } catch (error) {
      const isIn = session().store.getState().user?.id === userId;
      if (!isIn || !isWrong(error, checked) || before?.instead !== checked.password) throw error;
      return saveAndNote({ ...checked, password: before?.password }, checked.password);
    }
  };
}
