import type { BodyElement } from '../../../src/content/body.types.ts';
import { imageRatios } from '../../../src/content/image.ts';
import { flag } from '../http/json-schema.ts';
import { openingTypes } from './opening-types.ts';

/** Schemas of a message that an editor sends. `line`, `address` and `omitEmpty` are keywords of `message-rules.ts`. */

/** Text of at most `line` characters. */
const text = (line: number) => ({ line }) as const;
const line = text(300);
/** Rule for HTML, which is stored unchanged and untrusted, and sanitised on display. */
const html = text(20_000);
/** A link or a source (W-06). */
const address = { address: 'any' } as const;
const absolute = { address: 'absolute' } as const;
const number = (minimum: number, maximum: number) => ({ type: 'number', minimum, maximum }) as const;
/** Seconds of a day. */
const seconds = number(0, 86_400);
const oneOf = (...values: readonly string[]) => ({ enum: values });
const list = (items: object, maxItems: number, minItems = 1) =>
  ({ type: 'array', minItems, maxItems, items }) as const;

/** An object of exactly these fields; an optional one that is empty counts as missing. */
const object = (required: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  omitEmpty: Object.keys(optional),
  required: Object.keys(required),
  additionalProperties: false,
  properties: { ...required, ...optional },
});

const image = object({ src: address }, { alt: line });
const social = [{ url: absolute }, { title: line, html }] as const;
const topic = [
  { title: line, href: address },
  { text: line, target: oneOf('_blank', '_self'), rel: text(100) },
] as const;

/** Required and optional fields of each type (BODY-01, BODY-02, BODY-03). */
const types: Record<BodyElement['type'], readonly [Record<string, object>, Record<string, object>?]> = {
  paragraph: [{ html }],
  heading: [{ tag: oneOf('h2', 'h3', 'h4', 'h5', 'h6'), text: line }],
  listing: [{ tag: oneOf('ul', 'ol'), items: list(text(2000), 50) }],
  image: [{ image }, { caption: text(600), signature: line, ratio: oneOf(...imageRatios) }],
  'photo-gallery': [{ cards: list(object({ image }, { title: line, signature: line }), 50) }],
  video: [
    { src: address },
    {
      bcId: text(40),
      poster: address,
      title: line,
      mimeType: text(100),
      captions: list(object({ src: address, language: text(20), label: text(100) }), 10),
      vertical: flag,
      duration: seconds,
    },
  ],
  audio: [{ src: address }, { bcId: text(40), title: line, duration: seconds }],
  'audio-fragment': [{ src: address, start: seconds, end: seconds }, { title: line }],
  file: [
    { href: address, name: line },
    { size: number(0, Number.MAX_SAFE_INTEGER), format: text(40) },
  ],
  related: [{ cards: list(object({ title: line, href: address }, { kicker: line, image }), 20) }],
  'supplementary-text': [{ html }, { title: line }],
  embed: [{ title: line }, { url: address, html, button: line, modalImage: address }],
  facebook: social,
  instagram: social,
  tiktok: social,
  twitter: social,
  youtube: social,
  quote: [{ text: text(2000) }, { author: line }],
  'hot-topics': [
    { topics: list(object(topic[0], { ...topic[1], children: list(object(...topic), 20) }), 20) },
  ],
};

const elementOf = (names: readonly string[]) => ({
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf: Object.entries(types)
    .filter(([type]) => names.includes(type))
    .map(([type, [required, optional]]) => object({ type: { const: type }, ...required }, optional)),
});

const author = object(
  { name: text(100) },
  {
    image: object({ src: address }, { alt: line }),
    twitterAccount: object({ text: text(60), href: absolute }),
  },
);

/** Maximum elements of a message: live messages are short, and a page holds thousands of them. */
const maxElements = 40;

const words = {
  title: text(200),
  description: list(elementOf(Object.keys(types)), maxElements, 0),
};
const extras = { author, openingMultimedia: elementOf(openingTypes) };

export const contentSchema = object(words, extras);

/** Any of the fields, each with a value. */
export const changeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { ...words, ...extras },
};
