import type { Locator } from '@playwright/test';
import { expect } from '../demo.ts';

/** Check of a single state of a tag. */
export type Check = (tag: Locator) => Promise<void>;
/** Checks by tag and id of the state. */
export type Checks = Record<string, Record<string, Check>>;

export const shows =
  (text: string | RegExp): Check =>
  async (tag) => {
    await expect(tag.getByText(text).filter({ visible: true }).first()).toBeVisible();
  };

export const offers =
  (button: string): Check =>
  async (tag) => {
    await expect(tag.getByRole('button', { name: button, exact: true })).toBeVisible();
  };

export const lacks =
  (button: string): Check =>
  async (tag) => {
    await expect(tag.getByRole('button', { name: button, exact: true })).toHaveCount(0);
  };

export const hides =
  (text: string): Check =>
  async (tag) => {
    await expect(tag.getByText(text)).toHaveCount(0);
  };

/** Expects notes for editors about invalid attributes (BEY-28). */
export const notes =
  (attributes: string[]): Check =>
  async (tag) => {
    for (const attribute of attributes)
      await expect(tag.page().getByRole('note').filter({ hasText: attribute })).toBeVisible();
  };

export const all =
  (...checks: Check[]): Check =>
  async (tag) => {
    for (const check of checks) await check(tag);
  };

export const send: Check = async (tag) => {
  await tag.locator('button[type=submit]').press('Enter');
};

export const hasValue =
  (name: string, value: string): Check =>
  async (tag) => {
    await expect(tag.locator(`input[name=${name}]`)).toHaveValue(value);
  };

/** Expects the number of drawn elements. */
export const has =
  (selector: string, count: number): Check =>
  async (tag) => {
    await expect(tag.page().locator(`${selector} >> visible=true`)).toHaveCount(count);
  };

export const leads: Check = (tag) =>
  expect(tag.getByRole('link').filter({ visible: true }).first()).toBeVisible();
export const chooses =
  (label: string): Check =>
  (tag) =>
    expect(tag.getByRole('combobox')).toHaveText(label);
export const presses =
  (name: string, then: Check): Check =>
  async (tag) => {
    await tag.getByRole('button', { name }).click();
    await then(tag);
  };

/** Runs a check for a logged-in user: the page is opened again. */
export const inside =
  (userId: string, check: Check): Check =>
  async (tag) => {
    const page = tag.page();
    const headers = { origin: new URL(page.url()).origin };
    await page.request.post('/api/dev/session', { data: { userId }, headers });
    await page.reload();
    await check(tag);
  };
