/// <reference types="google-publisher-tag" />

type Listener = (event: googletag.events.SlotRenderEndedEvent) => void;
type Settings = googletag.config.PageSettingsConfig;

/** Slot as the page has defined it. */
interface DefinedSlot {
  slot: googletag.Slot;
  unit: string;
  id: string;
  sizes: unknown;
  mapping?: unknown;
  settings?: googletag.config.SlotSettingsConfig;
}

/** Records the calls of a page, and renders when a test answers. */
export interface GoogleTag {
  tag: typeof googletag;
  /** Slots that exist now. */
  slots: DefinedSlot[];
  /** Unit codes of each request. */
  requests: string[][];
  /** Settings of the page, the later ones over the earlier ones. */
  settings: Settings;
  /** Renders an ad of a size into each slot of a unit, or reports that there is none. */
  answer(unit: string, size: [number, number] | 'fluid' | null): void;
}

/**
 * Stand-in of Google Publisher Tag, typed by `@types/google-publisher-tag`. Like the real one, it requests nothing
 * before `refresh`, renders only into elements of the document, and returns no slot for a wrong unit code.
 * @param frameName element that it renders; the simulated document of unit tests loads no frames
 */
export function createGoogleTag(document: Document, frameName: 'div' | 'iframe' = 'iframe'): GoogleTag {
  const listeners: Listener[] = [];
  const slots: DefinedSlot[] = [];
  const requests: string[][] = [];
  const settings: Settings = {};
  let isEnabled = false;

  const service = {
    addEventListener: (type: string, listener: Listener) => {
      if (type === 'slotRenderEnded') listeners.push(listener);
      return service;
    },
    refresh: (wanted?: googletag.Slot[] | null) => {
      if (!isEnabled || !wanted) throw new Error('no services, or a request for all slots');
      requests.push(wanted.map((slot) => slot.getAdUnitPath()));
    },
  } as unknown as googletag.PubAdsService;

  function defineSlot(unit: string, sizes: googletag.GeneralSize, id = ''): googletag.Slot | null {
    if (!/^\/\d+\/\S+$/.test(unit)) return null;
    const slot: Partial<googletag.Slot> = {
      addService: () => slot as googletag.Slot,
      defineSizeMapping: (mapping) => {
        defined.mapping = mapping;
        return slot as googletag.Slot;
      },
      setConfig: (config) => {
        defined.settings = { ...defined.settings, ...config };
        return slot as googletag.Slot;
      },
      getAdUnitPath: () => unit,
      getSlotElementId: () => id,
    };
    const defined: DefinedSlot = { slot: slot as googletag.Slot, unit, id, sizes };
    slots.push(defined);
    return defined.slot;
  }

  function sizeMapping(): googletag.SizeMappingBuilder {
    const mapping: [googletag.SingleSizeArray, googletag.GeneralSize][] = [];
    const builder: googletag.SizeMappingBuilder = {
      addSize: (viewport, sizes) => {
        mapping.push([viewport, sizes]);
        return builder;
      },
      build: () => mapping,
    };
    return builder;
  }

  const tag = {
    apiReady: true,
    cmd: { push: (...calls: (() => void)[]) => calls.map((call) => call()).length },
    pubads: () => service,
    defineSlot,
    sizeMapping,
    display: (id) => {
      if (!document.getElementById(String(id))) throw new Error(`no element ${String(id)}`);
    },
    enableServices: () => {
      isEnabled = true;
    },
    setAdIframeTitle: () => {},
    setConfig: (config) => void Object.assign(settings, config),
    destroySlots: (gone = []) => {
      for (const slot of gone) {
        const at = slots.findIndex((one) => one.slot === slot);
        const [removed] = at < 0 ? [] : slots.splice(at, 1);
        document.getElementById(removed?.id ?? '')?.replaceChildren();
      }
      return true;
    },
  } as Partial<typeof googletag> as typeof googletag;

  return {
    tag,
    slots,
    requests,
    settings,
    answer(unit, size) {
      for (const { slot, id } of slots.filter((one) => one.unit === unit)) {
        if (Array.isArray(size)) {
          const frame = document.createElement(frameName);
          Object.assign(frame, { title: 'Publicitat', width: String(size[0]), height: String(size[1]) });
          document.getElementById(id)?.replaceChildren(frame);
        }
        const event = { slot, isEmpty: size === null, size } as googletag.events.SlotRenderEndedEvent;
        for (const listener of listeners) listener(event);
      }
    },
  };
}
