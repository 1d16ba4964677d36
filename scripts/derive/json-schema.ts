import type { Attribute, Contract } from '../../src/element/contract.ts';
import { allAttributes, choices, defaultText } from './attributes.ts';

type Schema = Record<string, unknown>;

/** Attributes of HTML itself that any tag may carry. */
const htmlAttributes =
  '^(id|class|slot|lang|dir|hidden|title|role|tabindex|translate|inert|data-.+|aria-.+)$';

/**
 * JSON Schema (draft 2020-12) of the attributes of each tag, for a CMS that checks what its editors write.
 * An instance is an object keyed by tag; `#/$defs/<tag>` checks one tag alone.
 */
export function attributesSchema(contracts: readonly Contract[]): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Atributs dels elements ap-*',
    type: 'object',
    properties: Object.fromEntries(contracts.map(({ tag }) => [tag, { $ref: `#/$defs/${tag}` }])),
    additionalProperties: false,
    $defs: Object.fromEntries(contracts.map((contract) => [contract.tag, tagSchema(contract)])),
  };
}

function tagSchema(contract: Contract): Schema {
  const attributes = allAttributes(contract);
  return {
    title: contract.title,
    description: contract.summary,
    type: 'object',
    properties: Object.fromEntries(
      attributes.map(({ name, attribute }) => [name, attributeSchema(attribute)]),
    ),
    required: requiredNames(contract),
    patternProperties: { [htmlAttributes]: {} },
    additionalProperties: false,
  };
}

/** Names of the attributes that a tag needs in any case. */
export const requiredNames = (contract: Contract): string[] =>
  allAttributes(contract)
    .filter(({ attribute }) => attribute.required === true)
    .map(({ name }) => name);

const attributeSchema = (attribute: Attribute): Schema => ({
  description: attribute.description,
  ...valueSchema(attribute),
});

function valueSchema(attribute: Attribute): Schema {
  switch (attribute.type) {
    case 'boolean':
      return { type: 'boolean', default: attribute.default ?? false };
    case 'number':
      return {
        type: attribute.integer ? 'integer' : 'number',
        ...(attribute.min !== undefined && { minimum: attribute.min }),
        ...(attribute.max !== undefined && { maximum: attribute.max }),
        ...(attribute.default !== undefined && { default: attribute.default }),
      };
    case 'json':
      return {
        ...text(attribute),
        contentMediaType: 'application/json',
        ...(attribute.schema && { contentSchema: attribute.schema }),
      };
    case 'list':
      return { ...text(attribute), ...wordsOf(choices(attribute)) };
    case 'url':
      return { ...text(attribute), format: 'uri-reference' };
    default: {
      const values = choices(attribute);
      return { ...text(attribute), ...(values.length > 0 && { enum: values }) };
    }
  }
}

function text(attribute: Attribute): Schema {
  const initial = defaultText(attribute);
  return {
    type: 'string',
    ...(attribute.required === true && { minLength: 1 }),
    ...(initial !== undefined && { default: initial }),
  };
}

function wordsOf(values: readonly string[]): Schema {
  if (values.length === 0) return {};
  const word = `(${values.join('|')})`;
  return { pattern: `^\\s*(${word}([\\s,]+${word})*)?\\s*$` };
}
