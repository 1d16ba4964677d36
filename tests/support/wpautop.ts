/** Elements that WordPress 6 treats as blocks; our tags are not among them. */
const blocks =
  'table|thead|tfoot|caption|col|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|map|area|blockquote|address|style|p|h[1-6]|hr|' +
  'fieldset|legend|section|article|aside|hgroup|header|footer|nav|figure|figcaption|details|menu|summary';
const block = `</?(?:${blocks})(?:\\s[^<>]*)?/?>`;
const all = (pattern: string) => new RegExp(pattern, 'g');

/**
 * Converts HTML as the classic editor of WordPress publishes it: text between blank lines and blocks becomes a
 * paragraph, and the end of a line a break.
 */
export function wpautop(source: string): string {
  const inOneLine = source.replace(/<[^<>]+>/g, (tag) => tag.replaceAll('\n', ' '));
  const apart = inOneLine
    .replace(all(`(<(?:${blocks})(?:\\s[^<>]*)?>)`), '\n\n$1')
    .replace(all(`(</(?:${blocks})>)`), '$1\n\n')
    .replace(/\s*<(option|source|track)\b/g, '<$1')
    .replace(/<\/(option|source|track)>\s*/g, '</$1>');
  const paragraphs = apart
    .split(/\n\s*\n/)
    .filter((text) => text.trim())
    .map((text) => `<p>${text.replace(/^\n+|\n+$/g, '')}</p>\n`)
    .join('');
  const unwrapped = paragraphs
    .replace(/<p>([^<]+)<\/(div|address|form)>/g, '<p>$1</p></$2>')
    .replace(all(`<p>\\s*(${block})\\s*</p>`), '$1')
    .replace(/<p>(<li.+?)<\/p>/g, '$1')
    .replace(all(`<p>\\s*(${block})`), '$1')
    .replace(all(`(${block})\\s*</p>`), '$1');
  const keeps = /<(script|style|svg)\b.*?<\/\1>/gs;
  const kept = unwrapped.replace(keeps, (whole) => whole.replaceAll('\n', '\0'));
  return kept
    .replace(/(?<!<br \/>)[^\S\n]*\n/g, '<br />\n')
    .replace(all(`(${block})\\s*<br />`), '$1')
    .replace(/<br \/>(\s*<\/?(?:p|li|div|dl|dd|dt|th|pre|td|ul|ol)\b[^<>]*>)/g, '$1')
    .replace(/<\/p><br \/>/g, '</p>')
    .replaceAll('\0', '\n');
}
