import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';

/** What a browser, a phone's keyboard and a password manager are told of a field (BEY-10). */
export interface FieldKind {
  /** Key of the value in the form and in the payload. */
  name: string;
  type: HTMLInputTypeAttribute;
  /** Token of the HTML standard's autofill. */
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: 'email' | 'numeric';
  enterKeyHint?: 'next' | 'done' | 'go';
  /** Names and sentences are corrected by keyboards; these must not be. */
  isVerbatim?: boolean;
}

const verbatim = { isVerbatim: true } as const;

/** The one table of fields. A test holds every form's DOM against it. */
export const fieldKinds = {
  /** The e-mail that names an account: managers keep it with the password. */
  accountEmail: {
    name: 'email',
    type: 'email',
    autoComplete: 'username',
    inputMode: 'email',
    enterKeyHint: 'next',
    ...verbatim,
  },
  email: {
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    enterKeyHint: 'next',
    ...verbatim,
  },
  currentPassword: {
    name: 'password',
    type: 'password',
    autoComplete: 'current-password',
    enterKeyHint: 'go',
    ...verbatim,
  },
  newPassword: {
    name: 'password',
    type: 'password',
    autoComplete: 'new-password',
    enterKeyHint: 'next',
    ...verbatim,
  },
  repeatPassword: {
    name: 'repeatPassword',
    type: 'password',
    autoComplete: 'new-password',
    enterKeyHint: 'next',
    ...verbatim,
  },
  name: { name: 'name', type: 'text', autoComplete: 'given-name', enterKeyHint: 'next' },
  surname: { name: 'surname', type: 'text', autoComplete: 'family-name', enterKeyHint: 'next' },
  birthdate: { name: 'birthdate', type: 'date', autoComplete: 'bday', enterKeyHint: 'next' },
  memberNumber: {
    name: 'nick',
    type: 'text',
    autoComplete: 'username',
    inputMode: 'numeric',
    enterKeyHint: 'next',
    ...verbatim,
  },
  pin: {
    name: 'password',
    type: 'password',
    autoComplete: 'current-password',
    inputMode: 'numeric',
    enterKeyHint: 'go',
    ...verbatim,
  },
  /** Of a child, whom a browser would take for the adult who is writing. */
  childName: { name: 'name', type: 'text', autoComplete: 'off', enterKeyHint: 'next' },
  childSurname: { name: 'surname', type: 'text', autoComplete: 'off', enterKeyHint: 'next' },
  childBirthdate: { name: 'birthdate', type: 'date', autoComplete: 'off', enterKeyHint: 'next' },
  newPin: {
    name: 'pin',
    type: 'password',
    autoComplete: 'new-password',
    inputMode: 'numeric',
    enterKeyHint: 'next',
    ...verbatim,
  },
  repeatPin: {
    name: 'repeatPin',
    type: 'password',
    autoComplete: 'new-password',
    inputMode: 'numeric',
    enterKeyHint: 'next',
    ...verbatim,
  },
  terms: { name: 'terms', type: 'checkbox', autoComplete: 'off' },
  segments: { name: 'segments', type: 'checkbox', autoComplete: 'off' },
} satisfies Record<string, FieldKind>;

export type FieldName = keyof typeof fieldKinds;
