import type { FastifyInstance } from 'fastify';

/**
 * Only `application/json` is read; anything else is 415 (HTTP-16).
 * An empty body counts as missing, since many clients send the content type without a body.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}
