import type { SourceAttribute, SourceTag } from './source-tags.ts';

/** Detects a value that goes on into the markup after it, up to the quote of another value or of a text. */
function goesOn(
  { value, quote, isOpen, isTight }: SourceAttribute,
  next: readonly SourceAttribute[],
): boolean {
  if (isOpen) return true;
  if (!quote) return value.includes('"');
  // an address may end in a name and `=` too, and has no space before them
  if (/(?:^|\s)[a-z][\w:-]*=$/i.test(value)) return true;
  if (isTight) return />|\s[a-z][\w-]*=/i.test(value);
  return value.includes('>') && next.some(({ name }) => /["'<]/.test(name));
}

/** Detects an attribute that is the rest of a value, after a quote too many. */
const isRest = ({ name }: SourceAttribute, before: SourceAttribute | undefined): boolean =>
  name.includes('"') || (name.includes("'") && before?.quote === "'");

/**
 * Finds the attribute of a start tag in which a quote is probably missing, or one too many; undefined if all are in
 * pairs.
 */
export function lostQuoteIn({ attributes }: SourceTag): SourceAttribute | undefined {
  for (const [index, attribute] of attributes.entries()) {
    const next = attributes.slice(index + 1);
    if (goesOn(attribute, next)) return attribute;
    const before = attributes[index - 1];
    if (!isRest(attribute, before)) continue;
    const [own] = /^[a-z][\w-]*/.exec(attribute.name) ?? [];
    return before?.quote && (before.isTight || !own) ? before : { ...attribute, name: own ?? attribute.name };
  }
  return undefined;
}
