import type { Contract } from '../../src/element/contract.ts';
import {
  allAttributes,
  callbackType,
  choices,
  defaultText,
  detailType,
  type NamedAttribute,
  valueType,
} from './attributes.ts';
import type { WebTypes, WebTypesAttribute, WebTypesElement, WebTypesProperty } from './web-types.types.ts';

/** Web-types for JetBrains editors (https://github.com/JetBrains/web-types). */
export function webTypes(
  contracts: readonly Contract[],
  library: { name: string; version: string },
): WebTypes {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: library.name,
    version: library.version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: contracts.map(element) } },
  };
}

function element(contract: Contract): WebTypesElement {
  const attributes = allAttributes(contract);
  const inert = contract.content === 'inert';
  return {
    name: contract.tag,
    description: `**${contract.title}.** ${contract.summary}`,
    attributes: attributes.map(htmlAttribute),
    slots: Object.entries(contract.slots ?? {}).map(([name, { description }]) => ({
      name: name === 'default' ? '' : name,
      description,
    })),
    js: {
      properties: inert
        ? []
        : [...attributes.flatMap(property), ...callbackProperties(contract), ...readOnlyProperties(contract)],
      events: Object.entries(contract.events ?? {}).map(([name, { description, detail }]) => ({
        name,
        description,
        type: `CustomEvent<${detailType(detail)}>`,
      })),
    },
  };
}

function htmlAttribute({ name, attribute }: NamedAttribute): WebTypesAttribute {
  const initial = defaultText(attribute);
  return {
    name,
    description: attribute.description,
    required: attribute.required === true,
    ...(initial !== undefined && { default: initial }),
    value: attributeValue(attribute),
    // A list takes several of its values, which an enum of this format cannot express.
    ...(attribute.type === 'string' &&
      choices(attribute).length > 0 && { values: choices(attribute).map((value) => ({ name: value })) }),
  };
}

function attributeValue(attribute: NamedAttribute['attribute']): WebTypesAttribute['value'] {
  if (attribute.type === 'boolean') return { kind: 'no-value', type: 'boolean', required: false };
  if (attribute.type === 'string' && choices(attribute).length > 0) return { kind: 'plain', type: 'enum' };
  return { kind: 'plain', type: attribute.type === 'number' ? 'number' : 'string' };
}

function property({ property: name, attribute }: NamedAttribute): WebTypesProperty[] {
  if (name === undefined) return [];
  const initial = defaultText(attribute);
  return [
    {
      name,
      description: attribute.description,
      type: valueType(attribute),
      ...(initial !== undefined && { default: initial }),
    },
  ];
}

function callbackProperties(contract: Contract): WebTypesProperty[] {
  return Object.entries(contract.callbacks ?? {}).map(([name, { takes, description }]) => ({
    name,
    description,
    type: `${callbackType(takes)} | undefined`,
  }));
}

function readOnlyProperties(contract: Contract): WebTypesProperty[] {
  return Object.entries(contract.properties ?? {}).map(([name, { of, description }]) => ({
    name,
    description,
    type: of,
    'read-only': true,
  }));
}
