import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isNode, parseFile, type SyntaxNode, walk } from '../../scripts/parse.ts';
import { root } from './inventory.ts';

/** Attributes, properties and arguments of our components that readers see or hear. */
const forReaders =
  /^(aria-?(label|description|roledescription|valuetext)|title|alt|placeholder|label|hint|legend|heading|text|textContent|innerText)$/i;

const isWords = (value: unknown) => /\p{L}{2}/u.test(String(value));

/** String literals of an expression, in all its branches. */
function wordsOf(node: unknown): SyntaxNode[] {
  if (!isNode(node)) return [];
  const within = (...keys: string[]) => keys.flatMap((key) => wordsOf(node[key]));
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && isWords(node.value) ? [node] : [];
    case 'JSXText':
      return isWords(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return (node.quasis as SyntaxNode[]).some(({ value }) => isWords((value as { raw: string }).raw))
        ? [node]
        : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return within('expression');
    case 'ConditionalExpression':
      return within('consequent', 'alternate');
    case 'LogicalExpression':
      return within('left', 'right');
    default:
      return [];
  }
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? '') : '');

/** Returns the template of server HTML if it has words apart from tags and attributes that nobody reads. */
function wordsOfTemplate({ quasi }: SyntaxNode): SyntaxNode[] {
  const { quasis } = quasi as { quasis: { value: { raw: string } }[] };
  const html = quasis.map(({ value }) => value.raw).join('0');
  // some are attributes alone
  const shown = (/^\s[\w-]+=/.test(html) ? `<i${html}>` : html)
    .replace(/\s(?:aria-(?:label|description)|title|alt|placeholder)="([^"]*)"/g, '>$1<i')
    .replace(/<[^>]*>/g, ' ');
  return isWords(shown) ? [quasi as SyntaxNode] : [];
}

function wordsIn(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node.children as unknown[]).flatMap(wordsOf);
  if (node.type === 'JSXAttribute') return forReaders.test(nameOf(node.name)) ? wordsOf(node.value) : [];
  if (node.type === 'AssignmentExpression') {
    const { left, right } = node as unknown as { left: SyntaxNode; right: SyntaxNode };
    return forReaders.test(nameOf(left.property)) ? wordsOf(right) : [];
  }
  if (node.type === 'TaggedTemplateExpression')
    return nameOf(node.tag) === 'html' ? wordsOfTemplate(node) : [];
  if (node.type === 'Property') return /^(aria-|alt$)/.test(nameOf(node.key)) ? wordsOf(node.value) : [];
  if (node.type !== 'CallExpression') return [];
  const callee = node.callee as SyntaxNode;
  const [name, value, ...children] = node.arguments as SyntaxNode[];
  if (nameOf(callee) === 'el') return children.flatMap(wordsOf);
  const method = nameOf(callee.property);
  return method === 'setAttribute' && forReaders.test(nameOf(name)) ? wordsOf(value) : [];
}

function wordsOfCode(path: string, source: string): string[] {
  const found: string[] = [];
  const { program, lineOf } = parseFile(path, source);
  walk(program, (node) => {
    // the sample of a server template is content of a page
    if (node.type === 'VariableDeclarator' && nameOf(node.id) === 'sample') return false;
    found.push(
      ...wordsIn(node).map(
        ({ start, end }) => `${path}:${lineOf(start)} ${source.slice(start, Number(end)).trim()}`,
      ),
    );
    return undefined;
  });
  return found;
}

test.each([
  ['<p>Loading</p>', ['Loading']],
  ["<p>{isOpen ? 'Close' : texts.open}</p>", ["'Close'"]],
  ['<p aria-label="Menu" className="menu"></p>', ['"Menu"']],
  ['<Field label={`Type`} />', ['`Type`']],
  ["host.textContent = 'Loading';", ["'Loading'"]],
  ["el('p', { class: 'a', 'aria-label': 'Menu' }, 'Loading')", ["'Loading'", "'Menu'"]],
  ["host.setAttribute('aria-label', x || 'Menu');", ["'Menu'"]],
  ['html`<nav aria-label="Menu"></nav>`', ['`<nav aria-label="Menu"></nav>`']],
  ['html`<a href="/menu" class="menu">to save</a>`', ['`<a href="/menu" class="menu">to save</a>`']],
  ['html`<a href="/menu" class="menu">«»</a>`', []],
  ['html` class="menu"`', []],
  ['export const sample = { content: html`<p>Menu</p>` };', []],
  ['<p title={texts.a} id="menu">· {fill(texts["a.b"])}: {x}</p>', []],
])('SITE-10 %s: words in it are %j', (code, words) => {
  expect(wordsOfCode('a.tsx', code)).toEqual(words.map((word) => `a.tsx:1 ${word}`));
});

test('SITE-10 every word that readers see or hear is in a file of texts', () => {
  const files = globSync('{src,elements}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(texts|states|contract|element|test)\.tsx?$|testing/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => wordsOfCode(file, readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

/** English interface words that are not spelt like any Catalan word. */
const english =
  /(?<!\p{L})(the|you|your|please|again|later|loading|password|with|and|click|here|close|not|found|failed|cannot|was|were|this|that|from|send|submit|search|next|back|more|show|hide|open|closed|yes|share|follow|sign|welcome)(?!\p{L})/iu;

test('SITE-10 no text is English', async () => {
  const files = globSync('{src,elements}/**/*.texts.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const { texts = {} }: { texts?: Record<string, string> } = await import(join(root, file));
    const found = Object.entries(texts).filter(([, text]) => english.test(text));
    expect(found, file).toEqual([]);
  }
});
