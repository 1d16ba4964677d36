export const KB = 1024;

/** A table of Markdown: the first column is text, the others are numbers. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `| :-- |${' --: |'.repeat(head.length - 1)}`, ...body.map(line)].join('\n');
}

/** 72000 → `72,000`; nothing where nothing was measured. */
export function number(value: number, digits = 0): string {
  if (!Number.isFinite(value)) return '–';
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
