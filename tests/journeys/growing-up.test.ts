import type { Page } from '@playwright/test';
import { growUp } from '../../demo/api/growing-up/grow-up.ts';
import { tutor } from '../../demo/testing/family.ts';
import { linkIn, mailsTo } from '../../demo/testing/mails.ts';
import { contextOf } from '../../demo/testing/server-context.ts';
import { type Demo, expect, shot, test } from '../support/demo.ts';
import { designs } from '../support/designs.ts';
import { rewrite } from '../support/pages/rewrite.ts';

const clock = { now: new Date('2026-03-01T12:00:00Z') };
const birthday = new Date('2026-03-15T08:00:00Z');
const own = { email: 'jove.ficticia@example.cat', password: 'Tretze llunes i un Far' };
const child = { name: 'Aina', surname: 'Mira Soler', birthdate: '2013-03-15', pin: '0042' };

test.use({
  server: { captcha: false, now: () => clock.now },
  // the server rejects the tutor's own e-mail, the card, and the used link
  allow: [/status of (400|401|409)/],
});

const widths = [360, 1280];
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Checks the page at each width and in each design, with axe and a screenshot. */
async function look(page: Page, axe: () => Promise<void>, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(overflow), `${name} at ${width}`).toBe(0);
    for (const colorScheme of designs) {
      await page.emulateMedia({ colorScheme });
      await axe();
      await shot(page, `tretze-anys-${name}-${width}-${colorScheme}`);
    }
  }
}

/** Returns the link in the newest mail, once `count` mails have arrived. */
async function linkOf(demo: Demo, email: string, count: number): Promise<string> {
  await expect.poll(async () => (await mailsTo(demo, email)).length).toBe(count);
  const [mail] = await mailsTo(demo, email);
  if (!mail) throw new Error('no mail');
  return linkIn(mail);
}

async function enter(page: Page, name: 'nick' | 'email', typed: string, secret: string): Promise<void> {
  const form = page.locator('ap-login [data-ap-mount]');
  await rewrite(form.locator(`[name=${name}]`), typed);
  await form.locator('[name=password]').fill(secret);
  await form.locator('[name=password]').press('Enter');
}

test('BEY-14 a member who turns 13 gets an account with a password in place of the card', async ({
  page,
  demo,
  axe,
}) => {
  test.slow();
  const call = { headers: { origin: new URL(demo.url).origin } };
  const data = { ...tutor, children: [child] };
  expect((await page.request.post('/api/front/user/register', { ...call, data })).status()).toBe(200);
  await linkOf(demo, tutor.email, 1);
  const { id: tutorId } = await demo.db
    .updateTable('users')
    .set({ email_validated_at: clock.now })
    .where('email', '=', tutor.email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { card_number: card } = await demo.db
    .selectFrom('users')
    .select('card_number')
    .where('tutor_id', '=', tutorId)
    .executeTakeFirstOrThrow();
  await page.goto('/acces?site=lacolla');
  await enter(page, 'nick', String(card), child.pin);
  await expect(page).toHaveURL(/\/perfil\/programes-preferits/);
  expect((await page.request.post('/api/bookmark/taxon/s5', call)).status()).toBe(200);
  // before the session expires, which would redirect the page to the login
  await page.goto('about:blank');
  await page.context().clearCookies();

  clock.now = birthday;
  const { context, close } = await contextOf(demo, () => clock.now);
  await growUp(context);
  await close();

  await page.goto(await linkOf(demo, tutor.email, 2));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A. ja té 13 anys');
  await look(page, axe, 'tutor');
  await page.getByRole('link', { name: 'No, esborreu-ho tot' }).click();
  await look(page, axe, 'esborrar');
  await page.getByRole('link', { name: 'No, torneu arrere' }).click();
  await page.getByLabel('El seu correu electrònic').fill(tutor.email);
  await page.getByRole('button', { name: 'Que tinga un compte propi' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Este correu és el vostre/);
  await look(page, axe, 'refusat');
  await rewrite(page.getByLabel('El seu correu electrònic'), own.email);
  await page.getByRole('button', { name: 'Que tinga un compte propi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Li hem escrit a j…@example.cat');
  await look(page, axe, 'enviat');

  const link = await linkOf(demo, own.email, 1);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ara, un compte només teu');
  await look(page, axe, 'propi');
  await page.getByLabel(/^Contrasenya/).fill(own.password);
  await page.getByLabel('Repetix la contrasenya').fill(own.password);
  await page.getByRole('button', { name: 'Obri el meu compte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ja tens compte propi');
  await expect.poll(() => new URL(page.url()).search, 'the token goes from the address').toBe('');
  await look(page, axe, 'fet');
  await page.getByRole('link', { name: 'Entra', exact: true }).click();
  await enter(page, 'email', own.email, own.password);
  await expect(page).toHaveURL(/\/perfil\/meu-perfil/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola!');
  const profile = (await (await page.request.get('/api/front/user/profile')).json()).response;
  expect(profile).toMatchObject({
    type: 'adult',
    name: '',
    birthdate: null,
    email: own.email,
    showsId: ['s5'],
  });
  await page.goto('/perfil/programes-preferits');
  await expect(page.locator('ap-profile')).toContainText('La recepta curta');

  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/acces?site=lacolla');
  await enter(page, 'nick', String(card), child.pin);
  await expect(page.getByRole('alert')).toContainText('El teu carnet ja no servix, perquè has fet 13 anys.');
  await look(page, axe, 'carnet');
  await page.getByRole('link', { name: 'Entra amb el teu compte' }).click();
  await expect(page).toHaveURL(/\/acces\?site=apunt$/);

  expect((await page.goto(link))?.status()).toBe(400);
  await look(page, axe, 'gastat');
  const [receipt] = await mailsTo(demo, tutor.email);
  expect(receipt?.subject).toBe('El compte nou ja està obert');
});
