import { Ajv, type ErrorObject, type SchemaValidateFunction, type ValidateFunction } from 'ajv';
import type { BodyElement } from '../../../src/content/body.types.ts';
import { safeUrl } from '../../../src/content/safe-url.ts';
import { ApiError } from '../http/api-error.ts';
import { changeSchema, contentSchema } from './message.schemas.ts';
import type { ContentChange, MessageContent } from './write-message.ts';

const ajv = new Ajv({ allErrors: true, discriminator: true, verbose: true });

/** Line breaks and tabs are allowed; the database would reject some other control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the rule looks for them
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

function problemOfText(max: number, value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return 'ha de tindre text';
  if (value.length > max) return `no pot passar de ${max} caràcters`;
  return control.test(value) ? 'té caràcters que no són text' : undefined;
}

function problemOfAddress(kind: string, value: unknown): string | undefined {
  const isText = typeof value === 'string' && value.length <= 2000 && !control.test(value);
  const safe = isText ? safeUrl(value) : undefined;
  if (safe === undefined) return 'no és una adreça que es puga fer servir';
  return kind === 'absolute' && !/^https?:\/\//i.test(safe) ? 'ha de començar per https://' : undefined;
}

/** Makes a keyword of a function that finds the problem of a value; a valid text is stored as `stored` returns it. */
function addKeyword<Parameter>(
  keyword: string,
  problemOf: (parameter: Parameter, value: unknown) => string | undefined,
  stored: (value: string) => string | undefined,
): void {
  const validate: SchemaValidateFunction = (parameter: Parameter, value: unknown, _schema, place) => {
    const message = problemOf(parameter, value);
    validate.errors = message ? [{ keyword, message }] : [];
    if (!message && place) place.parentData[place.parentDataProperty] = stored(String(value));
    return !message;
  };
  ajv.addKeyword({ keyword, validate, modifying: true, errors: true });
}

addKeyword('line', problemOfText, (value) => value.trim());
addKeyword('address', problemOfAddress, safeUrl);
ajv.addKeyword({
  keyword: 'omitEmpty',
  type: 'object',
  before: 'required',
  modifying: true,
  errors: false,
  validate: (names: string[], value: Record<string, unknown>) => {
    for (const name of names) if (value[name] === null || value[name] === '') delete value[name];
    return true;
  },
});

const isContent = ajv.compile<MessageContent>(contentSchema);
const isChange = ajv.compile<ContentChange>(changeSchema);

/** Validates a complete message of an editor. @throws ApiError INVALID_FIELDS, which names each invalid field */
export const readContent = (body: unknown): MessageContent => check(isContent, body);

/** A correction; `null` removes the author or the opening. @throws ApiError INVALID_FIELDS, which names each field */
export function readChange(body: Record<string, unknown>): ContentChange {
  const isRemoval = ([name, value]: [string, unknown]) =>
    value === null && (name === 'author' || name === 'openingMultimedia');
  const fields = Object.entries(body);
  const changed = Object.fromEntries(fields.filter((field) => !isRemoval(field)));
  return { ...check(isChange, changed), ...Object.fromEntries(fields.filter(isRemoval)) };
}

function check<Content extends ContentChange>(isValid: ValidateFunction<Content>, body: unknown): Content {
  if (!isValid(body)) throw invalid((isValid.errors ?? []).map(describe));
  const elements = [body.openingMultimedia, ...(body.description ?? [])];
  const problems = elements.flatMap((element, index) =>
    problemsBetweenFields(element, index === 0 ? 'openingMultimedia' : `description.${index - 1}`),
  );
  if (problems.length > 0) throw invalid(problems);
  return body;
}

const invalid = (problems: string[]) =>
  new ApiError('INVALID_FIELDS', {
    errors: problems.map((errorMessage) => ({ errorCode: 'INVALID_FIELD', errorMessage })),
  });

function problemsBetweenFields(element: BodyElement | null | undefined, path: string): string[] {
  if (element?.type === 'audio-fragment' && element.end <= element.start)
    return [`${path}.end ha de vindre després del començament`];
  if (element?.type === 'embed' && element.url === undefined && element.html === undefined)
    return [`${path}.url ha de dur una adreça o un codi`];
  return [];
}

/** Path of the field, as in `description.3.src`, and its problem. */
function describe({ instancePath, keyword, params, parentSchema = {}, message = '' }: ErrorObject): string {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const at = (field: string) => (path === '' ? field : `${path}.${field}`);
  const { type, minimum, maximum, minItems, maxItems, oneOf } = parentSchema;
  if (keyword === 'required') return `${at(params.missingProperty)} no pot faltar`;
  if (keyword === 'additionalProperties') return `${at(params.additionalProperty)} no és cap camp`;
  if (keyword === 'enum') return `${path} ha de ser un d’estos: ${params.allowedValues.join(', ')}`;
  if (keyword === 'discriminator')
    return `${at('type')} no és cap dels tipus que hi ha: ${oneOf.map(typeOf).join(', ')}`;
  if (type === 'number') return `${path} ha de ser un número entre ${minimum} i ${maximum}`;
  if (type === 'array') return `${path} ha de tindre entre ${minItems} i ${maxItems} elements`;
  if (type === 'boolean') return `${path} ha de ser sí o no (true o false)`;
  return type === 'object' ? `${path} ha de ser un objecte` : `${path} ${message}`;
}

const typeOf = ({ properties }: { properties: { type: { const: string } } }) => properties.type.const;
