import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../src/api/client.ts';
import { reloadSession } from '../../src/session/reload-session.ts';
import type { LoginReason, Visitor } from './use-visitor.ts';

/** Preserves unsaved input of the profile when the session ends (BEY-09). */
export interface Reauthentication {
  /**
   * Runs a call of the session's. Where that has ended it asks for a login in place, and runs the call once more.
   *
   * @param needsRecentLogin the server may ask for a login of a short time ago (W-12)
   * @throws {ApiError} what the server refuses otherwise; a 401 is then no matter of the session
   */
  run<T>(call: () => Promise<T>, needsRecentLogin?: boolean): Promise<T>;
  /** For as long as something is typed that has not been saved; until what this answers is called. */
  hold(): () => void;
}

/** Holds the profile for as long as something is typed that has not been saved. */
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
