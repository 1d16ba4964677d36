import { fill } from '../../src/i18n/texts.ts';
import type { MapPlace } from '../../src/maps/maps.types.ts';
import styles from './frame.module.css';
import type { MapTexts } from './map.texts.ts';

/** A press that has gone farther than this has pulled the map, in CSS px. */
const PULLED = 4;

interface Options {
  /** Title of the first marker at this place. */
  name: string;
  texts: MapTexts;
  onPress: (place: MapPlace) => void;
}

/** The button of a place of the map. */
export function makeMark(place: MapPlace, { name, texts, onPress }: Options): HTMLElement {
  const { indices, partsAt } = place;
  const count = indices.length;
  const group = fill(texts[partsAt === undefined ? 'map.same-place' : 'map.group'], { n: count });
  const mark = document.createElement('button');
  mark.type = 'button';
  mark.className = (count > 1 ? styles.group : styles.mark) ?? '';
  mark.setAttribute('aria-label', count > 1 ? group : name);
  if (count > 1) mark.textContent = String(count);
  let from = { x: 0, y: 0 };
  mark.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
    from = { x, y };
  });
  mark.addEventListener('click', ({ clientX, clientY, detail }) => {
    const way = Math.abs(clientX - from.x) + Math.abs(clientY - from.y);
    // a press by a key has no place
    if (detail === 0 || way < PULLED) onPress(place);
  });
  return mark;
}
