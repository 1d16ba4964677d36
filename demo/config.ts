import { type Patience, usualPatience } from './api/database/guarded-pool.ts';
import { type CspSources, readCspSources } from './config/csp-sources.ts';
import { type ObjectStoreClient, readObjectStore } from './config/object-store.ts';
import { type Recaptcha, readRecaptcha } from './config/recaptcha.ts';
import { readScanner, type ScannerAddress } from './config/scanner.ts';
import { readSigningKey } from './config/signing-key.ts';
import { readSocialClients, type SocialClients } from './config/social-clients.ts';
import { type AemetClient, readAemet } from './config/weather.ts';
import { readWidgetConfig, type WidgetConfig } from './config/widget-config.ts';

/** Configuration of the demo server. */
export interface DemoConfig {
  /** TCP port; 0 selects any free port. */
  port: number;
  host: string;
  /** Folder of the embedded database, or `memory`. */
  dataDir: string;
  /** Folder with additional pages, which the showroom serves at `/proves/`. */
  pagesDir: string | undefined;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Redis for counting requests, for example `redis://localhost:6379`; without it the database counts them. */
  redisUrl: string | undefined;
  /**
   * Origin as seen by readers, for example `https://demo.example.cat`. Production needs PUBLIC_URL; without it
   * elsewhere, the origin is known once the server listens.
   */
  publicUrl: string;
  /** Origin at which the server itself listens, known once it listens. */
  listensAt: string | undefined;
  /** Prefix of every route and call, `''` or `/something` (SITE-12, SITE-16). */
  basePath: string;
  production: boolean;
  /**
   * Offers demo functions to every visitor: sample accounts, developer logins, simulated social networks, showroom
   * and inbox. Never in production (ROLE-09), and only with DEMO=on if other machines can reach the server.
   */
  demo: boolean;
  /** Offers the page for developers and its user switch. */
  showroom: boolean;
  /**
   * Mail server, for example `smtps://user:secret@mail.example.cat`. Without it, the inbox page shows the mails;
   * production needs a mail server.
   */
  smtpUrl: string | undefined;
  /** Sender of every mail, as in `Apunt <no-respongueu@apunt.example>`. */
  mailFrom: string;
  /** Recipient of contact messages (API-29), one bare address. */
  contactEmail: string;
  /** If false, forms need no captcha (DEV-02); never in production (W-14). */
  captcha: boolean;
  /** Settings of reCAPTCHA, in place of the proof of work that the server checks itself. */
  recaptcha: Recaptcha | undefined;
  /** Source of the forecasts, in place of generated ones. */
  aemet: AemetClient | undefined;
  /** If true, registration and recovery respond equally for e-mails with and without an account (W-03). */
  uniformAnswers: boolean;
  /** Clients of social networks; outside production the demo simulates missing ones. */
  social: SocialClients;
  /** Attributes of `<ap-config>` on every page of the CMS, besides the demo's own. */
  widgetConfig: WidgetConfig;
  /** Sources added to the content security policy of the pages. */
  cspSources: CspSources;
  /** Object store for visitors' files; the demo's own by default. */
  objectStore: ObjectStoreClient | undefined;
  /** Days that a participation is stored after the newsroom has accepted or refused it. */
  participationDays: number;
  /** Malware scanner for visitors' files; outside production the demo's own by default. */
  scanner: ScannerAddress | undefined;
  /** Address of the demo's own scanner, known once it has started. */
  ownScanner: ScannerAddress | undefined;
  /** Proxies whose `X-Forwarded-*` headers Fastify trusts: all, a number of them, or these addresses. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  /** Serves widgets from their sources, and pages without caching: for `npm run dev`, never in production. */
  dev: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Adds sample accounts and polls; their passwords are public, so never in production. */
  seed: boolean;
  /** Adds the thousand contents of the catalogue to the samples. */
  catalogue: boolean;
  /** The server's only clock, so that tests can set it. */
  now: () => Date;
  /** Seconds that requests are served after SIGTERM while health reports 503. */
  drainSeconds: number;
  /** Sets `now` to the time of the database; false where a test has set it. */
  followsDatabaseTime: boolean;
  /** Time in ms for running responses when the server stops; slower connections are closed. */
  closeWithin: number;
  /** Milliseconds after which a client that reads nothing of its response is disconnected. */
  stallWithin: number;
  /** Milliseconds that a frozen PostgreSQL has. */
  databasePatience: Patience;
  /** Key of the PIN hashes, kept outside the database. Generated outside production. */
  pinPepper: string | undefined;
  /**
   * Private key that signs children's cards, stored outside the database; by default generated and stored in the
   * database.
   */
  cardSigningKey: string | undefined;
  limits: {
    /** Votes without a session, per address and poll (W-13). */
    anonymousVotesPerMinute: number;
    /** Votes of an account, in all polls together. */
    accountVotesPerMinute: number;
    /** Calls of the API, per network. */
    callsPerMinute: number;
    /** Pages, per network, which may be a whole school or office. */
    pagesPerMinute: number;
    /** Saves of a profile, with or without children. */
    profileSavesPerHour: number;
  };
}

/** Options override the environment, which overrides the defaults. */
export type DemoOptions = Partial<Omit<DemoConfig, 'limits'>> & { limits?: Partial<DemoConfig['limits']> };

const usualLimits: DemoConfig['limits'] = {
  anonymousVotesPerMinute: 60,
  accountVotesPerMinute: 60,
  callsPerMinute: 6000,
  pagesPerMinute: 1200,
  profileSavesPerHour: 10,
};

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
  const host = options.host ?? (environment.HOST || 'localhost');
  const publicUrl = readPublicUrl(options.publicUrl ?? environment.PUBLIC_URL ?? '');
  const demo =
    options.demo ?? readSwitch('DEMO', environment.DEMO) ?? (!production && !isReachable(host, publicUrl));
  const config: DemoConfig = {
    port: readPort(environment.PORT),
    host,
    ...readDatabasePlace(environment),
    pagesDir: environment.PAGES_DIR || undefined,
    redisUrl: environment.REDIS_URL || undefined,
    publicUrl,
    listensAt: undefined,
    basePath: withoutTrailingSlash(environment.BASE_PATH ?? ''),
    production,
    demo,
    showroom: demo,
    smtpUrl: environment.SMTP_URL || undefined,
    mailFrom: environment.MAIL_FROM || 'Apunt <no-respongueu@apunt.example>',
    contactEmail: environment.CONTACT_EMAIL || (production ? '' : 'ajuda@apunt.example'),
    captcha: environment.CAPTCHA !== 'off',
    recaptcha: readRecaptcha(environment, production),
    aemet: readAemet(environment, production),
    uniformAnswers: readSwitch('UNIFORM_ANSWERS', environment.UNIFORM_ANSWERS) ?? production,
    social: readSocialClients(environment),
    widgetConfig: readWidgetConfig(environment.WIDGET_CONFIG),
    cspSources: readCspSources(environment.CSP_SOURCES),
    objectStore: readObjectStore(environment),
    participationDays: readWhole('PARTICIPATION_DAYS', environment.PARTICIPATION_DAYS, {
      usual: 365,
      from: 1,
      to: 36_500,
    }),
    scanner: readScanner(environment.SCANNER),
    ownScanner: undefined,
    trustProxy: readTrustProxy(environment.TRUST_PROXY),
    dev: false,
    logLevel: logLevels.find((level) => level === environment.LOG_LEVEL) ?? (production ? 'info' : 'warn'),
    seed: demo,
    catalogue: true,
    now: () => new Date(),
    drainSeconds: readWhole('DRAIN_SECONDS', environment.DRAIN_SECONDS, { usual: 5, from: 0, to: 3600 }),
    closeWithin: 3_000,
    stallWithin: 60_000,
    databasePatience: usualPatience,
    followsDatabaseTime: options.now === undefined,
    pinPepper: environment.PIN_PEPPER || undefined,
    cardSigningKey: environment.CARD_SIGNING_KEY || undefined,
    ...options,
    limits: { ...usualLimits, ...options.limits },
  };
  config.publicUrl = publicUrl;
  refuse(config);
  return config;
}

/** Reads where the database is, without what a server needs besides. */
export function readDatabasePlace(
  environment: Record<string, string | undefined>,
): Pick<DemoConfig, 'dataDir' | 'databaseUrl'> {
  return { dataDir: environment.DATA_DIR || '.data', databaseUrl: environment.DATABASE_URL || undefined };
}

/** Tests whether readers use https: then cookies are `Secure` and HSTS is sent. */
export function isSecure(config: Pick<DemoConfig, 'publicUrl'>): boolean {
  return config.publicUrl.startsWith('https://');
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Tests whether a host name means only this machine. */
export const isLoopback = (host: string): boolean => loopback.test(host);

/** Returns true if other machines can reach the server: directly, or through a proxy with a certificate. */
function isReachable(host: string, publicUrl: string): boolean {
  return !isLoopback(host) || publicUrl.startsWith('https://');
}

function refuse(config: DemoConfig): void {
  if (config.basePath !== '' && !/^(\/[\w.~-]+)+$/.test(config.basePath))
    throw new Error(`BASE_PATH must look like /something, not "${config.basePath}".`);
  if (config.pinPepper !== undefined && config.pinPepper.length < 32)
    throw new Error('PIN_PEPPER must have at least 32 characters.');
  if (config.cardSigningKey !== undefined) readSigningKey(config.cardSigningKey);
  if (config.smtpUrl !== undefined && !/^smtps?:$/.test(URL.parse(config.smtpUrl)?.protocol ?? ''))
    throw new Error('SMTP_URL must look like smtp://mail.example.cat:587 or smtps://…');
  if (config.redisUrl !== undefined && !/^rediss?:$/.test(URL.parse(config.redisUrl)?.protocol ?? ''))
    throw new Error('REDIS_URL must look like redis://localhost:6379 or rediss://…');
  if (/\p{Cc}/u.test(config.mailFrom)) throw new Error('MAIL_FROM must be one line.');
  if (config.contactEmail !== '' && !/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(config.contactEmail))
    throw new Error(`CONTACT_EMAIL must be one address, not "${config.contactEmail}".`);
  if (!config.production) return;
  if (!config.pinPepper) throw new Error('PIN_PEPPER is needed with NODE_ENV=production.');
  if (!config.smtpUrl) throw new Error('SMTP_URL is needed with NODE_ENV=production.');
  if (!config.publicUrl)
    throw new Error('PUBLIC_URL is needed with NODE_ENV=production: the links of mails begin with it.');
  if (!config.contactEmail)
    throw new Error('CONTACT_EMAIL is needed with NODE_ENV=production: the contact form is mailed there.');
  if (!isSecure(config))
    throw new Error(
      'PUBLIC_URL must begin with https:// with NODE_ENV=production: cookies and passwords travel.',
    );
  if (config.trustProxy === true)
    throw new Error(
      'TRUST_PROXY=true is refused with NODE_ENV=production: anybody could say that they come from another address. Say how many proxies there are, or their addresses.',
    );
  if (!config.captcha) throw new Error('CAPTCHA=off is refused with NODE_ENV=production.');
  if (config.demo) throw new Error('DEMO=on is refused with NODE_ENV=production.');
  if (config.showroom) throw new Error('The showroom is refused with NODE_ENV=production.');
  if (config.dev) throw new Error('npm run dev is refused with NODE_ENV=production.');
  if (config.seed) throw new Error('The sample accounts are refused with NODE_ENV=production.');
}

/** @returns undefined for a missing value @throws Error with a readable message */
function readSwitch(name: string, value: string | undefined): boolean | undefined {
  if (value === undefined || value === '') return undefined;
  if (value === 'on' || value === 'off') return value === 'on';
  throw new Error(`${name} must be on or off, not "${value}".`);
}

function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return 4173;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${value}".`);
  return port;
}

interface Whole {
  usual: number;
  from: number;
  to: number;
}

function readWhole(name: string, value: string | undefined, { usual, from, to }: Whole): number {
  const number = value ? Number(value) : usual;
  if (!Number.isInteger(number) || number < from || number > to)
    throw new Error(`${name} must be a whole number from ${from} to ${to}, not "${value}".`);
  return number;
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
