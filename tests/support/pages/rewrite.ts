import type { Locator } from '@playwright/test';

/** Writes into a field that may have something in it already: Playwright’s Firefox writes after it. */
export async function rewrite(field: Locator, text: string): Promise<void> {
  await field.clear();
  await field.fill(text);
}
