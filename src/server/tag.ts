import { safeUrl } from '../content/safe-url.ts';
import { commonAttributes } from '../element/common-attributes.contract.ts';
import { type Attribute, attributeName, type Contract, type WrittenOf } from '../element/contract.ts';
import { html, type SafeHtml, scriptJson } from './html.ts';

/** Attributes of every tag besides its own. */
export interface Common {
  readonly site?: string | undefined;
  readonly langOverrides?: Readonly<Record<string, string>> | undefined;
  readonly loading?: 'eager' | 'lazy' | undefined;
  readonly class?: string | undefined;
  readonly role?: string | undefined;
}

/** Text of an attribute; undefined if it is left out. */
function textOf(attribute: Attribute | undefined, value: unknown): string | undefined {
  switch (attribute?.type) {
    case 'boolean':
      if (attribute.default) return value ? undefined : 'false';
      return value ? '' : undefined;
    case 'url':
      return safeUrl(value);
    case 'list':
      return (value as readonly string[]).join(' ');
    case 'json':
      return JSON.stringify(value);
    default:
      return String(value);
  }
}

/**
 * Writes a tag like a CMS: attributes by the names and types of its contract, lists and objects in a JSON child, and
 * then its server content.
 */
export function tag<const C extends Contract>(
  contract: C,
  attributes: WrittenOf<C> & Common,
  content: SafeHtml | '' = '',
): SafeHtml {
  const known: Record<string, Attribute> = { ...commonAttributes, ...contract.attributes };
  const start: SafeHtml[] = [];
  const children: SafeHtml[] = [];
  for (const [property, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    const name = attributeName(property);
    const attribute = known[property];
    const text = textOf(attribute, value);
    if (attribute?.type === 'json' && !attribute.isShort && contract.content !== 'inert')
      children.push(
        html`\n  <script type="application/json" data-prop="${name}">${scriptJson(value)}</script>`,
      );
    else if (text !== undefined) start.push(text === '' ? html` ${name}` : html` ${name}="${text}"`);
  }
  return html`<${contract.tag}${start}>${children}${content}</${contract.tag}>`;
}

/** Template of a tag, for pages that write its server content themselves. */
export const templateOf =
  <const C extends Contract>(contract: C) =>
  ({ content, ...attributes }: TagData<C>): SafeHtml =>
    tag(contract, attributes as unknown as WrittenOf<C> & Common, content);

export type TagData<C extends Contract> = WrittenOf<C> & Common & { readonly content: SafeHtml | '' };
