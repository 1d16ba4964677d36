import type { RefObject } from 'react';
import type { FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import type { Texts } from '../../i18n/texts.ts';
import type { Check } from '../rules/check-with.ts';
import type { RuleContext } from '../rules/rules.ts';
import type { Sent } from './sent.ts';

export interface FormOptions<Values extends FieldValues> {
  /** Initial value of every field by name, in the order of the page. */
  initial: Values;
  /** Loads the rules when the form is first touched, since pages that only show the form do not need them. */
  loadCheck: () => Promise<Check>;
  /** Sends valid values. If the server rejects them, typed values stay, except the rejected passwords. */
  send: (values: Values) => Promise<Sent>;
  /** Rule context that overrides the page's configuration. */
  context?: Partial<RuleContext>;
}

/** Reason why the rules could not be loaded: no connection, or another. */
export type Failure = 'offline' | 'load';

export interface FormModel {
  formRef: RefObject<HTMLFormElement | null>;
  names: readonly string[];
  /** Message key of each invalid field, after it has been left or the form was submitted. */
  errors: Readonly<Record<string, string>>;
  /** Texts that were loaded with the rules. */
  messages: Texts;
  /** True if nothing is missing, as far as is known. */
  isReady: boolean;
  /** Fields that still prevent a submit, with or without a visible message. */
  missing: readonly string[];
  isSending: boolean;
  isTouched: boolean;
  /** True if a value differs from the initial one, so that leaving the page would lose it. */
  isDirty: boolean;
  /** Why the rules could not be loaded when the form was submitted. */
  failure: Failure | null;
  /** True if the last submit found invalid fields. */
  isRefused: boolean;
  /** Grows with every submit. */
  attempts: number;
  /** Number of rejections by the server. */
  refusals: number;
  register(name: string): UseFormRegisterReturn;
  setValue(name: string, value: string): void;
  /** Sets a value that the user did not type: it is validated on submit, or when it changes again. */
  setSilently(name: string, value: string | boolean): void;
  /** Registers work that yields a field's value and never rejects: a submit that lacks nothing else waits for it. */
  setPending(name: string, work: Promise<unknown>): void;
  /** Value of a field, for dependent components. */
  watch(name: string): string;
  /** Resets to other values, except for input since a pending submission. */
  reset(values: FieldValues): void;
  touch(): void;
  /** Reads values that a script has set without an event. */
  lookAgain(): void;
  /** Resolves with true if the values were valid, sent and accepted. */
  submit(): Promise<boolean>;
  focusField(name: string): void;
}
