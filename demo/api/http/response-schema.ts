/** Answers travel as `{ response: … }` (HTTP-03). @param name `$id` of the shared schema inside */
export function wrapped(name: string) {
  return {
    type: 'object',
    required: ['response'],
    properties: { response: { $ref: `${name}#` } },
  } as const;
}
