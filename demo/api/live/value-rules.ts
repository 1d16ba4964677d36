import { safeUrl } from '../../../src/content/safe-url.ts';

/** An error and its path, as in `description.3.src`. */
export interface Problem {
  path: string;
  message: string;
}

/** Validates a value of an editor's page. Notes its errors and returns the value to store. */
export type Rule = (value: unknown, path: string, problems: Problem[]) => unknown;

const optionalRules = new WeakSet<Rule>();

/** May be left out. */
export function optional(rule: Rule): Rule {
  const same: Rule = (...given) => rule(...given);
  optionalRules.add(same);
  return same;
}

/** Line breaks and tabs are allowed; the database would reject some other control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the rule looks for them
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

/** @param max characters */
export function text(max: number): Rule {
  return (value, path, problems) => {
    const message =
      typeof value !== 'string' || value.trim() === ''
        ? 'ha de tindre text'
        : value.length > max
          ? `no pot passar de ${max} caràcters`
          : control.test(value)
            ? 'té caràcters que no són text'
            : undefined;
    if (message) problems.push({ path, message });
    return typeof value === 'string' ? value.trim() : value;
  };
}

/** Stored unchanged and untrusted: it is sanitised when it is shown. */
export const html = text(20_000);

/** An address that may be a link or a source (W-06). @param isAbsolute of another site, with its scheme */
export function address(isAbsolute = false): Rule {
  return (value, path, problems) => {
    const isText = typeof value === 'string' && value.length <= 2000 && !control.test(value);
    const safe = isText ? safeUrl(value) : undefined;
    if (safe === undefined) problems.push({ path, message: 'no és una adreça que es puga fer servir' });
    else if (isAbsolute && !/^https?:\/\//i.test(safe))
      problems.push({ path, message: 'ha de començar per https://' });
    return safe;
  };
}

export function number(min: number, max: number): Rule {
  return (value, path, problems) => {
    if (typeof value !== 'number' || !(value >= min && value <= max))
      problems.push({ path, message: `ha de ser un número entre ${min} i ${max}` });
    return value;
  };
}

export const yesOrNo: Rule = (value, path, problems) => {
  if (typeof value !== 'boolean') problems.push({ path, message: 'ha de ser sí o no (true o false)' });
  return value;
};

export function oneOf(...values: string[]): Rule {
  return (value, path, problems) => {
    if (!values.includes(value as string))
      problems.push({ path, message: `ha de ser un d’estos: ${values.join(', ')}` });
    return value;
  };
}

/** @param max items; there must be one at least */
export function list(item: Rule, max: number, min = 1): Rule {
  return (value, path, problems) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) {
      problems.push({ path, message: `ha de tindre entre ${min} i ${max} elements` });
      return [];
    }
    return value.map((one, index) => item(one, `${path}.${index}`, problems));
  };
}

/** Exactly these fields; any other is an error. */
export function object(fields: Record<string, Rule>): Rule {
  return (value, path, problems) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      problems.push({ path, message: 'ha de ser un objecte' });
      return {};
    }
    const given = value as Record<string, unknown>;
    for (const name of Object.keys(given))
      if (!Object.hasOwn(fields, name)) problems.push({ path: join(path, name), message: 'no és cap camp' });
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, rule]) => {
        const isMissing = given[name] === undefined || given[name] === null || given[name] === '';
        if (isMissing && optionalRules.has(rule)) return [];
        return [[name, rule(given[name], join(path, name), problems)]];
      }),
    );
  };
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);
