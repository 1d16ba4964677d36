import { expect, test } from '../support/demo.ts';
import { fullOnly } from '../support/in-full.ts';
import { holdBack } from '../support/pages/hold-back.ts';
import { couldBeDrawn } from '../support/pages/poll.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allow: [/status of 401/] });

  test('POLL-18 LOGIN-01 a vote that needs a login continues after a failed and a successful login', async ({
    page,
    freshPoll,
    freshAccount,
  }) => {
    const { id } = await freshPoll({ open: false });
    const { email, password } = await freshAccount();
    await page.goto(`/enquestes/${id}`);
    await page.getByRole('radio', { name: 'No' }).check();
    await page.getByRole('button', { name: 'Voteu' }).click();

    const enter = page.getByRole('button', { name: 'Inicieu la sessió' });
    await page.getByLabel('Correu electrònic').fill(email);
    await page.getByLabel('Contrasenya').fill('Equivocada123');
    await enter.click();
    await expect(page.getByRole('alert')).toHaveText('Correu electrònic o contrasenya incorrecta.');
    await expect(page.getByLabel('Correu electrònic')).toHaveValue(email);
    await page.getByLabel('Contrasenya').fill(password);
    await enter.click();

    await expect(page.getByText('Votareu «No».')).toBeVisible();
    await page.getByRole('button', { name: 'Envieu el vot' }).click();
    await expect(page.locator('ap-poll [data-mine]')).toContainText('No');
  });
});

test(
  'LOGIN-01 keeps the text and the focus of a field that is in use when the widget renders',
  fullOnly,
  async ({ page }) => {
    const chunks = await holdBack(page, '**/chunks/login-*.js');
    await page.goto('/acces', { waitUntil: 'commit' });
    await page.getByLabel('Correu electrònic').fill('anna@example.cat');
    await page.getByLabel('Contrasenya').pressSequentially('Secr3');
    chunks.release();
    await couldBeDrawn(page, 'ap-login');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('eta12');
    const widget = page.locator('ap-login');
    await expect(widget).not.toHaveAttribute('data-ap-state', 'ready');

    await page.keyboard.press('Tab');
    const drawn = widget.locator('[data-ap-mount]');
    await expect(drawn.getByLabel('Correu electrònic')).toHaveValue('anna@example.cat');
    await expect(drawn.getByLabel('Contrasenya', { exact: true })).toHaveValue('Secreta123');
    await expect(drawn.getByRole('button', { name: 'Inicieu la sessió' })).toBeFocused();
  },
);
