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

type WithCmp = Window & {
  __tcfapi?: (command: string, version: number, listener: Listener) => void;
};

const COMMAND = 'addEventListener';
const VERSION = 2;

/** Finds the CMP of the page, or that of a page around it. @returns a function that subscribes */
function findCmp(): ((listener: Listener) => void) | undefined {
  const { __tcfapi: call } = window as WithCmp;
  if (typeof call === 'function') return (listener) => call(COMMAND, VERSION, listener);
  for (let frame: Window = window; frame !== frame.parent; ) {
    frame = frame.parent;
    if (hasLocator(frame)) return (listener) => subscribeInFrame(frame, listener);
  }
  return undefined;
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
function subscribeInFrame(frame: Window, listener: Listener): void {
  const callId = `ap-${Math.random().toString(36).slice(2)}`;
  addEventListener('message', ({ source, data }) => {
    if (source !== frame) return;
    const { __tcfapiReturn: message } = fieldsOf(typeof data === 'string' ? parse(data) : data);
    const { callId: id, returnValue, success } = fieldsOf(message);
    if (id === callId) listener(returnValue, success);
  });
  // the origin of the page around is unknown, and the message has no data
  frame.postMessage({ __tcfapiCall: { command: COMMAND, version: VERSION, callId } }, '*');
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
  let last: string | undefined;
  const listener: Listener = (data, isSuccess) => {
    const read = readTcData(data, isSuccess, rules);
    const text = JSON.stringify(read);
    if (!read || text === last) return;
    last = text;
    consent.set(read);
  };

  const connect = (): boolean => {
    const subscribe = findCmp();
    try {
      subscribe?.(listener);
    } catch (error) {
      console.warn('the consent tool has failed:', error);
    }
    return subscribe !== undefined;
  };
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
