import type { Attribute } from './contract.ts';
import { defaultOf, readAttribute, readJson } from './read-value.ts';
import { warnAttribute } from './warn.ts';

/** Name of an attribute for filters that only allow `data-…`. */
export const dataName = (name: string): string => `data-ap-${name}`;

/**
 * Reads a value from the markup of a host. For JSON, a child `<script type="application/json" data-prop>` (`name` in
 * kebab-case) wins over the attribute, since a CMS need not escape quotes there. Wrong values warn and become the
 * default.
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

/** Reads a JSON script that is a child of the host, or in a paragraph that an editor's filter has added. */
function scriptOf(host: Element, name: string): string | null {
  const scripts = host.querySelectorAll(`script[type="application/json"][data-prop="${name}"]`);
  for (const { parentElement, textContent } of scripts)
    if (parentElement === host || (parentElement?.localName === 'p' && parentElement.parentElement === host))
      return textContent || null;
  return null;
}

const QUOTES = /^[“”„″«»‘’]+|[“”„″«»‘’]+$/g;

/** Reads an attribute, without typographic quotes around it where they cannot be part of the value. */
function attributeOf(host: Element, name: string, attribute: Attribute): string | null {
  const raw = host.getAttribute(name) ?? host.getAttribute(dataName(name));
  const isText = attribute.type === 'string' && !attribute.values && !name.endsWith('-id');
  return isText || attribute.type === 'json' ? raw : (raw?.replace(QUOTES, '') ?? null);
}
