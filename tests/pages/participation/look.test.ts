import { expect, shot, test } from '../../support/demo.ts';
import { designs } from '../../support/designs.ts';
import { fullOnly, inFull } from '../../support/in-full.ts';

const long = `${'Donaudampfschifffahrtsgesellschaft'.repeat(8)}\n${'Una paraula darrere de l’altra. '.repeat(20)}`;

for (const colorScheme of designs)
  test.describe(`in the ${colorScheme} design`, () => {
    test.use({ colorScheme });

    test('ROUTE-30 UGC-17 the pages of calls fit every window', fullOnly, async ({ page, axe }) => {
      for (const width of inFull([360], 800, 1280))
        for (const id of ['1', '2', '4']) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`/participa/${id}`);
          if (id !== '4') await expect(page.locator('ap-ugc-form')).toHaveAttribute('data-ap-state', 'ready');
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, `call ${id} at ${width} px`).toBeLessThanOrEqual(0);
          await axe();
          await shot(page, `participa-${id}-${width}-${colorScheme}`);
        }
    });

    test('W-18 SITE-03 the newsroom’s page of participation fits every window, with long and hostile text', async ({
      page,
      demo,
      loginAs,
      axe,
    }) => {
      const sent = { ugc_id: '2', user_id: null, type: 'text', commercial: true, created_at: new Date() };
      const texts = [long, '<script>alert(1)</script><img src=x onerror=alert(1)>', 'Curt.'];
      await demo.db
        .insertInto('participations')
        .values(
          texts.map((text, index) => ({
            ...sent,
            id: `look-${colorScheme}-${index}`,
            name: text.slice(0, 120),
            email: `${'a'.repeat(60)}@example.cat`,
            text,
            is_infected: index === 2,
          })),
        )
        .execute();
      await loginAs('13');
      for (const width of inFull([360], 800, 1280)) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/redaccio/participacio?crida=2');
        await page.getByText('Esborreu-la…').first().click();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
        await axe();
        await shot(page, `redaccio-participacio-${width}-${colorScheme}`);
      }
      await demo.db.deleteFrom('participations').where('id', 'like', `look-${colorScheme}-%`).execute();
    });
  });
