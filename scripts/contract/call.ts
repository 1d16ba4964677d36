import type { Operation, Parameter } from './document.types.ts';
import type { Request } from './send.ts';

/** Expected status: `done` 2xx or 3xx, `refused` 4xx, `any` for all in the document, or one of these. */
export type Expected = 'done' | 'refused' | 'any' | readonly number[];

/** One request to an operation, and its purpose. */
export interface Call {
  operation: Operation;
  /** Description for the report: as in the example; without `email`. */
  how: string;
  request: Request;
  expected: Expected;
  withLogin: boolean;
}

/** Parameters and body of a call. */
export interface Input {
  parameters: Record<string, unknown>;
  body?: unknown;
}

/** Builds the request as sent; characters that a header cannot carry are left out. */
export function requestOf({ method, path, parameters, body }: Operation, input: Input): Request {
  const given = (kind: Parameter['in']) =>
    parameters
      .filter((parameter) => parameter.in === kind && input.parameters[parameter.name] !== undefined)
      .map(({ name }): [string, unknown] => [name, input.parameters[name]]);
  const query = given('query').flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${escaped(name)}=${escaped(one)}`),
  );
  const headers = given('header')
    .map(([name, value]): [string, string] => [name, String(value)])
    .filter(([, value]) => /^[\x20-\x7e]*$/.test(value));
  const filled = given('path').reduce(
    (whole, [name, value]) => whole.replace(`{${name}}`, () => segment(value)),
    path,
  );
  return {
    method,
    path: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    headers: {
      ...Object.fromEntries(headers),
      ...(body && input.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body && input.body !== undefined && { body: JSON.stringify(input.body) }),
  };
}

const escaped = (value: unknown): string =>
  // lone surrogates, which have no escape, become U+FFFD
  encodeURIComponent(
    Buffer.from(typeof value === 'object' ? JSON.stringify(value) : String(value)).toString(),
  );

/** Escapes a path segment. It is never empty or a dot segment: that would be another operation. */
const segment = (value: unknown): string =>
  escaped(value).replace(/^\.{1,2}$/, (dots) => '%2E'.repeat(dots.length)) || '%20';

/** Formats a request for a line of the report. */
export function shortly({ method, path, body }: Request): string {
  const cut = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);
  return `${method} ${cut(path)}${body === undefined ? '' : ` ${cut(body)}`}`;
}
