import type { Ap } from '../ap.types.ts';
import { config } from '../config/config.ts';
import { warnEditor } from '../element/warn.ts';
import { fieldsOf } from '../page/read-unknown.ts';
import { defaultRules, readTcData } from './read-tc-data.ts';

/** Interval between two looks for the CMP, which another script of the page may add late, in ms. */
const EVERY = 250;
/** Time after which a page counts as one without CMP, in ms. */
const PATIENCE = 60_000;

/** Receives the reports of the CMP: `TCData`, and whether the call succeeded. */
type Listener = (data: unknown, isSuccess: unknown) => void;

type Command = 'addEventListener' | 'removeEventListener';

type WithCmp = Window & {
  __tcfapi?: (command: Command, version: number, listener: Listener, parameter?: unknown) => void;
};

const VERSION = 2;

/** Subscribes to the reports of a CMP until `end`. */
type Subscribe = (listener: Listener, end: AbortSignal) => void;

/** Finds the CMP of the page, or that of a page around it. */
function findCmp(): Subscribe | undefined {
  const { __tcfapi: call } = window as WithCmp;
  if (typeof call === 'function') return (listener, end) => subscribeInPage(call, listener, end);
  for (let frame: Window = window; frame !== frame.parent; ) {
    frame = frame.parent;
    if (hasLocator(frame)) return (listener, end) => subscribeInFrame(frame, listener, end);
  }
  return undefined;
}

/** Runs code of the CMP, whose errors must not reach the page. */
function attempt(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.warn('the consent tool has failed:', error);
  }
}

function subscribeInPage(call: NonNullable<WithCmp['__tcfapi']>, listener: Listener, end: AbortSignal): void {
  let listenerId: unknown;
  call('addEventListener', VERSION, (data, isSuccess) => {
    if (end.aborted) return;
    listenerId = fieldsOf(data).listenerId;
    listener(data, isSuccess);
  });
  end.addEventListener('abort', () =>
    attempt(() => call('removeEventListener', VERSION, () => {}, listenerId)),
  );
}

/** Tests for the empty frame by which a CMP shows where it is. */
function hasLocator(frame: Window): boolean {
  try {
    return Boolean((frame.frames as unknown as Record<string, unknown>).__tcfapiLocator);
  } catch {
    // a browser may refuse to look into a page of another origin
    return false;
  }
}

/** Subscribes by messages, as the CMP API has it for pages in frames. */
function subscribeInFrame(frame: Window, listener: Listener, end: AbortSignal): void {
  const callId = `ap-${Math.random().toString(36).slice(2)}`;
  let listenerId: unknown;
  const receive = ({ source, data }: MessageEvent) => {
    if (source !== frame) return;
    const { __tcfapiReturn: message } = fieldsOf(typeof data === 'string' ? parse(data) : data);
    const { callId: id, returnValue, success } = fieldsOf(message);
    if (id !== callId) return;
    listenerId = fieldsOf(returnValue).listenerId;
    listener(returnValue, success);
  };
  addEventListener('message', receive, { signal: end });
  const post = (command: Command, more: object) =>
    // the origin of the page around is unknown, and the message has no data
    frame.postMessage({ __tcfapiCall: { command, version: VERSION, ...more } }, '*');
  post('addEventListener', { callId });
  end.addEventListener('abort', () =>
    attempt(() => post('removeEventListener', { parameter: listenerId, callId: `${callId}-end` })),
  );
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Makes `ap.consent` follow the CMP of the page, also when the reader changes the choice later. Without a CMP there is no
 * consent. Source: IAB Tech Lab, CMP API v2.
 */
export default function followTcf(consent: Ap['consent']): void {
  const { adService, consentRules } = config();
  const rules = { ...defaultRules(adService), ...consentRules };
  let hasReported = false;
  const listener: Listener = (data, isSuccess) => {
    const read = readTcData(data, isSuccess, rules);
    // another script of the page may have set a consent meanwhile
    if (!read || (hasReported && JSON.stringify(read) === JSON.stringify(consent.get()))) return;
    hasReported = true;
    consent.set(read);
  };

  let subscription: AbortController | undefined;
  const connect = (): boolean => {
    const subscribe = findCmp();
    if (!subscribe) return false;
    subscription?.abort();
    subscription = new AbortController();
    const { signal } = subscription;
    attempt(() => subscribe(listener, signal));
    return true;
  };
  // a page restored by the browser has missed withdrawals on other pages, and `getTCData` is deprecated
  addEventListener('pageshow', ({ persisted }) => persisted && subscription && connect());
  if (connect()) return;
  let looks = PATIENCE / EVERY;
  const timer = setInterval(() => {
    looks -= 1;
    const isFound = connect();
    if (isFound || looks <= 0) clearInterval(timer);
    const host = document.querySelector('ap-config');
    if (!isFound && looks <= 0 && host)
      warnEditor(
        host,
        '<ap-config> consent-service="tcf": la pàgina no té cap ferramenta de consentiment (__tcfapi).',
      );
  }, EVERY);
}
