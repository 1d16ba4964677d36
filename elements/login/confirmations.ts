import type { LoginTexts } from './login.types.ts';

interface Confirmation {
  text: keyof LoginTexts;
  /** Page with more information, without the base path. */
  more?: { text: keyof LoginTexts; href: string };
}

const confirmations: Readonly<Record<string, Confirmation>> = {
  password_reset_sent: { text: 'login.password-reset-sent' },
  password_changed: { text: 'login.password-changed' },
  validation_sent: { text: 'login.validation-sent' },
  account_deleted: {
    text: 'login.account-deleted',
    more: { text: 'login.account-deleted-more', href: '/compte-eliminat' },
  },
};

/** Confirmation for the `alert` parameter of the address; undefined for other values (LOGIN-14, MSG-05). */
export const confirmationOf = (alert: string): Confirmation | undefined =>
  Object.hasOwn(confirmations, alert) ? confirmations[alert] : undefined;
