import { parseUrl, safeUrl } from './safe-url.ts';

/** Widths in which the picture service keeps every picture, in pixels (IMG-02). */
export const imageWidths = [96, 160, 360, 416, 640, 856, 1200, 1600] as const;
/** Width-height ratios of its pictures (IMG-03). */
export const imageRatios = ['21-9', '16-9', '9-16', '4-3', '3-4', '2-3', '1-1'] as const;
/** Formats, the lightest first (IMG-04). */
export const imageFormats = ['webp', 'jpg'] as const;
/** Window widths where layouts change: maximum widths, except the last, which is a minimum (IMG-05). */
export const imageBreakpoints = [400, 578, 800, 1099, 1100] as const;
/** Address of a variant unless the configuration gives another template (IMG-07). */
const defaultImageTemplate = '{base}/clip/{uuid}_{ratio}-aspect-ratio_{width}.{format}';

export type ImageWidth = (typeof imageWidths)[number];
export type ImageRatio = (typeof imageRatios)[number];
export type ImageFormat = (typeof imageFormats)[number];
export type ImageBreakpoint = (typeof imageBreakpoints)[number];

/** A `<source>` of a picture, ready to be printed. */
export interface ImageSource {
  srcset: string;
  media?: string;
  type?: string;
  sizes?: string;
  /** Size of the widest variant, in pixels: reserves the space before the picture is there. */
  width?: number;
  height?: number;
}

/** Picture in an API response (IMG-01). `src` wins over `url`. */
export interface Image {
  src?: string | undefined;
  url?: string | undefined;
  alt?: string | undefined;
  mimeType?: string | undefined;
  /** Sources that an editor made by hand; they are used instead of computed ones. */
  sources?: ImageSource[] | undefined;
  /** Separate pictures for ratios to which the main one cannot be cropped well. */
  customSrcByAspectRatio?: Partial<Record<ImageRatio, string>> | undefined;
}

/** How a picture sits in its layout. */
export interface ImageLayout {
  ratio: ImageRatio;
  /** Other ratios up to a breakpoint, e.g. `{ 578: '4-3' }`. */
  ratioUpTo?: Partial<Record<ImageBreakpoint, ImageRatio>>;
  /** CSS width of the picture up to each breakpoint; 1100 is for all wider windows. Default: `100vw`. */
  sizes?: Partial<Record<ImageBreakpoint, string>>;
  /** Widths to offer; by default all. */
  widths?: readonly ImageWidth[];
}

/** Address of picture variants, from the configuration. */
export interface ImageService {
  /** Replaces `{base}`: base path or host of the picture service, without a final slash. */
  base: string;
  template?: string;
}

/** Parts of a `<picture>`: its sources and the plain `<img>`. */
export interface Picture {
  sources: ImageSource[];
  src: string;
  alt: string;
  width: number;
  height: number;
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const mimeTypes: Record<ImageFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg' };
/** Width of the plain `<img>`, for browsers that read no sources. */
const plainWidth = 856;

/** The identifier of a clip picture: 8-4-4-4-12 hexadecimal anywhere in the path, in lower case (IMG-06, IMG-08). */
export function clipId(url: string): string | undefined {
  const path = parseUrl(url)?.pathname ?? '';
  return uuid.exec(path)?.[0].toLowerCase();
}

/** Height of a picture of this ratio, in pixels, rounded. */
export function imageHeight(ratio: ImageRatio, width: number): number {
  const [across = 1, down = 1] = ratio.split('-').map(Number);
  return Math.round((width * down) / across);
}

/** Address of one variant of a clip picture (IMG-07). */
export function variantUrl(
  { base, template = defaultImageTemplate }: ImageService,
  variant: { uuid: string; ratio: ImageRatio; width: ImageWidth; format: ImageFormat },
): string {
  const values: Record<string, string> = { base, ...variant, width: String(variant.width) };
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

/** `{ 578: '100vw', 1100: '416px' }` → `(max-width: 578px) 100vw, 416px`. */
export function sizesAttribute(sizes: ImageLayout['sizes'] = {}): string {
  const upTo = imageBreakpoints
    .filter((point) => point !== 1100 && sizes[point] !== undefined)
    .map((point) => `(max-width: ${point}px) ${sizes[point]}`);
  return [...upTo, sizes[1100] ?? '100vw'].join(', ');
}

function sourcesOfRatio(
  address: string,
  ratio: ImageRatio,
  layout: ImageLayout,
  service: ImageService,
  upTo?: ImageBreakpoint,
): ImageSource[] {
  const media = upTo === undefined || upTo === 1100 ? {} : { media: `(max-width: ${upTo}px)` };
  const id = clipId(address);
  if (id === undefined)
    return media.media === undefined ? [] : [{ srcset: srcsetAddress(address), ...media }];
  const widths = layout.widths ?? imageWidths;
  const widest = Math.max(...widths);
  return imageFormats.map((format) => ({
    srcset: widths
      .map((width) => `${variantUrl(service, { uuid: id, ratio, width, format })} ${width}w`)
      .join(', '),
    sizes: sizesAttribute(layout.sizes),
    type: mimeTypes[format],
    width: widest,
    height: imageHeight(ratio, widest),
    ...media,
  }));
}

/** Encodes blanks and commas, which would end an address within `srcset`. */
function srcsetAddress(address: string): string {
  return address.replace(/[\s,]/g, encodeURIComponent);
}

/** Returns hand-made sources, without those whose addresses are unsafe (W-06). */
function safeSources(sources: ImageSource[]): ImageSource[] {
  return sources.filter(
    (source) =>
      typeof source?.srcset === 'string' &&
      source.srcset
        .split(/,\s+/)
        .every((candidate) => safeUrl(candidate.trim().split(/\s+/)[0]) !== undefined),
  );
}

/**
 * The sources of a picture for a layout (IMG-01..08).
 * Clip pictures get every format and width; any other address is used as it is.
 *
 * @returns undefined when the picture has no safe address
 */
export function pictureOf(image: Image, layout: ImageLayout, service: ImageService): Picture | undefined {
  const main = safeUrl(image.src) ?? safeUrl(image.url);
  const addressOf = (ratio: ImageRatio) => safeUrl(image.customSrcByAspectRatio?.[ratio]) ?? main;
  const address = addressOf(layout.ratio);
  if (address === undefined) return undefined;

  const widest = Math.max(...(layout.widths ?? imageWidths));
  const id = clipId(address);
  const plain = layout.widths?.find((width) => width >= 360) ?? layout.widths?.at(-1) ?? plainWidth;
  const picture = {
    alt: image.alt ?? '',
    src:
      id === undefined
        ? address
        : variantUrl(service, { uuid: id, ratio: layout.ratio, width: plain, format: 'jpg' }),
    width: widest,
    height: imageHeight(layout.ratio, widest),
  };
  if (Array.isArray(image.sources)) return { ...picture, sources: safeSources(image.sources) };

  const narrower = imageBreakpoints.flatMap((point) => {
    const ratio = layout.ratioUpTo?.[point];
    const own = ratio && addressOf(ratio);
    return own ? sourcesOfRatio(own, ratio, layout, service, point) : [];
  });
  return { ...picture, sources: [...narrower, ...sourcesOfRatio(address, layout.ratio, layout, service)] };
}

/** Picture address for a single attribute such as `poster`: a clip in a suitable size, other addresses unchanged. */
export function pictureAddress(address: unknown, service: ImageService): string | undefined {
  return typeof address === 'string'
    ? pictureOf({ src: address }, { ratio: '16-9' }, service)?.src
    : undefined;
}
