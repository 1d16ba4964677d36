import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Fields for editors, tests and the build, which no browser needs. An attribute of one of these names is an object,
 * and stays.
 */
const docs = new Set([
  'group',
  'title',
  'summary',
  'description',
  'expects',
  'audience',
  'cause',
  'background',
  'display',
  'isShort',
  'linksFollowBase',
  'withoutScript',
]);
const objects = new Set(['slots', 'schema', 'needs', 'standIns']);

/** Removes the documentation from contracts in the bundle; the build reads it from the source. */
export function withoutContractDocs(): Plugin {
  return {
    name: 'ap-contract-docs',
    enforce: 'post',
    transform(code, id, options) {
      // the showroom of `npm run dev` shows the documentation
      if (options?.ssr || !/\.(element|contract)\.ts$/.test(id)) return undefined;
      let result = code;
      const cuts: Node[] = [];
      collect(this.parse(code) as unknown as Node, cuts);
      for (const { start, end } of cuts.sort((a, b) => b.start - a.start))
        result = result.slice(0, start) + result.slice(end).replace(/^\s*,/, '');
      return { code: result, map: null };
    },
  };
}

function collect(node: Node, cuts: Node[]): void {
  if (node.type === 'Property' && isDocumentation(node)) {
    cuts.push(node);
    return;
  }
  // a default is data: its titles are no documentation
  if (node.type === 'Property' && (node.key as { name?: string }).name === 'default') return;
  for (const child of Object.values(node).flat())
    if (child && typeof child === 'object' && 'type' in child) collect(child as Node, cuts);
}

function isDocumentation({ key, value }: Node): boolean {
  const { name } = key as { name?: string };
  const { type } = value as Node;
  if (!name) return false;
  return (
    (docs.has(name) && /Literal$/.test(type)) ||
    (objects.has(name) && /^(ArrayExpression|ObjectExpression|Identifier)$/.test(type))
  );
}
