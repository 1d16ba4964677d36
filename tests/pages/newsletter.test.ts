import { linkIn, mailsTo } from '../../demo/testing/mails.ts';
import { expect, test } from '../support/demo.ts';
import { fullOnly, inFull } from '../support/in-full.ts';
import { DEFAULT, LANGUAGE, newsletterOn } from './newsletter-page.ts';
import { hear, posts } from './register-page.ts';
import { watchShifts } from './shifts.ts';

test.beforeEach(({ demo }) => demo.db.deleteFrom('throttles').execute());

test('NEWS-03 NEWS-04 NEWS-10 NEWS-06 API-21 from the form to the list: the mail, its link, and the way out', async ({
  page,
  demo,
}) => {
  await page.goto('/butlletins');
  const form = newsletterOn(page);
  const bodies = posts(page, DEFAULT);
  const events = await hear(page, 'ap-newsletter-success', 'ap-newsletter-error');
  await form.email.fill('lectora@example.cat');
  await form.terms.check();
  await form.submit.click();
  await expect(form.thanks).toBeVisible();
  expect(bodies).toEqual([{ email: 'lectora@example.cat', segments: [] }]);
  expect(await events()).toEqual([['ap-newsletter-success', {}]]);
  const mails = () => mailsTo(demo, 'lectora@example.cat');
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [asking] = await mails();
  if (!asking) throw new Error('no mail');
  await page.goto(linkIn(asking));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscripció confirmada');
  await expect(page).not.toHaveURL(/token/);
  await expect.poll(async () => (await mails()).length).toBe(2);
  const [, leave = ''] = /(http\S+baixa\?token=\S+)/.exec((await mails())[0]?.text ?? '') ?? [];
  await page.goto(leave);
  await page.getByRole('button', { name: 'Doneu-me de baixa' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ja no rebreu el butlletí');
  const left = await demo.db.selectFrom('newsletter_subscriptions').selectAll().execute();
  expect(left.filter(({ email }) => email === 'lectora@example.cat')).toEqual([]);
});

test.describe('the fields', () => {
  test('NEWS-01 NEWS-02 VAL-27 VAL-34 VAL-37 what cannot be an e-mail is refused when the field is left, and mended at once; the button is disabled until all is there, and pressed it says what is missing', async ({
    page,
    axe,
  }) => {
    await page.goto('/butlletins');
    const form = newsletterOn(page);
    const bodies = posts(page, DEFAULT);
    for (const [index, [email, message]] of [
      ['', 'Escriviu el correu electrònic.'],
      ['nuria@', 'El correu electrònic no és correcte'],
      ['núria@example.cat', 'no pot portar accents'],
    ].entries()) {
      await form.email.fill(email ?? '');
      if (index === 0) await expect(form.message('email')).toHaveCount(0);
      await form.email.blur();
      await expect(form.message('email')).toContainText(message ?? '');
      await form.email.fill('nuria@example.cat');
      await expect(form.message('email')).toHaveCount(0);
    }
    await form.email.fill('');
    await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
    await form.submit.press('Enter');
    await expect(form.email).toBeFocused();
    await expect(form.message('email')).toHaveText('Escriviu el correu electrònic.');
    await expect(form.message('terms')).toHaveText('Per a continuar heu d’acceptar les condicions.');
    await axe('ap-newsletter');
    await form.email.fill('nuria@example.cat');
    await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
    await form.terms.check();
    await expect(form.submit).not.toHaveAttribute('aria-disabled');
    await form.terms.uncheck();
    await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
    expect(bodies).toEqual([]);
  });
});

test.describe('the language variant', () => {
  const labels = ['General', 'Primària', 'Secundària', 'Batxillerat'];

  test('NEWS-08 NEWS-09 NEWS-11 SITE-08 it asks which of four, at least one, and sends their names in the order of the page', async ({
    page,
    axe,
  }) => {
    await page.goto('/butlletins?site=apunts');
    const form = newsletterOn(page);
    await form.email.fill('mestra@example.cat');
    await form.terms.check();
    await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
    await form.segment('General').focus();
    await page.keyboard.press('Tab');
    await expect(form.segment('Primària')).toBeFocused();
    await expect(form.message('segments')).toHaveCount(0);
    await form.submit.press('Enter');
    await expect(form.segment('General')).toBeFocused();
    await expect(form.message('segments')).toHaveText('Trieu almenys un butlletí.');
    await axe('ap-newsletter');
    await page.keyboard.press('Space');
    await expect(form.message('segments')).toHaveCount(0);
    await expect(form.submit).not.toHaveAttribute('aria-disabled');
    await page.keyboard.press('Space');
    await expect(form.submit).toHaveAttribute('aria-disabled', 'true');

    const group = form.host.getByRole('group', { name: 'Quins butlletins voleu rebre?' });
    await expect(group.getByRole('checkbox')).toHaveCount(4);
    expect(await group.locator('label').allTextContents()).toEqual(labels);
    const bodies = posts(page, LANGUAGE);
    for (const label of [...labels].reverse()) await form.segment(label).check();
    await form.submit.click();
    await expect(form.thanks).toBeVisible();
    expect(bodies).toEqual([
      { email: 'mestra@example.cat', segments: ['language', 'beginner', 'intermediate', 'advanced'] },
    ]);
  });

  test('NEWS-09 other names and labels come from the attribute, even one alone', async ({ page }) => {
    await page.goto('/butlletins?site=apunts');
    const form = newsletterOn(page);
    await form.host.evaluate((host) => {
      (host as HTMLElement & { segments: unknown }).segments = [
        { name: 'advanced', label: 'El més difícil' },
      ];
    });
    const bodies = posts(page, LANGUAGE);
    await form.segment('El més difícil').check();
    await form.email.fill('mestra@example.cat');
    await form.terms.check();
    await form.submit.click();
    await expect(form.thanks).toBeVisible();
    expect(bodies).toEqual([{ email: 'mestra@example.cat', segments: ['advanced'] }]);
  });
});

test('NEWS-06 NEWS-03 NEWS-10 W-09 W-30 while it is sent pressing again sends nothing, and success is a modal that tells nothing of the e-mail, leaves an empty form and keeps the focus', async ({
  page,
  axe,
}) => {
  await page.goto('/butlletins');
  const form = newsletterOn(page);
  const bodies = posts(page, DEFAULT);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${DEFAULT}`, async (route) => {
    await held;
    await route.continue();
  });
  await form.email.fill('coneguda@example.cat');
  await form.terms.check();
  await form.submit.press('Enter');
  await expect(form.submit).toHaveText('S’està enviant…');
  await form.submit.press('Enter');
  await form.email.press('Enter');
  release();
  await expect(form.thanks).toBeVisible();
  expect(bodies).toHaveLength(1);
  await expect(form.thanks).not.toContainText('coneguda');
  await axe('ap-newsletter');
  await page.keyboard.press('Escape');
  await expect(form.thanks).toHaveCount(0);
  await expect(form.email).toHaveValue('');
  await expect(form.terms).not.toBeChecked();
  await expect(form.message('email')).toHaveCount(0);
  expect(await form.host.evaluate((host) => host.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Tab');
  await expect(form.email).toBeFocused();

  await test.step('an edition and the segments of the attribute go with the call', async () => {
    await form.host.evaluate((host) => {
      host.setAttribute('sub', 'families');
      host.setAttribute('segments', '[{"name":"cultura"},{"name":"esports","label":"Esports"}]');
    });
    const ofFamilies = posts(page, `${DEFAULT}/families`);
    await form.email.fill('familia@example.cat');
    await form.terms.check();
    await form.submit.click();
    await expect(form.thanks).toBeVisible();
    expect(ofFamilies).toEqual([{ email: 'familia@example.cat', segments: ['cultura', 'esports'] }]);
  });
});

test('SITE-08 DEL-04 nothing moves when the form comes, on any site', fullOnly, async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const width of inFull([360], 1280))
    for (const site of ['apunt', 'lacolla', 'apunts']) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/butlletins?site=${site}`);
      await expect(newsletterOn(page).submit).toBeVisible();
      const { sum, culprits } = await shifts.soFar();
      expect(sum, `${site} at ${width}: ${culprits.join(', ')}`).toBeLessThan(0.01);
    }
});
