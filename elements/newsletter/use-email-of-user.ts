import { useEffect } from 'react';
import { fetchProfile } from '../../src/api/profile.ts';
import type { FormModel } from '../../src/forms/use-form.ts';
import { withSession } from '../../src/session/reload-session.ts';
import { isChild } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';

async function fetchEmail(): Promise<string> {
  const { email } = (await withSession(fetchProfile)) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}

/**
 * Writes the e-mail of who is logged in where nothing has been written (NEWS-12). The readable summary has none, so the
 * server is asked, once the form is touched and not before: who only passes by has not asked for anything. Whoever
 * logs out takes it along.
 */
export function useEmailOfUser({ isTouched, formRef, setValue }: FormModel): void {
  const userId = useUser((user) => (user && !isChild(user) ? user.id : null));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each user of a touched form
  useEffect(() => {
    if (!isTouched || userId === null) return;
    const field = () => formRef.current?.elements.namedItem('email') as HTMLInputElement | null | undefined;
    let isGone = false;
    let written = '';
    fetchEmail().then(
      (email) => {
        if (isGone || email === '' || field()?.value !== '') return;
        written = email;
        setValue('email', email);
      },
      () => undefined, // it has been recorded; the reader can write it
    );
    return () => {
      isGone = true;
      if (written !== '' && field()?.value === written) setValue('email', '');
    };
  }, [isTouched, userId]);
}
