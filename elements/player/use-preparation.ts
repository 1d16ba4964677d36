import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { config } from '../../src/config/config.ts';
import { parseUrl } from '../../src/content/safe-url.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { whenIdle } from '../../src/loader/when-idle.ts';
import { expectStream } from '../../src/media/load-streams.ts';
import { ownBase, ownOrigin } from '../../src/page/own-address.ts';
import type { contract } from './player.element.ts';
import type { Preparation } from './prepare.part.ts';

/** Age after which prepared media are requested again, in milliseconds: addresses of a video service expire. */
const MAX_AGE = 10 * 60_000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Checks for `Save-Data`, which selects low quality first. */
export const savesData = (): boolean => connection().saveData === true;

/** Tests whether the connection allows requests that the reader may never need. */
const mayPrefetch = () => !savesData() && !/[23]g/.test(connection().effectiveType ?? '');

const isOwn = (address: string | undefined) =>
  address !== undefined && parseUrl(address, ownBase())?.origin === ownOrigin();

export interface PreparationModel {
  /** Tests for a preparation that is young enough to be used. */
  isFresh(): boolean;
  /** Requests the media at once, because playback has been requested. */
  expectPlay(): void;
  /** Hands the preparation over to the player; it belongs to the player from then on. */
  take(): Promise<Preparation | undefined> | undefined;
  /** True once playback is likely, so that the code of the controls should be loaded. */
  isLikely: boolean;
}

/**
 * Prepares playback before a press: with `preload` when the page is idle, otherwise when a pointer or the focus enters
 * the player. Contacts no other origin before the press (W-21), and does nothing with `Save-Data` or on a slow
 * connection. See docs/decisions/player.md.
 */
export function usePreparation(
  props: ElementProps<typeof contract>,
  media: RefObject<HTMLMediaElement | null>,
  start: number | undefined,
): PreparationModel {
  const host = useHost();
  const { preload, bcId, src, account, audioTrackLanguage: audioLanguage } = props;
  const [isLikely, setLikely] = useState(false);
  const prepared = useRef<{ preparation: Promise<Preparation | undefined>; at: number }>(undefined);

  function begin(isPressed: boolean) {
    const element = media.current;
    // one gesture fires several events, perhaps all before the next render
    if (isFresh() || !element || (!bcId && !src)) return;
    const released = forget();
    if (bcId && !src) expectStream();
    // a start at a later second needs other segments, and may be past the end
    const mayRequest = (address: string | undefined) =>
      start === undefined && (isPressed || (preload === 'auto' && isOwn(address)));
    const { videoProvider, videoTemplate, videoApi } = config();
    if (!isPressed && !isOwn(src ?? (videoProvider === 'hls' ? videoTemplate : videoApi))) return;
    const choice = { audioLanguage, isFrugal: savesData() };
    const preparation = Promise.all([import('./prepare.part.ts'), released]).then(
      ([{ default: prepare }]) =>
        prepare(host, element, { bcId, src, account }, choice, { mayRequest, isPressed }),
      () => undefined,
    );
    prepared.current = { preparation, at: performance.now() };
    // a press tries again after a failure of an earlier, silent request
    if (!isPressed) preparation.then((made) => made?.media.catch(() => drop(preparation)));
  }

  function drop(failed: Promise<unknown>) {
    if (prepared.current?.preparation === failed) prepared.current = undefined;
  }

  /** Resolves when the element is released. */
  async function forget() {
    const old = prepared.current?.preparation;
    prepared.current = undefined;
    await (await old)?.end();
  }

  const isFresh = () => prepared.current !== undefined && performance.now() - prepared.current.at < MAX_AGE;

  function expectLikely() {
    if (isLikely || !mayPrefetch()) return;
    setLikely(true);
    begin(false);
  }
  useListener(host, 'pointerenter pointerdown focusin', expectLikely, { isOn: !isLikely });
  const expectWhenIdle = useEffectEvent(expectLikely);
  useEffect(() => {
    if (preload === 'none') return;
    let isGone = false;
    whenIdle([]).then(() => isGone || expectWhenIdle());
    return () => {
      isGone = true;
    };
  }, [preload]);
  const forgetAll = useEffectEvent(forget);
  useEffect(() => () => void forgetAll(), []);

  return {
    isLikely,
    isFresh,
    expectPlay() {
      setLikely(true);
      begin(true);
    },
    take() {
      if (!isFresh()) return forget().then(() => undefined);
      const taken = prepared.current?.preparation;
      prepared.current = undefined;
      return taken;
    },
  };
}
