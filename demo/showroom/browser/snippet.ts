/** Attributes by name; an empty text means an attribute without a value. */
export type Attributes = ReadonlyMap<string, string>;

/** Returns the opening tag as an editor would write it. */
export function openingTag(tag: string, attributes: Attributes): string {
  const written = [...attributes].map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}=${quoted(value)}`,
  );
  return `<${tag}${written.join('')}>`;
}

/** Returns the attributes of the first `<tag>` in the snippet. */
export function attributesIn(snippet: string, tag: string): Map<string, string> {
  const [, written = ''] = opening(tag).exec(snippet) ?? [];
  const pairs = written.matchAll(/([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g);
  return new Map(
    [...pairs].map(([, name = '', double, single, bare]) => [name, decoded(double ?? single ?? bare ?? '')]),
  );
}

/** Replaces the attributes of the first `<tag>` in the snippet; the content of the tag stays. */
export function withAttributes(snippet: string, tag: string, attributes: Attributes): string {
  return snippet.replace(opening(tag), () => openingTag(tag, attributes));
}

function opening(tag: string): RegExp {
  return new RegExp(`<${tag}(\\s(?:"[^"]*"|'[^']*'|[^"'>])*)?>`);
}

/** Quotes an attribute value; JSON stays readable in single quotes. */
function quoted(value: string): string {
  const text = value.replaceAll('&', '&amp;');
  return text.includes('"') && !text.includes("'") ? `'${text}'` : `"${text.replaceAll('"', '&quot;')}"`;
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
