import { describe } from '../../support/contract.ts';
import { heardOutside } from '../../support/contract-shadow.ts';
import { definitions, it } from '../../support/page.ts';

for (const subject of definitions)
  describe(`<${subject.tag}> in a shadow root of the page's`, () => {
    it('DEL-03 is heard outside', () => heardOutside(subject));
  });
