import { createPrivateKey } from 'node:crypto';
import { expect, test } from '../support/demo.ts';
import { loginOn } from '../support/pages/login.ts';
import { appleKeyId, appleTeam, startApple } from '../support/services/apple.ts';

// Apple is at another site than the test's own demo: 127.0.0.1 and localhost
test.use({ allow: [/^request to http:\/\/(localhost|127\.0\.0\.1):/] });

test('SOC-03 W-17 logs in when Apple posts its response from another site', async ({
  page,
  ownDemo,
  closeAtEnd,
}) => {
  const clientId = 'es.example.web';
  const apple = closeAtEnd(await startApple({ clientId }));
  const privateKey = createPrivateKey(apple.privateKey);
  const clientSecret = { teamId: appleTeam, keyId: appleKeyId, privateKey };
  const social = { apple: { issuer: apple.url, clientId, clientSecret } };
  const demo = await ownDemo({ social });
  const { origin } = new URL(demo.url);
  const posted = page.waitForRequest(`${origin}/acces/apple`);
  await page.goto(`${origin}/acces`);
  await loginOn(page).host.getByRole('link', { name: 'Entreu amb Apple' }).click();
  const { cookie } = await (await posted).allHeaders();
  expect(cookie, 'SameSite=Lax keeps the cookies from a post of another site').toBeUndefined();
  await expect(page).toHaveURL(`${origin}/perfil/meu-perfil`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Marina');
});
