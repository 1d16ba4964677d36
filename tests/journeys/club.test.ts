import { linkIn, mailsTo } from '../../demo/testing/mails.ts';
import { expect, test } from '../support/demo.ts';
import { CLUB, clubOn, PASSWORD, posts, REGISTER } from '../support/pages/club-registration.ts';
import { rewrite } from '../support/pages/rewrite.ts';
import { phonePicture, traces } from '../support/pictures.ts';

test('CLUB-29 CLUB-30 a parent registers two children, and a child logs in with number and PIN', async ({
  page,
  demo,
}) => {
  test.slow();
  const email = 'familia.ficticia@example.cat';
  await page.goto(CLUB);
  const club = clubOn(page);
  const bodies = posts(page, REGISTER);
  await club.create.click();
  await club.fillAll(email);
  await club.addChild.click();
  await club.fillChild(1, { name: 'Maria', pin: '0815' });
  for (const [index, orientation] of [6, 1].entries()) {
    const { box } = club.childAt(index);
    const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await phonePicture(orientation) };
    await box.locator('input[type=file]').setInputFiles(file);
    await expect(box.getByRole('img')).toBeVisible();
  }
  await club.next.click();
  await expect(club.host.getByRole('img', { name: 'Foto de Maria' })).toBeVisible();
  await club.send.click();
  await expect(club.host).toContainText(`hem enviat un missatge a ${email}`);
  const sent = JSON.stringify(bodies);
  for (const trace of traces)
    expect(atob(sent.match(/base64,([\w+/=]+)/)?.[1] ?? ''), trace).not.toContain(trace);

  await expect.poll(async () => (await mailsTo(demo, email)).length).toBe(2);
  const mails = await mailsTo(demo, email);
  const welcome = mails.find(({ subject }) => subject === 'La vostra família ja és de La Colla');
  const validation = mails.find((mail) => mail !== welcome);
  expect(welcome?.text, 'a mail says nothing of a child').not.toMatch(/Pepet|Maria|0427|0815/);
  if (!validation) throw new Error('no mail to validate the e-mail with');
  await page.goto(linkIn(validation));
  await page.getByRole('button', { name: 'Confirmeu el correu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registre confirmat');
  await page.goto('/acces-adults');
  await rewrite(page.locator('ap-login [data-ap-mount] [name=email]'), email);
  await page.locator('ap-login [data-ap-mount] [name=password]').fill(PASSWORD);
  await page.locator('ap-login [data-ap-mount] [name=password]').press('Enter');
  await expect(page).toHaveURL(/\/perfil\/meu-perfil/);

  const profile = await (await page.request.get('/api/front/user/profile')).json();
  const children: { name: string; nick: string; photo: string }[] = profile.response.children;
  expect(children.map(({ name }) => name)).toEqual(['Pepet', 'Maria']);
  for (const { nick, photo } of children) {
    expect(nick).toMatch(/^\d{8,}$/);
    expect((await page.request.get(photo)).headers()['content-type']).toMatch(/^image\//);
  }
  await page.goto('/perfil/els-meus-fills-i-filles?site=lacolla');
  const numbers = page.locator('ap-profile [name=nick]');
  for (const [index, { nick }] of children.entries()) await expect(numbers.nth(index)).toHaveValue(nick);

  // pending requests of the profile would be rejected without its cookies
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/acces?site=lacolla');
  await page.locator('ap-login [data-ap-mount] [name=nick]').fill(children[1]?.nick ?? '');
  await page.locator('ap-login [data-ap-mount] [name=password]').fill('0815');
  await page.locator('ap-login [data-ap-mount] [name=password]').press('Enter');
  await expect(page).toHaveURL(/\/perfil\/programes-preferits\?site=lacolla$/);
  await expect(page.getByRole('heading', { name: /Maria/ })).toBeVisible();
  expect(await page.evaluate(() => document.cookie), 'no name in the cookie').not.toContain('Maria');
  await page.goto(CLUB);
  await expect(club.alert).toContainText('este formulari és per a les persones adultes');
});

test('CLUB-31 CLUB-08 a tutor with an account adds a child, and finds its card', async ({
  page,
  freshAccount,
}) => {
  const { email, password } = await freshAccount();
  await page.goto(CLUB);
  const club = clubOn(page);
  await club.haveAccount.click();
  await club.login.locator('[name=email]').fill(email);
  await club.login.locator('[name=password]').fill(password);
  await club.login.locator('[name=password]').press('Enter');
  await expect(club.own('email')).toHaveValue(email);
  await club.fillTutor();
  await club.fillChild();
  await club.own('terms').check();
  await club.next.click();
  await club.send.click();
  await expect(club.heading).toHaveText('Ja sou de La Colla!');
  const { response } = await (await page.request.get('/api/front/user/profile')).json();
  expect(response).toMatchObject({ isRegisteredInLaColla: true, children: [{ name: 'Pepet' }] });
});

test.describe('a family that is there', () => {
  test.use({ allow: [/status of 409/] });

  test('ERR-02 CLUB-26 the real refusal of an e-mail with an account leads to its login', async ({
    page,
    freshAccount,
  }) => {
    const { email } = await freshAccount();
    await page.goto(CLUB);
    const club = clubOn(page);
    await club.toSummary(email);
    await club.send.click();
    await expect(club.alert).toContainText('Ja teniu un compte: inicieu la sessió i continueu.');
    await expect(club.button('Inicieu la sessió')).toBeVisible();
  });
});
