import { useEffect, useEffectEvent } from 'react';
import { useResource } from '../../src/element/use-resource.ts';
import type { FormModel } from '../../src/forms/form/form.types.ts';
import { currentProfile } from '../../src/session/current-profile.ts';
import { isChild } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';

/**
 * Writes the e-mail of who is logged in where nothing has been written (NEWS-12). The readable summary has none, so the
 * server is asked, once the form is touched and not before: who only passes by has not asked for anything. Whoever
 * logs out takes it along.
 */
export function useEmailOfUser({ isTouched, formRef, setValue }: FormModel): void {
  const userId = useUser((user) => (user && !isChild(user) ? user.id : null));
  const email = useResource(userId, currentProfile, { isWanted: isTouched }).data?.email;

  const replace = useEffectEvent((before: string, after: string) => {
    const field = formRef.current?.elements.namedItem('email') as HTMLInputElement | null | undefined;
    if (field?.value === before) setValue('email', after);
  });
  useEffect(() => {
    if (!email) return;
    replace('', email);
    return () => replace(email, '');
  }, [email]);
}
