/** Reason why media do not play: the eight that readers are told, and a general one (BEY-19). */
export type Fault =
  | 'offline'
  /** The browser is online, but the media are blocked, refused or unavailable. */
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
  /** HTTP status, or error code of the player, for support. */
  readonly detail: number;

  constructor(fault: Fault, detail = 0) {
    super(`${fault} ${detail}`);
    this.fault = fault;
    this.detail = detail;
  }
}

/** Fault of a request without a response: only the browser knows whether it is online. */
export const faultOfNetwork = (detail = 0, otherwise: Fault = 'unreachable'): MediaFault =>
  new MediaFault(navigator.onLine ? otherwise : 'offline', detail);

/** Fault of an HTTP status. */
export function faultOfStatus(status: number): MediaFault {
  if (status === 401 || status === 403) return new MediaFault('forbidden', status);
  if (status === 404 || status === 410) return new MediaFault('not-found', status);
  if (status === 451) return new MediaFault('blocked', status);
  return new MediaFault('unreadable', status);
}

/** Fault of the browser's own player. Media that it cannot decode from the beginning lack a codec. */
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

/** Converts any error on the way to playback into a fault. */
export function faultOf(error: unknown): MediaFault {
  return error instanceof MediaFault ? error : new MediaFault('unreadable');
}
