import type { AxeResults } from 'axe-core';
import { axeRules } from '../axe-rules.ts';
import { expect } from '../contract.ts';
import type { Page } from '../page.ts';

type Axe = typeof import('axe-core');

/** Fails when axe finds a violation of WCAG 2.2 AA in the part of a page that the selector names. */
export async function axe(page: Page, selector: string): Promise<void> {
  const view = page.window as unknown as { axe?: Axe };
  if (!view.axe) await page.watch.load('/node_modules/axe-core/axe.min.js');
  const { violations }: AxeResults = await (view.axe as Axe).run(page.one(selector), axeRules);
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`,
  );
  expect(found).to.deep.equal([]);
}
