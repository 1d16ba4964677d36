import { expect, test } from '../support/demo.ts';
import { fullOnly } from '../support/in-full.ts';
import { holdBack } from '../support/pages/hold-back.ts';
import { chooseRecaptcha, counterpart, SCRIPT } from '../support/pages/recaptcha.ts';
import { posts, REGISTER, registerOn } from '../support/pages/register.ts';
import { recaptchaScript } from '../support/services/recaptcha.ts';

const STANDARD = '/registre?site=apunt';
const CHALLENGE = '**/api/captcha/challenge*';

test('REG-13 W-27 loads the captcha when the form is touched, and solves it unasked', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => /captcha/.test(request.url()) && loaded.push(request.url()));
  await page.goto(STANDARD, { waitUntil: 'networkidle' });
  const form = registerOn(page);
  await expect(form.captcha).toHaveAttribute('data-step', 'waiting');
  expect(loaded).toEqual([]);
  await form.name.focus();
  await expect(form.captcha).toHaveAttribute('data-step', 'done');
  await expect(form.captcha.getByRole('status')).toHaveText('Comprovat: no sou un robot.');
  expect(loaded.filter((url) => url.includes('challenge'))).toEqual([
    expect.stringContaining('?action=register'),
  ]);
});

test.describe('on a line that fails', () => {
  test.use({ allow: [/ERR_FAILED/] });
  test('REG-15 replaces a token that expires while somebody writes', async ({ page }) => {
    await page.clock.install();
    await page.goto(STANDARD);
    const form = registerOn(page);
    await form.fillStandard('lenta@example.cat');
    await expect(form.captcha).toHaveAttribute('data-step', 'done');
    await page.route(CHALLENGE, (route) => route.abort());
    await page.clock.fastForward('10:00');
    await expect(form.captcha).toHaveAttribute('data-step', 'failed');
    await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
    await page.unroute(CHALLENGE);
    await form.captcha.getByRole('button', { name: 'Torneu-ho a provar' }).press('Enter');
    await expect(form.captcha).toHaveAttribute('data-step', 'done');
    await expect(form.captcha, 'the button has gone with its press').toBeFocused();
    await expect(form.submit).not.toHaveAttribute('aria-disabled');
  });
});

test(
  'REG-13 a form that lacks nothing but its proof is sent when the proof has come',
  fullOnly,
  async ({ page }) => {
    const challenge = await holdBack(page, CHALLENGE);
    await page.goto(STANDARD);
    const form = registerOn(page);
    const bodies = posts(page, REGISTER);
    await form.fillStandard('impacient@example.cat');
    await form.press();
    await expect(form.captcha).toHaveAttribute('data-step', 'working');
    expect(bodies).toEqual([]);
    challenge.release();
    await expect.poll(() => bodies.length).toBe(1);
    expect(bodies[0]?.recaptcha).toBeTruthy();
  },
);

test(
  'REG-14 DEV-02 skips the captcha in development mode, in form and server',
  fullOnly,
  async ({ browser, ownDemo }) => {
    const demo = await ownDemo({ captcha: false });
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => /captcha/.test(request.url()) && asked.push(request.url()));
    await page.goto(demo.url + STANDARD);
    const form = registerOn(page);
    await form.fillStandard('desenvolupament@example.cat');
    await expect(form.captcha).toHaveCount(0);
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(asked).toEqual([]);
    await page.close();
  },
);

test.describe('with reCAPTCHA', () => {
  test.use({ allow: [/request to https:\/\/www\.google\.com\/recaptcha\/api\.js|ERR_FAILED|status of 400/] });

  test.beforeEach(async ({ page }) => {
    await chooseRecaptcha(page, STANDARD);
  });

  test(
    'REG-15 sets the token by the box, clears it on expiry, and contacts Google only then',
    fullOnly,
    async ({ page }) => {
      let loads = 0;
      await page.route(SCRIPT, (route) => {
        loads++;
        return route.fulfill({ contentType: 'text/javascript', body: counterpart });
      });
      await page.goto(STANDARD, { waitUntil: 'networkidle' });
      expect(loads).toBe(0);
      const form = registerOn(page);
      const bodies = posts(page, REGISTER);
      await form.fillStandard('casella@example.cat');
      const box = form.captcha.getByRole('checkbox', { name: 'No soc un robot, the-key' });
      await expect(form.captcha.getByRole('status')).toHaveText(/Marqueu la casella/);
      await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
      await box.check();
      await expect(form.submit).not.toHaveAttribute('aria-disabled');
      await box.dispatchEvent('dblclick');
      await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
      await expect(box).not.toBeChecked();
      await expect(box).toHaveCount(1);
      await box.check();
      await form.submit.click();
      await expect(form.alert).toBeVisible();
      expect(bodies[0]?.recaptcha).toBe('ticked');
      await expect(box, 'REG-27: another one for the next attempt').not.toBeChecked();
      expect(loads).toBe(1);
    },
  );

  test('REG-15 offers to load a failed script again', fullOnly, async ({ page }) => {
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto(STANDARD);
    const form = registerOn(page);
    await form.name.focus();
    await expect(form.captcha).toHaveAttribute('data-step', 'failed');
    await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: counterpart }));
    await form.captcha.getByRole('button', { name: 'Torneu-ho a provar' }).click();
    await form.captcha.getByRole('checkbox').check();
    await expect(form.captcha).toHaveAttribute('data-step', 'done');
  });
});

test.describe('with reCAPTCHA Enterprise', () => {
  test.use({ allow: [/request to https:\/\/www\.google\.com\/recaptcha\/enterprise\.js|status of 400/] });
  test('REG-15 W-04 the box of Enterprise works under the policy of the page', fullOnly, async ({ page }) => {
    await chooseRecaptcha(page, STANDARD, 'recaptcha-enterprise');
    await page.route('https://www.google.com/recaptcha/enterprise.js*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: recaptchaScript({ enterprise: true, siteKey: 'the-key' }),
      }),
    );
    await page.goto(STANDARD);
    const form = registerOn(page);
    const bodies = posts(page, REGISTER);
    await form.fillStandard('empresa@example.cat');
    await form.captcha.getByRole('checkbox').click();
    await expect(form.captcha).toHaveAttribute('data-step', 'done');
    await form.submit.click();
    await expect(form.alert).toBeVisible();
    expect(bodies[0]?.recaptcha).toBe('valid.1.register');
  });
});
