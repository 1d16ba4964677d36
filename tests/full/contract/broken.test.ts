import { describe } from '../../support/contract.ts';
import { thrownByDrawing, withoutCode } from '../../support/contract-broken.ts';
import { definitions, it } from '../../support/page.ts';

for (const subject of definitions) {
  const others = definitions.filter((other) => other !== subject);

  describe(`when <${subject.tag}> alone is broken`, () => {
    it('BEY-25 its code never comes: its server content stays, the page hears of it, the others are ready', () =>
      withoutCode([subject], others));

    it('BEY-25 keeps its server content and leaves other tags ready when its render throws', () =>
      thrownByDrawing([subject], others));
  });
}
