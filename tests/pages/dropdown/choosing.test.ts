import { expect, test } from '../../support/demo.ts';
import { hear } from '../poll/poll-page.ts';
import { openDropdown, select } from './dropdown-page.ts';

test('NAV-05 choosing one value closes the list, and the page hears it', async ({ page, axe }) => {
  const box = await openDropdown(page, select(''));
  const events = await hear(page, 'ap-dropdown-change', 'ap-dropdown-toggle');
  await expect(box.button).toHaveText('Ràdio');
  await expect(box.button).toHaveAttribute('aria-expanded', 'false');
  expect([await box.value(), await box.sent()], 'the server’s own field says it').toEqual([
    undefined,
    [['canal', '1']],
  ]);
  await box.button.click();
  await expect(box.host).toHaveAttribute('open', '');
  await expect(box.option('Ràdio')).toHaveAttribute('aria-selected', 'true');
  await axe('ap-dropdown');
  await box.option('En línia').click();
  await expect(box.list).toBeHidden();
  await expect(box.host).not.toHaveAttribute('open');
  await expect(box.button).toHaveText('En línia');
  await expect(box.button).toBeFocused();
  expect([await box.value(), await box.sent()]).toEqual(['2', [['canal', '2']]]);
  await box.button.click();
  await box.option('En línia').click();
  expect(await events()).toEqual([
    ['ap-dropdown-toggle', { open: true }],
    ['ap-dropdown-change', { value: '2' }],
    ['ap-dropdown-toggle', { open: false }],
    ['ap-dropdown-toggle', { open: true }],
    ['ap-dropdown-toggle', { open: false }],
  ]);
});

test('NAV-06 where several can be chosen, choosing toggles and the list stays open', async ({
  page,
  axe,
}) => {
  const box = await openDropdown(page, select(' multiple', ' multiple'));
  const events = await hear(page, 'ap-dropdown-change', 'ap-dropdown-toggle');
  await box.button.click();
  await expect(box.list).toHaveAttribute('aria-multiselectable', 'true');
  await box.option('Arxiu').click();
  await expect(box.list).toBeVisible();
  await expect(box.button).toHaveText('Ràdio, Arxiu');
  await box.option('Televisió').click();
  await expect(box.button).toHaveText('3 triats');
  await axe('ap-dropdown');
  expect(await box.sent()).toEqual([
    ['canal', '0'],
    ['canal', '1'],
    ['canal', '4'],
  ]);
  for (const name of ['Ràdio', 'Televisió', 'Arxiu']) await box.option(name).click();
  await expect(box.list).toBeVisible();
  await expect(box.button).toHaveText('Trieu');
  expect([await box.value(), await box.sent()]).toEqual([[], []]);
  expect((await events()).map((event) => JSON.stringify(event))).toEqual(
    [
      ['ap-dropdown-toggle', { open: true }],
      ['ap-dropdown-change', { value: ['1', '4'] }],
      ['ap-dropdown-change', { value: ['0', '1', '4'] }],
      ['ap-dropdown-change', { value: ['0', '4'] }],
      ['ap-dropdown-change', { value: ['4'] }],
      ['ap-dropdown-change', { value: [] }],
    ].map((event) => JSON.stringify(event)),
  );
});

test('NAV-06 LIST-19 options and value are properties too, and without a select the name goes with the form', async ({
  page,
}) => {
  const box = await openDropdown(
    page,
    `<ap-dropdown name="canal" multiple><span slot="label">Canal</span>
      <script type="application/json" data-prop="options">[{"name":"Televisió","value":"tv"},{"name":"Ràdio","value":"radio"}]</script></ap-dropdown>`,
  );
  await expect(box.button).toHaveText('Trieu');
  expect(await box.sent()).toEqual([]);
  await box.host.evaluate((host) => {
    (host as HTMLElement & { value: unknown }).value = ['radio', 'tv'];
  });
  await expect(box.button).toHaveText('Televisió, Ràdio');
  expect(await box.sent()).toEqual([
    ['canal', 'radio'],
    ['canal', 'tv'],
  ]);
  await box.host.evaluate((host) => {
    Object.assign(host, { multiple: false, value: 'tv' });
  });
  await expect(box.button).toHaveText('Televisió');
  await expect.poll(box.sent).toEqual([['canal', 'tv']]);
  await box.button.click();
  await box.option('Ràdio').click();
  expect([await box.value(), await box.sent()]).toEqual(['radio', [['canal', 'radio']]]);
  await page.locator('#form').evaluate((form) => (form as HTMLFormElement).reset());
  await expect.poll(box.sent).toEqual([]);
});

test('DEL-04 what was chosen in the server’s select counts, a form that is reset takes it back, and nothing is lost when the widget goes', async ({
  page,
}) => {
  const box = await openDropdown(page, select(''));
  await box.button.click();
  await box.option('Arxiu').click();
  await page.locator('#form').evaluate((form) => (form as HTMLFormElement).reset());
  await expect(box.button).toHaveText('Ràdio');
  expect(await box.sent()).toEqual([['canal', '1']]);
  await box.button.click();
  await box.option('Televisió').click();
  const chosen = await box.host.evaluate((host) => host.querySelector('select')?.value);
  expect(chosen).toBe('0');
});
