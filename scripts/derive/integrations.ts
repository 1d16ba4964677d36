import type { Attribute, Contract } from '../../src/element/contract.ts';
import { allAttributes, choices } from './attributes.ts';

/**
 * Format in which templates of other languages write a value: `flag` defaults to false, `on` to true; `json` goes
 * into a child of the tag, `short` is JSON in the attribute itself.
 */
type Kind = 'text' | 'number' | 'url' | 'list' | 'flag' | 'on' | 'json' | 'short';

function kindOf(attribute: Attribute, contract: Contract): Kind {
  switch (attribute.type) {
    case 'boolean':
      return attribute.default ? 'on' : 'flag';
    case 'json':
      return attribute.isShort || contract.content === 'inert' ? 'short' : 'json';
    case 'number':
    case 'url':
    case 'list':
      return attribute.type;
    default:
      return 'text';
  }
}

/**
 * Returns the kind of every attribute of every tag, for templates in other languages: docs/integrations/ap-tags.json.
 */
export function tagKinds(contracts: readonly Contract[]): Record<string, Record<string, Kind>> {
  const kinds = (contract: Contract) =>
    allAttributes(contract).map(({ name, attribute }) => [name, kindOf(attribute, contract)]);
  return Object.fromEntries(contracts.map((contract) => [contract.tag, Object.fromEntries(kinds(contract))]));
}

const phpText = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Marks in the plugin around the derived part. */
const marks = /(\/\/ Derived by `npm run docs`[^\n]*\n)[\s\S]*(\t\/\/ End of what is derived\.)/;

/**
 * Inserts the tags into the plugin for WordPress, without `<ap-config>` and development tags, which no author writes.
 */
export function pluginWith(plugin: string, contracts: readonly Contract[]): string {
  const lines = contracts
    .filter(({ content, devOnly }) => content !== 'inert' && !devOnly)
    .flatMap((contract) => [
      `\t\t${phpText(contract.tag)} => array(`,
      `\t\t\t'title'      => ${phpText(contract.title)},`,
      "\t\t\t'attributes' => array(",
      ...allAttributes(contract).map(({ name, attribute }) => {
        const values = choices(attribute).map(phpText);
        const about = [phpText(kindOf(attribute, contract)), phpText(attribute.description)];
        if (values.length > 0 && attribute.type !== 'list') about.push(`array( ${values.join(', ')} )`);
        return `\t\t\t\t${phpText(name)} => array( ${about.join(', ')} ),`;
      }),
      '\t\t\t),',
      '\t\t),',
    ]);
  if (!marks.test(plugin)) throw new Error('The plugin has lost its marks.');
  return plugin.replace(
    marks,
    (_, start: string, end: string) => `${start}\treturn array(\n${lines.join('\n')}\n\t);\n${end}`,
  );
}
