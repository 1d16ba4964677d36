import { contract } from '../../elements/config/config.element.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { type Attribute, attributeName, type WrittenOf } from '../../src/element/contract.ts';
import { parseJson, readJsonObject } from './read-json-object.ts';

/** Attributes of `<ap-config>` by property name. */
export type WidgetConfig = Omit<WrittenOf<typeof contract>, 'site' | 'basePath'>;

/** Attributes that differ from page to page, or that `BASE_PATH` sets. */
const ownNames = ['site', 'base-path'];

const attributes = new Map<string, readonly [property: string, attribute: Attribute]>(
  Object.entries(contract.attributes).map((entry) => [attributeName(entry[0]), entry]),
);

/**
 * Reads `WIDGET_CONFIG`, a JSON object of attributes and their texts: `{"map-style": "https://…"}`.
 * @throws Error that names the attribute that is unknown or wrong
 */
export function readWidgetConfig(value: string | undefined): WidgetConfig {
  const entries = Object.entries(readJsonObject('WIDGET_CONFIG', value, '{"map-style": "https://…"}')).map(
    ([name, text]) => {
      const [property, attribute] = attributes.get(name) ?? [];
      if (!property || !attribute || ownNames.includes(name))
        throw new Error(`WIDGET_CONFIG must have attributes of <ap-config>, not "${name}".`);
      if (typeof text !== 'string') throw new Error(`WIDGET_CONFIG needs a text for ${name}.`);
      return [property, readText(name, attribute, text)];
    },
  );
  return Object.fromEntries(entries) as WidgetConfig;
}

function readText(name: string, attribute: Attribute, text: string): unknown {
  const refuse = (expected: string) =>
    new Error(`WIDGET_CONFIG needs ${expected} for ${name}, not "${text}".`);
  switch (attribute.type) {
    case 'boolean':
      return text !== 'false';
    case 'number':
      if (text.trim() === '' || !Number.isFinite(Number(text))) throw refuse('a number');
      return Number(text);
    case 'list':
      return text.split(/[\s,]+/).filter(Boolean);
    case 'json': {
      const json = parseJson(text);
      if (json === undefined) throw refuse('JSON');
      return json;
    }
    case 'url':
      if (safeUrl(text) === undefined) throw refuse('an address');
      return text;
    case 'string':
      if (attribute.values && !attribute.values.includes(text)) throw refuse(attribute.values.join(' or '));
      return text;
    case 'date':
      return text;
  }
}
