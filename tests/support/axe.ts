import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { axeRules, pageRules } from './axe-rules.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Violations of WCAG 2.2 AA that axe finds in a page or in the part that a selector names. Runs axe directly:
 * `@axe-core/playwright` opens a second page for each run.
 */
export async function axeViolations(page: Page, selector?: string): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(
    async ([part, options]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(part ?? document, {
        ...options,
        resultTypes: ['violations'],
      });
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`,
      );
    },
    [selector, selector ? axeRules : pageRules] as const,
  );
}
