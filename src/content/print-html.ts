import sanitizeHtml from 'sanitize-html';
import {
  addresses,
  attributeNames,
  droppedElements,
  elements,
  opensWindow,
  safeAttribute,
} from './html-rules.ts';

/** Deepest nesting that is printed: html can be made to exhaust the stack. */
const MAX_DEPTH = 100;
/** Longest html that is parsed, in characters: endless nesting takes quadratic time. */
const MAX_LENGTH = 100_000;

function safeAttributes(written: Readonly<Record<string, string>>): Record<string, string> {
  const safe: Record<string, string> = {};
  for (const [name, value] of Object.entries(written)) {
    const kept = safeAttribute(name, value);
    if (kept !== undefined) safe[name] = kept;
  }
  return opensWindow(written.target, safe.href)
    ? { ...safe, target: '_blank', rel: 'noopener noreferrer' }
    : safe;
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...elements],
  nonTextTags: [...droppedElements],
  allowedAttributes: { '*': [...attributeNames, 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: [...addresses],
  // keeps attributes without a value: `alt=""` has a meaning
  nonBooleanAttributes: [],
  nestingLimit: MAX_DEPTH,
  transformTags: { '*': (tagName, written) => ({ tagName, attribs: safeAttributes(written) }) },
};

/** Sanitises an editor's html on the server, with the same result as in the browser (W-04). */
export const printHtml = (html: string): string =>
  sanitizeHtml(html.slice(0, MAX_LENGTH).replaceAll('\0', ''), options);
