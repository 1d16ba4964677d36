import { clearFaults, describe } from '../../support/contract.ts';
import { withoutCode } from '../../support/contract-broken.ts';
import { definitions, it } from '../../support/page.ts';

for (const subject of definitions)
  describe(`when the code of <${subject.tag}> alone is nowhere, and then garbage`, () => {
    it('BEY-25 its server content stays, the page hears of it, the others are ready', async () => {
      const others = definitions.filter((other) => other !== subject);
      await withoutCode([subject], others, '404');
      clearFaults();
      await withoutCode([subject], others, 'garbage');
    });
  });
