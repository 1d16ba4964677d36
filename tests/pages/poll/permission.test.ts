import { expect, test } from '../../support/demo.ts';
import { pollOn } from '../../support/pages/poll.ts';

test('POLL-30 SESS-22 remembers the page when the link to the login is followed', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll({ open: false });
  await page.goto(`/enquestes/${id}?origen=portada#vot`);
  const address = page.url();
  const poll = pollOn(page);
  const backUrl = () => page.evaluate(() => localStorage.getItem('backUrl'));
  await poll.radio('Sí').check();
  await poll.vote.click();
  await expect(poll.dialog).toHaveAccessibleName('Cal iniciar la sessió');
  expect(await backUrl(), 'not before it is followed').toBeNull();
  await poll.dialog.getByRole('link', { name: 'Inicieu la sessió' }).click();
  await expect(page).toHaveURL(/\/acces$/);
  expect(await backUrl()).toBe(address);
});
