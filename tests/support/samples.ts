/** Sample values for an attribute, generated from its definition alone. */
import type { Attribute, Contract } from '../../src/element/contract.ts';

/** Tests for a JSON attribute whose value is a list. */
export const isList = (attribute: Attribute): boolean =>
  attribute.type === 'json' && attribute.of.endsWith('[]');

/** Returns a valid text, and the value that it represents. */
export function rightSample(attribute: Attribute): { text: string; value: unknown } {
  switch (attribute.type) {
    case 'boolean':
      return { text: '', value: true };
    case 'number': {
      const value = (attribute.min ?? 0) + 1;
      return { text: String(value), value };
    }
    case 'list': {
      const words = attribute.values?.slice(0, 2) ?? ['un', 'dos'];
      return { text: words.join(', '), value: words };
    }
    case 'json': {
      // an empty text would count as absent
      const value = attribute.default ?? (isList(attribute) ? ['un'] : 'un text');
      return { text: JSON.stringify(value), value };
    }
    case 'url':
      return { text: '/una/altra?a=1', value: '/una/altra?a=1' };
    case 'date':
      return { text: '2026-03-08T10:00:00Z', value: '2026-03-08T10:00:00Z' };
    case 'string': {
      const text = attribute.values?.at(-1) ?? 'un text';
      return { text, value: text };
    }
  }
}

/** Returns invalid texts; none if every text is valid. */
export function wrongSamples(attribute: Attribute): string[] {
  switch (attribute.type) {
    case 'boolean':
      return [];
    case 'number':
      return ['1,5', 'molts', '', ...(attribute.min === undefined ? [] : [String(attribute.min - 1)])];
    case 'list':
      return attribute.values ? ['cap-d-estos'] : [];
    case 'json':
      // with several allowed types only invalid JSON is wrong
      if (Array.isArray((attribute.schema as { type?: unknown } | undefined)?.type)) return ['[{', ''];
      return ['[{', '', isList(attribute) ? '{}' : '[]', 'null'];
    case 'url':
      return ['javascript:alert(1)', ''];
    case 'date':
      return ['demà'];
    case 'string':
      return attribute.values ? ['cap-d-estos', ''] : attribute.required ? [''] : [];
  }
}

export function defaultOf(attribute: Attribute): unknown {
  return attribute.type === 'boolean' ? (attribute.default ?? false) : attribute.default;
}

/** Checks that a tag does not work without an attribute, where its other attributes are as in `html`. */
export function isRequired({ required }: Attribute, contract: Contract, html: string): boolean {
  if (typeof required !== 'object') return required === true;
  const [other, ...values] = required;
  const written = new RegExp(` ${other}="([^"]*)"`).exec(html)?.[1];
  return values.includes(written ?? String(contract.attributes[other]?.default));
}
