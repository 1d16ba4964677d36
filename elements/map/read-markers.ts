import { safeUrl } from '../../src/content/safe-url.ts';
import type { LngLat, MapPoint } from '../../src/maps/maps.types.ts';
import { fieldsOf, optionalText, trimmed } from '../../src/page/read-unknown.ts';

/** Validated data of a marker's card. */
interface Said {
  title: string | undefined;
  description: string | undefined;
  image: { src: string; alt: string } | undefined;
  link: { href: string; title: string | undefined } | undefined;
}

/** Point with the data of its popup. */
export type ShownMarker = MapPoint & Said;

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** Reads coordinates as `[lng, lat]` or `{ lng, lat }` (MAP-05); undefined if out of range. */
export function readCoords(value: unknown): LngLat | undefined {
  const { lng, lat } = Array.isArray(value) ? { lng: value[0], lat: value[1] } : fieldsOf(value);
  return isWithin(lng, 180) && isWithin(lat, 90) ? { lng, lat } : undefined;
}

function readImage(value: unknown): Said['image'] {
  const { src, alt } = typeof value === 'string' ? { src: value, alt: '' } : fieldsOf(value);
  const address = safeUrl(src);
  return address === undefined ? undefined : { src: address, alt: trimmed(alt) };
}

function readLink(value: unknown): Said['link'] {
  const { href, title } = fieldsOf(value);
  const address = safeUrl(href);
  return address === undefined ? undefined : { href: address, title: optionalText(title) };
}

/** Reads the card of a marker (MAP-02); its link may supply the title. */
export function readOptions(value: unknown): Said {
  const { title, description, image, link } = fieldsOf(value);
  return {
    title: optionalText(title) ?? readLink(link)?.title,
    description: optionalText(description),
    image: readImage(image),
    link: readLink(link),
  };
}

/**
 * Reads the markers that can be shown (MAP-02), with their indices in the data.
 * @returns also the indices of markers dropped for invalid coordinates (MAP-05)
 */
export function readMarkers(markers: readonly unknown[]): { shown: ShownMarker[]; dropped: number[] } {
  const shown: ShownMarker[] = [];
  const dropped: number[] = [];
  markers.forEach((marker, index) => {
    const { coords, options } = fieldsOf(marker);
    const place = readCoords(coords);
    if (!place) {
      dropped.push(index);
      return;
    }
    shown.push({ index, ...place, ...readOptions(options) });
  });
  return { shown, dropped };
}

/** Centre of the points' bounding box; without points, of the three provinces. */
export function middleOf(points: readonly LngLat[]): LngLat {
  if (points.length === 0) return { lng: -0.55, lat: 39.4 };
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { lng: middle(points.map(({ lng }) => lng)), lat: middle(points.map(({ lat }) => lat)) };
}
