import sanitizeHtml from 'sanitize-html';
import {
  addresses,
  attributeNames,
  droppedElements,
  elements,
  opensWindow,
  safeAttribute,
} from './html-rules.ts';

/** Nothing is printed deeper than this: an html made to exhaust a stack is cut. */
const MAX_DEPTH = 100;
/** Nor is more read: what is nested without end costs the parser the square of its length. */
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
  // an attribute without a value is kept: `alt=""` says something
  nonBooleanAttributes: [],
  nestingLimit: MAX_DEPTH,
  transformTags: { '*': (tagName, written) => ({ tagName, attribs: safeAttributes(written) }) },
};

/** The part of an editor's html that is safe, as html, for the server (W-04): what the browser's sanitiser makes of it. */
export const printHtml = (html: string): string =>
  sanitizeHtml(html.slice(0, MAX_LENGTH).replaceAll('\0', ''), options);
