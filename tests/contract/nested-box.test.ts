import { expect } from '../support/contract.ts';
import { definitions, it, open } from '../support/page.ts';

const layout = [
  'display',
  'position',
  'boxSizing',
  'width',
  'minHeight',
  'marginTop',
  'paddingTop',
  'aspectRatio',
  'gridTemplateColumns',
] as const;

it('a tag that another widget draws has the same box as one that the page has', async () => {
  const demos = definitions.map(({ tag, demo }) => [
    tag,
    demo.replace(`<${tag}`, `<${tag} data-ap-state="waiting"`),
  ]);
  const page = await open({
    body: demos.map(([, demo]) => `<div>${demo}</div><div data-ap-mount>${demo}</div>`).join('\n'),
    entry: [],
  });
  const boxOf = (host: HTMLElement) => {
    const style = page.window.getComputedStyle(host);
    return layout.map((name) => `${name}: ${style[name]}`);
  };
  for (const [tag] of demos) {
    const inPage = page.one(`body :not([data-ap-mount]) > ${tag}`);
    const nested = page.one(`[data-ap-mount] > ${tag}`);
    expect(boxOf(nested), tag).to.deep.equal(boxOf(inPage));
  }
});
