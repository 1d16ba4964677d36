import fc from 'fast-check';
import { badTexts, spoil, spoils } from './bad-values.ts';
import type { Input } from './call.ts';
import type { Contract, Operation, Parameter, Schema } from './document.types.ts';
import { typesOf, valuesOf } from './values.ts';

/** Returns the example of the document, if it covers all required values. */
export function exampleOf({ parameters, body }: Operation): Input | undefined {
  const lacking = parameters.some(({ required, example }) => required && example === undefined);
  if (lacking || (body && body.example === undefined)) return undefined;
  const given = parameters.filter(({ example }) => example !== undefined);
  return {
    parameters: Object.fromEntries(given.map(({ name, example }) => [name, example])),
    body: body?.example,
  };
}

/** Tests whether the document allows an input. */
export function isValid({ parameters, body }: Operation, { mismatch }: Contract, input: Input): boolean {
  const isAllowed = (parameter: Parameter) => {
    const value = given(parameter, input);
    if (value === undefined) return !parameter.required;
    return mismatch(parameter.schema, asRead(parameter.schema, value)) === undefined;
  };
  return parameters.every(isAllowed) && (!body || mismatch(body.schema, input.body) === undefined);
}

/** Returns the value as a server reads it: `?limit=` means no limit. */
function given({ in: where, name, schema }: Parameter, { parameters }: Input): unknown {
  const value = parameters[name];
  const isPlainText = typesOf(schema).includes('string') && schema.enum === undefined;
  return where === 'query' && value === '' && !isPlainText ? undefined : value;
}

/** Converts a value from the address, which has only texts: `12` may be a number, and one value a list. */
function asRead(schema: Schema, value: unknown): unknown {
  const [type] = typesOf(schema);
  if (type === 'array') return Array.isArray(value) ? value : [value];
  if ((type === 'integer' || type === 'number') && typeof value === 'string')
    return value.trim() === '' ? value : Number(value);
  return value;
}

export interface Draw {
  seed: number;
  runs: number;
}

/** Generates inputs that the document allows; a seed always gives the same inputs. */
export function goodInputs(operation: Operation, contract: Contract, draw: Draw): Input[] {
  return fc
    .sample(inputsOf(operation, contract), { seed: seedOf(operation, draw), numRuns: draw.runs })
    .filter((input) => isValid(operation, contract, input));
}

/** Generates inputs with a spoiled part; the document may allow some of them nevertheless. */
export function fuzzedInputs(operation: Operation, contract: Contract, draw: Draw): Input[] {
  const { parameters } = operation;
  const one = fc.record({
    input: inputsOf(operation, contract),
    ofBody: fc.array(spoils, { minLength: 1, maxLength: 2 }),
    ofParameters: fc.array(fc.tuple(fc.nat(1000), badTexts), { maxLength: 2 }),
    which: fc.nat(2),
  });
  const fuzzed = one.map(({ input, ofBody, ofParameters, which }): Input => {
    const bodyToo = operation.body && which > 0;
    const spoiled = { ...input.parameters };
    if (!bodyToo || which === 2)
      for (const [at, text] of ofParameters) {
        const parameter = parameters[at % Math.max(1, parameters.length)];
        if (parameter) spoiled[parameter.name] = carried(parameter, text);
      }
    return { parameters: spoiled, body: bodyToo ? ofBody.reduce(spoil, input.body) : input.body };
  });
  return fc.sample(fuzzed, { seed: seedOf(operation, draw) + 1, numRuns: draw.runs });
}

/**
 * Reduces a text to its sendable part: headers take only ASCII, a path segment is not empty, and the limit for the
 * length of an address varies by server.
 */
export function carried({ in: where }: Parameter, text: string): string {
  if (where === 'header') return text.replace(/[^\x20-\x7e]/g, '').trim();
  return where === 'path' ? text.slice(0, 60) || ' ' : text;
}

function inputsOf({ parameters, body }: Operation, { schemas }: Contract): fc.Arbitrary<Input> {
  // existing ids reach more code than random ones
  const ofParameter = ({ schema, example }: Parameter) =>
    example === undefined
      ? valuesOf(schema, schemas)
      : fc.oneof(
          { weight: 3, arbitrary: fc.constant(example) },
          { weight: 1, arbitrary: valuesOf(schema, schemas) },
        );
  const of = Object.fromEntries(parameters.map((parameter) => [parameter.name, ofParameter(parameter)]));
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
  const bodies =
    body?.example === undefined
      ? valuesOf(body?.schema ?? {}, schemas)
      : fc.oneof(fc.constant(body.example), valuesOf(body.schema, schemas));
  return fc.record({
    parameters: fc.record(of, { requiredKeys, noNullPrototype: true }),
    body: body ? bodies : fc.constant(undefined),
  });
}

/** Returns a seed for each operation, so that `--only` repeats what the full run sent. */
function seedOf({ id }: Operation, { seed }: Draw): number {
  let hash = seed | 0;
  for (const sign of id) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return hash;
}
