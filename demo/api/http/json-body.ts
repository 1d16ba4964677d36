import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** Maximum bytes of a body, without its pictures. */
export const mostBytes = 64 * 1024;

/**
 * Only `application/json` is read; anything else is 415 (HTTP-16).
 * An empty body counts as missing, since many clients send the content type without a body.
 * A large body is refused before it is parsed, unless pictures make it large: some calls take more bytes for pictures alone.
 * The limit also bounds the depth of a body, and the schema of a call refuses any depth that it does not describe.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else if (text.length > mostBytes && Buffer.byteLength(text.replace(pictures, '')) > mostBytes)
      done(new ApiError('BODY_TOO_LARGE'));
    else parse(request, text, done);
  });
}

/** Pictures as browsers encode them; they contain no character that JSON would escape. */
const pictures = /"data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/=]*"/g;
