const PART = /^(?::scope > )?([a-z][\w-]*)?((?:#[\w-]+|\.[\w-]+|\[[\w-]+(?:=(?:"[^"]*"|[\w-]+))?\])*)$/;

const mark = (text: string): string => {
  const name = text.replace(/^[#.[]|\]$/g, '');
  if (text.startsWith('#')) return `id="${name}"`;
  if (text.startsWith('.')) return `class="${name}"`;
  return name.includes('=') ? name : `«${name}»`;
};

/** Formats, in Catalan and as html, what a selector has not found: editors know no CSS. */
export function describeSelector(selector: string): string {
  const parts = selector.split(',').map((part) => {
    const [matched, tag, marks = ''] = PART.exec(part.trim()) ?? [];
    if (!matched) return undefined;
    const shown = marks.match(/#[\w-]+|\.[\w-]+|\[[^\]]*\]/g)?.map(mark) ?? [];
    return [tag ? `cap <${tag}>` : 'cap element', shown.join(' i ')].filter(Boolean).join(' amb ');
  });
  return parts.includes(undefined) ? `res que siga «${selector}»` : parts.join(' ni ');
}
