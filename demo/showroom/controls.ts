import { commonAttributes } from '../../src/element/common-attributes.contract.ts';
import { type Attribute, attributeName, type Contract } from '../../src/element/contract.ts';

/** The control of an attribute. An empty value removes the attribute. */
export type Control = {
  /** Name of the attribute. */
  name: string;
  description: string;
  required: boolean;
  /** Default of an absent attribute, as written in HTML. */
  initial: string;
} & (
  | { kind: 'checkbox' }
  | { kind: 'number'; min?: number; max?: number }
  | { kind: 'select'; values: readonly string[] }
  | { kind: 'json'; of: string }
  | { kind: 'text' }
);

/**
 * Returns the controls of a tag: one for each attribute, the common ones last. Inert tags have no common attributes.
 */
export function controlsOf(contract: Contract): Control[] {
  const common = contract.content === 'inert' ? {} : commonAttributes;
  const attributes: Contract['attributes'] = { ...contract.attributes, ...common };
  return Object.entries(attributes).map(([property, attribute]) =>
    control(attributeName(property), attribute),
  );
}

function control(name: string, attribute: Attribute): Control {
  const base = {
    name,
    description: attribute.description,
    required: attribute.required === true,
    initial: initialText(attribute),
  };
  switch (attribute.type) {
    case 'boolean':
      return { ...base, kind: 'checkbox' };
    case 'number': {
      const { min, max } = attribute;
      return {
        ...base,
        kind: 'number',
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      };
    }
    case 'json':
      return { ...base, kind: 'json', of: attribute.of };
    case 'string':
      return attribute.values
        ? { ...base, kind: 'select', values: attribute.values }
        : { ...base, kind: 'text' };
    default:
      return { ...base, kind: 'text' };
  }
}

function initialText(attribute: Attribute): string {
  if (attribute.type === 'boolean') return attribute.default ? 'true' : '';
  if (attribute.default === undefined) return '';
  if (attribute.type === 'json') return JSON.stringify(attribute.default);
  if (attribute.type === 'list') return attribute.default.join(' ');
  return String(attribute.default);
}
