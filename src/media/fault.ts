/** Why something does not play, in the words of the eight reasons that readers are told, and of all else (BEY-19). */
export type Fault =
  | 'offline'
  /** The browser has a connection, and this did not come: it is blocked, refused or away. */
  | 'unreachable'
  | 'forbidden'
  | 'not-found'
  | 'expired'
  | 'blocked'
  | 'codec'
  | 'decode'
  | 'stalled'
  | 'unreadable';

export class MediaFault extends Error {
  override readonly name = 'MediaFault';
  readonly fault: Fault;
  /** Status of the answer, or the code of the player: for support. */
  readonly detail: number;

  constructor(fault: Fault, detail = 0) {
    super(`${fault} ${detail}`);
    this.fault = fault;
    this.detail = detail;
  }
}

/** A request without an answer: only the browser knows whether it has a connection. */
export const faultOfNetwork = (detail = 0, otherwise: Fault = 'unreachable'): MediaFault =>
  new MediaFault(navigator.onLine ? otherwise : 'offline', detail);

/** Fault of an HTTP status. */
export function faultOfStatus(status: number): MediaFault {
  if (status === 401 || status === 403) return new MediaFault('forbidden', status);
  if (status === 404 || status === 410) return new MediaFault('not-found', status);
  if (status === 451) return new MediaFault('blocked', status);
  return new MediaFault('unreadable', status);
}

/** The error of the browser's own player. What it cannot decode from the beginning has no codec for it. */
export function faultOfMediaError(code: number | undefined): MediaFault {
  switch (code) {
    case 2:
      return faultOfNetwork(code);
    case 3:
      return new MediaFault('decode', code);
    case 4:
      return new MediaFault('codec', code);
    default:
      return new MediaFault('unreadable', code);
  }
}

/** Used fields of a stream player's error, whose codes its documentation lists. */
export interface StreamError {
  code: number;
  data?: readonly unknown[];
}

const BAD_HTTP_STATUS = 1001;
const HTTP_ERROR = 1002;
const TIMEOUT = 1003;
const VIDEO_ERROR = 3016;
/** Detects an error of the media data: unreadable, inconsistent or rejected by the browser. */
const isOfMedia = (code: number) => code >= 3000 && code < 4000;
const NO_CODEC = [4011, 4032, 4033];

export function faultOfStream({ code, data = [] }: StreamError): MediaFault {
  if (code === BAD_HTTP_STATUS) return faultOfStatus(Number(data[1]));
  if (code === HTTP_ERROR) return faultOfNetwork(code);
  if (code === TIMEOUT) return new MediaFault('stalled', code);
  if (code === VIDEO_ERROR) return faultOfMediaError(Number(data[0]));
  if (isOfMedia(code)) return new MediaFault('decode', code);
  return new MediaFault(NO_CODEC.includes(code) ? 'codec' : 'unreadable', code);
}

/** Whatever was thrown on the way to playing. */
export function faultOf(error: unknown): MediaFault {
  return error instanceof MediaFault ? error : new MediaFault('unreadable');
}
