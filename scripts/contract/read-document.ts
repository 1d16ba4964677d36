import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { AnswerPromise, Contract, Operation, Parameter, Schema } from './document.types.ts';
import { type Samples, withSamples } from './samples.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface WrittenLink {
  operationId?: string;
  parameters?: Record<string, string>;
  requestBody?: Record<string, string>;
}

/** Operation as written in the document. */
interface Written {
  operationId?: string;
  tags?: string[];
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema; example?: unknown }> };
  responses?: Record<string, AnswerPromise & { links?: Record<string, WrittenLink> }>;
  'x-final'?: boolean;
  'x-staff'?: boolean;
  'x-captcha'?: boolean;
}

interface Document {
  openapi?: string;
  paths?: Record<string, Partial<Record<(typeof methods)[number], Written>>>;
  components?: { schemas?: Record<string, Schema> };
}

/**
 * @param samples examples that replace those of the document
 * @throws Error if it is not an OpenAPI document of version 3.1
 */
export function readDocument(json: unknown, samples: Samples = {}): Contract {
  const document = (json ?? {}) as Document;
  if (!document.openapi?.startsWith('3.1') || !document.paths)
    throw new Error('The document is not OpenAPI 3.1.');
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const written = item[method];
      return written ? [withSamples(operationOf(method.toUpperCase(), path, written), samples)] : [];
    }),
  );
  const { components = {} } = document;
  return { operations, schemas: components.schemas ?? {}, mismatch: mismatcher(components) };
}

function operationOf(method: string, path: string, written: Written): Operation {
  const security = written.security ?? [];
  const body = written.requestBody?.content?.['application/json'];
  return {
    id: written.operationId ?? `${method} ${path}`,
    method,
    path,
    tags: written.tags ?? [],
    needsLogin: security.length > 0 && security.every((way) => Object.keys(way).length > 0),
    knowsLogin: security.length > 0,
    isFinal: written['x-final'] === true,
    isForStaff: written['x-staff'] === true,
    needsCaptcha: written['x-captcha'] === true,
    parameters: written.parameters ?? [],
    body: body && { schema: body.schema ?? {}, ...('example' in body && { example: body.example }) },
    answers: written.responses ?? {},
    links: Object.entries(written.responses ?? {})
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, { links }]) => Object.values(links ?? {}))
      .map(({ operationId: to = '', parameters = {}, requestBody = {} }) => ({
        to,
        parameters,
        body: requestBody,
      })),
    cookies: [],
  };
}

function mismatcher(components: object): Contract['mismatch'] {
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats.default(ajv);
  const compiled = new WeakMap<Schema, ValidateFunction>();
  return (schema, value) => {
    let validate = compiled.get(schema);
    if (!validate) {
      // includes the schemas that it may refer to
      validate = ajv.compile({ ...schema, components });
      compiled.set(schema, validate);
    }
    if (validate(value)) return undefined;
    const [error] = validate.errors ?? [];
    return `${error?.instancePath || 'the whole'} ${error?.message}`;
  };
}
