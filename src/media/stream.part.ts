import shaka from 'shaka-player/dist/shaka-player.compiled-es2021.js';
import { config } from '../config/config.ts';
import { captionFiles } from './caption-files.ts';
import { followCues } from './cue-track.ts';
import type {
  Choice,
  Engine,
  EngineOptions,
  KeyServer,
  PreparedStream,
  PrepareOptions,
  Source,
  StreamChoice,
  TextChoice,
} from './engine.types.ts';
import { faultOfStream, MediaFault, type StreamError } from './fault.ts';

/** Severity of errors from which the library does not recover by itself. */
const CRITICAL = 2;
/** Initial bandwidth estimate of unrequested playback, in bits per second: selects the lowest quality. */
const FRUGAL_ESTIMATE = 1;
/** Length of the buffer, in seconds. */
const BUFFER = 20;
/** Length of the buffer before playback, in seconds: the library loads one segment of picture and sound each. */
const FIRST_BUFFER = 1;

type Player = InstanceType<typeof shaka.Player>;
type Cue = InstanceType<typeof shaka.text.Cue>;

/** Puts the stream's cues into a hidden text track of the browser, which knows when each begins and ends. */
class HiddenTexts {
  readonly #track: TextTrack;
  #isVisible = false;

  constructor(track: TextTrack) {
    this.#track = track;
  }

  append(cues: readonly Cue[]): void {
    for (const cue of cues) this.#track.addCue(new VTTCue(cue.startTime, cue.endTime, textOf(cue)));
  }

  remove(start: number, end: number): boolean {
    for (const cue of [...(this.#track.cues ?? [])])
      if (cue.startTime >= start && cue.endTime <= end) this.#track.removeCue(cue);
    return true;
  }

  isTextVisible = (): boolean => this.#isVisible;

  setTextVisibility(isOn: boolean): void {
    this.#isVisible = isOn;
  }

  configure(): void {}
  setTextLanguage(): void {}

  async destroy(): Promise<void> {
    this.remove(0, Number.POSITIVE_INFINITY);
  }
}

/** Reads the text of a cue, whose lines may be nested cues. */
function textOf({ payload, nestedCues, lineBreak }: Cue): string {
  if (lineBreak) return '\n';
  return nestedCues.length > 0 ? nestedCues.map(textOf).join('') : payload;
}

const distinct = (values: readonly number[]) => [...new Set(values)].sort((one, other) => other - one);

/** Returns one choice per language: several codecs of a language are no choice for readers. */
function byLanguage(tracks: readonly { language: string; label: string | null }[]): Choice[] {
  const labels = new Map<string, string>();
  for (const { language, label } of tracks)
    if (!labels.has(language)) labels.set(language, label || language);
  return [...labels].map(([id, label]) => ({ id, label }));
}

/** Opens streams in HLS and DASH with the library that we have chosen. @throws {MediaFault} */
export default async function openStream(
  element: HTMLMediaElement,
  source: Source,
  options: EngineOptions,
): Promise<Engine> {
  options.signal.throwIfAborted(); // the stream library may have taken long to load
  await requireKeySystem(source);
  options.signal.throwIfAborted(); // so may the key system, which may ask the reader
  const player = createPlayer(options);
  hear(player, options);
  await loadIn(player, element, source, options);
  return engineOf(player, element, options);
}

/**
 * Opens a stream in a paused element and loads its first seconds, for a press that is likely.
 * @returns undefined for a live stream that may not be opened yet
 * @throws {MediaFault}
 */
export async function prepareStream(
  element: HTMLMediaElement,
  source: Source,
  choice: StreamChoice,
  { signal, mayRequest, mayBeLive }: PrepareOptions,
): Promise<PreparedStream | undefined> {
  signal.throwIfAborted();
  await requireKeySystem(source);
  signal.throwIfAborted();
  const player = createPlayer(choice);
  let fault: MediaFault | undefined;
  const untaken = new AbortController();
  hear(player, { signal: untaken.signal, onTracks() {}, onFault: (found) => (fault ??= found) });
  player.getNetworkingEngine()?.registerRequestFilter((_type, { uris }) => {
    if (!untaken.signal.aborted && !uris.every(mayRequest)) throw new Error('not before a press');
  });
  await loadIn(player, element, source, { start: undefined, signal });
  if (player.isLive() && !mayBeLive) {
    await player.destroy();
    return undefined;
  }
  return {
    source,
    async open(options) {
      untaken.abort();
      if (fault) {
        await player.destroy();
        throw fault;
      }
      hear(player, options);
      return engineOf(player, element, options);
    },
    end: async () => {
      if (!untaken.signal.aborted) await player.destroy();
    },
  };
}

function retryParameters() {
  const timeout = config().httpTimeout;
  return { maxAttempts: 2, timeout, stallTimeout: timeout, connectionTimeout: timeout };
}

/** @throws {MediaFault} */
function createPlayer({ audioLanguage, isFrugal }: StreamChoice): Player {
  if (!shaka.Player.isBrowserSupported()) throw new MediaFault('codec');
  const player = new shaka.Player();
  player.configure({
    streaming: {
      retryParameters: retryParameters(),
      bufferingGoal: FIRST_BUFFER,
      ignoreTextStreamFailures: true,
    },
    // undeclared captions inside the picture would be looked for in three segments, before the first of the sound
    manifest: { retryParameters: retryParameters(), hls: { disableClosedCaptionsDetection: true } },
    ...(audioLanguage && { preferredAudio: [{ language: audioLanguage }] }),
    ...(isFrugal && { abr: { defaultBandwidthEstimate: FRUGAL_ESTIMATE, useNetworkInformation: false } }),
  });
  return player;
}

/** Capabilities of which a browser needs one. Chromium without the codecs of Chrome has only VP9. */
const ANY_VIDEO = [
  {
    videoCapabilities: [
      { contentType: 'video/mp4; codecs="avc1.42E01E"' },
      { contentType: 'video/mp4; codecs="vp09.00.10.08"' },
    ],
  },
];

/**
 * Tests a protected source before it is requested: of several, only one is for this browser's key system.
 * @throws {MediaFault} `protected`, also on pages without https, where browsers have no key systems
 */
async function requireKeySystem({ keys }: Source): Promise<void> {
  if (!keys) return;
  for (const { keySystem } of keys) {
    try {
      await navigator.requestMediaKeySystemAccess(keySystem, ANY_VIDEO);
      return;
    } catch {
      // the next one may be known
    }
  }
  throw new MediaFault('protected');
}

/** Licence servers in the form of shaka. FairPlay runs by Modern EME: none of the library's polyfills is installed. */
const drmOf = (keys: readonly KeyServer[]) => ({
  servers: Object.fromEntries(keys.map(({ keySystem, licenceUrl }) => [keySystem, licenceUrl])),
  advanced: Object.fromEntries(
    keys.flatMap(({ keySystem, certificateUrl }) =>
      certificateUrl ? [[keySystem, { serverCertificateUri: certificateUrl }]] : [],
    ),
  ),
  retryParameters: retryParameters(),
});

/** Reports the changes and the critical errors of a player, while the signal lasts. */
function hear(
  player: Player,
  { signal, onTracks, onFault }: Pick<EngineOptions, 'signal' | 'onTracks' | 'onFault'>,
): void {
  const listen = (name: string, listener: (event: Event) => void) => {
    const heard = (event: unknown) => listener(event as Event);
    player.addEventListener(name, heard);
    signal.addEventListener('abort', () => player.removeEventListener(name, heard));
  };
  listen('error', (event) => {
    const { detail } = event as unknown as { detail: StreamError & { severity: number } };
    if (detail.severity === CRITICAL) onFault(faultOfStream(detail));
  });
  for (const name of ['trackschanged', 'adaptation', 'variantchanged', 'textchanged', 'audiotrackchanged'])
    listen(name, onTracks);
}

/** Attaches a player to the element and loads. @throws {MediaFault} after which the player is destroyed */
async function loadIn(
  player: Player,
  element: HTMLMediaElement,
  { src, type, keys }: Source,
  { start, signal }: Pick<EngineOptions, 'start' | 'signal'>,
): Promise<void> {
  const cues = cueTrackOf(element);
  // declares one parameter, since the library counts them
  player.configure({
    textDisplayFactory: (_player: unknown) => new HiddenTexts(cues),
    ...(keys && { drm: drmOf(keys) }),
  });
  async function load() {
    // separate caption files come from the origin of the stream
    element.crossOrigin = 'anonymous';
    await player.attach(element);
    await player.load(src, start ?? null, type);
    // ignores a start time past the end (CUE-06)
    if (start !== undefined && !player.isLive() && start >= player.seekRange().end)
      await player.load(src, null, type);
  }
  const over = new AbortController();
  // a load that waits for the network does not end when its player is destroyed
  const givenUp = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal }),
  );
  try {
    await Promise.race([load(), givenUp]);
  } catch (error) {
    await player.destroy();
    throw faultOfStream(error as StreamError);
  } finally {
    over.abort();
  }
}

/** Returns the element's cue track. A track cannot be removed, so one serves all media of the element. */
function cueTrackOf(element: HTMLMediaElement): TextTrack {
  const found = [...element.textTracks].find(({ label }) => label === 'ap');
  return found ?? element.addTextTrack('captions', 'ap');
}

function engineOf(player: Player, element: HTMLMediaElement, options: EngineOptions): Engine {
  const { onCues, onTracks } = options;
  const cues = cueTrackOf(element);
  const buffer = () => player.configure({ streaming: { bufferingGoal: BUFFER } });
  if (element.paused) element.addEventListener('playing', buffer, { once: true, signal: options.signal });
  else buffer();
  const files = captionFiles(element, options);
  let height: number | null = null;
  let unfollow = () => {};

  /** Returns the stream's captions, except in languages with a separate file. */
  function ownTexts(): TextChoice[] {
    const inFiles = new Set(files.choices().map(({ language }) => language));
    return byLanguage(player.getTextTracks())
      .filter(({ id }) => !inFiles.has(id))
      .map((choice) => ({ ...choice, language: choice.id, isBroken: false }));
  }

  return {
    tracks: () => ({
      isLive: player.isLive(),
      heights: distinct(player.getVideoTracks().flatMap((track) => track.height ?? [])),
      height,
      audios: byLanguage(player.getAudioTracks()),
      audio: player.getAudioTracks().find(({ active }) => active)?.language ?? null,
      texts: [...files.choices(), ...ownTexts()],
      text: files.chosen() ?? player.getTextTracks().find(({ active }) => active)?.language ?? null,
    }),
    range: () => player.seekRange(),
    setHeight(wanted) {
      height = wanted;
      player.configure({ abr: { enabled: wanted === null } });
      const track = player.getVideoTracks().find((one) => one.height === wanted);
      if (track) player.selectVideoTrack(track, true);
      onTracks();
    },
    setAudio(id) {
      const tracks = player.getAudioTracks();
      const codecs = tracks.find(({ active }) => active)?.codecs;
      const inLanguage = tracks.filter(({ language }) => language === id);
      const track = inLanguage.find((one) => one.codecs === codecs) ?? inLanguage[0];
      if (track) player.selectAudioTrack(track);
    },
    setText(id) {
      unfollow();
      files.choose(id);
      const track = files.chosen() === null && player.getTextTracks().find(({ language }) => language === id);
      player.selectTextTrack(track || null);
      unfollow = track ? followCues(cues, onCues) : () => {};
      onTracks();
    },
    async end() {
      unfollow();
      files.choose(null);
      await player.destroy();
    },
  };
}
