import type { Attribute, Contract } from '../../src/element/contract.ts';
import { allAttributes, choices } from './attributes.ts';

/**
 * How a template of another language writes a value: `flag` is false where it is absent, `on` is true there; `json` goes into a
 * child of the tag, and `short` is JSON in the attribute itself.
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

/** The kind of every attribute of every tag, for templates that are not JavaScript: docs/integrations/ap-tags.json. */
export function tagKinds(contracts: readonly Contract[]): Record<string, Record<string, Kind>> {
  const kinds = (contract: Contract) =>
    allAttributes(contract).map(({ name, attribute }) => [name, kindOf(attribute, contract)]);
  return Object.fromEntries(contracts.map((contract) => [contract.tag, Object.fromEntries(kinds(contract))]));
}

const phpText = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Between these marks of the plugin stands what is derived. */
const marks = /(\/\/ Derived by `npm run docs`[^\n]*\n)[\s\S]*(\t\/\/ End of what is derived\.)/;

/** The plugin for WordPress with the tags of these contracts; those of development and `<ap-config>` no author writes. */
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
