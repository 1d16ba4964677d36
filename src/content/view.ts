import { safeAttribute } from './html-rules.ts';
import { safeUrl } from './safe-url.ts';

/**
 * Markup as data: one description that the server prints (`toHtml`) and the browser builds (`toNodes`), so that both
 * draw the same. Without a DOM and without state. docs/decisions/body-views.md says why bodies are not components.
 */

/** Elements of our templates, never names from data. */
export type ViewTag =
  | 'a'
  | 'ap-dropdown'
  | 'ap-embed'
  | 'ap-photo-gallery'
  | 'ap-player'
  | 'ap-predictive-search'
  | 'ap-share-bar'
  | 'ap-social-embed'
  | 'article'
  | 'aside'
  | 'audio'
  | 'b'
  | 'blockquote'
  | 'button'
  | 'div'
  | 'figcaption'
  | 'figure'
  | 'footer'
  | 'form'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'header'
  | 'i'
  | 'img'
  | 'input'
  | 'label'
  | 'li'
  | 'nav'
  | 'ol'
  | 'option'
  | 'p'
  | 'picture'
  | 'section'
  | 'select'
  | 'small'
  | 'source'
  | 'span'
  | 'strong'
  | 'time'
  | 'track'
  | 'ul'
  | 'video';

type AttributeName =
  | (typeof ownNames)[number]
  | 'action'
  | 'alt'
  | 'audio-track-language'
  | 'bc-id'
  | 'class'
  | 'controls'
  | 'datetime'
  | 'decoding'
  | 'end'
  | 'height'
  | 'hidden'
  | 'href'
  | 'kind'
  | 'label'
  | 'lang'
  | 'loading'
  | 'media'
  | 'media-title'
  | 'modal-image'
  | 'playsinline'
  | 'poster'
  | 'preload'
  | 'role'
  | 'sizes'
  | 'src'
  | 'srclang'
  | 'srcset'
  | 'start'
  | 'title'
  | 'type'
  | 'url'
  | 'vertical'
  | 'width'
  | `aria-${string}`
  | `data-${string}`;

/** Undefined or false leaves the attribute out; true writes it without a value. */
export type AttributeValue = string | number | boolean | undefined;
export type ViewAttributes = Readonly<Partial<Record<AttributeName, AttributeValue>>>;

export interface ElementView {
  readonly tag: ViewTag;
  readonly attributes: ViewAttributes;
  readonly children: readonly View[];
}
/** Html of an editor, sanitised when it is rendered. */
export interface RawView {
  readonly html: string;
}
/** Element, editor's html, or a string, which is rendered as text. */
export type View = string | ElementView | RawView;
/** No view, one or several: templates leave out missing data. */
export type Children = View | readonly View[] | undefined;

/** Attributes of our templates beyond those of editors. */
const ownNames = [
  'autocomplete',
  'button',
  'download',
  'embed-title',
  'enterkeyhint',
  'fetchpriority',
  'html',
  'id',
  'maxlength',
  'multiple',
  'name',
  'provider',
  'rel',
  'selected',
  'share-title',
  'slot',
  'tabindex',
  'target',
  'value',
  'variant',
] as const;
const own = new Set<string>(ownNames);

export function el(tag: ViewTag, attributes: ViewAttributes = {}, ...children: Children[]): ElementView {
  const given = children.flat() as (View | undefined)[];
  const isThere = (child: View | undefined): child is View => child !== undefined && child !== '';
  return { tag, attributes, children: given.filter(isThere) };
}

export function raw(html: string): RawView {
  return { html };
}

const named = (name: string, value: string | undefined): [string, string][] =>
  value === undefined ? [] : [[name, value]];

/**
 * Returns the attributes of a view in order, with addresses checked by `safeUrl` (W-06). Scripts and styles are left
 * out, even if a template has them (W-04).
 */
export function attributesOf({ attributes }: ElementView): [name: string, value: string][] {
  return Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === false) return [];
    const text = value === true ? '' : String(value);
    if (name === 'url' || name === 'modal-image' || name === 'action') return named(name, safeUrl(text));
    const isPlain = own.has(name) || /^(aria|data)-[\w-]+$/.test(name);
    return named(name, isPlain ? text : safeAttribute(name, text));
  });
}
