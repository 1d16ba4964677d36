export interface SourceAttribute {
  name: string;
  value: string;
  /** Quote around the value; empty if there is none. */
  quote: string;
  /** True if the source ends within the value. */
  isOpen: boolean;
  /** True if something follows the closing quote without a space between. */
  isTight: boolean;
}

export interface SourceTag {
  tag: string;
  isEnd: boolean;
  attributes: SourceAttribute[];
  /** True if it ends in `/>`. */
  isSelfClosed: boolean;
}

/** Matches comments, elements whose content is no markup of the page, and the beginning of any other tag. */
const TOKEN =
  /<!--.*?(?:-->|$)|<(script|style|textarea|title|iframe|noscript|template)\b.*?(?:<\/\1\b|$)|<(\/?)([a-z][^\s/>]*)/gis;

const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:(["'])(.*?)(\2|$)|([^\s>"'][^\s>]*)?))?/sy;

/** Reads the tags of the library in the source of a page, as the HTML parser does: the DOM has lost what was wrong. */
export function sourceTags(source: string): SourceTag[] {
  const tags: SourceTag[] = [];
  const token = new RegExp(TOKEN);
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const [, , slash, tag] = match;
    if (!tag) continue;
    const { attributes, end } = readAttributes(source, token.lastIndex);
    token.lastIndex = end;
    if (!tag.toLowerCase().startsWith('ap-')) continue;
    const isSelfClosed = source.startsWith('/>', end - 1);
    tags.push({ tag: tag.toLowerCase(), isEnd: slash === '/', attributes, isSelfClosed });
  }
  return tags;
}

function readAttributes(source: string, from: number): { attributes: SourceAttribute[]; end: number } {
  const attributes: SourceAttribute[] = [];
  let end = from;
  ATTRIBUTE.lastIndex = from;
  for (let match = ATTRIBUTE.exec(source); match; match = ATTRIBUTE.exec(source)) {
    end = ATTRIBUTE.lastIndex;
    const [, name = '', quote = '', quoted, close, bare = ''] = match;
    const isTight = quote !== '' && !/^(?:[\s>]|\/>|$)/.test(source.slice(end, end + 2));
    const isOpen = quote !== '' && close === '';
    attributes.push({ name: name.toLowerCase(), value: quoted ?? bare, quote, isOpen, isTight });
  }
  const space = /^[\s/]*/.exec(source.slice(end)) ?? [''];
  return { attributes, end: end + space[0].length };
}
