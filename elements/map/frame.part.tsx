import minus from 'virtual:icon/line/minus';
import plus from 'virtual:icon/line/plus';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../src/element/host.ts';
import { Portal } from '../../src/element/portal.tsx';
import { useListener } from '../../src/element/use-listener.ts';
import { fill } from '../../src/i18n/texts.ts';
import type { MapBase, MapPlace } from '../../src/maps/maps.types.ts';
import { PointMap } from '../../src/maps/point-map.ts';
import { Icon } from '../../src/ui/icon.tsx';
import styles from './frame.module.css';
import type { MapTexts } from './map.texts.ts';
import { nameOf } from './name-of.ts';
import { Popup } from './popup.tsx';
import type { ShownMarker } from './read-markers.ts';
import type { MapView } from './use-view.ts';

interface Props {
  markers: readonly ShownMarker[];
  base: MapBase;
  view: MapView;
  label: string;
  texts: MapTexts;
  onOpen: (index: number) => void;
  onFail: () => void;
}

/** Place whose popup is open, and the index of the shown marker. */
interface Opened {
  place: MapPlace;
  at: number;
}

export default function MapFrame({ markers, base, view, label, texts, onOpen, onFail }: Props) {
  const host = useHost();
  const canvas = useRef<HTMLElement>(null);
  const map = useRef<PointMap>(undefined);
  const [zoom, setZoom] = useState(view.zoom);
  const [opened, setOpened] = useState<Opened>();
  const [content] = useState(() => document.createElement('div'));
  const keysId = useId();
  const markerAt = (index: number) => markers.find((marker) => marker.index === index);
  const open = ({ place, at }: Opened) => {
    setOpened({ place, at });
    onOpen(place.indices[at] ?? 0);
  };

  /** Returns the focus to the opening control. */
  const close = () => {
    if (opened) map.current?.markOf(opened.place)?.focus({ preventScroll: true });
    setOpened(undefined);
  };
  const press = useEffectEvent((place: MapPlace) => {
    if (place.partsAt === undefined) open({ place, at: 0 });
    else map.current?.goTo(place);
  });
  const makeMarkOf = useEffectEvent((place: MapPlace) => {
    const [first = 0] = place.indices;
    const name = nameOf(first, markerAt(first)?.title, texts);
    return makeMark(place, { name, texts, onPress: press });
  });
  const leave = useEffectEvent(() => {
    if (content.contains(document.activeElement)) close();
    else setOpened(undefined);
  });
  const fail = useEffectEvent(onFail);

  // before paint, so that no press of a button is lost
  useLayoutEffect(() => {
    if (!canvas.current) return;
    try {
      map.current = new PointMap(canvas.current, {
        ...view,
        base,
        points: markers,
        isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
        makeMark: (place) => makeMarkOf(place),
        onZoom: setZoom,
        onGone: () => leave(),
        onFail: () => fail(),
      });
    } catch (error) {
      console.error('<ap-map>', error);
      fail();
    }
    return () => {
      setOpened(undefined);
      map.current?.stop();
      map.current = undefined;
    };
  }, [base, view, markers]);

  const place = opened?.place;
  useLayoutEffect(() => {
    if (!place) return;
    map.current?.open(place, content);
    content.querySelector<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
    return () => map.current?.close();
  }, [place, content]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another marker has more to say, or less
  useLayoutEffect(() => map.current?.resized(), [opened?.at]);

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  useListener(host, 'keydown', closeByKey, { isOn: opened !== undefined });
  const marker = opened && markerAt(opened.place.indices[opened.at] ?? -1);
  const limits = { in: zoom >= view.maxZoom, out: zoom <= view.minZoom };
  const control = (way: 'in' | 'out', path: string) => (
    <button
      type="button"
      className={styles.control}
      aria-label={texts[`map.${way}`]}
      aria-disabled={limits[way] || undefined}
      onClick={() => limits[way] || map.current?.zoomBy(way === 'in' ? 1 : -1)}
    >
      <Icon path={path} line />
    </button>
  );

  return (
    <div className={styles.frame}>
      <div className={styles.controls}>
        {control('in', plus)}
        {control('out', minus)}
      </div>
      <p id={keysId} className="ap-visually-hidden">
        {texts['map.keys']}
      </p>
      {/* what is unsaid of elements where widgets draw would undo leaflet's sheet */}
      <div data-ap-slot="map" className={styles.place}>
        <section ref={canvas} className="ap-map" aria-label={label} aria-describedby={keysId} />
      </div>
      <Attribution base={base} />
      {marker && opened && (
        <Portal node={content}>
          <Popup
            marker={marker}
            at={opened.at}
            count={opened.place.indices.length}
            texts={texts}
            onGo={(at) => open({ ...opened, at })}
            onClose={close}
          />
        </Portal>
      )}
    </div>
  );
}

/** Authors of the map: those that a service demands, and those that the page adds. */
function Attribution({ base }: { base: MapBase }) {
  const credits = base.kind === 'tiles' ? (base.credits ?? []) : [];
  if (credits.length === 0 && !base.attribution) return null;
  return (
    <p className={styles.attribution}>
      {credits.map(({ text, href }) => (
        <a key={text} href={href}>
          {text}
        </a>
      ))}
      {base.attribution && <span>{base.attribution}</span>}
    </p>
  );
}

/** Movement in CSS px from which a press counts as dragging the map. */
const PULLED = 4;

interface Options {
  /** Title of the first marker at this place. */
  name: string;
  texts: MapTexts;
  onPress: (place: MapPlace) => void;
}

/** The button of a place of the map. */
function makeMark(place: MapPlace, { name, texts, onPress }: Options): HTMLElement {
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
