import type { BodyElement } from '../../../src/content/body.types.ts';

/** Builds the body of a text; strings become paragraphs. */
export const written = (...parts: (string | BodyElement)[]): BodyElement[] =>
  parts.map((part) => (typeof part === 'string' ? { type: 'paragraph', html: part } : part));
