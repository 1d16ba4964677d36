import { fields } from './json-schema.ts';

/** Wraps a response as `{ response: … }` (HTTP-03). @param name `$id` of the shared schema inside */
export function wrapped(name: string) {
  return fields({ response: { $ref: `${name}#` } });
}
