import { isRecord } from './bad-values.ts';
import type { Contract, Link, Operation } from './document.types.ts';
import { withSamples } from './samples.ts';
import type { Answer } from './send.ts';

/** An operation whose answer says what another must be told. */
export interface Source {
  operation: Operation;
  link: Link;
}

/** What the document says to ask before this operation. */
export function sourceOf({ id }: Operation, { operations }: Contract): Source | undefined {
  for (const operation of operations) {
    const link = operation.links.find(({ to }) => to === id);
    if (link) return { operation, link };
  }
  return undefined;
}

/** The operation with what the answer says as its examples; undefined where it does not say all. */
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

/** Cookies that an answer has set, as `Cookie` sends them. */
export const cookiesOf = ({ headers }: Answer): string[] =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '');

/** Of the runtime expressions of OpenAPI only `$response.body#/…`. */
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
