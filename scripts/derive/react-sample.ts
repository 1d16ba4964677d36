import type { Contract } from '../../src/element/contract.ts';
import { ownAttributes } from './attributes.ts';
import type { Definition } from './contracts.ts';
import { fence } from './markdown.ts';

/** Blocks of a tag's page about its use in React. */
export function reactBlocks({ contract, demo = '' }: Definition): string[] {
  if (contract.devOnly) return [];
  return [
    fence('tsx', reactSample(contract, demo)),
    'Els tipus venen de `ap-widgets/react`: [com s’usa](../integrating.md#editors-types-validation).',
  ];
}

/** Module with a component that writes the tag of the demo. */
export function reactSample(contract: Contract, demo: string): string {
  const { tag } = contract;
  const [first] = Object.keys(contract.events ?? {});
  const written = openingAttributes(tag, demo);
  const lists = [...demo.matchAll(/data-prop="([\w-]+)"/g)].map(([, name = '']) => name);
  const known = new Set(ownAttributes(contract).map(({ name }) => name));
  const json = [...new Set(lists)].filter((name) => known.has(name));
  const attributes = [
    ...written,
    ...json.map((name) => `${name}={JSON.stringify(${camelCase(name)})}`),
    ...(first ? [`on${first}={(event) => console.log(event.detail)}`] : []),
  ];
  const props = json.map(camelCase).join(', ');
  const parameter = props
    ? `{ ${props} }: { ${json.map((name) => `${camelCase(name)}: unknown`).join('; ')} }`
    : '';
  const hasContent = contract.content !== 'inert';
  return [
    "import type {} from 'ap-widgets/react';",
    '',
    `export function Mostra(${parameter}) {`,
    '  return (',
    ...element(tag, attributes, hasContent).map((line) => `    ${line}`),
    '  );',
    '}',
  ].join('\n');
}

function element(tag: string, attributes: readonly string[], hasContent: boolean): string[] {
  const line = `<${[tag, ...attributes].join(' ')}`;
  const isLong = line.length > 80;
  const head = isLong ? [`<${tag}`, ...attributes.map((one) => `  ${one}`)] : [line];
  if (!hasContent) return isLong ? [...head, '/>'] : [`${line} />`];
  const body = ['  {/* el mateix contingut que en l’HTML de dalt */}', `</${tag}>`];
  return isLong ? [...head, '>', ...body] : [`${line}>`, ...body];
}

/** Attributes of the first such tag in the demo, which are also valid JSX. */
function openingAttributes(tag: string, demo: string): string[] {
  const [, text = ''] = new RegExp(`<${tag}((?:\\s+[\\w-]+(?:="[^"]*")?)*)\\s*>`).exec(demo) ?? [];
  return [...text.matchAll(/([\w-]+)(="[^"]*")?/g)].map(([one]) => one).filter((one) => one.length < 120);
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
