import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';

/** Attributes of a field for browsers, virtual keyboards and password managers (BEY-10). */
export interface FieldKind {
  /** Key of the value in the form and in the payload. */
  name: string;
  type: HTMLInputTypeAttribute;
  /** Autofill token of the HTML standard. */
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: 'email' | 'numeric' | 'tel';
  enterKeyHint?: 'next' | 'done' | 'go';
  /** Keyboards correct names and sentences, but must not correct this field. */
  isVerbatim?: boolean;
}

const verbatim = { isVerbatim: true } as const;
const email = {
  type: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  enterKeyHint: 'next',
  ...verbatim,
} as const;
const newPassword = {
  type: 'password',
  autoComplete: 'new-password',
  enterKeyHint: 'next',
  ...verbatim,
} as const;
/**
 * A PIN that a parent chooses for a child. It must neither be saved as the parent's password nor be filled with it.
 * Password managers ignore `off` in a field of this type, but leave one-time codes alone.
 */
const chosenPin = {
  type: 'password',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  enterKeyHint: 'next',
  ...verbatim,
} as const;

/** The only table of fields. A test checks every form's DOM against it. */
export const fieldKinds = {
  /** E-mail of an account: password managers save it with the password. */
  accountEmail: { name: 'email', ...email, autoComplete: 'username' },
  email: { name: 'email', ...email },
  currentPassword: {
    name: 'password',
    type: 'password',
    autoComplete: 'current-password',
    enterKeyHint: 'go',
    ...verbatim,
  },
  newPassword: { name: 'password', ...newPassword },
  repeatPassword: { name: 'repeatPassword', ...newPassword },
  /** Same autofill token as `email`, so that managers fill both. */
  emailRepeat: { name: 'emailRepeat', ...email },
  alternativeEmail: { name: 'alternativeEmail', ...email },
  /** Name in the club's registration (CLUB-13). */
  passwordRepeat: { name: 'passwordRepeat', ...newPassword },
  /** New password beside the current one, in the profile (PROF-13). */
  changedPassword: { name: 'newPassword', ...newPassword },
  name: { name: 'name', type: 'text', autoComplete: 'given-name', enterKeyHint: 'next' },
  /** Name of the author of a contact message. */
  wholeName: { name: 'name', type: 'text', autoComplete: 'name', enterKeyHint: 'next' },
  surname: { name: 'surname', type: 'text', autoComplete: 'family-name', enterKeyHint: 'next' },
  birthdate: { name: 'birthdate', type: 'date', autoComplete: 'bday', enterKeyHint: 'next' },
  phone: {
    name: 'phone',
    type: 'tel',
    autoComplete: 'tel-national',
    inputMode: 'tel',
    enterKeyHint: 'next',
    ...verbatim,
  },
  /** The standard has no token for identity card numbers. */
  nif: { name: 'nif', type: 'text', autoComplete: 'off', enterKeyHint: 'next', ...verbatim },
  /** `street-address` would be for a field of several lines. */
  address: { name: 'address', type: 'text', autoComplete: 'address-line1', enterKeyHint: 'next' },
  zip: {
    name: 'zip',
    type: 'text',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    enterKeyHint: 'next',
    ...verbatim,
  },
  city: { name: 'city', type: 'text', autoComplete: 'address-level2', enterKeyHint: 'next' },
  province: { name: 'province', type: 'text', autoComplete: 'address-level1', enterKeyHint: 'next' },
  country: { name: 'country', type: 'text', autoComplete: 'country-name', enterKeyHint: 'next' },
  /** Fields of a child are `off`: the browser knows the parent and would fill in the parent's data. */
  childName: { name: 'name', type: 'text', autoComplete: 'off', enterKeyHint: 'next' },
  childSurname: { name: 'surname', type: 'text', autoComplete: 'off', enterKeyHint: 'next' },
  childBirthdate: { name: 'birthdate', type: 'date', autoComplete: 'off', enterKeyHint: 'next' },
  childPin: { name: 'pin', ...chosenPin },
  repeatPin: { name: 'repeatPin', ...chosenPin },
  photo: { name: 'photo', type: 'file', autoComplete: 'off' },
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
  terms: { name: 'terms', type: 'checkbox', autoComplete: 'off' },
  bulletin: { name: 'bulletin', type: 'checkbox', autoComplete: 'off' },
  laCollaBulletin: { name: 'laCollaBulletin', type: 'checkbox', autoComplete: 'off' },
  genericNewsletter: { name: 'apuntsNewsletterGeneric', type: 'checkbox', autoComplete: 'off' },
  lowLevelNewsletter: { name: 'apuntsNewsletterLowLevel', type: 'checkbox', autoComplete: 'off' },
  mediumLevelNewsletter: { name: 'apuntsNewsletterMediumLevel', type: 'checkbox', autoComplete: 'off' },
  highLevelNewsletter: { name: 'apuntsNewsletterHighLevel', type: 'checkbox', autoComplete: 'off' },
  subject: { name: 'subject', type: 'text', autoComplete: 'off', enterKeyHint: 'next' },
  contactCommercial: { name: 'commercial', type: 'checkbox', autoComplete: 'off' },
  segments: { name: 'segments', type: 'checkbox', autoComplete: 'off' },
  /** Multi-line text. */
  text: { name: 'text', type: 'text', autoComplete: 'off' },
  file: { name: 'file', type: 'file', autoComplete: 'off' },
  privacy: { name: 'checkPrivacyPolicy', type: 'checkbox', autoComplete: 'off' },
  commercial: { name: 'checkCommercialCommunications', type: 'checkbox', autoComplete: 'off' },
} satisfies Record<string, FieldKind>;

export type FieldName = keyof typeof fieldKinds;
