import { attributeName } from '../../src/element/contract.ts';
import { expect, until } from '../support/contract.ts';
import { configFor, definitions, it, open, seenText } from '../support/page.ts';
import { isRequired } from '../support/samples.ts';

for (const subject of definitions) {
  const { tag, contract } = subject;
  it(`<${tag}> without attributes throws nothing, warns of required ones and takes no room`, async () => {
    const page = await open({ body: `<${tag} loading="eager"></${tag}>`, config: configFor(subject) });
    const host = page.one(tag);
    await until(
      () => /ready|failed/.test(host.dataset.apState ?? ''),
      () => `<${tag}> to be ready or failed, not ${host.dataset.apState}`,
    );
    await page.settled([]);
    const drawn = 'button, a[href], input, select, textarea, img, svg, canvas, video, iframe';
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const showsNothing = seenText(host) === '' && ![...host.querySelectorAll(drawn)].some(isSeen);
    if (showsNothing) expect(host.getBoundingClientRect().height, 'px of nothing').to.equal(0);
    for (const [property, attribute] of Object.entries(contract.attributes)) {
      if (!isRequired(attribute, contract, '')) continue;
      const warning = `<${tag}>: falta ${attributeName(property)}, que és obligatori.`;
      expect(page.watch.warnings.filter((text) => text.includes(warning)).length, warning).to.equal(1);
    }
  });
}
