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

type Serializer = ReturnType<ReturnType<SerializerFactory>>;

/** Serializers by the text of their schema, for each set of shared schemas and options. */
const serializers = new Map<string, Map<string, Serializer>>();

/** Compiles equal response schemas once: most calls have the same failures. */
export const buildSerializer: SerializerFactory = (sharedSchemas, options) => {
  const compile = selectSerializer(sharedSchemas, options);
  const scope = JSON.stringify([sharedSchemas, options]);
  const compiled = serializers.get(scope) ?? new Map<string, Serializer>();
  serializers.set(scope, compiled);
  return (route) => {
    const schema = JSON.stringify(route.schema);
    const serialize = compiled.get(schema) ?? compile(route);
    compiled.set(schema, serialize);
    return serialize;
  };
};
