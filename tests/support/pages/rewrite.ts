import type { Locator } from '@playwright/test';

/** Replaces the text of a field: in Firefox Playwright appends to existing text. */
export async function rewrite(field: Locator, text: string): Promise<void> {
  await field.clear();
  await field.fill(text);
}
