import { describe } from '../../support/contract.ts';
import { withGarbage } from '../../support/contract-broken.ts';
import { definitions, it } from '../../support/page.ts';

for (const subject of definitions)
  describe(`when the API answers <${subject.tag}> with garbage`, () => {
    it('BEY-25 it says something in its place, and the others are ready', () =>
      withGarbage(
        subject,
        definitions.filter((other) => other !== subject),
      ));
  });
