import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
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
} from '../../support/pages/club-registration.ts';
import { watchShifts } from '../../support/pages/shifts.ts';

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
      const isNext = document.activeElement?.textContent === 'Continueu';
      return { name, value, isNext, isChild: document.activeElement?.closest('[data-child]') !== null };
    });
  await club.create.focus();
  await keyboard.press('Enter');
  await expect(club.own('name')).toBeVisible();
  // typed by segments, in the browser's order of day and month
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
    const { name, value, isNext, isChild } = await focused();
    if (isNext) break;
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

const phone = { width: 360, height: 640 };
/** 1280 × 1024 px at 400 %. */
const enlarged = { width: 320, height: 256 };

test(
  'W-27 CLUB-06 each step shows its heading and fits the page, on a phone and at 400 %',
  fullOnly,
  async ({ page, axe }) => {
    const isWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    /** Tests whether the heading in the focused element is visible (CLUB-06). */
    const isHeadingSeen = () =>
      page.evaluate(() => {
        const heading = document.activeElement?.querySelector('h2');
        const { left = 0, top = 0, width = 0, height = 0 } = heading?.getBoundingClientRect() ?? {};
        const seen = [0.1, 0.9].map((part) =>
          document.elementFromPoint(left + width / 2, top + height * part),
        );
        return heading !== null && seen.every((one) => one !== null && heading?.contains(one) === true);
      });
    const fits = async () => {
      for (const size of [phone, enlarged]) {
        await page.setViewportSize(size);
        expect(await isWide(), `${size.width} px`).toBe(false);
      }
    };
    await page.setViewportSize(enlarged);
    await page.goto(CLUB);
    const club = clubOn(page);
    await answer(page, REGISTER, 200, { response: {} });
    await answer(page, REGISTER_ADULTS, 200, { response: {} });
    await expect(club.create).toBeVisible();
    await fits();
    await club.create.click();
    await expect.poll(isHeadingSeen).toBe(true);
    await club.next.click();
    await expect(club.message('name')).toBeVisible();
    await fits();
    await club.fillAll();
    await club.own('surname').fill('Maria-Consolació-de-Montserrat-Gutiérrez-de-Montcada-i-Ferrandis');
    await club.childAt(0).field('surname').fill('W'.repeat(60));
    await page.setViewportSize(phone);
    await club.next.click();
    await expect(club.send).toBeVisible();
    await expect.poll(isHeadingSeen).toBe(true);
    await fits();
    await axe('ap-club-registration');
    await club.send.click();
    await expect(club.heading).toHaveText('Ja sou de La Colla!');
    await expect.poll(isHeadingSeen).toBe(true);
    await fits();
  },
);

test('CLUB-06 CLUB-35 each step begins at the top: smoothly, or at once for who wants no motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const { scrollTo } = window;
    window.scrollTo = ((options: ScrollToOptions) => {
      asked.push({ ...options });
      scrollTo({ ...options, behavior: 'instant' });
    }) as typeof window.scrollTo;
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const club = await openForm(page);
    await expect(club.heading.locator('..')).toBeFocused();
    await expect.poll(asked).toEqual([{ top: 0, behavior }]);
  }
});

test('CLUB-38 leaving is asked about only when something would be lost', fullOnly, async ({ page }) => {
  await page.goto(CLUB);
  const club = clubOn(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.accept();
  });
  /** Tests whether the page would ask before it is left. */
  const isHeld = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await club.create.click();
  await expect(club.own('name')).toBeVisible();
  expect(await isHeld()).toBe(false);
  await page.reload();
  expect(asked).toEqual([]);
  await expect(club.create).toBeVisible();
  await club.create.click();
  await club.own('name').fill('Aitana');
  await expect.poll(isHeld).toBe(true);
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await club.create.click();
  await expect(club.own('name'), 'nothing was kept').toHaveValue('');
  await club.childAt(0).field('name').fill('Pepet');
  await expect.poll(isHeld).toBe(true);
  await page.reload();
  expect(asked).toEqual(['beforeunload', 'beforeunload']);
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

test('BEY-31 nothing moves when the registration of the club comes alive', fullOnly, async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(CLUB);
    await expect(clubOn(page).host).toHaveAttribute('data-ap-state', 'ready');
    const { sum, culprits } = await shifts.atRest();
    expect(sum, `${width} px: ${culprits.join(', ')}`).toBeLessThanOrEqual(0.01);
  }
});
