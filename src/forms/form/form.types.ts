import type { RefObject } from 'react';
import type { FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import type { Texts } from '../../i18n/texts.ts';
import type { Check } from '../rules/check-with.ts';
import type { RuleContext } from '../rules/rules.ts';
import type { Sent } from './sent.ts';

export interface FormOptions<Values extends FieldValues> {
  /** Every field by its name, in the order of the page. */
  initial: Values;
  /** Loads the rules; asked when the form is first touched, so that a page that only shows the form has no need of them. */
  loadCheck: () => Promise<Check>;
  /** Sends values that hold. What was typed stays when it is not admitted, but for passwords that were refused. */
  send: (values: Values) => Promise<Sent>;
  /** Rule context that overrides the page's configuration. */
  context?: Partial<RuleContext>;
}

/** There is no connection, or something else. */
export type Failure = 'offline' | 'load';

export interface FormModel {
  formRef: RefObject<HTMLFormElement | null>;
  names: readonly string[];
  /** Key of the message of each field that does not hold, once it has been left or the form was submitted. */
  errors: Readonly<Record<string, string>>;
  /** Texts that the rules have brought along. */
  messages: Texts;
  /** Nothing is missing, as far as is known. */
  isReady: boolean;
  /** Fields that are to be filled in or mended before the form can go, whether it has been said of them or not. */
  missing: readonly string[];
  isSending: boolean;
  isTouched: boolean;
  /** Something differs from how the form began: what leaving the page would lose. */
  isDirty: boolean;
  /** Why the rules could not be loaded when the form was submitted. */
  failure: Failure | null;
  /** The last submit found fields that do not hold. */
  isRefused: boolean;
  /** Grows with every submit. */
  attempts: number;
  /** Grows with every time that the server refused. */
  refusals: number;
  register(name: string): UseFormRegisterReturn;
  setValue(name: string, value: string): void;
  /** The same for a value that nobody is to blame for: it is judged at the submit, or when it changes again. */
  setSilently(name: string, value: string | boolean): void;
  /** Names work that yields a field's value, and never rejects: a submit that lacks nothing else waits for it. */
  setPending(name: string, work: Promise<unknown>): void;
  /** Value of a field, for dependent components. */
  watch(name: string): string;
  /** Resets to other values, except for input since a pending submission. */
  reset(values: FieldValues): void;
  touch(): void;
  /** Sees what a script has written without an event. */
  lookAgain(): void;
  /** Answers whether what holds was sent and admitted. */
  submit(): Promise<boolean>;
  focusField(name: string): void;
}
