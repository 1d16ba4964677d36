import type { ApError, ApErrors } from '../../src/errors/errors.types.ts';
import type { User } from '../../src/session/user.types.ts';

/** What the visitor agreed to, as the site's consent tool says it. */
export interface Consent {
  ads: boolean;
  /** Names of the providers whose embeds may load. */
  embeds: readonly string[];
}

export type SessionChangeReason =
  | 'load'
  | 'login'
  | 'child-login'
  | 'social'
  | 'update'
  | 'toggle'
  | 'logout'
  | 'delete'
  | 'expired'
  | 'showroom';

/** Details of the events that the bundle sends on `document`. */
export interface PageEventDetails {
  'ap-ready': { version: string };
  'ap-session-change': { user: User; previousId: string | null; reason: SessionChangeReason };
  'ap-error': ApError;
  'ap-login-required': { reason: 'like' | 'poll' | 'ugc' | 'gate'; backUrl: string };
  'ap-body-lock': { locked: boolean };
  'ap-consent-change': Consent;
}

/** `window.ap`: what a page may ask of the bundle. */
export interface ApPage {
  readonly version: string;
  /** Resolves when the configuration and the session have been read. */
  readonly ready: Promise<void>;
  readonly config: Readonly<Record<string, unknown>>;
  readonly session: {
    get(): User;
    /** Calls back on every change, and returns what ends it. */
    subscribe(listener: (user: User) => void): () => void;
    reload(): Promise<void>;
  };
  readonly errors: ApErrors;
  readonly consent: {
    get(): Consent;
    set(consent: Consent): void;
  };
}
