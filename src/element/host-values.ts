import type { Attribute } from './contract.ts';
import { defaultOf, readAttribute, readJson } from './read-value.ts';
import { warnAttribute } from './warn.ts';

/**
 * The value that a host's markup gives: for JSON a `<script type="application/json" data-prop>` child
 * (`name` in kebab-case) before the attribute, since a CMS need not escape quotes there. Wrong values warn and give the default.
 */
export function readHostValue(host: Element, name: string, attribute: Attribute): unknown {
  const readings = [
    {
      raw: attribute.type === 'json' ? scriptOf(host, name) : null,
      read: (raw: string) => readJson(raw, defaultOf(attribute)),
    },
    { raw: host.getAttribute(name), read: (raw: string) => readAttribute(attribute, raw) },
  ];
  for (const { raw, read } of readings) {
    if (raw === null) continue;
    const reading = read(raw);
    if ('value' in reading) return reading.value;
    warnAttribute(host, name, raw, reading.expected);
  }
  return defaultOf(attribute);
}

function scriptOf(host: Element, name: string): string | null {
  for (const child of host.children)
    if (
      child instanceof HTMLScriptElement &&
      child.type === 'application/json' &&
      child.dataset.prop === name
    )
      return child.textContent || null;
  return null;
}
