import { isRecord } from './bad-values.ts';
import type { Contract, Link, Operation } from './document.types.ts';
import { withSamples } from './samples.ts';
import type { Answer } from './send.ts';

/** An operation whose response provides values for another. */
export interface Source {
  operation: Operation;
  link: Link;
}

/** Returns the operation that the document requires before this one. */
export function sourceOf({ id }: Operation, { operations }: Contract): Source | undefined {
  for (const operation of operations) {
    const link = operation.links.find(({ to }) => to === id);
    if (link) return { operation, link };
  }
  return undefined;
}

/** Returns the operation with values of the response as its examples; undefined if one is missing. */
export function following(operation: Operation, { link }: Source, answer: Answer): Operation | undefined {
  const read = (values: Record<string, string>) =>
    Object.entries(values).map(([name, place]) => [name, valueAt(answer, place)] as const);
  const parameters = read(link.parameters).map(
    ([name, value]) => [name.replace(/^\w+\./, ''), value] as const,
  );
  const fields = read(link.body);
  if ([...parameters, ...fields].some(([, value]) => value === undefined)) return undefined;
  const { example } = operation.body ?? {};
  const body = { ...(isRecord(example) ? example : {}), ...Object.fromEntries(fields) };
  const known = operation.parameters.flatMap((one) =>
    one.example === undefined ? [] : [[one.name, one.example] as const],
  );
  const sample = {
    parameters: Object.fromEntries([...known, ...parameters]),
    ...(operation.body && { body }),
  };
  return withSamples(operation, { [operation.id]: sample });
}

/** Returns the cookies that a response set, in the format of the `Cookie` header. */
export const cookiesOf = ({ headers }: Answer): string[] =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '');

/** Evaluates a runtime expression of OpenAPI; supports only `$response.body#/…`. */
function valueAt({ body }: Answer, place: string): unknown {
  const [, pointer] = /^\$response\.body#\/(.*)$/.exec(place) ?? [];
  if (pointer === undefined) return undefined;
  try {
    return pointer
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
}
