import { expect, test } from '../../support/demo.ts';
import {
  answer,
  CLUB,
  child,
  clubOn,
  hear,
  openForm,
  PASSWORD,
  PIN,
  posts,
  REGISTER,
  REGISTER_ADULTS,
  tutor,
} from './club-page.ts';

test('CLUB-01 CLUB-02 CLUB-03 CLUB-14 CLUB-15 CLUB-30 CLUB-36 ROUTE-10 DATA-06 the four steps, and what goes over the wire', async ({
  page,
}) => {
  await page.goto(CLUB);
  const club = clubOn(page);
  await answer(page, REGISTER, 200, { response: {} });
  await answer(page, REGISTER_ADULTS, 200, { response: {} });
  const [bodies, handedOver] = [posts(page, REGISTER), posts(page, REGISTER_ADULTS)];
  await expect(club.heading).toHaveText('El vostre compte');
  await expect(club.current).toContainText('Compte');
  const events = await hear(page, 'ap-step-change', 'ap-club-success', 'ap-club-error');
  await club.create.click();
  await expect(club.heading).toHaveText('Vós i les criatures');
  await club.fillAll();
  await club.next.click();
  await expect(club.heading).toHaveText('Reviseu-ho tot');
  await expect(club.host).toContainText('Carrer Inventat, 7, 2a, 46001 València (Valencia), España');
  await expect(club.host).toContainText('Pepet Inventat');
  expect(bodies, 'nothing goes before the third step').toEqual([]);
  await club.send.click();
  await expect(club.heading).toHaveText('Ja sou de La Colla!');
  await expect(club.host).toContainText(`hem enviat un missatge a ${tutor.email}`);
  const token = expect.stringMatching(/^[\w+/]{40,}=*$/);
  expect(bodies).toEqual([
    {
      ...tutor,
      bulletin: false,
      laCollaBulletin: false,
      terms: true,
      children: [{ ...child, pin: PIN }],
      recaptcha: token,
    },
  ]);
  expect(handedOver).toEqual([{ email: tutor.email, password: PASSWORD, recaptcha: token }]);
  expect(await events()).toEqual([
    ['ap-step-change', { from: 1, to: 2 }],
    ['ap-step-change', { from: 2, to: 3 }],
    ['ap-club-success', { childrenCount: 1 }],
    ['ap-step-change', { from: 3, to: 4 }],
  ]);
  expect(await club.property('status')).toBe('success');
  expect(await club.step()).toBe('4');
});

test('CLUB-04 CLUB-05 CLUB-06 CLUB-38 going back, by the button or by the browser, loses nothing', async ({
  page,
}) => {
  await page.goto(CLUB);
  const club = clubOn(page);
  await club.toSummary();
  await expect(club.heading.locator('..')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await club.modify.click();
  await expect(club.heading).toHaveText('Vós i les criatures');
  await expect(club.heading.locator('..')).toBeFocused();
  await expect(club.own('name')).toHaveValue(tutor.name);
  await expect(club.own('password')).toHaveValue(PASSWORD);
  await expect(club.childAt(0).field('pin')).toHaveValue(PIN);
  await expect(club.host.locator('[aria-invalid]')).toHaveCount(0);
  await page.goForward();
  await expect(club.send).toBeVisible();
  await page.goBack();
  await expect(club.next).toBeVisible();
  await page.goBack();
  await expect(club.create).toBeVisible();
  expect(await club.step()).toBe('1');
  await page.goForward();
  await expect(club.own('surname')).toHaveValue(tutor.surname);
  await club.own('zip').fill('4600');
  await page.goForward();
  await expect(club.own('zip'), 'Forward is no way around what is wrong').toBeFocused();
  await expect(club.next).toBeVisible();
});

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

test('CLUB-34 CLUB-24 VAL-37 next looks at all of the page, and goes to the first thing that is wrong', async ({
  page,
  axe,
}) => {
  const club = await openForm(page);
  await club.next.click();
  await expect(club.own('name')).toBeFocused();
  for (const name of [
    'name',
    'surname',
    'birthdate',
    'nif',
    'phone',
    'email',
    'emailRepeat',
    'password',
    'passwordRepeat',
    'address',
    'zip',
    'city',
    'province',
    'terms',
  ])
    await expect(club.own(name), name).toHaveAttribute('aria-invalid', 'true');
  for (const name of ['name', 'surname', 'birthdate', 'pin'])
    await expect(club.childAt(0).field(name), name).toHaveAttribute('aria-invalid', 'true');
  await axe('ap-club-registration');
  await club.fillTutor();
  await club.fillAccount();
  await club.next.click();
  await expect(club.childAt(0).field('name'), 'the child stands above the terms').toBeFocused();
  await club.fillChild();
  await club.next.click();
  await expect(club.own('terms')).toBeFocused();
  expect(await club.step()).toBe('2');
});

test('CLUB-38 leaving is asked about only when something would be lost', async ({ page }) => {
  await page.goto(CLUB);
  const club = clubOn(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.accept();
  });
  /** What the browser will hear when it asks. */
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

test('CLUB-38 BEY-09 W-07 nothing that was typed is in storage, cookies, history or address, at any step', async ({
  page,
  context,
}) => {
  await page.goto(CLUB);
  const club = clubOn(page);
  await answer(page, REGISTER, 200, { response: {} });
  await answer(page, REGISTER_ADULTS, 200, { response: {} });
  const kept = async () => {
    const inPage = await page.evaluate(async () => {
      const databases = (await indexedDB.databases?.()) ?? [];
      const caches_ = await caches.keys();
      return [
        { ...localStorage },
        { ...sessionStorage },
        history.state,
        location.href,
        document.title,
        databases,
        caches_,
        name,
      ];
    });
    return JSON.stringify([inPage, await context.cookies()]);
  };
  const isClean = async () => {
    const text = await kept();
    for (const secret of ['Pepet', 'Inventat', '2018', PIN, PASSWORD, 'Aitana', '12345678', 'data:'])
      expect(text, secret).not.toContain(secret);
  };
  await club.create.click();
  await club.fillAll();
  await isClean();
  await club.next.click();
  await expect(club.send).toBeVisible();
  await isClean();
  await club.send.click();
  await expect(club.heading).toHaveText('Ja sou de La Colla!');
  await isClean();
  await page.goBack();
  await expect(club.heading, 'what is done stays done').toHaveText('Ja sou de La Colla!');
  await isClean();
});

test('CLUB-13 the page may read what holds, without secrets', async ({ page }) => {
  await page.goto(CLUB);
  const club = clubOn(page);
  await expect(club.create).toBeVisible();
  expect(await club.property('data')).toBeNull();
  await club.toSummary();
  const data = await club.property('data');
  expect(data).toEqual({ ...tutor, bulletin: false, laCollaBulletin: false, children: [child] });
  await club.host.evaluate((host) =>
    Object.assign((host as unknown as { data: object }).data, { email: 'altra@example.cat' }),
  );
  await answer(page, REGISTER, 200, { response: {} });
  await answer(page, REGISTER_ADULTS, 200, { response: {} });
  const bodies = posts(page, REGISTER);
  await club.send.click();
  await expect(club.heading).toHaveText('Ja sou de La Colla!');
  expect(bodies[0]?.email, 'it is a copy').toBe(tutor.email);
  expect(await club.property('data')).toBeNull();
});

test('CLUB-07 a second press while the first is on its way sends nothing', async ({ page }) => {
  await page.goto(CLUB);
  const club = clubOn(page);
  const bodies = posts(page, REGISTER);
  await answer(page, REGISTER_ADULTS, 200, { response: {} });
  let admit = () => {};
  const gate = new Promise<void>((resolve) => {
    admit = resolve;
  });
  await page.route(`**${REGISTER}`, async (route) => {
    await gate;
    await route.fulfill({ json: { response: {} } });
  });
  await club.toSummary();
  await expect(club.captcha).toHaveAttribute('data-step', 'done');
  await club.host.locator('button[type=submit]').evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => club.property('status')).toBe('waiting');
  await club.host.locator('button[type=submit]').press('Enter');
  await club.modify.click({ force: true });
  await page.goBack();
  await expect(club.host.locator('button[type=submit]')).toBeVisible();
  admit();
  await expect(club.heading).toHaveText('Ja sou de La Colla!');
  expect(bodies).toHaveLength(1);
});

test('CLUB-01 the attribute says the step, and leads back but never ahead', async ({ page }) => {
  await page.goto(CLUB);
  const club = clubOn(page);
  await expect(club.create).toBeVisible();
  const set = (step: string) => club.host.evaluate((host, value) => host.setAttribute('step', value), step);
  await set('3');
  await expect(club.host).toHaveAttribute('step', '1');
  await club.create.click();
  await expect(club.next).toBeVisible();
  await set('1');
  await expect(club.create).toBeVisible();
});
