import { expect, test } from '../../support/demo.ts';
import { inFull } from '../../support/in-full.ts';
import { openHeader } from '../../support/pages/header.ts';
import { watchShifts } from '../../support/pages/shifts.ts';

for (const width of inFull([360], 1280))
  test(`HDR-04 BEY-31 replaces the doors by the user at ${width} px without moving anything`, async ({
    page,
    loginAs,
  }) => {
    await loginAs('7');
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    for (const path of inFull(['/', '/lacolla'], '/apunts')) {
      const { account } = await openHeader(page, { path, width });
      await expect(account.locator('a[href*="/perfil/"]')).toBeVisible();
      const { sum, culprits } = await shifts.soFar();
      expect(sum, `${path}: ${culprits.join(', ')}`).toBeLessThanOrEqual(0.01);
    }
  });
