import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { commonAttributes } from '../../src/element/common-attributes.contract.ts';
import { attributeName } from '../../src/element/contract.ts';
import { isNode, parseFile, type SyntaxNode, walk } from '../parse.ts';
import { type Api, tagsOf } from '../release/api.ts';
import { type Definition, projectRoot } from './contracts.ts';
import { customElementsManifest } from './custom-elements.ts';
import { templateName } from './demos.ts';
import { requiredNames } from './json-schema.ts';
import { code, page } from './markdown.ts';

type Parts = Readonly<Record<string, string>>;

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** Lists everything that pages, scripts and servers may rely on: semantic versioning applies to it. */
export function publicInterface(definitions: readonly Definition[]): Api {
  const contracts = definitions.map(({ contract }) => contract);
  const required = Object.fromEntries(contracts.map((contract) => [contract.tag, requiredNames(contract)]));
  return {
    ...tagsOf(customElementsManifest(contracts), required),
    'events of the document': membersOf('src/page-events.types.ts', 'PageEventDetails', 'event'),
    'window.ap': membersOf('src/ap.types.ts', 'Ap', 'member'),
    'design tokens': named('token', ['src/styles/tokens.css'], /^\s*(--ap-[\w-]+):/gm),
    'classes of server content': named(
      'class',
      ['src/styles/base.css', ...globSync('elements/*/*.page.css', { cwd: projectRoot }).sort()],
      /\.(ap-[\w-]+)/g,
    ),
    ...Object.fromEntries(definitions.flatMap(templateOf)),
    'npx ap-widgets': named('option', ['bin/ap-widgets.js'], /^ {2}(--[\w-]+) /gm),
  };
}

/** Lists the function of a server template and the fields of its data. */
function templateOf({ name }: Definition): [string, Parts][] {
  const path = `elements/${name}/${name}.server.ts`;
  if (!globSync(path, { cwd: projectRoot }).length) return [];
  const print = templateName(name);
  const data = `${print[0]?.toUpperCase()}${print.slice(1, -'Tag'.length)}Data`;
  const parts = { [`function ${print}`]: '', ...membersOf(path, data, 'field') };
  return [[`ap-widgets/server/${basename(name)}`, parts]];
}

/** Lists the members of an interface with their types as they are written; none if there is no such interface. */
function membersOf(path: string, name: string, kind: string): Parts {
  const source = read(path);
  const members: Record<string, string> = {};
  walk(parseFile(path, source).program, (node) => {
    if (node.type !== 'TSInterfaceDeclaration' || textOf(node.id, source) !== name) return undefined;
    for (const member of (node.body as SyntaxNode).body as SyntaxNode[]) {
      const key = textOf(member.key, source).replace(/^'|'$/g, '');
      const type = textOf(member.typeAnnotation, source)
        .replace(/^: /, '')
        .replace(/\/\*\*.*?\*\//gs, '')
        .replace(/\s+/g, ' ');
      members[`${kind} ${key}`] = member.optional ? `${type}, optional` : type;
    }
    return false;
  });
  return members;
}

const textOf = (node: unknown, source: string): string =>
  isNode(node) ? source.slice(node.start, node.end as number) : '';

function named(kind: string, paths: readonly string[], pattern: RegExp): Parts {
  const names = paths.flatMap((path) => [...read(path).matchAll(pattern)].map(([, name]) => name));
  return Object.fromEntries([...new Set(names)].sort().map((name) => [`${kind} ${name}`, '']));
}

/** Writes docs/public-interface.md. */
export function interfacePage(api: Api): string {
  return page([
    '# Public interface',
    'For integrators: everything that a page, a script or a server may rely on. Names that are not here may change at any time. `npm run docs` writes this page. A change needs an entry in the [changelog](../CHANGELOG.md), and the release checks that its version suits the change ([releases](decisions/releases.md)).',
    'Each attribute is a property as well, in camel case. Every tag has `site`, `lang-overrides` and `loading`.',
    ...Object.entries(api).flatMap(([name, parts]) => [`## ${code(name)}`, listOf(withoutRepeats(parts))]),
  ]);
}

/** Leaves out common attributes and the properties of attributes. */
function withoutRepeats(parts: Parts): Parts {
  const common = Object.keys(commonAttributes).map((name) => `attribute ${attributeName(name)}`);
  const isRepeat = (part: string) => {
    const [kind, name = ''] = part.split(' ');
    return (
      [...common, 'attribute loading'].includes(part) ||
      (kind === 'property' && `attribute ${attributeName(name)}` in parts)
    );
  };
  return Object.fromEntries(Object.entries(parts).filter(([part]) => !isRepeat(part)));
}

const listOf = (parts: Parts): string =>
  Object.entries(parts)
    .map(([part, value]) => {
      const [kind, ...names] = part.split(' ');
      return `- ${kind} ${code(names.join(' '))}${value ? `: ${code(value)}` : ''}`;
    })
    .join('\n') || 'Nothing of its own.';
