/** Formats a Markdown table; cells may contain Markdown, and pipes are escaped. Empty without rows. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** Formats text as code; an empty text stays empty. */
export function code(text: string): string {
  return text && `\`${text}\``;
}

export function fence(language: string, text: string): string {
  return [`\`\`\`${language}`, text, '```'].join('\n');
}

/** Joins blocks with one empty line, and skips empty ones. */
export function page(blocks: readonly string[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
