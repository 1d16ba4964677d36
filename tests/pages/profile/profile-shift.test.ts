import { expect, test } from '../../support/demo.ts';
import { fullOnly, inFull } from '../../support/in-full.ts';
import { contentsPath, enterWith, listOn, showsPath } from '../../support/pages/saved.ts';
import { watchShifts } from '../../support/pages/shifts.ts';

const childrenPath = '/perfil/els-meus-fills-i-filles';

for (const width of inFull([360], 800, 1280)) {
  test(
    `BEY-31 moves nothing while lists and children of a profile load, at ${width} px`,
    fullOnly,
    async ({ page, demo, loginAs }) => {
      await page.setViewportSize({ width, height: 800 });
      const shifts = await watchShifts(page);
      await enterWith({ page, demo, loginAs }, { contents: ['c1', 'c2', 'c3', 'c5'] });
      for (const [path, text] of [
        [contentsPath, 'Com es fa un far'],
        [`${showsPath}?site=lacolla`, 'Encara no seguiu cap programa'],
        [`${childrenPath}?site=lacolla`, 'Afegiu una criatura'],
      ] as const) {
        await page.goto(path);
        await expect(
          listOn(page).host.getByText(text, { exact: false }).filter({ visible: true }),
        ).toBeVisible();
        const { sum, culprits } = await shifts.atRest();
        expect(sum, `${path}: ${culprits.join(', ')}`).toBeLessThanOrEqual(0.01);
      }
    },
  );
}
