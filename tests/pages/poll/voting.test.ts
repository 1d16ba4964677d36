import { expect, test } from '../../support/demo.ts';
import { effectsRun, openAnswered, pollOn } from '../../support/pages/poll.ts';

const pollCall = /\/api\/front\/poll\/[^/]+$/;

test('POLL-12 BEY-02 shows the own vote at once after a reload, whatever a cache still answers', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  await openAnswered(page, `/enquestes/${id}`);
  const poll = pollOn(page);
  const renewed = page.waitForResponse(pollCall);
  await poll.castVote('Sí');
  await expect(poll.percent('Sí')).toHaveText('100 %');
  await (await renewed).finished();
  const again = page.waitForResponse(pollCall);
  await page.reload();
  await (await again).finished();
  await effectsRun(page);
  await expect(poll.host.locator('[data-ap-mount] [data-mine]')).toContainText('Sí');
  await expect(poll.host.locator('[data-ap-mount] .ap-poll-meta')).toHaveText('1 vot · ja heu votat');
  await expect(poll.host.getByRole('radio')).toHaveCount(0);
});

test.describe('when the server has the vote already', () => {
  test.use({ allow: [/status of 409/] });

  test('POLL-12 SITE-02 refuses a second vote from another tab, and shows the reason and the results', async ({
    page,
    context,
    freshPoll,
  }) => {
    const { id } = await freshPoll();
    await page.goto(`/enquestes/${id}`);
    const other = await context.newPage();
    await other.goto(page.url());
    const here = pollOn(page);
    const there = pollOn(other);
    await there.radio('No').check();
    await here.castVote('Sí');
    await expect(here.percent('Sí')).toHaveText('100 %');

    await there.castVote('No');
    await expect(there.alert).toHaveText('Ja heu votat en esta enquesta.');
    await expect(there.host.locator('[data-ap-mount] [data-mine]')).toContainText('Sí');

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await here.castVote('No');
    await expect(here.alert).toHaveText('Ja heu votat en esta enquesta.');
    await expect(here.host.getByRole('radio')).toHaveCount(0);
    await expect(here.percent('No')).toHaveText('0 %');
  });
});
