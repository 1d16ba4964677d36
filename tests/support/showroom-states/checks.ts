import type { Locator } from '@playwright/test';
import { expect } from '../demo.ts';

/** Checks of single states on their tags. */
export type Check = (tag: Locator) => Promise<void>;
/** Tag → id of the state → what it shows. */
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

/** Notes for editors about wrong attributes (BEY-28). */
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

/** How many of something are drawn. */
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

/** The same with somebody inside: the page opens anew for them. */
export const inside =
  (userId: string, check: Check): Check =>
  async (tag) => {
    const page = tag.page();
    const headers = { origin: new URL(page.url()).origin };
    await page.request.post('/api/dev/session', { data: { userId }, headers });
    await page.reload();
    await check(tag);
  };
