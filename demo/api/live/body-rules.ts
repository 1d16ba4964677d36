import type { BodyElement } from '../../../src/content/body.types.ts';
import {
  address,
  html,
  list,
  number,
  object,
  oneOf,
  optional,
  type Problem,
  type Rule,
  text,
  yesOrNo,
} from './value-rules.ts';

const line = text(300);
const longText = text(2000);
/** Seconds of a day. */
const seconds = number(0, 86_400);
const image = object({ src: address(), alt: optional(line) });
const ratio = oneOf('21-9', '16-9', '9-16', '4-3', '3-4', '2-3', '1-1');
const social = { url: address(true), title: optional(line), html: optional(html) };
const topic = {
  title: line,
  href: address(),
  text: optional(line),
  target: optional(oneOf('_blank', '_self')),
  rel: optional(text(100)),
};

/** Each type with its fields (BODY-01, BODY-02, BODY-03). */
const types: Record<BodyElement['type'], Record<string, Rule>> = {
  paragraph: { html },
  heading: { tag: oneOf('h2', 'h3', 'h4', 'h5', 'h6'), text: line },
  listing: { tag: oneOf('ul', 'ol'), items: list(text(2000), 50) },
  image: { image, caption: optional(text(600)), signature: optional(line), ratio: optional(ratio) },
  'photo-gallery': {
    cards: list(object({ image, title: optional(line), signature: optional(line) }), 50),
  },
  video: {
    src: address(),
    bcId: optional(text(40)),
    poster: optional(address()),
    title: optional(line),
    mimeType: optional(text(100)),
    captions: optional(list(object({ src: address(), language: text(20), label: text(100) }), 10)),
    vertical: optional(yesOrNo),
    duration: optional(seconds),
  },
  audio: {
    src: address(),
    bcId: optional(text(40)),
    title: optional(line),
    duration: optional(seconds),
  },
  'audio-fragment': { src: address(), start: seconds, end: seconds, title: optional(line) },
  file: {
    href: address(),
    name: line,
    size: optional(number(0, Number.MAX_SAFE_INTEGER)),
    format: optional(text(40)),
  },
  related: {
    cards: list(object({ title: line, href: address(), kicker: optional(line), image: optional(image) }), 20),
  },
  'supplementary-text': { title: optional(line), html },
  embed: {
    title: line,
    url: optional(address()),
    html: optional(html),
    button: optional(line),
    modalImage: optional(address()),
  },
  facebook: social,
  instagram: social,
  tiktok: social,
  twitter: social,
  youtube: social,
  quote: { text: longText, author: optional(line) },
  'hot-topics': {
    topics: list(object({ ...topic, children: optional(list(object(topic), 20)) }), 20),
  },
};

/** A body element of a known type with its required fields. */
export const bodyElement: Rule = (value, path, problems) => {
  const type = (value as { type?: unknown } | null)?.type;
  if (typeof type !== 'string' || !Object.hasOwn(types, type)) {
    const message = `no és cap dels tipus que hi ha: ${Object.keys(types).join(', ')}`;
    problems.push({ path: `${path}.type`, message });
    return undefined;
  }
  const fields = types[type as BodyElement['type']];
  const found = problems.length;
  const element = object({ type: oneOf(type), ...fields })(value, path, problems) as BodyElement;
  if (problems.length === found) checkTogether(element, path, problems);
  return element;
};

/** Rules across several fields. */
function checkTogether(element: BodyElement, path: string, problems: Problem[]): void {
  if (element.type === 'audio-fragment' && element.end <= element.start)
    problems.push({ path: `${path}.end`, message: 'ha de vindre després del començament' });
  if (element.type === 'embed' && element.url === undefined && element.html === undefined)
    problems.push({ path: `${path}.url`, message: 'ha de dur una adreça o un codi' });
}
