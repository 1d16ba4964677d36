import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
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
} from '../../support/pages/club-registration.ts';
import { chooseRecaptcha } from '../../support/pages/recaptcha.ts';

test.use({ allow: [/status of (4|5)\d\d|ERR_FAILED/] });

const LATER = 'Hi ha hagut un problema. Torneu-ho a provar més tard.';
const TWICE = 'Ja existix un xiquet o una xiqueta amb estes dades. Contacteu amb el club.';
const colla = (errorMessage?: string) => ({
  errorCode: 'LA_COLLA_API_ERROR',
  ...(errorMessage && { errorMessage }),
});

test('CLUB-05 CLUB-28 whatever goes wrong at the summary is said, loses nothing and can be tried again', async ({
  page,
}) => {
  await page.goto(CLUB);
  const club = clubOn(page);
  const bodies = posts(page, REGISTER);
  const events = await hear(page, 'ap-club-error');

  await test.step('a proof that cannot be had stops the sending, and can be asked for again', async () => {
    await page.route('**/api/captcha/challenge**', (route) => route.fulfill({ status: 500, json: {} }));
    await club.toSummary();
    await expect(club.captcha).toHaveAttribute('data-step', 'failed');
    await club.host.locator('button[type=submit]:not([hidden])').press('Enter');
    expect(bodies).toEqual([]);
    await page.unroute('**/api/captcha/challenge**');
    await club.button('Torneu-ho a provar').click();
    await expect(club.captcha).toHaveAttribute('data-step', 'done');
  });

  await test.step('what the club refuses is said in an alert', async () => {
    for (const [status, body, text, code] of [
      [409, colla('API_ERROR_CODE_2'), TWICE, 'API_ERROR_CODE_2'],
      [400, colla('Pepet Inventat ja hi és'), LATER, 'LA_COLLA_API_ERROR_CODE_DEFAULT'],
      [500, { errorCode: 'UNKNOWN_ERROR' }, LATER, 'LA_COLLA_API_ERROR_CODE_DEFAULT'],
    ] as const) {
      await answer(page, REGISTER, status, body);
      await club.send.click();
      await expect(club.alert).toContainText(text);
      await expect(club.alert).not.toContainText('Pepet');
      expect((await events()).at(-1)).toEqual(['ap-club-error', { code }]);
      expect(await club.property('status')).toBe('error');
      await club.modify.click();
      await expect(club.alert, 'errors do not follow to another step').toHaveCount(0);
      await expect(club.own('password')).toHaveValue(PASSWORD);
      await expect(club.childAt(0).field('pin')).toHaveValue(PIN);
      await club.next.click();
    }
    expect(await events()).toHaveLength(3);
  });

  await test.step('no answer at all is said too, and the next try is another request', async () => {
    await page.route(`**${REGISTER}`, (route) => route.abort(), { times: 1 });
    await club.send.click();
    await expect(club.alert).toContainText('No hi ha connexió.');
    await answer(page, REGISTER, 200, { response: {} });
    await answer(page, REGISTER_ADULTS, 400, { errorCode: 'INVALID_FIELDS' });
    await club.send.click();
    await expect(club.heading).toHaveText('Ja sou de La Colla!');
    const proofs = bodies.map(({ recaptcha }) => recaptcha);
    expect(proofs).toHaveLength(5);
    expect(new Set(proofs).size, 'a proof serves once').toBe(5);
  });

  await test.step('where the password cannot be kept, the end says so and leads to choosing one', async () => {
    await expect(club.alert).toContainText('la contrasenya no s’ha pogut guardar');
    await club.host.getByRole('link', { name: 'Trieu la contrasenya' }).click();
    await expect(page).toHaveURL(/\/registre-adults\?email=aitana\.ficticia%40example\.cat$/);
    await expect(page.locator('ap-register [name=email]')).toHaveValue(tutor.email);
    await expect(page.locator('ap-register [name=email]')).toHaveAttribute('readonly');
  });
});

test('CLUB-28 CLUB-30 recovers a registration whose response was lost, if its data are unchanged', async ({
  page,
}) => {
  await page.goto(CLUB);
  const club = clubOn(page);
  await club.toSummary();
  await page.route(`**${REGISTER}`, (route) => route.abort(), { times: 1 });
  await club.send.click();
  await expect(club.alert).toContainText('No hi ha connexió.');
  await answer(page, REGISTER, 409, { errorCode: 'CLUB_EMAIL_ALREADY_IN_USE' });
  await answer(page, REGISTER_ADULTS, 200, {});
  await test.step('another name is that of nobody who may have been registered', async () => {
    await club.modify.click();
    await club.childAt(0).field('name').fill('Marieta');
    await club.next.click();
    await club.send.click();
    await expect(club.alert).toBeVisible();
  });
  await club.modify.click();
  await club.childAt(0).field('name').fill(child.name);
  await club.next.click();
  await club.send.click();
  await expect(club.heading).toHaveText('Ja sou de La Colla!');
  await expect(club.alert).toHaveCount(0);
});

test(
  'CLUB-38 CLUB-37 lets the user retry a part of the form that failed to load',
  fullOnly,
  async ({ page }) => {
    let isCut = true;
    await page.route(/club-registration-summary-step.*\.js/, (route) =>
      isCut ? route.abort() : route.continue(),
    );
    const challenges: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/captcha/challenge')) challenges.push(request.url());
    });
    await page.clock.install();
    const club = await openForm(page);
    await club.fillAll();
    await club.next.click();
    await page.clock.runFor(60_000);
    await expect(club.alert).toContainText('Una part del formulari no ha arribat.');
    isCut = false;
    await club.button('Torneu-ho a provar').click();
    await expect(club.send, 'nothing is lost').toBeVisible();

    await expect(club.captcha).toHaveAttribute('data-step', 'done');
    const before = challenges.length;
    await page.clock.fastForward(10 * 60_000);
    await expect.poll(() => challenges.length).toBe(before + 1);
    await expect(club.captcha).toHaveAttribute('data-step', 'done');
    await expect(club.alert).toHaveCount(0);
  },
);

test(
  'BEY-11 CLUB-30 both calls have a proof of work on a page that chooses reCAPTCHA',
  fullOnly,
  async ({ page }) => {
    await chooseRecaptcha(page, CLUB);
    const contacted: string[] = [];
    page.on('request', (request) => {
      if (/google/.test(new URL(request.url()).hostname)) contacted.push(request.url());
    });
    const club = clubOn(page);
    const [bodies, handedOver] = [posts(page, REGISTER), posts(page, REGISTER_ADULTS)];
    for (const address of [REGISTER, REGISTER_ADULTS]) await answer(page, address, 200, { response: {} });
    await page.goto(CLUB);
    await club.toSummary();
    await expect(club.captcha).toHaveAttribute('data-step', 'done');
    await club.send.click();
    await expect(club.heading).toHaveText('Ja sou de La Colla!');
    const actions = [...bodies, ...handedOver].map(
      ({ recaptcha }) => JSON.parse(atob(String(recaptcha))).challenge.parameters.data.action,
    );
    expect(actions).toEqual(['register', 'register-adults']);
    expect(contacted).toEqual([]);
  },
);

test.describe('without a captcha', () => {
  test('CLUB-37 DEV-02 the letter’s call goes without a token', fullOnly, async ({ page }) => {
    await page.route('**/registre', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '<ap-config ',
        '<ap-config captcha-provider="none" data-was-',
      );
      await route.fulfill({ response, body });
    });
    await page.goto(CLUB);
    const club = clubOn(page);
    await answer(page, REGISTER, 200, { response: {} });
    await answer(page, REGISTER_ADULTS, 200, { response: {} });
    const [bodies, handedOver] = [posts(page, REGISTER), posts(page, REGISTER_ADULTS)];
    await club.toSummary();
    await expect(club.captcha).toHaveCount(0);
    await club.send.click();
    await expect(club.heading).toHaveText('Ja sou de La Colla!');
    expect(bodies[0]).not.toHaveProperty('recaptcha');
    expect(handedOver[0]).toMatchObject({ recaptcha: 'off' });
  });
});
