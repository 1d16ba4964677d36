import { type ObjectStoreClient, readObjectStore } from './config/object-store.ts';
import { type Recaptcha, readRecaptcha } from './config/recaptcha.ts';
import { readSigningKey } from './config/signing-key.ts';
import { readSocialClients, type SocialClients } from './config/social-clients.ts';

/** Configuration of the demo server. */
export interface DemoConfig {
  /** TCP port; 0 takes any free one. */
  port: number;
  host: string;
  /** Folder of the embedded database, or `memory`. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /**
   * Origin that readers see, as in `https://demo.example.cat`. Production needs PUBLIC_URL; elsewhere it is known after
   * listening when that is not given.
   */
  publicUrl: string;
  /** Origin that it listens at itself, known after listening. */
  listensAt: string | undefined;
  /** Prefix of every route and call, `''` or `/something` (SITE-12, SITE-16). */
  basePath: string;
  production: boolean;
  /** The page for developers and its user switch; never in production (ROLE-09). */
  showroom: boolean;
  /** Mail server, as in `smtps://user:secret@mail.example.cat`. Without one, mails are kept for the inbox page; production needs one. */
  smtpUrl: string | undefined;
  /** Sender of every mail, as in `Apunt <no-respongueu@apunt.example>`. */
  mailFrom: string;
  /** False accepts forms without a captcha (DEV-02); never in production (W-14). */
  captcha: boolean;
  /** reCAPTCHA v2 instead of the proof of work that the server checks itself. */
  recaptcha: Recaptcha | undefined;
  /** Registration and recovery answer alike for e-mails with and without an account (W-03). */
  uniformAnswers: boolean;
  /** Clients of social networks; outside production the demo simulates missing ones. */
  social: SocialClients;
  /** Where what visitors send is kept; the demo's own store when missing. */
  objectStore: ObjectStoreClient | undefined;
  /** Proxies whose `X-Forwarded-*` Fastify trusts: all, a number of them, or these addresses. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  /** The widgets come from their sources, and pages are never kept: `npm run dev`, and so never in production. */
  dev: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Sample accounts and polls; their passwords are public, so never in production. */
  seed: boolean;
  /** Of the samples, the thousand contents of the catalogue too. */
  catalogue: boolean;
  /** The only clock of the server, so that tests can set it. */
  now: () => Date;
  /** How long answers that have begun may take when the server stops, in milliseconds; who has not read by then is cut off. */
  closeWithin: number;
  /** Key of the PIN hashes, kept outside the database. Generated outside production. */
  pinPepper: string | undefined;
  /** Private key that signs children's cards, kept outside the database; generated and stored there when missing. */
  cardSigningKey: string | undefined;
  limits: {
    /** Votes without a session, per address and poll (W-13). */
    anonymousVotesPerMinute: number;
    /** Every other call of the API, per address. */
    callsPerMinute: number;
  };
}

export type DemoOptions = Partial<DemoConfig>;

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/**
 * Reads the environment; `options` take precedence.
 * @throws Error with a readable message when the combination is invalid.
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  options: DemoOptions = {},
): DemoConfig {
  const production = options.production ?? environment.NODE_ENV === 'production';
  const config: DemoConfig = {
    port: readPort(environment.PORT),
    host: environment.HOST || 'localhost',
    dataDir: environment.DATA_DIR || '.data',
    databaseUrl: environment.DATABASE_URL || undefined,
    publicUrl: '',
    listensAt: undefined,
    basePath: withoutTrailingSlash(environment.BASE_PATH ?? ''),
    production,
    showroom: !production,
    smtpUrl: environment.SMTP_URL || undefined,
    mailFrom: environment.MAIL_FROM || 'Apunt <no-respongueu@apunt.example>',
    captcha: environment.CAPTCHA !== 'off',
    recaptcha: readRecaptcha(environment),
    uniformAnswers: environment.UNIFORM_ANSWERS === 'on',
    social: readSocialClients(environment),
    objectStore: readObjectStore(environment),
    trustProxy: readTrustProxy(environment.TRUST_PROXY),
    dev: false,
    logLevel: logLevels.find((level) => level === environment.LOG_LEVEL) ?? (production ? 'info' : 'warn'),
    seed: !production,
    catalogue: true,
    now: () => new Date(),
    closeWithin: 5_000,
    pinPepper: environment.PIN_PEPPER || undefined,
    cardSigningKey: environment.CARD_SIGNING_KEY || undefined,
    limits: { anonymousVotesPerMinute: 60, callsPerMinute: 6000 },
    ...options,
  };
  config.publicUrl = readPublicUrl(options.publicUrl ?? environment.PUBLIC_URL ?? '');
  refuse(config);
  return config;
}

/** Whether readers use https: then cookies are `Secure` and HSTS is sent. */
export function isSecure(config: Pick<DemoConfig, 'publicUrl'>): boolean {
  return config.publicUrl.startsWith('https://');
}

function refuse(config: DemoConfig): void {
  if (config.basePath !== '' && !/^(\/[\w.~-]+)+$/.test(config.basePath))
    throw new Error(`BASE_PATH must look like /something, not "${config.basePath}".`);
  if (config.pinPepper !== undefined && config.pinPepper.length < 32)
    throw new Error('PIN_PEPPER must have at least 32 characters.');
  if (config.cardSigningKey !== undefined) readSigningKey(config.cardSigningKey);
  if (config.smtpUrl !== undefined && !/^smtps?:$/.test(URL.parse(config.smtpUrl)?.protocol ?? ''))
    throw new Error('SMTP_URL must look like smtp://mail.example.cat:587 or smtps://…');
  if (/\p{Cc}/u.test(config.mailFrom)) throw new Error('MAIL_FROM must be one line.');
  if (!config.production) return;
  if (!config.pinPepper) throw new Error('PIN_PEPPER is needed with NODE_ENV=production.');
  if (!config.smtpUrl) throw new Error('SMTP_URL is needed with NODE_ENV=production.');
  if (!config.publicUrl)
    throw new Error('PUBLIC_URL is needed with NODE_ENV=production: the links of mails begin with it.');
  if (!config.captcha) throw new Error('CAPTCHA=off is refused with NODE_ENV=production.');
  if (config.showroom) throw new Error('The showroom is refused with NODE_ENV=production.');
  if (config.dev) throw new Error('npm run dev is refused with NODE_ENV=production.');
  if (config.seed) throw new Error('The sample accounts are refused with NODE_ENV=production.');
}

function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return 4173;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${value}".`);
  return port;
}

function readPublicUrl(value: string): string {
  if (value === '') return '';
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/')
    throw new Error(
      `PUBLIC_URL must look like https://demo.example.cat (a path goes to BASE_PATH), not "${value}".`,
    );
  return url.origin;
}

function readTrustProxy(value: string | undefined): DemoConfig['trustProxy'] {
  if (value === undefined || value === '' || value === 'false') return false;
  if (value === 'true') return true;
  if (!/^\d+$/.test(value)) return value;
  return (_address, hop) => hop < Number(value);
}

function withoutTrailingSlash(value: string): string {
  return value.replace(/\/+$/, '');
}
