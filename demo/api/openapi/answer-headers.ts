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

/** Headers that every answer with a status has. */
export function answerHeaders(status: string): Record<string, Header> {
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
