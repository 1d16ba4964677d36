import type { Contract } from '../../src/element/contract.ts';
import { allAttributes, choices, defaultText, type NamedAttribute } from './attributes.ts';

interface HtmlValue {
  name: string;
}

interface HtmlAttribute {
  name: string;
  description: string;
  /** `v`: an attribute without value, for booleans. */
  valueSet?: 'v';
  values?: HtmlValue[];
}

interface HtmlTag {
  name: string;
  description: string;
  attributes: HtmlAttribute[];
}

export interface HtmlCustomData {
  version: 1.1;
  tags: HtmlTag[];
}

/** HTML custom data 1.1, for `html.customData` of VS Code (https://github.com/microsoft/vscode-custom-data). */
export function htmlCustomData(contracts: readonly Contract[]): HtmlCustomData {
  return {
    version: 1.1,
    tags: contracts.map((contract) => ({
      name: contract.tag,
      description: `${contract.title}. ${contract.summary}`,
      attributes: allAttributes(contract).map(htmlAttribute),
    })),
  };
}

function htmlAttribute({ name, attribute }: NamedAttribute): HtmlAttribute {
  const values = choices(attribute);
  return {
    name,
    description: helpText(attribute),
    ...(attribute.type === 'boolean' && { valueSet: 'v' as const }),
    ...(values.length > 0 && { values: values.map((value) => ({ name: value })) }),
  };
}

function helpText(attribute: NamedAttribute['attribute']): string {
  const notes = [attribute.description];
  if (attribute.required === true) notes.push('Obligatori.');
  const initial = attribute.type === 'boolean' ? undefined : defaultText(attribute);
  if (initial) notes.push(`Per defecte: ${initial}.`);
  return notes.join(' ');
}
