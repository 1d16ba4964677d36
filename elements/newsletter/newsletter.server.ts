import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './newsletter.element.ts';

/** `<ap-newsletter>` around what is said where no form can be. */
export const newsletterTag = templateOf(contract);

export const sample: TagData<typeof contract> = {
  newsletterId: '1',
  content: `
  <h2 slot="title">El butlletí d’Apunt</h2>
  <p>Per a subscriure-vos cal JavaScript. També ens podeu escriure a <a href="mailto:ajuda@apunt.example">ajuda@apunt.example</a>.</p>
`,
};
