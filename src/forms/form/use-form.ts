import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type ResolverResult,
  useForm as useHookForm,
} from 'react-hook-form';
import { config } from '../../config/config.ts';
import { useListener } from '../../element/use-listener.ts';
import type { Texts } from '../../i18n/texts.ts';
import { focusInSight } from '../../ui/focus-in-sight.ts';
import { useFreezeWhilePressed } from '../../ui/use-freeze-while-pressed.ts';
import type { Check } from '../rules/check-with.ts';
import type { RuleContext } from '../rules/rules.ts';
import type { Failure, FormModel, FormOptions } from './form.types.ts';
import { readPage, secretsIn, unfilled } from './read-page.ts';

/**
 * Selects the value set in the focused field, so that typing replaces it.
 * @returns a function to call after the update
 */
function reselectAfterUpdate(form: HTMLFormElement | null): () => void {
  const field = document.activeElement;
  const isWritten = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isWritten || field.form !== form) return () => undefined;
  const { value } = field;
  return () => {
    if (field.value !== value) field.select();
  };
}

class Offline extends Error {}

/** Rejects at once while offline: loading waits for the connection, but a press must not. */
function rejectWhenOffline<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Offline());
    if (!navigator.onLine) giveUp();
    addEventListener('offline', giveUp, { once: true });
    loading.then(resolve, reject).finally(() => removeEventListener('offline', giveUp));
  });
}

const messagesOf = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[name, error.message]] : [],
    ),
  );

const pageContext = (): RuleContext => ({ minAge: config().minAge });

/** Compares values; a group of boxes is read as a list. */
const isSame = (one: unknown, other: unknown) => String(one) === String(other);

/** Returns the fields that repeat a field, by name: `emailRepeat` repeats `email`. */
const repeatsOf = (name: string, names: readonly string[]): string[] =>
  names.filter((other) => other !== name && /repeat/i.test(other) && isRepeat(other, name));

const isRepeat = (repeat: string, name: string) =>
  name.toLowerCase().endsWith(repeat.toLowerCase().replace('repeat', ''));

/**
 * Form over react-hook-form, which nothing else imports. Messages appear after a field is left or the form submitted,
 * and go when the field is corrected (VAL-37). Values are read from the page, since password managers fill fields
 * without events. Two submits at once are one request.
 */
export function useForm<Values extends FieldValues>({
  initial,
  loadCheck,
  send,
  context,
}: FormOptions<Values>): FormModel {
  const formRef = useRef<HTMLFormElement>(null);
  /** Up to date at once; React's state only from the next render. */
  const touched = useRef(false);
  /** Values at the press: input during validation is not part of the submission. */
  const pressed = useRef<FieldValues>(null);
  /** Submitted values until the response is handled: later changes are not part of them. */
  const sentAs = useRef<FieldValues>(null);
  /** Null until the rules are here. */
  const messages = useRef<Texts | null>(null);
  /** Work that yields the value of a field, by its name. */
  const pending = useRef(new Map<string, Promise<unknown>>());
  const [isTouched, setIsTouched] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const names = Object.keys(initial);

  const tellMissing = (found: readonly string[]) =>
    setMissing((known) => (String(known) === String(found) ? known : found));

  const hook = useHookForm<FieldValues, unknown, FieldValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: initial as DefaultValues<FieldValues>,
    async resolver(values) {
      if (!touched.current) return { values: {}, errors: { form: { type: 'untouched' } } };
      const atPress = pressed.current;
      pressed.current = null;
      try {
        const check = await (messages.current ? loadCheck() : rejectWhenOffline(loadCheck()));
        messages.current = check.messages ?? {};
        // values as they are now, since the last of several validations need not be the last to end
        const read = atPress ?? readPage(values, formRef.current);
        const judge = (typed: FieldValues) => check(typed, { ...pageContext(), ...context });
        const found = await (atPress ? judgeWithPending(judge, read) : judge(read));
        tellMissing(names.filter((name) => found.errors[name]));
        return found as ResolverResult<FieldValues, FieldValues>;
      } catch (error) {
        return { values: {}, errors: { form: { type: error instanceof Offline ? 'offline' : 'load' } } };
      }
    },
  });
  const { errors, isDirty, isValid, isSubmitting } = hook.formState;

  /** Validates submitted values; if only pending values are missing, waits for them. */
  async function judgeWithPending(judge: (typed: FieldValues) => ReturnType<Check>, typed: FieldValues) {
    for (;;) {
      const found = await judge(typed);
      const wrong = Object.keys(found.errors);
      const works = wrong.map((name) => pending.current.get(name));
      if (wrong.length === 0 || works.includes(undefined)) return found;
      await Promise.all(works);
      for (const name of wrong) typed[name] = hook.getValues(name);
    }
  }

  const typedNow = () => readPage(hook.getValues(), formRef.current);

  function setValue(name: string, value: string | boolean, options: { shouldValidate?: boolean }) {
    const afterWriting = reselectAfterUpdate(formRef.current);
    hook.setValue(name, value, { shouldDirty: true, ...options });
    afterWriting();
  }

  /** Resets and sets these values, except for input since the press; other page values stay. */
  function begin(values: FieldValues, options: { keepDefaultValues?: boolean } = {}) {
    const afterWriting = reselectAfterUpdate(formRef.current);
    const typed = typedNow();
    const sent = sentAs.current ?? typed;
    hook.reset(values, { ...options, keepValues: true });
    for (const [name, value] of Object.entries(values))
      if (isSame(typed[name], sent[name])) hook.setValue(name, value, { shouldDirty: true });
    afterWriting();
    hook.trigger([]);
  }

  /** Starts validation, without messages for fields that have not been left. */
  function touch() {
    if (touched.current) return;
    touched.current = true;
    setIsTouched(true);
    hook.trigger([]);
  }

  // the page or a password manager may have filled all required fields
  const look = () => {
    if (touched.current || !formRef.current) return;
    const found = unfilled(formRef.current);
    if (found.length > 0) tellMissing(found);
    else touch();
  };
  useEffect(() => look());

  /** Reads values that changed without an event. */
  function lookAgain() {
    if (!touched.current) look();
    else if (!isValid && !sentAs.current) hook.trigger([]);
  }
  // on return from a window of a password manager
  useListener(window, 'focus', lookAgain);
  // React ignores a script's change to the value that React already has
  useListener(document, 'input', ({ isTrusted }) => isTrusted || lookAgain());

  const focusField = (name: string) => {
    const field = formRef.current?.elements.namedItem(name);
    const target =
      field instanceof HTMLElement ? field : formRef.current?.querySelector(`[data-field="${name}"]`);
    focusInSight(target as HTMLElement | null);
  };

  /** Focus target after the messages, which move the fields below them, are rendered. */
  const [goal, setGoal] = useState<{ name: string } | null>(null);
  const goThere = useEffectEvent(focusField);
  useEffect(() => {
    if (goal) goThere(goal.name);
  }, [goal]);

  async function sendAll(values: FieldValues): Promise<boolean> {
    setIsRefused(false);
    const outcome = await send(values as Values);
    if (outcome === true) return true;
    setRefusals((count) => count + 1);
    const secrets = outcome === 'failed' ? [] : secretsIn(typedNow(), formRef.current);
    begin(Object.fromEntries(secrets.map((name) => [name, ''])), { keepDefaultValues: true });
    const name = secrets.find((one) => !hook.getValues(one));
    if (name) setGoal({ name });
    return false;
  }

  function judgeRepeats(name: string) {
    const repeats = repeatsOf(name, names).filter((repeat) => hook.getValues(repeat));
    if (repeats.length > 0) hook.trigger(repeats);
  }

  function refuse(found: typeof errors) {
    const type = found.form?.type;
    const hasFailed = type === 'load' || type === 'offline';
    setFailure(hasFailed ? type : null);
    setIsRefused(true);
    // the user may have typed something else meanwhile
    if (!hasFailed) hook.trigger(names);
    const name = names.find((one) => hook.getFieldState(one).invalid);
    if (name) setGoal({ name });
  }

  async function submit() {
    if (sentAs.current) return false;
    let isAdmitted = false;
    touch();
    setFailure(null);
    setAttempts((count) => count + 1);
    sentAs.current = typedNow();
    pressed.current = sentAs.current;
    try {
      await hook.handleSubmit(async (values) => {
        isAdmitted = await sendAll(values);
      }, refuse)();
    } finally {
      sentAs.current = null;
    }
    return isAdmitted;
  }

  return {
    formRef,
    names,
    errors: useFreezeWhilePressed(messagesOf(errors)),
    messages: messages.current ?? {},
    isReady: isTouched && isValid,
    isSending: isSubmitting,
    isTouched,
    missing,
    isDirty,
    failure,
    isRefused,
    attempts,
    refusals,
    register: (name) => hook.register(name, { onChange: () => judgeRepeats(name) }),
    setValue: (name, value) => setValue(name, value, { shouldValidate: touched.current }),
    setSilently(name, value) {
      setValue(name, value, {});
      hook.clearErrors(name);
    },
    setPending(name, work) {
      pending.current.set(name, work);
      work.finally(() => pending.current.get(name) === work && pending.current.delete(name));
    },
    watch: (name) => String(hook.watch(name) ?? ''),
    reset: (values) => begin(values),
    touch,
    lookAgain,
    submit,
    focusField,
  };
}
