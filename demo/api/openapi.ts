import { STATUS_CODES } from 'node:http';
import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { DemoConfig } from '../config.ts';
import { callSamples } from './openapi/samples.ts';
import { sessionCookie } from './session/session-cookies.ts';

/**
 * Link to an operation that needs a value from another response, as in OpenAPI. Values are pointers into that
 * response.
 */
interface AnswerLink {
  /** Values by place and name, for example `path.id`. */
  parameters?: Record<string, string>;
  requestBody?: Record<string, string>;
}

const id = '$response.body#/response/id';

/** Links by the operation that responds, then by the operation that continues from it. */
const links: Record<string, Record<string, AnswerLink>> = {
  readProfile: { toggleBulletin: { requestBody: { userId: id } } },
  beginUpload: {
    signPart: { parameters: { 'path.fileId': id } },
    abortUpload: { parameters: { 'path.fileId': id } },
  },
};

/** Returns the links of an operation's successful response. */
function answerLinks(operationId = ''): { links?: object } {
  const { [operationId]: own } = links;
  if (!own) return {};
  const named = Object.entries(own).map(([to, link]) => [to, { operationId: to, ...link }]);
  return { links: Object.fromEntries(named) };
}

interface Header {
  required: true;
  description: string;
  schema: object;
}

const sniffing: Header = {
  required: true,
  description: 'The body is what its content type says.',
  schema: { type: 'string', enum: ['nosniff'] },
};

/** Returns the headers of every response with a status. */
function answerHeaders(status: string): Record<string, Header> {
  const isFailure = Number(status) >= 400;
  return {
    'x-content-type-options': sniffing,
    'cache-control': {
      required: true,
      description: isFailure ? 'Nobody keeps a failure.' : 'Who may keep it, and for how long.',
      schema: { type: 'string', ...(isFailure && { enum: ['no-store'] }) },
    },
    ...(status === '429' && {
      'retry-after': { required: true, description: 'Seconds.', schema: { type: 'integer', minimum: 0 } },
    }),
    ...(status === '302' && {
      location: { required: true, description: 'Where to go on.', schema: { type: 'string', minLength: 1 } },
    }),
  };
}

/** Describes every call registered after it, except pages and simulated services. */
export async function openapi(app: FastifyInstance, config: DemoConfig): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Demo API',
        version: '1.0.0',
        description: 'Calls of the widgets. Writes need the same origin; their bodies are application/json.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      tags: [
        { name: 'poll', description: 'Polls and votes' },
        { name: 'live', description: 'Live feeds and the streams on air' },
        { name: 'list', description: 'Lists of cards, made by the server' },
        { name: 'media', description: 'What plays one after the other' },
        { name: 'newsroom', description: 'Calls of the newsroom’s staff' },
        { name: 'user', description: 'Accounts' },
        { name: 'favourite', description: 'Favourite contents and shows' },
        { name: 'newsletter', description: 'Subscriptions' },
        { name: 'contact', description: 'Messages to the house' },
        { name: 'participation', description: 'What the public sends' },
        { name: 'weather', description: 'Forecasts, and the municipality of a position' },
        { name: 'captcha', description: 'Proof of work for forms' },
        { name: 'dev', description: 'Only outside production' },
        { name: 'server', description: 'State of the server' },
      ],
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie(config) } },
      },
    },
    refResolver: { buildLocalReference: (json) => String(json.$id) },
    transform: ({ schema, url }) => {
      const isOurs = ['api', 'webapi'].some((folder) => url.startsWith(`${config.basePath}/${folder}/`));
      const isCall = isOurs && schema?.operationId !== undefined;
      return { schema: isCall ? schema : { hide: true }, url };
    },
    transformObject: completed,
  });
}

/** Serves the OpenAPI document at `/api/openapi.json`. */
export function openapiRoute(app: FastifyInstance, config: DemoConfig): void {
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return { ...app.swagger(), servers: [{ url: config.publicUrl }] };
  });
}

interface Operation {
  operationId?: string;
  security?: object[];
  parameters?: { in: string; name: string }[];
  requestBody?: { content?: object };
  responses: Record<string, { description?: string; headers?: object; content?: object }>;
}

const failure = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };

/** Adds the parts common to all calls: possible errors, and by default no session. */
const completed: SwaggerTransformObject = (document) => {
  if (!('openapiObject' in document)) return document.swaggerObject;
  for (const methods of Object.values(document.openapiObject.paths ?? {}))
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      operation.security ??= [];
      const common = [
        // for an address with control characters
        400,
        429,
        500,
        ...(method === 'get' ? [] : [403]),
        ...(operation.requestBody ? [413, 415] : []),
      ];
      for (const status of common) operation.responses[status] ??= { ...failure };
      for (const [status, response] of Object.entries(operation.responses)) {
        response.description = STATUS_CODES[status] ?? '';
        response.headers = answerHeaders(status);
        if (status === '200') Object.assign(response, answerLinks(operation.operationId));
      }
      Object.assign(operation, withSample(operation));
    }
  leaveOutUnused(document.openapiObject);
  return document.openapiObject;
};

/** Removes schemas of other servers: the plugin adds the schemas of every scope. */
function leaveOutUnused({ paths, components }: { paths?: object; components?: { schemas?: object } }): void {
  const schemas: Record<string, unknown> = { ...components?.schemas };
  const used = new Set<string>();
  const visit = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]*)"/g))
      if (!used.has(name)) {
        used.add(name);
        visit(schemas[name] ?? {});
      }
  };
  visit(paths ?? {});
  if (components)
    components.schemas = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

/** Returns the examples of an operation, and the marks that `npm run contract` reads (docs/contract.md). */
function withSample({ operationId = '', parameters, requestBody }: Operation): object {
  const sample = callSamples[operationId];
  if (!sample) return {};
  const exampleOf = (name: string) => {
    const example = sample.parameters?.[name];
    return example === undefined ? {} : { example };
  };
  const content = Object.entries((requestBody?.content ?? {}) as Record<string, object>).map(
    ([type, media]): [string, object] => [type, { ...media, example: sample.body }],
  );
  return {
    ...(parameters && { parameters: parameters.map((one) => ({ ...one, ...exampleOf(one.name) })) }),
    ...(requestBody &&
      sample.body !== undefined && { requestBody: { ...requestBody, content: Object.fromEntries(content) } }),
    ...(sample.isFinal && { 'x-final': true }),
    ...(sample.isForStaff && { 'x-staff': true }),
    ...(sample.needsCaptcha && { 'x-captcha': true }),
  };
}
