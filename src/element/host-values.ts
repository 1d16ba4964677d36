import type { Attribute } from './contract.ts';
import { defaultOf, readAttribute, readJson } from './read-value.ts';
import { warnAttribute } from './warn.ts';

/** Name of an attribute for filters that only allow `data-…`. */
export const dataName = (name: string): string => `data-ap-${name}`;

/**
 * The value that a host's markup gives: for JSON a `<script type="application/json" data-prop>` child
 * (`name` in kebab-case) before the attribute, since a CMS need not escape quotes there. Wrong values warn and give the default.
 */
export function readHostValue(host: Element, name: string, attribute: Attribute): unknown {
  const isJson = attribute.type === 'json';
  const readings = [
    {
      raw: isJson ? scriptOf(host, name) : null,
      read: (raw: string) => readJson(raw, defaultOf(attribute)),
    },
    { raw: attributeOf(host, name, attribute), read: (raw: string) => readAttribute(attribute, raw) },
  ];
  for (const { raw, read } of readings) {
    if (raw === null) continue;
    const reading = read(raw);
    if ('value' in reading) return reading.value;
    warnAttribute(host, name, raw, reading.expected);
  }
  return defaultOf(attribute);
}

/** A child, or in a paragraph that an editor's filter has put around it. */
function scriptOf(host: Element, name: string): string | null {
  const scripts = host.querySelectorAll(`script[type="application/json"][data-prop="${name}"]`);
  for (const { parentElement, textContent } of scripts)
    if (parentElement === host || (parentElement?.localName === 'p' && parentElement.parentElement === host))
      return textContent || null;
  return null;
}

const QUOTES = /^[“”„″«»‘’]+|[“”„″«»‘’]+$/g;

/** Without the typographic quotes of a text processor around it, where they cannot be a part of the value. */
function attributeOf(host: Element, name: string, attribute: Attribute): string | null {
  const raw = host.getAttribute(name) ?? host.getAttribute(dataName(name));
  const isText = attribute.type === 'string' && !attribute.values && !name.endsWith('-id');
  return isText || attribute.type === 'json' ? raw : (raw?.replace(QUOTES, '') ?? null);
}
