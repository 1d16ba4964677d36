import { parseSync } from 'vite';

/** Node of the ESTree syntax tree. */
export interface SyntaxNode {
  type: string;
  start: number;
  [key: string]: unknown;
}

export interface Problem {
  line: number;
  message: string;
}

export interface ParsedFile {
  program: SyntaxNode;
  lineOf(offset: number): number;
}

/** @throws Error if the file is not valid TypeScript */
export function parseFile(path: string, source: string): ParsedFile {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  return { program: program as unknown as SyntaxNode, lineOf };
}

/** Calls `visit` with this node and every node below; a visit that returns false skips the children. */
export function walk(node: unknown, visit: (node: SyntaxNode) => boolean | undefined): void {
  if (Array.isArray(node)) for (const item of node) walk(item, visit);
  if (!isNode(node) || visit(node) === false) return;
  for (const value of Object.values(node)) if (typeof value === 'object') walk(value, visit);
}

export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
  );
}
