import type { Operation, Parameter } from './document.types.ts';
import type { Request } from './send.ts';

/** Expected status: `done` 2xx or 3xx, `refused` 4xx, `any` for all in the document, or one of these. */
export type Expected = 'done' | 'refused' | 'any' | readonly number[];

/** One request to an operation, and why it is sent. */
export interface Call {
  operation: Operation;
  /** As in: as in the example; without `email`. */
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

/** As it goes over the wire; what a header cannot carry is left out. */
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
  // halves of signs, which have no escape, become U+FFFD
  encodeURIComponent(
    Buffer.from(typeof value === 'object' ? JSON.stringify(value) : String(value)).toString(),
  );

/** Never empty, and no step to another folder: it would be another call. */
const segment = (value: unknown): string =>
  escaped(value).replace(/^\.{1,2}$/, (dots) => '%2E'.repeat(dots.length)) || '%20';

/** For a line of the report. */
export function shortly({ method, path, body }: Request): string {
  const cut = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);
  return `${method} ${cut(path)}${body === undefined ? '' : ` ${cut(body)}`}`;
}
