import type { MapTexts } from './map.texts.ts';
import { nameOf } from './name-of.ts';
import type { ShownMarker } from './read-markers.ts';

/** The points as links, as the server writes them, where it has written none. */
export function MarkerList({ markers, texts }: { markers: readonly ShownMarker[]; texts: MapTexts }) {
  return (
    <ul className="ap-map-list">
      {markers.map(({ index, title, description, link }) => (
        <li key={index}>
          {link ? (
            <a href={link.href}>{nameOf(index, title, texts)}</a>
          ) : (
            <b>{nameOf(index, title, texts)}</b>
          )}
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
