import { linkIn, mailsTo } from '../../demo/testing/mails.ts';
import { expect, test } from '../support/demo.ts';
import { fullOnly, inFull } from '../support/in-full.ts';
import { DEFAULT, newsletterOn } from '../support/pages/newsletter.ts';
import { hear, posts } from '../support/pages/register.ts';
import { watchShifts } from '../support/pages/shifts.ts';

test.beforeEach(({ demo }) => demo.db.deleteFrom('throttles').execute());

test('NEWS-03 NEWS-04 subscribes by the form and the link of the mail, and unsubscribes', async ({
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
  await page.getByRole('main').getByRole('button').click();
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

test('SITE-08 DEL-04 moves nothing when the form loads, on any site', fullOnly, async ({ page }) => {
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
