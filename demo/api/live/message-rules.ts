import { ApiError } from '../http/api-error.ts';
import { bodyElement } from './body-rules.ts';
import { openingTypes } from './opening-types.ts';
import { address, list, object, optional, type Problem, type Rule, text } from './value-rules.ts';
import type { ContentChange, MessageContent } from './write-message.ts';

/** Maximum elements of a message: live messages are short, and pages hold thousands of them. */
const maxElements = 40;

const opening: Rule = (value, path, problems) => {
  const type = (value as { type?: unknown } | null)?.type;
  if (typeof type === 'string' && openingTypes.includes(type)) return bodyElement(value, path, problems);
  problems.push({ path: `${path}.type`, message: `ha de ser un d’estos: ${openingTypes.join(', ')}` });
  return undefined;
};

const rules = {
  title: text(200),
  author: object({
    name: text(100),
    image: optional(object({ src: address(), alt: optional(text(300)) })),
    twitterAccount: optional(object({ text: text(60), href: address(true) })),
  }),
  openingMultimedia: opening,
  description: list(bodyElement, maxElements, 0),
};

/** A complete message of an editor. @throws ApiError INVALID_FIELDS, which names each invalid field */
export function readContent(body: unknown): MessageContent {
  const { title, description } = rules;
  const fields = {
    title,
    author: optional(rules.author),
    openingMultimedia: optional(rules.openingMultimedia),
    description,
  };
  return check(object(fields), body) as MessageContent;
}

/** @throws ApiError INVALID_FIELDS, which names each field */
export function readChange(body: Record<string, unknown>): ContentChange {
  const given = Object.entries(rules).filter(([name]) => body[name] !== undefined);
  const orNull = given.map(([name, rule]): [string, Rule] => [
    name,
    (value, ...rest) =>
      value === null && (name === 'author' || name === 'openingMultimedia') ? null : rule(value, ...rest),
  ]);
  return check(object(Object.fromEntries(orNull)), body) as ContentChange;
}

function check(rule: Rule, value: unknown): unknown {
  const problems: Problem[] = [];
  const read = rule(value, '', problems);
  if (problems.length > 0)
    throw new ApiError('INVALID_FIELDS', {
      errors: problems.map(({ path, message }) => ({
        errorCode: 'INVALID_FIELD',
        errorMessage: `${path} ${message}`,
      })),
    });
  return read;
}
