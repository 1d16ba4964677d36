import type {
  CustomElementDeclaration,
  CustomElementField,
  Attribute as ManifestAttribute,
  Event as ManifestEvent,
  Package,
} from 'custom-elements-manifest';
import type { Contract } from '../../src/element/contract.ts';
import {
  allAttributes,
  callbackType,
  className,
  defaultText,
  detailType,
  type NamedAttribute,
  valueType,
} from './attributes.ts';

const entry = 'ap.js';

/** The Custom Elements Manifest 2.1.0 of the bundle (https://github.com/webcomponents/custom-elements-manifest). */
export function customElementsManifest(contracts: readonly Contract[]): Package {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: entry,
        declarations: contracts.map(declaration),
        exports: contracts.filter(isDefined).map(({ tag }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: className(tag), module: entry },
        })),
      },
    ],
  };
}

/** Returns false for an inert tag, which the bundle reads and never defines. */
function isDefined(contract: Contract): boolean {
  return contract.content !== 'inert';
}

function declaration(contract: Contract): CustomElementDeclaration {
  const attributes = allAttributes(contract);
  return {
    kind: 'class',
    customElement: true,
    name: className(contract.tag),
    tagName: contract.tag,
    summary: contract.title,
    description: contract.summary,
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map(manifestAttribute),
    members: isDefined(contract)
      ? [...attributes.flatMap(manifestField), ...callbackFields(contract), ...readOnlyFields(contract)]
      : [],
    events: events(contract),
    slots: Object.entries(contract.slots ?? {}).map(([name, { description }]) => ({
      name: name === 'default' ? '' : name,
      description,
    })),
  };
}

function manifestAttribute({ name, property, attribute }: NamedAttribute): ManifestAttribute {
  const initial = defaultText(attribute);
  return {
    name,
    description: attribute.description,
    type: { text: valueType(attribute) },
    ...(initial !== undefined && { default: initial }),
    ...(property !== undefined && { fieldName: property }),
  };
}

function manifestField({ name, property, attribute }: NamedAttribute): CustomElementField[] {
  if (property === undefined) return [];
  return [
    {
      kind: 'field',
      name: property,
      attribute: name,
      reflects: attribute.type !== 'json',
      description: attribute.description,
      type: { text: valueType(attribute) },
      ...('default' in attribute && { default: JSON.stringify(attribute.default) }),
    },
  ];
}

function callbackFields(contract: Contract): CustomElementField[] {
  return Object.entries(contract.callbacks ?? {}).map(([name, { takes, description }]) => ({
    kind: 'field',
    name,
    description,
    type: { text: `${callbackType(takes)} | undefined` },
  }));
}

function readOnlyFields(contract: Contract): CustomElementField[] {
  return Object.entries(contract.properties ?? {}).map(([name, { of, description }]) => ({
    kind: 'field',
    name,
    description,
    readonly: true,
    type: { text: of },
  }));
}

function events(contract: Contract): ManifestEvent[] {
  return Object.entries(contract.events ?? {}).map(([name, { description, detail, cancelable }]) => ({
    name,
    description: cancelable ? `${description} Cancel·lable.` : description,
    type: { text: `CustomEvent<${detailType(detail)}>` },
  }));
}
