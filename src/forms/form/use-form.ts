import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type ResolverResult,
  useForm as useHookForm,
} from 'react-hook-form';
import { config } from '../../config/config.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Check } from '../rules/check-with.ts';
import type { RuleContext } from '../rules/rules.ts';
import { readPage } from './read-page.ts';
import { beforeWriting } from './select-written.ts';

export interface FormOptions<Values extends FieldValues> {
  /** Every field by its name, in the order of the page. */
  initial: Values;
  /** Loads the rules; asked when the form is first touched, so that a page that only shows the form has no need of them. */
  loadCheck: () => Promise<Check>;
  /** Sends values that hold. Answers false when they were refused: what was typed stays, but for passwords. */
  send: (values: Values) => Promise<boolean>;
  /** What the rules are told otherwise than the page's configuration says. */
  context?: Partial<RuleContext>;
}

export interface FormModel {
  formRef: RefObject<HTMLFormElement | null>;
  names: readonly string[];
  /** Key of the message of each field that does not hold, once it has been left or the form was submitted. */
  errors: Readonly<Record<string, string>>;
  /** Texts that the rules have brought along. */
  messages: Texts;
  /** Nothing is missing, as far as is known. */
  isReady: boolean;
  isSending: boolean;
  isTouched: boolean;
  /** Something differs from how the form began: what leaving the page would lose. */
  isDirty: boolean;
  /** The rules could not be loaded when the form was submitted. */
  hasFailed: boolean;
  /** The last submit found fields that do not hold. */
  isRefused: boolean;
  /** Grows with every submit. */
  attempts: number;
  /** Grows with every time that the server refused. */
  refusals: number;
  register: ReturnType<typeof useHookForm>['register'];
  setValue(name: string, value: string): void;
  /** The same for a value that nobody is to blame for: it is judged at the submit, or when it changes again. */
  setSilently(name: string, value: string): void;
  /** What a field holds, for what is drawn after it. */
  watch(name: string): string;
  /** Begins anew with other values. */
  reset(values: FieldValues): void;
  touch(): void;
  /** Answers whether what holds was sent and admitted. */
  submit(): Promise<boolean>;
  focusField(name: string): void;
  /** Goes to the first field that does not hold, where there is one: for pages where several forms are sent together. */
  focusFirstError(): boolean;
}

const pageContext = (): RuleContext => ({ minAge: config().minAge });

/** Values of the page after a refusal: nobody should have to type twice what is no secret, as passwords and PINs are. */
function withoutSecrets(values: FieldValues, form: HTMLFormElement | null): FieldValues {
  const isSecret = (name: string) => {
    const field = form?.elements.namedItem(name);
    return field instanceof HTMLInputElement && /-password$|^one-time-code$/.test(field.autocomplete);
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSecret(name) ? '' : value]),
  );
}

/**
 * A form over react-hook-form (its door): messages after a field is left or the form submitted, gone when mended
 * (VAL-37); the values that the page shows count, since password managers fill without events; two submits at once
 * are one request.
 */
export function useForm<Values extends FieldValues>({
  initial,
  loadCheck,
  send,
  context,
}: FormOptions<Values>): FormModel {
  const formRef = useRef<HTMLFormElement>(null);
  /** Known at once, while React knows it at the next render. */
  const touched = useRef(false);
  const sending = useRef(false);
  const messages = useRef<Texts>({});
  const [isTouched, setIsTouched] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const names = Object.keys(initial);

  const hook = useHookForm<FieldValues, unknown, FieldValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: initial as DefaultValues<FieldValues>,
    async resolver(values) {
      if (!touched.current) return { values: {}, errors: { form: { type: 'untouched' } } };
      try {
        const check = await loadCheck();
        messages.current = check.messages ?? {};
        const read = readPage(values, formRef.current);
        return (await check(read, { ...pageContext(), ...context })) as ResolverResult<
          FieldValues,
          FieldValues
        >;
      } catch {
        return { values: {}, errors: { form: { type: 'rules' } } };
      }
    },
  });
  const { errors, isDirty, isValid, isSubmitting } = hook.formState;

  /** A reset writes into the page when that is drawn. */
  const afterReset = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    afterReset.current?.();
    afterReset.current = undefined;
  });

  function setValue(name: string, value: string, options: { shouldValidate?: boolean }) {
    const afterWriting = beforeWriting(formRef.current);
    hook.setValue(name, value, { shouldDirty: true, ...options });
    afterWriting();
  }

  function touch() {
    if (touched.current) return;
    touched.current = true;
    setIsTouched(true);
    loadCheck().catch(() => undefined); // asked again, and told, at the submit
  }

  const focusField = (name: string) => {
    const field = formRef.current?.elements.namedItem(name);
    const target =
      field instanceof HTMLElement ? field : formRef.current?.querySelector(`[data-field="${name}"]`);
    (target as HTMLElement | null)?.focus();
  };

  async function sendAll(values: FieldValues): Promise<boolean> {
    setIsRefused(false);
    const isAdmitted = await send(values as Values);
    if (isAdmitted) return true;
    setRefusals((count) => count + 1);
    const typed = withoutSecrets(readPage(hook.getValues(), formRef.current), formRef.current);
    hook.reset(typed, { keepDefaultValues: true });
    return false;
  }

  function focusFirstError() {
    const first = names.find((name) => hook.getFieldState(name).invalid);
    if (first) focusField(first);
    return first !== undefined;
  }

  function refuse(found: typeof errors) {
    setHasFailed(found.form?.type === 'rules');
    setIsRefused(true);
    focusFirstError();
  }

  async function submit() {
    if (sending.current) return false;
    let isAdmitted = false;
    sending.current = true;
    touch();
    setHasFailed(false);
    setAttempts((count) => count + 1);
    try {
      await hook.handleSubmit(async (values) => {
        isAdmitted = await sendAll(values);
      }, refuse)();
    } finally {
      sending.current = false;
    }
    return isAdmitted;
  }

  return {
    formRef,
    names,
    errors: Object.fromEntries(
      names.flatMap((name) => {
        const message = errors[name]?.message;
        return typeof message === 'string' ? [[name, message]] : [];
      }),
    ),
    messages: messages.current,
    isReady: isTouched && isValid,
    isSending: isSubmitting,
    isTouched,
    isDirty,
    hasFailed,
    isRefused,
    attempts,
    refusals,
    register: hook.register,
    setValue: (name, value) => setValue(name, value, { shouldValidate: touched.current }),
    setSilently(name, value) {
      setValue(name, value, {});
      hook.clearErrors(name);
    },
    watch: (name) => String(hook.watch(name) ?? ''),
    reset(values) {
      afterReset.current = beforeWriting(formRef.current);
      hook.reset(values);
    },
    touch,
    submit,
    focusField,
    focusFirstError,
  };
}
