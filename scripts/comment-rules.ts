import type { Problem } from './parse.ts';

/** First words that make a riddle of a comment: a comment begins with a verb or a noun (CONTRIBUTING.md). */
const riddle = /^(What|Who|Whose|Whom|Of|Where|Whether)\b/;
const commentStart = /^\s*(?:\/\*\*?|\/\/)\s*(.*)$/;
const isLineComment = (line: string | undefined) => /^\s*\/\//.test(line ?? '');

/** Rejects comments that begin with a clause instead of a verb or a noun. Works for TypeScript and CSS. */
export function checkComments(text: string): Problem[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const isContinued = isLineComment(line) && isLineComment(lines[index - 1]);
    // the text of a block can begin on its second line
    const start = /^\s*\/\*\*?\s*$/.test(line)
      ? lines[index + 1]?.replace(/^\s*\*\s*/, '')
      : commentStart.exec(line)?.[1];
    if (isContinued || !start || !riddle.test(start)) return [];
    return [{ line: index + 1, message: `«${start.slice(0, 40)}»: a comment begins with a verb or a noun` }];
  });
}
