import type { FastifyInstance, FastifyRequest } from 'fastify';

const noFields = new URLSearchParams();

/**
 * Lets the routes of a scope accept only forms that a page sends without a script.
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

/** Returns the fields of a form; every field is a text, and a missing one is empty. */
export const fieldsOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : noFields;
