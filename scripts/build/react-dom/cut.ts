import { parseSync } from 'vite';
import { isNode, type SyntaxNode, walk } from '../../parse.ts';

/** Something in react-dom that cannot happen here, and what of its code that makes unreachable. */
export interface Cut {
  /** Why nothing of ours can get there. */
  because: string;
  /** Functions by name, with the body that they get instead. */
  functions?: Readonly<Record<string, string>>;
  /** Variables that keep their first value for ever, which is written wherever they are read. */
  variables?: Readonly<Record<string, string>>;
  /** Properties that have one value for ever, likewise. */
  properties?: Readonly<Record<string, string>>;
  /** Kinds of fibers (`fiber.tag`) that are never made. */
  fibers?: readonly number[];
  /** Kinds of elements that are never given, by react-dom's name of their symbol. */
  elements?: readonly string[];
  /** Assignments that are left out, by what they assign to. */
  assignments?: readonly string[];
  /** Words that stand there once, and what is written instead. */
  words?: Readonly<Record<string, string>>;
}

type Positioned = SyntaxNode & { end: number };
type Edit = readonly [from: number, to: number, text: string];

/**
 * Writes the cuts into react-dom's source; the minifier then drops what nothing calls any more.
 * @throws Error when a name is not found: the cuts are made for one version of react-dom
 */
export function cutSource(source: string, cuts: readonly Cut[]): string {
  const text = cuts.flatMap(({ words = {} }) => Object.entries(words)).reduce(replaceOnce, source);
  const { program, errors } = parseSync('react-dom.js', text, { sourceType: 'script' });
  if (errors[0]) throw new Error(errors[0].message);
  const cutter = new Cutter(text, cuts);
  cutter.visit(program, undefined, '');
  return cutter.result();
}

function replaceOnce(source: string, [from, to]: [string, string]): string {
  const [before = '', after, more] = source.split(from);
  if (after === undefined || more !== undefined) throw new Error(`react-dom says not once: ${from}`);
  return before + to + after;
}

/** All that the cuts name in one of their tables. */
const tableOf = (cuts: readonly Cut[], key: 'functions' | 'variables' | 'properties') =>
  new Map(cuts.flatMap((cut) => Object.entries(cut[key] ?? {})));

class Cutter {
  readonly #source: string;
  readonly #functions;
  readonly #variables;
  readonly #properties;
  readonly #fibers;
  readonly #elements;
  readonly #assignments;
  readonly #edits: Edit[] = [];
  readonly #missing: Set<string | number>;
  /** Where the body of each function around begins, and the names that it has to go on declaring. */
  readonly #bodies: { start: number; names: Set<string> }[] = [];

  constructor(source: string, cuts: readonly Cut[]) {
    this.#source = source;
    this.#functions = tableOf(cuts, 'functions');
    this.#variables = tableOf(cuts, 'variables');
    this.#properties = tableOf(cuts, 'properties');
    this.#fibers = new Set(cuts.flatMap(({ fibers = [] }) => fibers));
    this.#elements = new Set(cuts.flatMap(({ elements = [] }) => elements));
    this.#assignments = new Set(cuts.flatMap(({ assignments = [] }) => assignments));
    this.#missing = new Set([
      ...this.#functions.keys(),
      ...this.#variables.keys(),
      ...this.#properties.keys(),
      ...this.#fibers,
      ...this.#elements,
      ...this.#assignments,
    ]);
  }

  result(): string {
    if (this.#missing.size) throw new Error(`react-dom has no ${[...this.#missing].join(', ')}`);
    let result = '';
    let position = 0;
    for (const [from, to, text] of this.#edits.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
      if (from < position) throw new Error(`two cuts of react-dom meet: ${this.#source.slice(from, to)}`);
      result += this.#source.slice(position, from) + text;
      position = to;
    }
    return result + this.#source.slice(position);
  }

  visit(node: unknown, parent: SyntaxNode | undefined, key: string): void {
    if (Array.isArray(node)) for (const item of node) this.visit(item, parent, key);
    if (!isNode(node) || this.#cut(node as Positioned, parent, key)) return;
    const body = /Function/.test(node.type) && isNode(node.body) ? node.body : undefined;
    if (body) this.#bodies.push({ start: body.start + 1, names: new Set() });
    for (const [name, child] of Object.entries(node)) if (isChild(node, name)) this.visit(child, node, name);
    const declared = body && this.#bodies.pop();
    if (declared?.names.size)
      this.#edits.push([declared.start, declared.start, `var ${[...declared.names].join()};`]);
  }

  /** True when the node is dealt with. */
  #cut(node: Positioned, parent: SyntaxNode | undefined, key: string): boolean {
    switch (node.type) {
      case 'FunctionDeclaration':
        return this.#cutFunction(node);
      case 'ExpressionStatement':
        return this.#cutAssignment(node);
      case 'AssignmentExpression':
        return this.#cutWriting(node);
      case 'Identifier':
        return this.#replace(node, this.#variables, node.name as string);
      case 'MemberExpression':
        if (node.computed || (parent?.type === 'AssignmentExpression' && key === 'left')) return false;
        return this.#replace(node, this.#properties, nameOf(node.property));
      case 'BinaryExpression':
        return this.#cutComparison(node);
      case 'SwitchStatement':
        return this.#cutCases(node);
      default:
        return false;
    }
  }

  #replace(node: Positioned, table: ReadonlyMap<string, string>, name: string): boolean {
    const text = table.get(name);
    if (text === undefined) return false;
    this.#found(name);
    this.#edits.push([node.start, node.end, text]);
    return true;
  }

  #found(...names: (string | number)[]) {
    for (const name of names) this.#missing.delete(name);
  }

  #cutFunction(node: Positioned): boolean {
    const body = this.#functions.get(nameOf(node.id));
    if (body === undefined) return false;
    const { start, end } = node.body as Positioned;
    this.#found(nameOf(node.id));
    this.#edits.push([start, end, `{${body}}`]);
    return true;
  }

  #cutAssignment({ start, end, expression }: Positioned): boolean {
    const { type, left } = expression as Positioned & { left: Positioned };
    if (type !== 'AssignmentExpression') return false;
    const target = this.#source.slice(left.start, left.end).replace(/\s/g, '');
    if (!this.#assignments.has(target)) return false;
    this.#found(target);
    this.#edits.push([start, end, '']);
    return true;
  }

  /** Where a variable that never changes is written, only what would be written is left. */
  #cutWriting(node: Positioned): boolean {
    const { left, right } = node as Positioned & { left: Positioned; right: Positioned };
    if (!this.#variables.has(nameOf(left))) return false;
    this.#edits.push([node.start, right.start, '']);
    this.visit(right, node, 'right');
    return true;
  }

  /** `26 === fiber.tag` is false when there are no such fibers. */
  #cutComparison(node: Positioned): boolean {
    const isEqual = node.operator === '===';
    if (!isEqual && node.operator !== '!==') return false;
    const sides = [node.left, node.right] as SyntaxNode[];
    const kinds = sides.flatMap((side) => this.#neverMade(side, sides.some(isFiberTag)) ?? []);
    if (!kinds.length) return false;
    this.#found(...kinds);
    this.#edits.push([node.start, node.end, isEqual ? '!1' : '!0']);
    return true;
  }

  #neverMade(node: unknown, isOfFiber: boolean): string | number | undefined {
    if (!isNode(node)) return undefined;
    if (node.type === 'Identifier' && this.#elements.has(nameOf(node))) return nameOf(node);
    if (isOfFiber && node.type === 'Literal' && this.#fibers.has(node.value as number))
      return node.value as number;
    return undefined;
  }

  /** Takes out the cases of what is never made, unless the case before runs into them. */
  #cutCases(node: Positioned): boolean {
    const isOfFiber = isFiberTag(node.discriminant);
    this.visit(node.discriminant, node, 'discriminant');
    let isOpen = false;
    for (const branch of node.cases as (Positioned & { consequent: Positioned[] })[]) {
      const kind = this.#neverMade(branch.test, isOfFiber);
      if (kind !== undefined) this.#found(kind);
      if (kind !== undefined && !isOpen) {
        this.#edits.push([branch.start, branch.end, '']);
        this.#keepDeclared(branch);
        continue;
      }
      const [first] = branch.consequent;
      if (kind !== undefined) this.#edits.push([branch.start, first?.start ?? branch.end, '']);
      this.visit(branch.consequent, branch, 'consequent');
      if (first || kind === undefined) isOpen = !isLeft(branch.consequent.at(-1));
    }
    return true;
  }

  /** What is declared in a dropped case may be used in another. */
  #keepDeclared(node: SyntaxNode) {
    const names = this.#bodies.at(-1)?.names;
    walk(node, ({ type, id }) => {
      if (type === 'VariableDeclarator') names?.add(nameOf(id));
      return !/Function/.test(type);
    });
  }
}

/** Names that are no use of a variable. */
function isChild({ type, computed }: SyntaxNode, key: string): boolean {
  if (type === 'VariableDeclarator') return key !== 'id';
  if (type === 'MemberExpression') return key !== 'property' || computed === true;
  if (type === 'Property') return key !== 'key' || computed === true;
  return !/Function/.test(type) || key === 'body';
}

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' ? (node.name as string) : '';

const isFiberTag = (node: unknown): boolean =>
  isNode(node) && (node.type === 'MemberExpression' ? nameOf(node.property) : nameOf(node)) === 'tag';

/** Nothing after the statement is run. */
function isLeft(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'BlockStatement') return isLeft((node.body as SyntaxNode[]).at(-1));
  if (node.type === 'IfStatement') return isLeft(node.consequent) && isLeft(node.alternate);
  return ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(node.type);
}
