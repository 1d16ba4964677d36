import { safeUrl } from './safe-url.ts';

/**
 * Elements and attributes allowed in editors' html (W-04), for the browser's and the server's sanitiser. The player
 * is our only allowed tag, as content behind a gate needs it; its addresses go through `safeUrl`.
 */

export const elements: ReadonlySet<string> = new Set(
  `a abbr ap-player article aside audio b blockquote br caption cite code dd del details dfn div dl dt em figcaption
  figure footer h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p picture pre q s samp section small source span
  strong sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr`.split(/\s+/),
);

/** Elements dropped with their content; other unknown elements lose only their tags. */
export const droppedElements: ReadonlySet<string> = new Set(
  `applet base button embed form frame frameset head iframe input link math meta noembed noframes noscript object
  option plaintext script select slot style svg template textarea title xmp`.split(/\s+/),
);

/**
 * Excludes `id` and `name`, which could shadow page variables, `style` and event handlers. The `data-` attributes are
 * those of a transcription: times and word meanings.
 */
export const plainAttributes: ReadonlySet<string> = new Set(
  `abbr alt aria-describedby aria-hidden aria-label audio-track-language bc-id class colspan controls data-definition
  data-dictionary data-end data-start datetime decoding default dir end height hidden kind label lang loading loop
  media media-title muted open playsinline preload role rowspan scope sizes srclang start title type vertical width`.split(
    /\s+/,
  ),
);

/** Attributes whose value is one address. */
export const addresses: ReadonlySet<string> = new Set(['href', 'src', 'poster', 'cite']);

/** Attributes that a sanitiser inspects; `safeAttribute` and `opensWindow` decide. */
export const attributeNames: string[] = [...plainAttributes, ...addresses, 'srcset', 'target'];

/** Detects `_blank` on a link, the only target allowed; the link then gets our `rel`. */
export const opensWindow = (target: string | null | undefined, href: string | null | undefined): boolean =>
  target === '_blank' && typeof href === 'string';

/** Returns all candidates of a `srcset`; undefined if one is unsafe. */
function safeSrcset(value: string): string | undefined {
  const candidates = value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/));
  const safe = candidates.every(([address = '', ...descriptors]) => {
    return safeUrl(address) !== undefined && descriptors.every((one) => /^[\d.]+[wx]$/.test(one));
  });
  return safe ? candidates.map((parts) => parts.join(' ')).join(', ') : undefined;
}

/** Returns the safe value of an attribute; undefined if it must be left out (W-04, W-06). */
export function safeAttribute(name: string, value: string): string | undefined {
  if (plainAttributes.has(name)) return value;
  if (addresses.has(name)) return safeUrl(value);
  return name === 'srcset' ? safeSrcset(value) : undefined;
}

/**
 * Additional elements of list cards (LIST-14): live tags, and icons without text, links or animation. They are only
 * ever built as nodes, never as text to parse again (src/content/purifier.part.ts).
 */
export const cardElements: readonly string[] =
  'ap-favourite-button ap-time circle g line path polyline rect svg'.split(' ');
export const cardAttributes: ReadonlySet<string> = new Set(
  `content-id cx cy d data-id fill format points r rx ry stroke stroke-linecap stroke-linejoin stroke-width viewbox x x1
  x2 y y1 y2`.split(/\s+/),
);
