import type { Contract } from '../../src/element/contract.ts';
import {
  allAttributes,
  callbackType,
  choices,
  className,
  detailType,
  type NamedAttribute,
  valueType,
} from './attributes.ts';
import { pageEvents } from './page-events.ts';
import { namedTypes } from './shapes.ts';

export interface TypeSources {
  contracts: readonly Contract[];
  /** Folders of the tags: their emitted definitions contain the named types. */
  folders: readonly string[];
}

/**
 * Returns `types/ap.d.ts`: tags, events and `window.ap` for any TypeScript project, with or without a framework. A
 * page event that tags send as well has the tags' type.
 */
export function typeDeclarations({ contracts, folders }: TypeSources): string {
  return [
    '// Derived from elements/*/*.element.ts: change the definition, not this file.',
    ...folders.map((folder) => `import './elements/${folder}/${folder}.element.d.ts';`),
    `import type { NamedTypes } from './src/element/contract.d.ts';`,
    `import type { Ap } from './src/ap.types.d.ts';`,
    `import type { PageEventDetails } from './src/page-events.types.d.ts';`,
    '',
    ...namedTypes(contracts).map((name) => `export type ${name} = NamedTypes['${name}'];`),
    '',
    ...contracts.filter(isDefined).map(elementInterface),
    ...contracts.map(attributesInterface),
    globals(contracts),
  ].join('\n');
}

/** Returns `types/react.d.ts`: a separate file, because augmenting a module that is not installed is an error. */
export function reactDeclarations(contracts: readonly Contract[]): string {
  const elements = contracts.map(({ tag, content }) => {
    const element = content === 'inert' ? 'HTMLElement' : className(tag);
    return `      '${tag}': ForReact<ap.${attributesName(tag)}, ${content === 'inert' ? element : `ap.${element}`}>;`;
  });
  return [
    '// Derived from elements/*/*.element.ts: change the definition, not this file.',
    `import type { DetailedHTMLProps, HTMLAttributes } from 'react';`,
    `import type * as ap from './ap.d.ts';`,
    '',
    'type ForReact<A, E extends HTMLElement> = Omit<DetailedHTMLProps<HTMLAttributes<E>, E>, keyof A> & A;',
    '',
    `declare module 'react' {`,
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    ...elements,
    '    }',
    '  }',
    '}',
    '',
  ].join('\n');
}

function isDefined(contract: Contract): boolean {
  return contract.content !== 'inert';
}

function attributesName(tag: string): string {
  return className(tag).replace(/Element$/, 'Attributes');
}

function elementInterface(contract: Contract): string {
  const fields = allAttributes(contract).flatMap(({ property, attribute }) => {
    if (property === undefined) return [];
    const sure = attribute.type === 'boolean' || 'default' in attribute;
    return [
      comment(attribute.description),
      `  ${property}: ${valueType(attribute)}${sure ? '' : ' | undefined'};`,
    ];
  });
  const callbacks = Object.entries(contract.callbacks ?? {}).flatMap(([name, { takes, description }]) => [
    comment(description),
    `  ${name}: ${callbackType(takes)} | undefined;`,
  ]);
  const readOnly = Object.entries(contract.properties ?? {}).flatMap(([name, { of, description }]) => [
    comment(description),
    `  readonly ${name}: ${of};`,
  ]);
  return [
    `/** ${contract.summary} */`,
    `export interface ${className(contract.tag)} extends HTMLElement {`,
    ...fields,
    ...callbacks,
    ...readOnly,
    '}',
    '',
  ].join('\n');
}

/** Types attributes for JSX: JSON as text, since an object set before the tag is defined would be lost. */
function attributesInterface(contract: Contract): string {
  const listeners = Object.entries(contract.events ?? {}).flatMap(([name, { description, detail }]) => [
    comment(description),
    `  'on${name}'?: ((event: CustomEvent<${detailType(detail)}>) => void) | undefined;`,
  ]);
  return [
    `export interface ${attributesName(contract.tag)} {`,
    ...allAttributes(contract).flatMap(attributeMember),
    ...listeners,
    '}',
    '',
  ].join('\n');
}

function attributeMember({ name, attribute }: NamedAttribute): string[] {
  // one that is required for some values of another attribute may be absent
  const isSure = attribute.required === true;
  return [
    comment(attribute.description),
    `  '${name}'${isSure ? ':' : '?:'} ${writtenType(attribute)}${isSure ? '' : ' | undefined'};`,
  ];
}

function writtenType(attribute: NamedAttribute['attribute']): string {
  if (attribute.type === 'boolean') return `boolean | '' | 'true' | 'false'`;
  if (attribute.type === 'number') return `number | \`\${number}\``;
  if (attribute.type === 'string' && choices(attribute).length > 0) return valueType(attribute);
  return 'string';
}

function globals(contracts: readonly Contract[]): string {
  const events = elementEvents(contracts);
  const tags = contracts.map(
    ({ tag, content }) => `    '${tag}': ${content === 'inert' ? 'HTMLElement' : className(tag)};`,
  );
  return [
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...tags,
    '  }',
    '  interface GlobalEventHandlersEventMap {',
    ...[...events].map(([name, details]) => `    '${name}': CustomEvent<${[...details].join(' | ')}>;`),
    '  }',
    '  interface DocumentEventMap {',
    ...Object.keys(pageEvents)
      .filter((name) => !events.has(name))
      .map((name) => `    '${name}': CustomEvent<PageEventDetails['${name}']>;`),
    '  }',
    '  interface Window {',
    '    /** Present once the script has run. */',
    '    readonly ap: Ap;',
    '  }',
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    ...contracts.map(
      ({ tag }) => `      '${tag}': ${attributesName(tag)} & { [attribute: string]: unknown };`,
    ),
    '    }',
    '  }',
    '}',
    '',
    'export type { Ap, PageEventDetails };',
    '',
  ].join('\n');
}

/** Returns details by event name: two tags may send the same event with different details. */
function elementEvents(contracts: readonly Contract[]): Map<string, Set<string>> {
  const events = new Map<string, Set<string>>();
  for (const { events: own } of contracts) {
    for (const [name, { detail }] of Object.entries(own ?? {})) {
      const details = events.get(name) ?? new Set();
      events.set(name, details.add(detailType(detail)));
    }
  }
  return events;
}

function comment(text: string): string {
  return `  /** ${text.replaceAll('*/', '* /')} */`;
}
