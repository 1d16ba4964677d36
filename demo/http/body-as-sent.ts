import ajvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';

/**
 * Shared pool for all plugins: separate pools would each compile the schema of JSON Schema, four fifths of the
 * starting time.
 */
const build = ajvCompiler();

const asSent = { coerceTypes: false, removeAdditional: false };

/**
 * Validates bodies without converting types: JSON has types, so `"false"` is not a flag. A field that a closed body
 * does not have is refused instead of dropped (BEY-29). Addresses contain only text, which Fastify converts to
 * numbers and lists.
 */
export const bodyAsSent: BuildCompilerFromPool = (schemas, options) => {
  const ofAddress = build(schemas, options);
  const ofBody = build(schemas, {
    ...options,
    customOptions: { ...options?.customOptions, ...asSent },
  } as typeof options);
  // Fastify passes the whole route, which the package's types do not declare
  return (route) => ((route as { httpPart?: string }).httpPart === 'body' ? ofBody : ofAddress)(route);
};
