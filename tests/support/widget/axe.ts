import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from '../contract.ts';
import type { Page } from '../page.ts';

const rules: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
type Axe = typeof import('axe-core');

/** Fails when axe finds a violation of WCAG 2.2 AA in the part of a page that the selector names. */
export async function axe(page: Page, selector: string): Promise<void> {
  const view = page.window as unknown as { axe?: Axe };
  if (!view.axe) await page.watch.load('/node_modules/axe-core/axe.min.js');
  const { violations }: AxeResults = await (view.axe as Axe).run(page.one(selector), rules);
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`,
  );
  expect(found).to.deep.equal([]);
}
