import { keptOf } from '../kept-attributes.ts';

/** Attributes of the engine, and those that say least about which tag it is. */
const UNTOLD = /^(?:data-ap-(?:state|was)|class|loading|style)$/;
const MOST_ATTRIBUTES = 2;
const MOST_LETTERS = 30;

/** Formats the start tag of a host with its first attributes, so that an editor finds it among others of its name. */
export function startTag(host: Element): string {
  const attributes = host
    .getAttributeNames()
    .filter((name) => !UNTOLD.test(name) && !(name in (keptOf(host) ?? {})))
    .slice(0, MOST_ATTRIBUTES)
    .map((name) => {
      const value = host.getAttribute(name) ?? '';
      const shown = value.length > MOST_LETTERS ? `${value.slice(0, MOST_LETTERS)}…` : value;
      return shown ? ` ${name}="${shown}"` : ` ${name}`;
    });
  return `<${host.localName}${attributes.join('')}>`;
}
