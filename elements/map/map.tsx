import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { fetchMapLayer } from '../../src/api/map-layer.ts';
import { configStore } from '../../src/config/config.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost, useHostAttribute } from '../../src/element/host.ts';
import { useNodeEdits, useServerNodes } from '../../src/element/server-nodes.tsx';
import { useListener } from '../../src/element/use-listener.ts';
import { usePart } from '../../src/element/use-part.ts';
import { useResource } from '../../src/element/use-resource.ts';
import { warnEditor } from '../../src/element/warn.ts';
import { recordError } from '../../src/errors/record-error.ts';
import { fill } from '../../src/i18n/texts.ts';
import type { MapBase } from '../../src/maps/maps.types.ts';
import { fieldsOf, textsOf } from '../../src/page/read-unknown.ts';
import { useIsForChildren } from '../../src/session/use-is-for-children.ts';
import { existingRegistry } from '../../src/storage/registry.ts';
import { useStore } from '../../src/storage/use-store.ts';
import { Button } from '../../src/ui/button.tsx';
import { contract } from './map.element.ts';
import styles from './map.module.css';
import { type MapTexts, texts as ownTexts } from './map.texts.ts';
import { hostOf, isOwnStyle, readStyle } from './map-style.ts';
import { nameOf } from './name-of.ts';
import { readMarkers, type ShownMarker } from './read-markers.ts';
import { useView } from './use-view.ts';

/** List of links as in the server's markup, for pages without one. */
function MarkerList({ markers, texts }: { markers: readonly ShownMarker[]; texts: MapTexts }) {
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

/** Records the markers that were left out for invalid coordinates, and warns an editor (MAP-05). */
function recordDropped(host: HTMLElement, dropped: readonly number[]): void {
  if (dropped.length === 0) return;
  const message = `markers without coordinates on the earth: ${dropped.join(', ')}`;
  recordError({ tag: host.localName, phase: 'render', code: 'marker', type: 'script', message });
  warnEditor(
    host,
    `<${host.localName}> markers: s’han omés els que no tenen coordenades possibles (${dropped.join(', ')}, des de 0).`,
  );
}

/** Map in place of the server's list, which stays in the page but hidden (MAP-06). */
export function ActivityMap({ markers, ...view }: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  const emit = useEmit(contract);
  const [isList, setIsList] = useState(false);
  const json = JSON.stringify(markers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same markers may come as another list
  const { shown, dropped } = useMemo(() => readMarkers(markers), [json]);
  useEffect(() => recordDropped(host, dropped), [host, dropped]);

  const { base, service, isLost, lose, ask } = useBase(host, shown.length > 0);
  const { part: MapFrame, hasFailed } = usePart(() => import('./frame.part.tsx'), base !== undefined);
  const mapView = useView(view, shown);
  const hasMap = MapFrame !== undefined && base !== undefined && base !== 'loading';
  const isMap = hasMap && !isList;

  const lists = useServerNodes(':scope > :is(ul, ol)');
  const [heading] = useServerNodes(':scope > :is(h2, h3, h4, h5, h6)');
  useNodeEdits(lists, (_list, edits) => isMap && edits.attribute('hidden', ''), [isMap]);
  // reserves no space for a map that will not load
  useHostAttribute('data-ap-plain', isLost || hasFailed);

  return (
    <div className={styles.all}>
      {isMap && (
        <MapFrame
          key={json}
          markers={shown}
          base={base}
          view={mapView}
          label={heading?.textContent?.trim() || texts['map.label']}
          texts={texts}
          onOpen={(index) => emit('ap-marker-open', { index })}
          onFail={lose}
        />
      )}
      {!isMap && lists.length === 0 && shown.length > 0 && <MarkerList markers={shown} texts={texts} />}
      {hasMap ? (
        <Foot texts={texts} isMap={isMap} onPress={() => setIsList(!isList)}>
          {isMap && <p className={styles.fingers}>{texts['map.fingers']}</p>}
        </Foot>
      ) : (
        service &&
        !hasFailed && (
          <Foot texts={texts} isMap={false} isBusy={base !== undefined} onPress={ask}>
            <p className={styles.from}>{fill(texts['map.from'], { host: service })}</p>
          </Foot>
        )
      )}
    </div>
  );
}

/** Tests whether the site's consent tool permits the maps of third parties (W-21). */
function permitsMaps(): boolean {
  const consent = fieldsOf(existingRegistry()?.shared.consent);
  return textsOf(consent.embeds).includes('map');
}

/** Base map; undefined without a style or points, before it is asked for, or when it failed to load. */
function useBase(host: HTMLElement, hasPoints: boolean) {
  const { mapStyle, mapToken, mapAttribution } = useStore(configStore(), (config) => config);
  const [lost, setLost] = useState<string>();
  /** Style that the reader has pressed for: a press permits no other service. */
  const [asked, setAsked] = useState<string>();
  const [isAllowed, setAllowed] = useState(permitsMaps);
  useListener(document, 'ap-consent-change', () => {
    // a withdrawal counts for a press as well, as with embeds
    if (isAllowed && !permitsMaps()) setAsked(undefined);
    setAllowed(permitsMaps());
  });
  const style = readStyle(mapStyle, mapToken);
  const isForeign = style !== undefined && !isOwnStyle(style);
  // for a child no request goes to a third party (BEY-11)
  const isForChildren = useIsForChildren();
  const mayAsk = style !== undefined && !(isForeign && isForChildren);
  const isWanted = hasPoints && mayAsk && style.url !== lost;
  const enabled = isWanted && (!isForeign || asked === style.url || isAllowed);
  const url = enabled && style.kind === 'layer' ? style.url : null;
  const { data: layer, status } = useResource(url, (signal) => fetchMapLayer(url ?? '', signal));
  const needsService = enabled && isForeign && style.kind !== 'layer';
  const { part: tilesOf, hasFailed } = usePart(
    () => import('../../src/maps/tile-services.part.ts'),
    needsService,
  );
  const isLost = !isWanted || status === 'failed' || hasFailed;
  const base = useMemo((): MapBase | 'loading' => {
    if (url !== null)
      return layer ? { kind: 'layer', layer, attribution: layer.attribution ?? mapAttribution } : 'loading';
    const own = { kind: 'tiles', url: style?.url ?? '', attribution: mapAttribution } as const;
    if (!needsService) return own;
    return tilesOf ? { ...own, ...tilesOf(own.url, mapToken) } : 'loading';
  }, [url, style?.url, layer, mapAttribution, mapToken, needsService, tilesOf]);
  const isAnonymous = base !== 'loading' && base.kind === 'tiles' && base.credits?.length === 0;
  useEffect(() => {
    if (isAnonymous && !mapAttribution)
      warnEditor(host, '<ap-config> map-attribution: s’esperava qui ha fet el mapa, que el servei demana.');
  }, [host, isAnonymous, mapAttribution]);
  return {
    base: isLost || !enabled ? undefined : base,
    isLost,
    /** Host of a map that waits for a press, or for its code. */
    service: isForeign && !isLost ? hostOf(style) : undefined,
    ask: () => setAsked(style?.url),
    lose: () => setLost(style?.url),
  };
}

interface FootProps {
  texts: MapTexts;
  isMap: boolean;
  isBusy?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Switch between list and map. One button for all states, so that it keeps the focus. */
function Foot({ texts, isMap, isBusy, onPress, children }: FootProps) {
  return (
    <div className={styles.foot}>
      <Button plain isBusy={isBusy} onClick={onPress}>
        {texts[isMap ? 'map.list' : 'map.map']}
      </Button>
      {children}
    </div>
  );
}

export default defineElement(contract, ActivityMap);
