import { isNode, type ParsedFile, type Problem, type SyntaxNode, walk } from './parse.ts';

/** Longest test title in characters; each inserted value counts as ten. */
const longest = 100;
const valueLength = 10;
/** Largest number of requirement rows at the start of a title. */
const mostRows = 2;
const rows = /^(?:[A-Z]+-\d+ )+/;

/** Rejects titles of tests that are long or that name many rows: a title states one claim (CONTRIBUTING.md). */
export function checkTitles(file: ParsedFile): Problem[] {
  const problems: Problem[] = [];
  walk(file.program, (node) => {
    if (node.type !== 'CallExpression' || !/^(test|it)$/.test(rootName(node.callee))) return undefined;
    const [first] = node.arguments as SyntaxNode[];
    const title = first && titleOf(first);
    if (first === undefined || title === undefined) return undefined;
    const line = file.lineOf(first.start);
    const length = title.replace(/%[sijdo]|\$\w+/g, ' '.repeat(valueLength)).length;
    if (length > longest)
      problems.push({ line, message: `a title of ${length} characters: at most ${longest}` });
    const named = rows.exec(title)?.[0].trim().split(' ').length ?? 0;
    if (named > mostRows)
      problems.push({ line, message: `a title with ${named} rows: at most ${mostRows}, the others as tags` });
    return undefined;
  });
  return problems;
}

/** Reads `test` in `test(…)`, `test.only(…)` and `test.each(…)(…)`. */
function rootName(callee: unknown): string {
  let node = callee;
  while (isNode(node) && node.type !== 'Identifier')
    node = node.type === 'CallExpression' ? node.callee : node.object;
  return isNode(node) ? String(node.name) : '';
}

/** Reads a literal or a template, whose values become `%s`; undefined for other arguments, as those of `test.each`. */
function titleOf({ type, value, quasis }: SyntaxNode): string | undefined {
  if (type === 'Literal') return typeof value === 'string' ? value : undefined;
  if (type !== 'TemplateLiteral') return undefined;
  return (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join('%s');
}
