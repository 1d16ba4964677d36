import { isObject } from '../page/read-unknown.ts';

/** Reason why media do not play (BEY-19). */
export type Fault =
  | 'offline'
  /** The browser is online, but the media are blocked, refused or unavailable. */
  | 'unreachable'
  | 'forbidden'
  | 'not-found'
  /** The provider has the media, but does not permit them now: before or after their dates, or withdrawn. */
  | 'expired'
  /** Not permitted in the reader's country. */
  | 'blocked'
  /** Not permitted from the reader's network address. */
  | 'address'
  /** The provider does not know this site: key, account or domain are wrong. */
  | 'site'
  /** Too many devices play with the same account. */
  | 'limit'
  /** The browser has no key system for protected media, or could not open them with it. */
  | 'protected'
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
const LICENCE_REQUEST_FAILED = 6007;
/** The output of the device is not protected as the licence demands. */
const RESTRICTIONS_CANNOT_BE_MET = 4012;
/** Detects an error of the encryption: no key system, no certificate, or a licence that it does not accept. */
const isOfKeys = (code: number) => code >= 6000 && code < 7000;

export function faultOfStream({ code, data = [] }: StreamError): MediaFault {
  if (code === LICENCE_REQUEST_FAILED && isObject(data[0])) return faultOfLicence(data[0]);
  if (code === BAD_HTTP_STATUS) return faultOfStatus(Number(data[1]));
  if (code === HTTP_ERROR) return faultOfNetwork(code);
  if (code === TIMEOUT) return new MediaFault('stalled', code);
  if (code === VIDEO_ERROR) return faultOfMediaError(Number(data[0]));
  if (isOfMedia(code)) return new MediaFault('decode', code);
  if (isOfKeys(code) || code === RESTRICTIONS_CANNOT_BE_MET) return new MediaFault('protected', code);
  return new MediaFault(NO_CODEC.includes(code) ? 'codec' : 'unreadable', code);
}

/** Fault of a request for a licence, whose own error the library passes on. */
function faultOfLicence(reason: Record<string, unknown>): MediaFault {
  const { code, data } = reason;
  const { fault, detail } = faultOfStream({ code: Number(code), data: Array.isArray(data) ? data : [] });
  return new MediaFault(fault === 'not-found' ? 'protected' : fault, detail);
}

/** Converts any error on the way to playback into a fault. */
export function faultOf(error: unknown): MediaFault {
  return error instanceof MediaFault ? error : new MediaFault('unreadable');
}
