import { type FieldName, fieldKinds } from '../../../src/forms/fields.ts';
import { expect, test } from '../../support/demo.ts';
import {
  answer,
  CLUB,
  child,
  clubOn,
  openForm,
  PASSWORD,
  PIN,
  posts,
  REGISTER,
  REGISTER_ADULTS,
  tutor,
} from './club-page.ts';

test('CLUB-34 W-27 the whole of it can be done by the keyboard alone', async ({ page }) => {
  await page.goto(CLUB);
  const club = clubOn(page);
  const bodies = posts(page, REGISTER);
  await answer(page, REGISTER, 200, { response: {} });
  await answer(page, REGISTER_ADULTS, 200, { response: {} });
  const { keyboard } = page;
  const focused = () =>
    page.evaluate(() => {
      const { name, value } = document.activeElement as HTMLInputElement;
      return { name, value, isChild: document.activeElement?.closest('[data-child]') !== null };
    });
  await club.create.focus();
  await keyboard.press('Enter');
  await expect(club.own('name')).toBeVisible();
  // by segments, in whichever order the browser asks for day and month
  const typed: Record<string, string> = {
    ...tutor,
    birthdate: '03031988',
    emailRepeat: tutor.email,
    password: PASSWORD,
    passwordRepeat: PASSWORD,
  };
  const ofChild: Record<string, string> = { ...child, birthdate: '05052018', pin: PIN, repeatPin: PIN };
  for (let presses = 0; presses < 80; presses++) {
    await keyboard.press('Tab');
    if (await club.next.evaluate((button) => button === document.activeElement)) break;
    const { name, value, isChild } = await focused();
    const text = (isChild ? ofChild : typed)[name];
    if (name === 'terms') await keyboard.press('Space');
    else if (text !== undefined && value !== text && (value === '' || name === 'country'))
      await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(club.send).toBeVisible();
  await expect(club.captcha).toHaveAttribute('data-step', 'done');
  for (let presses = 0; presses < 10; presses++) {
    await keyboard.press('Tab');
    if (await club.send.evaluate((button) => button === document.activeElement)) break;
  }
  await keyboard.press('Enter');
  await expect(club.heading).toHaveText('Ja sou de La Colla!');
  expect(bodies).toHaveLength(1);
});

for (const [width, height, about] of [
  [360, 640, 'on a phone'],
  [320, 256, 'at 400 % of 1280 × 1024 px'],
] as const)
  test(`W-27 CLUB-06 nothing is wider than the page, and each step shows its heading, ${about}`, async ({
    page,
    axe,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(CLUB);
    const club = clubOn(page);
    await answer(page, REGISTER, 200, { response: {} });
    await answer(page, REGISTER_ADULTS, 200, { response: {} });
    const isWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    /** What has just got the focus is what a reader sees there (CLUB-06). */
    const isHeadingSeen = () =>
      page.evaluate(() => {
        const heading = document.activeElement?.querySelector('h2');
        const { left = 0, top = 0, width = 0, height = 0 } = heading?.getBoundingClientRect() ?? {};
        const seen = [0.1, 0.9].map((part) =>
          document.elementFromPoint(left + width / 2, top + height * part),
        );
        return heading !== null && seen.every((one) => one !== null && heading?.contains(one) === true);
      });
    await expect(club.create).toBeVisible();
    expect(await isWide()).toBe(false);
    await club.create.click();
    await expect.poll(isHeadingSeen).toBe(true);
    await club.next.click();
    await expect(club.message('name')).toBeVisible();
    expect(await isWide()).toBe(false);
    await club.fillAll();
    await club.own('surname').fill('Maria-Consolació-de-Montserrat-Gutiérrez-de-Montcada-i-Ferrandis');
    await club.childAt(0).field('surname').fill('W'.repeat(60));
    await club.next.click();
    await expect(club.send).toBeVisible();
    await expect.poll(isHeadingSeen).toBe(true);
    expect(await isWide()).toBe(false);
    await axe('ap-club-registration');
    await club.send.click();
    await expect(club.heading).toHaveText('Ja sou de La Colla!');
    await expect.poll(isHeadingSeen).toBe(true);
    expect(await isWide()).toBe(false);
  });

test('BEY-10 VAL-31 the fields of the second step are those of the table, and each belongs to a real form', async ({
  page,
}) => {
  const club = await openForm(page);
  await expect(club.next).toBeVisible();
  const drawn = await club.host.locator('input, select').evaluateAll((fields) =>
    (fields as HTMLInputElement[]).map(({ name, autocomplete, form, labels }) => ({
      name,
      autoComplete: autocomplete,
      isReal: form?.method === 'post' && Boolean(labels?.length),
    })),
  );
  const expected = (kinds: readonly FieldName[]) =>
    kinds.map((kind) => {
      const { name, autoComplete } = fieldKinds[kind];
      return { name, autoComplete, isReal: true };
    });
  const tutorsAccount = ['accountEmail', 'emailRepeat', 'newPassword', 'passwordRepeat'] as const;
  const home = ['address', 'zip', 'city', 'country', 'province'] as const;
  const children = ['childName', 'childSurname', 'childBirthdate', 'childPin', 'repeatPin', 'photo'] as const;
  expect(drawn).toEqual(
    expected([
      ...(['name', 'surname', 'birthdate', 'nif', 'phone'] as const),
      ...tutorsAccount,
      ...home,
      ...children,
      ...(['bulletin', 'laCollaBulletin', 'terms'] as const),
    ]),
  );
});

test('ROUTE-10 without JavaScript the page says what the steps are, and who can be asked', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${demo.url}${CLUB}`);
  const host = page.locator('ap-club-registration');
  await expect(host.getByText('necessita JavaScript')).toBeVisible();
  await expect(host.getByRole('listitem')).toHaveCount(4);
  await expect(host.getByRole('link', { name: 'Entreu en el vostre compte' })).toBeVisible();
  await context.close();
});

for (const width of [360, 1280])
  test(`BEY-31 nothing moves when the registration of the club comes alive, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts = { value: 0, culprits: [] as string[] };
      Object.assign(window, { shifts });
      type Entry = PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Entry[]) {
          if (entry.hadRecentInput) continue;
          shifts.value += entry.value;
          shifts.culprits.push(...entry.sources.map(({ node }) => `${node?.nodeName} ${node?.className}`));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(CLUB);
    await expect(clubOn(page).host).toHaveAttribute('data-ap-state', 'ready');
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    });
    const { value, culprits } = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; culprits: string[] } }).shifts,
    );
    expect(value, culprits.join(', ')).toBeLessThanOrEqual(0.01);
  });

/** Bytes on the wire: of the page before it is used, and of all that its four steps load. */
const BUDGET = { page: 67_500, steps: 110_000 };

test('DATA-08 CLUB-01 the page of the registration loads little, and lists and rules only with the step that needs them', async ({
  page,
}) => {
  const sizes = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js')) return;
    const { responseBodySize } = await request.sizes();
    // what has been fetched is imported from the browser's cache afterwards
    sizes.set(pathname, Math.max(responseBodySize, sizes.get(pathname) ?? 0));
  });
  const total = () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const listed = () => [...sizes].map(([path, size]) => `${size} ${path.split('/').at(-1)}`).join('\n');
  await page.goto(CLUB);
  const club = clubOn(page);
  await answer(page, REGISTER, 200, { response: {} });
  await answer(page, REGISTER_ADULTS, 200, { response: {} });
  await expect(club.create).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(total(), listed()).toBeLessThanOrEqual(BUDGET.page);
  expect(listed()).not.toMatch(/places|rules|forms-/);
  await club.toSummary();
  await club.send.click();
  await expect(club.heading).toHaveText('Ja sou de La Colla!');
  expect(listed()).toMatch(/places-places/);
  test.info().annotations.push({ type: 'bytes', description: `${total()}\n${listed()}` });
  expect(total(), listed()).toBeLessThanOrEqual(BUDGET.steps);
});
