/** Matches one token of JSON, or the space between tokens. */
const TOKEN =
  /\s+|[[\]{},:]|"(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|[\x7f-\x9f]|(?!\p{Cc})[^"\\])*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

type Expected = 'value' | 'key' | 'colon' | 'next' | 'end';

/**
 * Finds the first character that is not JSON; undefined if the text is JSON. Browsers word their own messages
 * differently, and Safari's has no position.
 */
export function errorIndex(text: string): number | undefined {
  const open: string[] = [];
  let expected: Expected = 'value';
  /** True after `[` or `{`, which may close at once. */
  let isEmpty = false;
  const close = (): Expected => (open.length ? 'next' : 'end');
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const [token] = TOKEN.exec(text) ?? [];
    if (token === undefined) return at;
    if (token.trim()) {
      const inside = open.at(-1);
      const isEnd = token === (inside === '[' ? ']' : '}') && inside !== undefined;
      if (isEnd && (expected === 'next' || isEmpty)) {
        open.pop();
        expected = close();
        isEmpty = false;
      } else if (expected === 'next' && token === ',') expected = inside === '[' ? 'value' : 'key';
      else if (expected === 'colon' && token === ':') expected = 'value';
      else if (expected === 'key' && token.startsWith('"')) [expected, isEmpty] = ['colon', false];
      else if (expected === 'value' && /^[[{]$/.test(token)) {
        open.push(token);
        [expected, isEmpty] = [token === '[' ? 'value' : 'key', true];
      } else if (expected === 'value' && !/^[\]},:]$/.test(token)) [expected, isEmpty] = [close(), false];
      else return at;
    }
    at += token.length;
  }
  return expected === 'end' ? undefined : text.length;
}

/** Formats the position of the first error in JSON, in Catalan: line and column, from 1, and the text there. */
export function locateError(text: string): string {
  const index = errorIndex(text);
  if (index === undefined) return '';
  const before = text.slice(0, index).split('\n');
  const rest = text.slice(index).split('\n')[0]?.slice(0, 12) ?? '';
  const place = `línia ${before.length}, columna ${(before.at(-1)?.length ?? 0) + 1}`;
  return `; falla en la ${place}: ${rest ? `«${rest}»` : 'falta el final'}`;
}
