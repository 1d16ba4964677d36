import type { BodyElement } from '../../../src/content/body.types.ts';

/** The body of a text, in which a string is a paragraph. */
export const written = (...parts: (string | BodyElement)[]): BodyElement[] =>
  parts.map((part) => (typeof part === 'string' ? { type: 'paragraph', html: part } : part));
