import type { Page } from '@playwright/test';

/** Calls of the newsletter. */
export const DEFAULT = '/api/front/newsletter/1';

/** Locates the form of a newsletter by its visible parts. */
export function newsletterOn(page: Page) {
  const host = page.locator('ap-newsletter');
  return {
    host,
    email: host.locator('[data-ap-mount]').getByLabel('Correu electrònic'),
    terms: host.getByRole('checkbox', { name: /política de privacitat/ }),
    segment: (name: string) => host.getByRole('checkbox', { name, exact: true }),
    submit: host.locator('[data-ap-mount] button[type=submit]'),
    alert: host.getByRole('alert'),
    thanks: page.getByRole('dialog', { name: 'Gràcies! Ara, mireu el correu' }),
    /** Error message of a field. */
    message: (field: string) => host.locator(`[id$="${field}-error"]`),
  };
}
