import { useState } from 'react';
import { useIsClub } from '../../src/config/use-site.ts';
import { isChild } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';

export interface Access {
  /** The form is shown. It stays when the session ends after the user began to fill it in (UGC-41). */
  isOpen: boolean;
  /** The current user may take part, as far as the page knows. */
  mayTakePart: boolean;
  /** Somebody has begun to fill in the form. */
  begin(): void;
  /** It has been sent. */
  end(): void;
}

/**
 * Access to the form: logged-in users, and others where allowed; on the club only adults (UGC-17, UGC-29, ROLE-02).
 */
export function useAccess(allowAnonymous: boolean): Access {
  const isClub = useIsClub();
  const who = useUser((user) => (user === null ? 'nobody' : isChild(user) ? 'child' : 'adult'));
  const [hasBegun, setHasBegun] = useState(false);
  const mayTakePart = who === 'adult' || (who === 'nobody' && allowAnonymous && !isClub);
  return {
    isOpen: mayTakePart || (who === 'nobody' && hasBegun),
    mayTakePart,
    begin: () => setHasBegun(true),
    end: () => setHasBegun(false),
  };
}
