import ajvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';

/** One pool for all plugins: each with its own would compile the schema of JSON Schema anew, four fifths of the time of a start. */
const build = ajvCompiler();

const asSent = { coerceTypes: false, removeAdditional: false };

/**
 * Bodies are taken as they are sent: JSON has types, so `"false"` is no flag, and a field that a closed body does not have is refused
 * instead of dropped (BEY-29). In addresses everything is a text; there Fastify reads numbers and lists.
 */
export const bodyAsSent: BuildCompilerFromPool = (schemas, options) => {
  const ofAddress = build(schemas, options);
  const ofBody = build(schemas, {
    ...options,
    customOptions: { ...options?.customOptions, ...asSent },
  } as typeof options);
  // Fastify hands over the whole route, which the types of the package do not say
  return (route) => ((route as { httpPart?: string }).httpPart === 'body' ? ofBody : ofAddress)(route);
};
