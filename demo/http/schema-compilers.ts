import ajvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import { type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler';

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
export const buildValidator: BuildCompilerFromPool = (schemas, options) => {
  const ofAddress = build(schemas, options);
  const ofBody = build(schemas, {
    ...options,
    customOptions: { ...options?.customOptions, ...asSent },
  } as typeof options);
  // Fastify passes the whole route, which the package's types do not declare
  return (route) => ((route as { httpPart?: string }).httpPart === 'body' ? ofBody : ofAddress)(route);
};

const selectSerializer = SerializerSelector();

/** Serializers by the text of their schema, for each set of shared schemas. */
const serializers = new Map<string, Map<string, ReturnType<ReturnType<SerializerFactory>>>>();

/** Compiles equal response schemas once: most calls have the same failures. */
export const buildSerializer: SerializerFactory = (shared, options) => {
  const compile = selectSerializer(shared, options);
  const set = JSON.stringify(shared);
  const known = serializers.get(set) ?? new Map();
  serializers.set(set, known);
  return (route) => {
    const schema = JSON.stringify(route.schema);
    if (!known.has(schema)) known.set(schema, compile(route));
    return known.get(schema);
  };
};
