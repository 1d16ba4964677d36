import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** Bytes of a body, the pictures in it left out. */
export const mostBytes = 64 * 1024;
/** Lists and objects within each other; the deepest that a call describes is four. */
const mostNesting = 20;

/**
 * Only `application/json` is read; anything else is 415 (HTTP-16).
 * An empty body counts as missing, since many clients send the content type without a body.
 * A body that is nested too deep is refused before it is parsed. So is a large one, unless pictures make it large:
 * some calls take more bytes for pictures alone.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else if (text.length > mostBytes && Buffer.byteLength(text.replace(pictures, '')) > mostBytes)
      done(new ApiError('BODY_TOO_LARGE'));
    else if (isTooDeep(text)) done(new ApiError('INVALID_BODY'));
    else parse(request, text, done);
  });
}

/** As browsers make them; none has a sign that JSON would escape. */
const pictures = /"data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/=]*"/g;

/** Counts the brackets that are open at once, those within texts left out. The text need not be valid. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (sign === '"') index = endOfText(text, index);
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > mostNesting) return true;
  }
  return false;
}

/** Place of the quotation mark that ends the text which begins at a place; the end of all where none does. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, place: number): boolean {
  let backslashes = 0;
  while (text[place - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
