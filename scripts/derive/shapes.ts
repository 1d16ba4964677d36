import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../src/element/contract.ts';
import { allAttributes } from './attributes.ts';
import { projectRoot } from './contracts.ts';

/** Names that belong to TypeScript and need no declaration. */
const builtIn = new Set(['Record', 'Array', 'Readonly', 'Promise', 'Partial', 'Pick', 'Omit', 'Exclude']);

/** Returns every capitalised type name in the contracts, once. */
export function namedTypes(contracts: readonly Contract[]): string[] {
  const texts = contracts.flatMap((contract) => [
    ...allAttributes(contract).map(({ attribute }) => (attribute.type === 'json' ? attribute.of : '')),
    ...Object.values(contract.properties ?? {}).map(({ of }) => of),
    ...Object.values(contract.callbacks ?? {}).map(({ takes }) => takes),
    ...Object.values(contract.events ?? {}).flatMap(({ detail }) => Object.values(detail ?? {})),
  ]);
  return [...new Set(texts.flatMap(namesIn))].sort();
}

const namesIn = (text: string): string[] =>
  (text.match(/\b[A-Z]\w*/g) ?? []).filter((name) => !builtIn.has(name));

/** Returns the TypeScript of every type that a contract mentions, directly or indirectly, without comments. */
export function shapesOf(contract: Contract): string {
  const shapes = new Map<string, string>();
  const add = (name: string) => {
    const shape = shapes.has(name) ? undefined : declarations().get(name);
    if (!shape) return;
    shapes.set(name, shape);
    for (const other of namesIn(shape.replace(/'[^']*'/g, ''))) add(other);
  };
  for (const name of namedTypes([contract])) add(name);
  return [...shapes.values()].join('\n\n');
}

let found: Map<string, string> | undefined;

/**
 * Finds every exported shape of the browser code by its name, and the aliases in contracts; shapes of `*.types.ts`
 * win.
 */
function declarations(): Map<string, string> {
  if (found) return found;
  found = new Map();
  const files = globSync('{src,elements}/**/*.ts', { cwd: projectRoot }).sort();
  const inOrder = [...files.filter(isOther), ...files.filter((file) => !isOther(file))];
  for (const file of inOrder) {
    const source = withoutComments(readFileSync(join(projectRoot, file), 'utf8'));
    for (const [, alias = '', type = ''] of source.matchAll(/^ {4}(\w+): (Record<.+>);$/gm))
      found.set(alias, `type ${alias} = ${type};`);
    for (const [, shape = ''] of source.matchAll(declaration)) found.set(nameOf(shape), shape);
  }
  return found;
}

const nameOf = (shape: string): string => /^\w+ (\w+)/.exec(shape)?.[1] ?? '';

const isOther = (file: string) => !file.endsWith('.types.ts');

/** An interface up to its closing brace at the beginning of a line, or a type up to the semicolon before an empty line. */
const declaration =
  /^export ((?:interface [^{]*\{[\s\S]*?^\}|type [^=]+=[\s\S]*?;(?=\n\n|\nexport|\n*$(?![\s\S]))))/gm;

function withoutComments(source: string): string {
  return source.replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '').replace(/^ *\/\/.*\n/gm, '');
}
