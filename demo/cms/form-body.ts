import type { FastifyInstance, FastifyRequest } from 'fastify';

const noFields = new URLSearchParams();

/**
 * Lets the routes of a scope take what a form of a page sends without a script, and nothing else.
 * @param bodyLimit in bytes
 */
export function takeForms(scope: FastifyInstance, bodyLimit = 16 * 1024): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** What a form has sent; every field is a text, and one that is missing is empty. */
export const fieldsOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : noFields;
