import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../src/api/client.ts';
import { reloadSession } from '../../src/session/reload-session.ts';
import type { LoginReason, Visitor } from './use-visitor.ts';

/** Preserves unsaved input of the profile when the session ends (BEY-09). */
export interface Reauthentication {
  /**
   * Runs a call that needs a session. When the session has ended, asks for a login in place and repeats the call once.
   * @param needsRecentLogin the server may require a recent login (W-12)
   * @throws {ApiError} every other failure; a 401 is then about the submitted data
   */
  run<T>(call: () => Promise<T>, needsRecentLogin?: boolean): Promise<T>;
  /** Keeps the profile open while it has unsaved input. @returns a function that ends this */
  hold(): () => void;
}

/** Keeps the profile open, also without a session, while a form has unsaved input. */
export function usePreserveDraft({ hold }: Reauthentication, isDirty: boolean): void {
  const begin = useEffectEvent(() => hold());
  useEffect(() => {
    if (isDirty) return begin();
  }, [isDirty]);
}

/** Asks the server whether a 401 means the session or the submitted data (SESS-19). */
async function whyRefused(error: unknown, needsRecentLogin: boolean): Promise<LoginReason | null> {
  if (!(error instanceof ApiError) || error.status !== 401) return null;
  const user = await reloadSession();
  if (!user) return 'expired';
  return needsRecentLogin ? 'fresh' : null;
}

export function createReauthentication({ ask, hold }: Pick<Visitor, 'ask' | 'hold'>): Reauthentication {
  return {
    hold,
    async run(call, needsRecentLogin = false) {
      const release = hold();
      try {
        return await call();
      } catch (error) {
        const reason = await whyRefused(error, needsRecentLogin);
        if (!reason || !(await ask(reason))) throw error;
        return await call();
      } finally {
        release();
      }
    },
  };
}
