import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll } from 'vitest';
import type { Stream } from '../../src/api/streaming.types.ts';
import type { ForecastAnswer } from '../../src/api/weather.types.ts';
import type { ChannelName, ScheduleShow } from '../../src/schedule/schedule.types.ts';
import type { Call } from '../api/participation/calls.ts';
import { type Accounts, accountRoutes } from '../cms/account-routes.ts';
import { assetRoutes } from '../cms/assets/asset-routes.ts';
import { contactRoutes } from '../cms/contact-routes.ts';
import { errorPages } from '../cms/error-pages.ts';
import { listRoutes } from '../cms/list-routes.ts';
import type { Lists } from '../cms/lists.ts';
import type { LiveLink, LivePage } from '../cms/live-pages.ts';
import { liveStreamRoutes } from '../cms/live-stream/live-stream-routes.ts';
import { mediaPageRoutes } from '../cms/media-page-routes.ts';
import { type Newsletters, newsletterRoutes } from '../cms/newsletter-routes.ts';
import { pageRoutes, type Reads } from '../cms/page-routes.ts';
import { callRoutes } from '../cms/participation/call-routes.ts';
import { pictureRoutes } from '../cms/pictures/picture-routes.ts';
import { scheduleRoutes } from '../cms/schedule-routes.ts';
import { createSiteContext } from '../cms/site-context.ts';
import type { FormSettings } from '../cms/templates/page.ts';
import type { Poll } from '../cms/templates/poll.ts';
import { type Votes, voteRoutes } from '../cms/vote-routes.ts';
import type { WidgetConfig } from '../config/widget-config.ts';

export const samplePoll: Poll = {
  id: '1',
  question: 'Quin pati visitareu primer?',
  options: [
    { id: 'a', title: 'L’Almoina', votes: 591 },
    { id: 'b', title: 'Convent del Carme', votes: 398 },
    { id: 'c', title: 'Palau de Cervelló', votes: 295 },
  ],
  totalVotes: 1284,
  active: true,
  open: true,
  hidden: false,
  startDate: null,
};

const sampleStreams = (basePath: string): Stream[] => [
  {
    id: 'tv',
    kicker: 'Apunt TV',
    title: 'La Nit de les Campanes, en directe',
    video: { href: `${basePath}/directes/apunt-tv` },
  },
  {
    id: 'radio',
    kicker: 'Apunt Ràdio',
    title: 'Les notícies de les deu',
    audio: { href: `${basePath}/directes/apunt-radio` },
  },
];

/** Reads the only live feed. */
const readLive = async (path: string): Promise<LivePage | undefined> =>
  path === '/directes/nit-de-les-campanes'
    ? {
        id: '1',
        title: 'La Nit de les Campanes',
        path,
        isClosed: false,
        answer: { messages: [], hasMoreResults: false },
        from: undefined,
      }
    : undefined;

interface Options {
  basePath?: string;
  readPoll?: (id: string) => Promise<Poll | undefined>;
  readStreams?: () => Promise<Stream[]>;
  readNext?: (channel: ChannelName) => Promise<ScheduleShow[]>;
  readCalls?: () => Promise<Call[]>;
  readFeeds?: () => Promise<LiveLink[]>;
  readWeather?: () => Promise<ForecastAnswer | undefined>;
  accounts?: Partial<Accounts>;
  newsletters?: Partial<Newsletters>;
  reads?: Reads;
  lists?: Partial<Lists>;
  forms?: FormSettings;
  widgetConfig?: WidgetConfig;
}

/**
 * Starts the routes of the CMS with a list of polls instead of a database; closes them when the tests of the file
 * end.
 */
export async function startPages({
  basePath = '',
  readPoll = async (id) => (id === '1' ? samplePoll : undefined),
  readStreams = async () => sampleStreams(basePath),
  readNext = async () => [],
  readCalls = async () => [],
  readFeeds = async () => [{ title: 'La Nit de les Campanes', path: '/directes/nit-de-les-campanes' }],
  readWeather = async () => undefined,
  accounts = {},
  newsletters = {},
  reads = { count: () => {}, most: async () => ({ all: [], news: [], video: [], audio: [] }) },
  lists = {},
  forms = {},
  widgetConfig = {},
}: Options = {}): Promise<{
  app: FastifyInstance;
  get: (url: string, headers?: InjectOptions['headers']) => Promise<Answer>;
}> {
  const app = Fastify();
  const config = {
    basePath,
    publicUrl: 'https://apunt.example',
    now: () => new Date('2026-03-03T19:15:00Z'),
    widgetConfig,
  };
  const context = await createSiteContext(config, forms);
  const nobody: Accounts = {
    visitorOf: async () => undefined,
    logIn: async () => ({ isChild: false }),
    resend: async () => {},
    readAppleReturn: undefined,
    forget: () => {},
    isValidation: async () => false,
    choiceOfOwnPassword: async () => undefined,
    validateEmail: async () => undefined,
  };
  const none: Newsletters = {
    subscribe: async () => {},
    findWish: async () => undefined,
    confirm: async () => undefined,
    find: async () => undefined,
    unsubscribe: async () => {},
  };
  const empty: Lists = {
    read: async () => ({ rows: [], cursorMark: null, isCut: false }),
    places: async () => [],
    markers: async () => [],
    search: async () => ({ rows: [], cursorMark: null, words: [], isCut: false }),
    others: async () => [],
    suggest: async () => undefined,
  };
  const votes: Votes = {
    readPoll,
    isKnown: async () => true,
    remember: async () => {},
    voted: async () => undefined,
    check: async () => {},
    cast: async () => {},
  };
  await app.register(
    async (scope) => {
      errorPages(scope, context);
      assetRoutes(scope, context);
      liveStreamRoutes(scope, config);
      pictureRoutes(scope);
      accountRoutes(scope, { context, accounts: { ...nobody, ...accounts } });
      newsletterRoutes(scope, { context, newsletters: { ...none, ...newsletters } });
      contactRoutes(scope, { context, take: async () => {} });
      voteRoutes(scope, { context, votes });
      mediaPageRoutes(scope, context);
      callRoutes(scope, { context, readCalls, take: async () => {} });
      scheduleRoutes(scope, { context, readSchedule: readNext, isScheduled: () => true });
      pageRoutes(scope, {
        context,
        readPoll,
        readStreams,
        readNext,
        readCalls,
        readFeeds,
        readLive,
        readWeather,
        reads,
      });
      listRoutes(scope, { context, lists: { ...empty, ...lists } });
    },
    { prefix: basePath },
  );
  afterAll(() => app.close());
  const get = async (url: string, headers: InjectOptions['headers'] = {}) => {
    const answer = await app.inject({ url, headers });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body,
      bytes: answer.rawPayload,
    };
  };
  return { app, get };
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
  bytes: Buffer;
}

/** Returns the decoded values of an attribute in a page. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => decode(value));
}

/** Returns the addresses on its own server that a page links to or loads. */
export function ownAddresses(html: string): string[] {
  const single = [...attributes(html, 'href'), ...attributes(html, 'src'), ...attributes(html, 'action')];
  const sets = attributes(html, 'srcset').flatMap((set) =>
    set.split(', ').map((part) => part.split(' ')[0] ?? ''),
  );
  return [...single, ...sets].filter((address) => address.startsWith('/'));
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

export function decode(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => named[name] ?? '');
}
