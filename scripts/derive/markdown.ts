/** A table of Markdown; cells may hold Markdown, and pipes in them are escaped. Empty without rows. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** Text in code style; an empty text gives nothing. */
export function code(text: string): string {
  return text && `\`${text}\``;
}

export function fence(language: string, text: string): string {
  return [`\`\`\`${language}`, text, '```'].join('\n');
}

/** Blocks apart by one empty line, without those that came out empty. */
export function page(blocks: readonly string[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
