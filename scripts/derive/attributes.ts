import { commonAttributes } from '../../src/element/common-attributes.contract.ts';
import { type Attribute, attributeName, type Contract, type Loads } from '../../src/element/contract.ts';

/** Meaning of `loading="lazy"`, by the `loads` of the contract. */
const lazyLoads: Record<Loads, string> = {
  near: 'quan s’acosta a la part visible de la pàgina',
  idle: 'quan la pàgina ja s’ha carregat i el navegador està desocupat',
  pressed: 'quan es prem, o quan és a prop si hi ha una sessió iniciada',
};

/** `loading` is not in any contract, since the loader reads it before the element exists. */
const loading = (loads: Loads): Attribute => ({
  type: 'string',
  values: ['lazy', 'eager'],
  default: 'lazy',
  description: `Quan es carrega el codi de l’element: «lazy», ${lazyLoads[loads]}; «eager», de seguida.`,
});

export interface NamedAttribute {
  /** As written in HTML. */
  name: string;
  /** Name of the property; absent when only the loader reads the attribute. */
  property?: string;
  attribute: Attribute;
}

/** Returns the attributes declared by the contract. */
export function ownAttributes(contract: Contract): NamedAttribute[] {
  return named(contract.attributes);
}

/** Returns the attributes that are not in the contract; an inert tag is never upgraded and has none. */
export function sharedAttributes(contract: Contract): NamedAttribute[] {
  if (contract.content === 'inert') return [];
  return [...named(commonAttributes), { name: 'loading', attribute: loading(contract.loads ?? 'near') }];
}

export function allAttributes(contract: Contract): NamedAttribute[] {
  return [...ownAttributes(contract), ...sharedAttributes(contract)];
}

function named(attributes: Contract['attributes']): NamedAttribute[] {
  return Object.entries(attributes).map(([property, attribute]) => ({
    name: attributeName(property),
    property,
    attribute,
  }));
}

/** Returns the values that an editor chooses from; none if any text is allowed. */
export function choices(attribute: Attribute): readonly string[] {
  if (attribute.type === 'boolean') return [];
  return 'values' in attribute && attribute.values ? attribute.values : [];
}

/** Returns the default as written in HTML; `undefined` if there is none. */
export function defaultText(attribute: Attribute): string | undefined {
  if (attribute.type === 'boolean') return String(attribute.default ?? false);
  if (attribute.default === undefined) return undefined;
  if (attribute.type === 'list') return attribute.default.join(' ');
  if (attribute.type === 'json') return JSON.stringify(attribute.default);
  return String(attribute.default);
}

/** The type of the property in TypeScript, without `undefined`. */
export function valueType(attribute: Attribute): string {
  const union = choices(attribute)
    .map((value) => `'${value}'`)
    .join(' | ');
  switch (attribute.type) {
    case 'boolean':
    case 'number':
      return attribute.type;
    case 'json':
      return attribute.of;
    case 'list':
      return union ? `(${union})[]` : 'string[]';
    default:
      return union || 'string';
  }
}

/** Returns the TypeScript type of an event's detail. */
export function detailType(detail: Readonly<Record<string, string>> | undefined): string {
  const fields = Object.entries(detail ?? {});
  if (fields.length === 0) return 'Record<string, never>';
  return `{ ${fields.map(([key, type]) => `${key}: ${type}`).join('; ')} }`;
}

/** Returns the TypeScript type of a callback property. */
export function callbackType(takes: string): string {
  return `((argument: ${takes}) => unknown)`;
}

/** `ap-share-bar` → `ApShareBarElement`. */
export function className(tag: string): string {
  const words = tag.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Element`;
}
