import Ajv2020 from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';

interface Answer {
  statusCode: number;
  json(): unknown;
}

/**
 * Creates a function that compares responses with the OpenAPI document. It returns the first difference, or
 * undefined.
 */
export async function openapiCheck(app: FastifyInstance, basePath = '') {
  const document = (await app.inject(`${basePath}/api/openapi.json`)).json();
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'openapi');
  return (method: string, path: string, answer: Answer): string | undefined => {
    const pointer = encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
    const validate = ajv.getSchema(
      `openapi#/paths/${pointer}/${method}/responses/${answer.statusCode}/content/application~1json/schema`,
    );
    if (!validate) return `${answer.statusCode} is not in the document`;
    validate(answer.json());
    return validate.errors ? ajv.errorsText(validate.errors) : undefined;
  };
}
