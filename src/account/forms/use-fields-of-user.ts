import { useEffect, useEffectEvent } from 'react';
import { useResource } from '../../element/use-resource.ts';
import type { FormModel } from '../../forms/form/form.types.ts';
import { currentProfile } from '../../session/current-profile.ts';
import { isChild } from '../../session/session.ts';
import type { User } from '../../session/user.types.ts';
import { useSender } from './use-sender.ts';

const adultId = (user: User | null) => (user && !isChild(user) ? user.id : null);

type FieldOfUser = 'email' | 'name';

/** Replaces the value of a field, unless it is no longer `before`. */
export function replaceValue(
  { formRef, setValue }: FormModel,
  name: FieldOfUser,
  before: string,
  after: string,
): void {
  const field = formRef.current?.elements.namedItem(name) as HTMLInputElement | null | undefined;
  if (field?.value === before) setValue(name, after);
}

/**
 * Fills empty fields with data of the current user (NEWS-12, UGC-40). The readable summary has no e-mail address, so
 * the server is asked once the form is touched. A logout clears the fields; a session that expires while the form is
 * being sent keeps them (UGC-31).
 * @param names names of the fields, the same in each render
 * @param enabled fills from the start, for forms about the user
 */
export function useFieldsOfUser(
  form: FormModel,
  names: readonly FieldOfUser[],
  enabled = form.isTouched,
): void {
  const userId = useSender(adultId, () => form.isSending);
  const profile = useResource(userId, currentProfile, { enabled }).data;

  const replace = useEffectEvent((name: FieldOfUser, before: string, after: string) =>
    replaceValue(form, name, before, after),
  );
  useEffect(() => {
    const known = names.flatMap((name) => (profile?.[name] ? [[name, profile[name]] as const] : []));
    for (const [name, value] of known) replace(name, '', value);
    return () => {
      for (const [name, value] of known) replace(name, value, '');
    };
  }, [profile, names]);
}
