import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useProblem } from '../../../src/account/forms/use-problem.ts';
import { useServerErrors } from '../../../src/account/forms/use-server-errors.ts';
import { ApiError, isUnclear } from '../../../src/api/client.ts';
import type { Profile } from '../../../src/api/profile.types.ts';
import { loadProfileRules } from '../../../src/forms/form/load-rules.ts';
import { sentWith } from '../../../src/forms/form/sent.ts';
import { useForm } from '../../../src/forms/form/use-form.ts';
import type { Check } from '../../../src/forms/rules/check-with.ts';
import { saveProfile } from '../../../src/session/change-user.ts';
import { session } from '../../../src/session/session.ts';
import { useLeaveWarning } from '../../../src/ui/use-leave-warning.ts';
import type { UserProps } from '../profile.types.ts';
import { hasPassword } from '../tabs.ts';
import { usePreserveDraft } from '../use-reauthentication.ts';
import { type FormKind, toSave, type Values, valuesOf, withoutUnknown } from './profile-values.ts';

/** Reason why nothing was saved. */
export interface NotSaved {
  /** PROF-23. */
  isWrongPassword: boolean;
  /** It is unknown whether the new password applies. */
  isPasswordUnclear: boolean;
  /** PROF-24. */
  reasons: readonly string[];
}

interface Options extends UserProps {
  kind: FormKind;
  /** Called with true after a successful save, and with false when that is outdated. */
  onSave(isSaved: boolean): void;
}

/** Form state, request and response (PROF-10..12, PROF-23, PROF-24). */
export function useProfileForm(options: Options) {
  const { kind, user, model, reauthentication, onActivity, onSave, onSaved, onFailed } = options;
  const { profile, accept } = model;
  const isWithPassword = hasPassword(user, profile);
  /** Values that the form was filled with: a profile that arrives during typing does not replace them. */
  const [begun, setBegun] = useState(() => ({ profile, values: valuesOf(kind, profile ?? user) }));
  /** Incremented each time the form restarts. */
  const [round, setRound] = useState(0);
  const [problem, report] = useProblem<NotSaved>();
  const reasonsOf = useServerErrors();
  const save = usePasswordSave(user.id, (checked) =>
    reauthentication.run(() =>
      saveProfile(user.id, (now) =>
        toSave(checked, {
          user: now ?? user,
          profile: begun.profile,
          initial: begun.values,
          hasPassword: isWithPassword,
        }),
      ),
    ),
  );

  function fail(error: unknown, checked: Values) {
    const isWrongPassword = isWrong(error, checked);
    const isPasswordUnclear = Boolean(checked.newPassword) && isUnclear(error);
    report({ isWrongPassword, isPasswordUnclear, reasons: isWrongPassword ? [] : reasonsOf(error) });
    onActivity('error');
    onFailed(error);
  }

  const form = useForm<Values>({
    initial: begun.values,
    async loadCheck() {
      const check = await loadProfileRules(options.tab === 'rrss');
      const { profile, values } = begun;
      if (profile) return check;
      const known: Check = (typed, context) => check(withoutUnknown(typed, values), context);
      return Object.assign(known, check);
    },
    async send(checked) {
      report(null);
      onSave(false);
      onActivity('saving');
      try {
        const saved = await save(checked);
        accept(saved);
        begin(saved);
      } catch (error) {
        fail(error, checked);
        return sentWith(error);
      }
      onActivity('ready');
      onSave(true);
      onSaved();
      return true;
    },
  });

  function begin(filledWith: Profile) {
    const values = valuesOf(kind, filledWith);
    setBegun({ profile: filledWith, values });
    setRound((count) => count + 1);
    form.reset(values);
  }

  /** Shows the server's values, unless the user is already typing. */
  const show = useEffectEvent(() => {
    if (profile && !begun.profile && !form.isDirty) begin(profile);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it has come, or nothing is being written any more
  useEffect(() => show(), [profile === null, form.isDirty]);

  const { isDirty } = form;
  const type = useEffectEvent(() => onSave(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed during a save is not saved either
  useEffect(() => {
    if (isDirty) type();
  }, [isDirty, round]);
  usePreserveDraft(reauthentication, isDirty);
  useLeaveWarning(isDirty);

  return {
    form,
    /** The form has only the session's data (PROF-40). */
    isPartial: begun.profile === null,
    round,
    hasPassword: isWithPassword,
    refusal: form.isRefused || form.isSending ? null : problem,
  };
}

type Save = (checked: Values) => Promise<Profile>;

/** Tests for a wrong current password when setting a new one (PROF-23). */
const isWrong = (error: unknown, { newPassword }: Values): boolean =>
  Boolean(newPassword) && error instanceof ApiError && error.status === 401;

/**
 * A save that also finishes one whose answer was lost: where the current password is wrong because the new one is in force
 * already, with that. Only for who types what was current before, and is still in.
 */
function usePasswordSave(userId: string, save: Save): Save {
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
