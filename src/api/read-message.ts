import type { BodyElement } from '../content/body.types.ts';
import { parseDate } from '../i18n/dates.ts';
import { fieldsOf, isObject, text } from '../page/read-unknown.ts';
import type { LiveDate, LiveMessage, LivePosition } from './live.types.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

function readDate(value: unknown): LiveDate | undefined {
  const date = isText(value) ? value : fieldsOf(value).date;
  if (!isText(date) || !parseDate(value)) return undefined;
  return isText(value) ? value : { date };
}

/** Checks the type alone: the renderer validates the rest of an element (BODY-04). */
const isElement = (value: unknown): value is BodyElement => isObject(value) && isText(value.type);

function readAuthor(value: unknown): LiveMessage['author'] {
  const { name, image, twitterAccount } = fieldsOf(value);
  if (!text(name)) return undefined;
  const account = fieldsOf(twitterAccount);
  return {
    name: text(name),
    ...(isObject(image) && { image }),
    ...(text(account.href) && {
      twitterAccount: { text: text(account.text) || text(account.href), href: text(account.href) },
    }),
  };
}

/** Reads the optional fields of a message. */
function readOptional(fields: Record<string, unknown>): Partial<LiveMessage> {
  const { correctedAt, openingMultimedia } = fields;
  const author = readAuthor(fields.author);
  return {
    ...(parseDate(text(correctedAt)) && { correctedAt: text(correctedAt) }),
    ...(author && { author }),
    ...(isElement(openingMultimedia) && { openingMultimedia }),
  };
}

/** Position of a message; undefined without an id or a readable date (LIVE-17). */
export function readPosition(value: unknown): LivePosition | undefined {
  const fields = fieldsOf(value);
  const { id, sequence, revision, pinned } = fields;
  const publishedDate = readDate(fields.publishedDate);
  const hasId = (isText(id) && id !== '') || typeof id === 'number';
  if (!hasId || !publishedDate) return undefined;
  return {
    id: String(id),
    publishedDate,
    ...(Number.isFinite(sequence) && { sequence: sequence as number }),
    ...(Number.isFinite(revision) && { revision: revision as number }),
    ...(pinned === true && { pinned }),
  };
}

/** Reads a message of a live feed (LIVE-06); undefined without its position or its text. */
export function readMessage(value: unknown): LiveMessage | undefined {
  const fields = fieldsOf(value);
  const { title, description, shareUrl } = fields;
  const position = readPosition(value);
  if (!position || !isText(title) || !Array.isArray(description)) return undefined;
  const share = fieldsOf(shareUrl);
  return {
    ...position,
    title,
    description: description.filter(isElement),
    shareUrl: { href: text(share.href), title: text(share.title) },
    ...readOptional(fields),
  };
}
