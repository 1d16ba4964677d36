import type { Config } from './config/config.types.ts';
import type { ApError } from './errors/errors.types.ts';
import type { User } from './session/user.types.ts';

/** Consent of the visitor, from the site's consent tool; until it reports, there is none (W-21). */
export interface Consent {
  ads: boolean;
  /** Ads may be chosen by a profile of the visitor; without it they depend on the page alone. */
  personalisedAds: boolean;
  /** The use of the site may be measured by a service. */
  measurement: boolean;
  /** Providers whose embeds may load at once. */
  embeds: readonly string[];
}

/** `window.ap`: the API for scripts of the page. */
export interface Ap {
  readonly version: string;
  /** Resolves when the page's configuration and session have been read. */
  readonly ready: Promise<Ap>;
  /**
   * Configuration of `<ap-config>`; undefined until `ready` resolves, or `ap-ready` is sent on a page with widgets.
   */
  readonly config: Config | undefined;
  readonly session: {
    get(): User | null;
    /** Calls `listener` with each new user; returns a function that unsubscribes. */
    subscribe(listener: (user: User | null) => void): () => void;
    /** Requests the current user; simultaneous calls share one request. */
    reload(): Promise<User | null>;
  };
  readonly errors: readonly ApError[];
  readonly consent: { get(): Consent; set(consent: Partial<Consent>): void };
}
