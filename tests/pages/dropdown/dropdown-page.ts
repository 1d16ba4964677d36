import type { Page } from '@playwright/test';
import { expect } from '../../support/demo.ts';
import { plainPage } from '../poll/poll-page.ts';

const names = ['Televisió', 'Ràdio', 'En línia', 'Ràdio en línia', 'Arxiu'];

export const select = (attributes: string, of = '') => `<ap-dropdown label="Canal"${attributes}>
  <label>Canal <select name="canal"${of}>${names.map((name, index) => `<option value="${index}"${index === 1 ? ' selected' : ''}>${name}</option>`).join('')}</select></label>
</ap-dropdown>`;

/** A dropdown on a page of the demo, with something to go on to before and after it. */
export async function openDropdown(page: Page, html: string) {
  await page.route(`**${plainPage}`, async (route) => {
    const response = await route.fetch();
    const form = `<form id="form"><button type="button" id="before">abans</button>${html}<button type="button" id="after">després</button></form>`;
    const body = (await response.text()).replace('<main id="contingut" tabindex="-1">', `$&${form}`);
    await route.fulfill({ response, body });
  });
  await page.goto(plainPage);
  const host = page.locator('ap-dropdown');
  await expect(host).toHaveAttribute('data-ap-state', 'ready');
  return {
    host,
    button: host.getByRole('combobox', { name: 'Canal' }),
    list: host.getByRole('listbox'),
    option: (name: string) => host.getByRole('option', { name, exact: true }),
    active: () => host.locator('[role=option][data-active]'),
    value: () => host.evaluate((element) => (element as HTMLElement & { value: unknown }).value),
    /** What the form would send. */
    sent: () =>
      page
        .locator('#form')
        .evaluate((form) => [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, value])),
  };
}
