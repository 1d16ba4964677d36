import type { Consent } from './ap.types.ts';
import type { ApError } from './errors/errors.types.ts';
import type { Metric } from './page/metric.types.ts';
import type { SessionChange } from './session/user.types.ts';

/** Details of the events that the bundle sends on `document`. */
export interface PageEventDetails {
  'ap-ready': { version: string };
  'ap-session-change': SessionChange;
  'ap-error': ApError;
  'ap-login-required': { reason: 'like' | 'poll' | 'ugc' | 'gate'; backUrl: string };
  'ap-consent-change': Consent;
  'ap-metric': Metric;
}
