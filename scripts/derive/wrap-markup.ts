/** Column at which lines of a snippet are broken. */
const WIDTH = 120;

/** Longest items of a list that share a line. */
const SHORT = 60;

/** Elements that may have white space around them, since none is shown there. */
const blocks = new Set(
  `article aside div figcaption figure footer form h1 h2 h3 h4 h5 h6 header label li nav ol option p path picture section source
  summary table template ul`.split(/\s+/),
);

const voids = new Set(['br', 'hr', 'img', 'input', 'source']);

interface Element {
  name: string;
  start: string;
  children: Node[];
  end: string;
}

type Node = string | Element;

const print = (node: Node): string =>
  typeof node === 'string' ? node : node.start + node.children.map(print).join('') + node.end;

const isBlock = (node: Node | undefined) => typeof node === 'object' && blocks.has(node.name);

/** Parses one line of markup. A tag without its counterpart in the line is like text. */
function parseLine(line: string): Node[] {
  const root: Element = { name: '', start: '', children: [], end: '' };
  const open = [root];
  const parts = line.match(/<script\b.*?<\/script>|<\/?[a-z][\w-]*(?:"[^"]*"|[^">])*>|[^<]+|</g) ?? [];
  for (const part of parts) {
    const parent = open.at(-1) as Element;
    const [, slash, name = ''] = /^<(\/?)([a-z][\w-]*)/.exec(part) ?? [];
    if (!name || part.startsWith('<script')) parent.children.push(part);
    else if (slash) {
      if (parent.name !== name) parent.children.push(part);
      else {
        parent.end = part;
        open.pop();
      }
    } else {
      const element = { name, start: part, children: [], end: '' };
      parent.children.push(element);
      if (!voids.has(name) && !part.endsWith('/>')) open.push(element);
    }
  }
  // an element that ends in another line gives its children back
  for (const { children } of open.slice(1).reverse()) {
    const parent = open.find((one) =>
      one.children.some((node) => typeof node === 'object' && node.children === children),
    );
    parent?.children.push(...children.splice(0));
  }
  return root.children;
}

/** Splits what stands in a tag: names at each space, and values only where a space separates numbers or addresses. */
function piecesOf(part: string, before: string): string[] {
  if (!part.startsWith('"')) return part.split(' ');
  if (before.endsWith('srcset=')) return part.split(/(?<=,) /);
  return before.endsWith('d=') ? part.split(' ') : [part];
}

/** Breaks a line between attributes, or within lists of numbers and addresses. */
function breakTags(line: string, indent: string): string[] {
  const words: string[] = [];
  let inside = false;
  for (const part of line.match(/"[^"]*"|[<>]|[^"<>]+/g) ?? []) {
    if (/^[<>]$/.test(part)) inside = part === '<';
    const pieces = inside ? piecesOf(part, words.at(-1) ?? '') : [part];
    pieces.forEach((piece, index) => {
      if (index === 0) words.push((words.pop() ?? '') + piece);
      else words.push(piece);
    });
  }
  const lines: string[] = [];
  let current = indent + (words.shift() ?? '');
  for (const word of words) {
    if (current.length + 1 + word.length <= WIDTH) current += ` ${word}`;
    else {
      lines.push(current);
      current = `${indent}  ${word}`;
    }
  }
  return [...lines, current];
}

/** Splits nodes where white space between them is not shown. */
function splitAtBlocks(nodes: readonly Node[]): Node[][] {
  const groups: Node[][] = [];
  nodes.forEach((node, index) => {
    // the end of an element that began in another line
    const isEnd = typeof node === 'string' && node.startsWith('</');
    const mayBreak = index === 0 || (!isEnd && (isBlock(node) || isBlock(nodes[index - 1])));
    if (mayBreak) groups.push([node]);
    else groups.at(-1)?.push(node);
  });
  return groups;
}

function wrapNodes(nodes: readonly Node[], indent: string): string[] {
  const whole = indent + nodes.map(print).join('');
  if (whole.length <= WIDTH) return [whole];
  const groups = splitAtBlocks(nodes);
  if (groups.length > 1) return packShort(groups.map((group) => wrapNodes(group, indent)));
  const [only] = nodes;
  if (nodes.length > 1 || typeof only !== 'object') return breakTags(whole.slice(indent.length), indent);
  const isOfBlocks = isBlock(only.children[0]) && isBlock(only.children.at(-1));
  if (!isOfBlocks) return breakTags(whole.slice(indent.length), indent);
  return [
    ...breakTags(only.start, indent),
    ...wrapNodes(only.children, `${indent}  `),
    `${indent}${only.end}`,
  ];
}

/** Joins short neighbours, such as the letters of an alphabet. */
function packShort(groups: readonly string[][]): string[] {
  const lines: string[] = [];
  let wasShort = false;
  for (const group of groups) {
    const [line = ''] = group;
    const isShort = group.length === 1 && line.trim().startsWith('<li') && line.trim().length <= SHORT;
    const last = lines.at(-1) ?? '';
    if (isShort && wasShort && last.length + line.trim().length < WIDTH)
      lines[lines.length - 1] = `${last} ${line.trim()}`;
    else lines.push(...group);
    wasShort = isShort;
  }
  return lines;
}

/** Prints JSON with one item a line, as far as an item fits. */
function printJson(value: unknown, indent: string): string {
  const items = Array.isArray(value)
    ? value.map((item) => ['', item] as const)
    : Object.entries(value as object).map(([key, item]) => [`${JSON.stringify(key)}: `, item] as const);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const short = inOneLine(value);
  if (indent.length + short.length <= WIDTH || items.length === 0) return short;
  const lines = items.map(
    ([key, item]) =>
      `${indent}  ${key}${typeof item === 'object' && item ? printJson(item, `${indent}  `) : inOneLine(item)}`,
  );
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function inOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value).replaceAll('<', '\\u003c');
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  const fields = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inOneLine(item)}`);
  return `{ ${fields.join(', ')} }`;
}

function wrapLine(line: string): string[] {
  if (line.length <= WIDTH) return [line];
  const [, indent = '', rest = ''] = /^(\s*)(.*)$/.exec(line) ?? [];
  const [, start = '', json = ''] = /^(<script[^>]* data-prop="[^"]*">)(.*)<\/script>$/.exec(rest) ?? [];
  if (start) {
    const printed = printJson(JSON.parse(json), `${indent}  `);
    return [`${indent}${start}`, ...`${indent}  ${printed}`.split('\n'), `${indent}</script>`];
  }
  return wrapNodes(parseLine(rest), indent);
}

/** Breaks the long lines of a template's output where the page stays the same, and drops its blank lines. */
export const wrapMarkup = (html: string): string =>
  html
    .split('\n')
    .filter((line) => line.trim())
    .flatMap(wrapLine)
    .join('\n');
