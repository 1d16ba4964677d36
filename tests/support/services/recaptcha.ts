/**
 * Stand-ins of reCAPTCHA v2 (`siteverify`) and reCAPTCHA Enterprise (assessments), and of their scripts for the
 * browser.
 *
 * Written from these pages, of which stored excerpts were read on 2026-11-29:
 * - Verifying the user's response: https://developers.google.com/recaptcha/docs/verify
 * - JavaScript API reference for reCAPTCHA: https://cloud.google.com/recaptcha/docs/api-ref-checkbox-keys
 * - Enum TokenProperties.InvalidReason, v1:
 *   https://docs.cloud.google.com/dotnet/docs/reference/Google.Cloud.RecaptchaEnterprise.V1/latest/Google.Cloud.RecaptchaEnterprise.V1.TokenProperties.Types.InvalidReason
 * - Types Assessment, Event and RiskAnalysis:
 *   https://cloud.google.com/python/docs/reference/recaptchaenterprise/latest/google.cloud.recaptchaenterprise_v1.types.Assessment
 *
 * From general knowledge: the texts of errors in google.rpc.Status, `MALFORMED` for a token of another site key, and
 * the errors that the scripts throw. The scripts of Google load more scripts and frames from www.gstatic.com. These
 * do not.
 */
import {
  formOf,
  isObject,
  json,
  objectOf,
  type ServiceRequest,
  type ServiceResponse,
} from './service-response.ts';
import type { StandIn } from './service-server.ts';

export const recaptchaSiteKey = '6LstandInSiteKeyAAAAAAAAAAAAAAAAAAAAAAAA';
export const recaptchaSecret = '6LstandInSecretAAAAAAAAAAAAAAAAAAAAAAAAA';
export const recaptchaProject = 'stand-in-project';
export const recaptchaApiKey = 'AIzaSyStandInRecaptcha-0123456789abcdef';

/** Tokens by scenario. The scripts create tokens of the form `valid.NUMBER.ACTION`. */
export const recaptchaTokens = {
  valid: 'valid.0.login',
  /** Valid, with a score of 0.1. */
  bot: 'bot.0.login',
  /** Valid, solved on another site. */
  otherHost: 'other-host.0.login',
  /** Older than two minutes. */
  expired: 'expired.0.login',
  malformed: 'no-token',
  browserError: 'browser-error.0.login',
  /** The service has an error of its own: status 503. */
  outage: 'outage.0.login',
  /** The project is over its quota: status 429, Enterprise only. */
  quota: 'quota.0.login',
} as const;

export interface RecaptchaOptions {
  siteKey?: string;
  secret?: string;
  project?: string;
  apiKey?: string;
  /** Host on which tokens are solved. */
  hostname?: string;
  /** Time of the challenge. */
  now?: () => Date;
}

type Json = Record<string, unknown>;

/** Kind and action of a token. Returns nothing if the token is malformed. */
function parseToken(token: string): { kind: string; action: string } | undefined {
  const [, kind, action] = /^([a-z-]+)\.\d+\.([A-Za-z0-9_/]*)$/.exec(token) ?? [];
  return kind === undefined || action === undefined ? undefined : { kind, action };
}

const unavailable: ServiceResponse = { status: 503, headers: { 'content-type': 'text/html' }, body: '503' };

/** Body of `siteverify`. The status is 200 for all errors of the documentation. */
function siteVerify(request: ServiceRequest, used: Set<string>, options: RecaptchaOptions): ServiceResponse {
  const { secret = recaptchaSecret, hostname = 'localhost', now = () => new Date() } = options;
  const refuse = (...codes: string[]) => json({ success: false, 'error-codes': codes });
  const form = formOf(request) ?? new URLSearchParams();
  const given = form.get('secret') ?? '';
  const token = form.get('response') ?? '';
  const missing = [...(given ? [] : ['missing-input-secret']), ...(token ? [] : ['missing-input-response'])];
  if (missing.length > 0) return refuse(...missing);
  if (given !== secret) return refuse('invalid-input-secret');
  const parsed = parseToken(token);
  if (parsed?.kind === 'outage') return unavailable;
  if (!parsed || parsed.kind === 'browser-error') return refuse('invalid-input-response');
  if (parsed.kind === 'expired' || used.has(token)) return refuse('timeout-or-duplicate');
  used.add(token);
  return json({
    success: true,
    challenge_ts: now()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z'),
    hostname: parsed.kind === 'other-host' ? 'evil.example' : hostname,
  });
}

/** Error in the format of google.rpc.Status. */
function rpcError(code: number, status: string, message: string, reason?: string): ServiceResponse {
  const details = reason
    ? [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason,
          domain: 'googleapis.com',
          metadata: { service: 'recaptchaenterprise.googleapis.com' },
        },
      ]
    : undefined;
  return json({ error: { code, message, status, ...(details ? { details } : {}) } }, code);
}

/** Errors of Enterprise by scenario. */
const recaptchaRpcErrors = {
  noKey: () =>
    rpcError(
      403,
      'PERMISSION_DENIED',
      "Method doesn't allow unregistered callers (callers without established identity).",
    ),
  wrongKey: () =>
    rpcError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', 'API_KEY_INVALID'),
  otherProject: () =>
    rpcError(403, 'PERMISSION_DENIED', 'The caller does not have permission', 'CONSUMER_INVALID'),
  argument: () => rpcError(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.'),
  quota: () =>
    rpcError(
      429,
      'RESOURCE_EXHAUSTED',
      'Resource has been exhausted (e.g. check quota).',
      'RATE_LIMIT_EXCEEDED',
    ),
  outage: () => rpcError(503, 'UNAVAILABLE', 'The service is currently unavailable.'),
};

function invalidReason(token: string, isOwnKey: boolean, used: Set<string>): string | undefined {
  const parsed = parseToken(token);
  if (token === '') return 'MISSING';
  if (!parsed || !isOwnKey) return 'MALFORMED';
  if (parsed.kind === 'expired') return 'EXPIRED';
  if (parsed.kind === 'browser-error') return 'BROWSER_ERROR';
  return used.has(token) ? 'DUPE' : undefined;
}

function assessment(token: string, event: Json, used: Set<string>, options: RecaptchaOptions): Json {
  const { siteKey = recaptchaSiteKey, hostname = 'localhost', now = () => new Date() } = options;
  const parsed = parseToken(token);
  const reason = invalidReason(token, event.siteKey === siteKey, used);
  used.add(token);
  const isBot = parsed?.kind === 'bot';
  return {
    name: 'projects/123456789/assessments/0123456789abcdef',
    event: { ...event, expectedAction: event.expectedAction ?? '' },
    riskAnalysis: {
      score: reason ? 0 : isBot ? 0.1 : 0.9,
      reasons: !reason && isBot ? ['AUTOMATION'] : [],
      extendedVerdictReasons: [],
    },
    tokenProperties: {
      valid: reason === undefined,
      invalidReason: reason ?? 'INVALID_REASON_UNSPECIFIED',
      hostname: reason ? '' : parsed?.kind === 'other-host' ? 'evil.example' : hostname,
      androidPackageName: '',
      iosBundleId: '',
      action: reason ? '' : (parsed?.action ?? ''),
      createTime: reason ? '1970-01-01T00:00:00Z' : now().toISOString(),
    },
  };
}

/** An invalid token is no error: it has status 200 and an `invalidReason`. */
function createAssessment(request: ServiceRequest, url: URL, used: Set<string>, options: RecaptchaOptions) {
  const { project = recaptchaProject, apiKey = recaptchaApiKey } = options;
  const header = request.headers['x-goog-api-key'];
  const key = url.searchParams.get('key') ?? header;
  if (!key) return recaptchaRpcErrors.noKey();
  if (key !== apiKey) return recaptchaRpcErrors.wrongKey();
  if (url.pathname.split('/')[3] !== project) return recaptchaRpcErrors.otherProject();
  const event = objectOf(request)?.event;
  if (!isObject(event) || typeof event.siteKey !== 'string') return recaptchaRpcErrors.argument();
  const token = typeof event.token === 'string' ? event.token : '';
  const kind = parseToken(token)?.kind;
  if (kind === 'outage') return recaptchaRpcErrors.outage();
  if (kind === 'quota') return recaptchaRpcErrors.quota();
  return json(assessment(token, event, used, options));
}

/**
 * Text of a stand-in of `api.js` or `enterprise.js`. It reads `onload` and `render` of its own address, and creates
 * nodes without HTML text, so no Trusted Types policy is needed. A press on the widget solves it. These attributes of
 * its element change that: `data-stand-in="expire"` calls `expired-callback` after the solution, and
 * `data-stand-in="fail"` calls `error-callback`.
 * @param enterprise creates `grecaptcha.enterprise` in place of `grecaptcha`
 * @param token kind of the tokens, see `recaptchaTokens`
 */
export function recaptchaScript({
  enterprise = false,
  token = 'valid',
  siteKey = recaptchaSiteKey,
} = {}): string {
  return `(() => {
  const address = new URL(document.currentScript ? document.currentScript.src : location.href);
  const root = (window.grecaptcha = window.grecaptcha || {});
  const api = ${enterprise ? '(root.enterprise = root.enterprise || {})' : 'root'};
  const widgets = [];
  let count = 0;
  const newToken = (action = '') => ${JSON.stringify(`${token}.`)} + ++count + '.' + action;
  const callbackOf = (value) => (typeof value === 'string' ? window[value] : value);
  const check = (key) => {
    if (!key) throw new Error('Missing required parameters: sitekey');
    if (key !== ${JSON.stringify(siteKey)}) throw new Error('Invalid site key or not loaded in api.js: ' + key);
  };
  const widgetOf = (id = 0) => {
    if (!widgets[id]) throw new Error('reCAPTCHA client element has been removed: ' + id);
    return widgets[id];
  };
  const solve = (widget) => {
    const mode = widget.host.dataset.standIn;
    if (mode === 'fail') return callbackOf(widget.parameters['error-callback'])?.();
    widget.field.value = newToken(widget.parameters.action);
    widget.button.setAttribute('aria-checked', 'true');
    callbackOf(widget.parameters.callback)?.(widget.field.value);
    if (mode !== 'expire') return;
    api.reset(widgets.indexOf(widget));
    callbackOf(widget.parameters['expired-callback'])?.();
  };
  api.ready = (callback) => queueMicrotask(callback);
  api.render = (container, parameters = {}) => {
    const host = typeof container === 'string' ? document.getElementById(container) : container;
    if (!host) throw new Error('reCAPTCHA container does not exist: ' + container);
    if (host.childElementCount > 0) throw new Error('reCAPTCHA has already been rendered in this element');
    const given = { ...Object.fromEntries(Object.entries(host.dataset)), ...parameters };
    check(given.sitekey);
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('role', 'checkbox');
    button.setAttribute('aria-checked', 'false');
    button.textContent = "I'm not a robot";
    const field = document.createElement('textarea');
    field.name = 'g-recaptcha-response';
    field.hidden = true;
    host.append(button, field);
    const widget = { host, button, field, parameters: given };
    button.addEventListener('click', () => solve(widget));
    return widgets.push(widget) - 1;
  };
  api.reset = (id) => {
    const widget = widgetOf(id);
    widget.field.value = '';
    widget.button.setAttribute('aria-checked', 'false');
  };
  api.getResponse = (id) => widgetOf(id).field.value;
  api.execute = async (target, { action = '' } = {}) => {
    if (typeof target === 'string') {
      check(target);
      return newToken(action);
    }
    solve(widgetOf(target));
    return api.getResponse(target);
  };
  const mode = address.searchParams.get('render') || 'onload';
  const start = () => {
    if (mode === 'onload') for (const host of document.querySelectorAll('.g-recaptcha')) api.render(host);
    callbackOf(address.searchParams.get('onload'))?.();
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else setTimeout(start);
})();
`;
}

/**
 * Starts all of the service at one origin: `/recaptcha/api.js`, `/recaptcha/api/siteverify`,
 * `/v1/projects/…/assessments`.
 */
export async function startRecaptcha(options: RecaptchaOptions = {}): Promise<StandIn> {
  // a browser that imports this file has no server
  const { startService } = await import('./service-server.ts');
  const used = new Set<string>();
  const siteKey = options.siteKey ?? recaptchaSiteKey;
  return startService((request, url) => {
    const { pathname } = url;
    if (pathname === '/recaptcha/api.js' || pathname === '/recaptcha/enterprise.js')
      return {
        headers: { 'content-type': 'text/javascript; charset=utf-8' },
        body: recaptchaScript({ enterprise: pathname.includes('enterprise'), siteKey }),
      };
    if (request.method !== 'POST') return { status: 405, headers: { 'content-type': 'text/html' } };
    if (pathname === '/recaptcha/api/siteverify') return siteVerify(request, used, options);
    if (/^\/v1\/projects\/[^/]+\/assessments$/.test(pathname))
      return createAssessment(request, url, used, options);
    return rpcError(404, 'NOT_FOUND', 'Requested entity was not found.');
  });
}
