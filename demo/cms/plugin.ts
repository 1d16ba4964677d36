import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { broadcastDayOf } from '../../src/i18n/broadcast-day.ts';
import { resendValidationMail } from '../api/accounts/account-mails.ts';
import { hasClaimed } from '../api/accounts/claim-mark.ts';
import { limitNetwork } from '../api/accounts/limit-calls.ts';
import { ownerOfToken } from '../api/accounts/one-time-tokens.ts';
import { choiceOfOwnPassword, validateEmail } from '../api/accounts/validate-email.ts';
import { captchaSettings } from '../api/captcha/check-captcha.ts';
import { takeMessage } from '../api/contact/take-message.ts';
import type { DemoContext } from '../api/context.ts';
import { createAfterAnswer } from '../api/http/after-answer.ts';
import { networkOf } from '../api/http/network.ts';
import { logIn } from '../api/login/log-in.ts';
import { confirmSubscription, findWish } from '../api/newsletters/confirm-subscription.ts';
import { subscribe } from '../api/newsletters/subscribe.ts';
import { findSubscription, unsubscribe } from '../api/newsletters/unsubscribe.ts';
import { readCalls } from '../api/participation/calls.ts';
import { takePlainText } from '../api/participation/take-plain-text.ts';
import { checkVote, findVote } from '../api/polls/cast-vote.ts';
import { handleVote } from '../api/polls/handle-vote.ts';
import { readPoll } from '../api/polls/read-poll.ts';
import { renewVoterCookie, voterOf } from '../api/polls/voter.ts';
import { createReadCounter } from '../api/reads/count-reads.ts';
import { createMostRead } from '../api/reads/most-read.ts';
import { isScheduled, readNext, readSchedule } from '../api/schedule/read-schedule.ts';
import { currentUser } from '../api/session/current-user.ts';
import { clearSessionCookies } from '../api/session/session-cookies.ts';
import { readAppleReturn } from '../api/social/apple-return.ts';
import { configuredProviders, demoClientId } from '../api/social/social-config.ts';
import { readStreams } from '../api/streaming/read-streams.ts';
import { municipalityOf } from '../api/weather/find-municipality.ts';
import { weatherOf } from '../api/weather/weather-of.ts';
import { bucketAddress } from '../config/object-store.ts';
import type { DemoConfig } from '../config.ts';
import { accountRoutes } from './account-routes.ts';
import { adConsentRoutes } from './ad-consent-routes.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { bannerRoutes } from './banners/banner-routes.ts';
import { createBanners } from './banners/banners.ts';
import { cardRoutes } from './card-routes.ts';
import { contactRoutes } from './contact-routes.ts';
import { embedRoutes } from './embed-routes.ts';
import { errorPages } from './error-pages.ts';
import { fragmentRoutes } from './fragment-routes.ts';
import { growingUpOf } from './growing-up.ts';
import { growingUpRoutes } from './growing-up-routes.ts';
import { limitPages } from './limit-pages.ts';
import { listRoutes } from './list-routes.ts';
import { listsOf } from './lists.ts';
import { openFeeds, readLivePage } from './live-pages.ts';
import { liveStreamRoutes } from './live-stream/live-stream-routes.ts';
import { mediaPageRoutes } from './media-page-routes.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { newsroomRoutes } from './newsroom/newsroom-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { callRoutes } from './participation/call-routes.ts';
import { deskRoutes } from './participation/desk-routes.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { scheduleRoutes } from './schedule-routes.ts';
import { createSiteContext } from './site-context.ts';
import type { FormSettings } from './templates/page.ts';
import { voteRoutes } from './vote-routes.ts';
import { webapi } from './webapi.ts';

/** Code of València, the widget's default. */
const defaultPlace = '46250';

/** Time in ms that a page waits for a forecast; the widget fetches a later one by itself. */
const weatherPatience = 800;
const missingAfter = (ms: number) => setTimeout(ms, undefined, { ref: false });

/**
 * The demo's CMS: complete pages rendered on the server, their pictures and their files. Register it with
 * `config.basePath` as prefix. It shows its 404 page for addresses unknown to all plugins, and an error page for
 * errors in its own routes.
 */
export async function cms(app: FastifyInstance, { config, db, mailer }: DemoContext): Promise<void> {
  const context = await createSiteContext(config, formSettings(config));
  const afterAnswer = createAfterAnswer(app);
  const readWeather = weatherOf(config, app.log);
  const banners = createBanners({ config, db });
  errorPages(app, context);
  limitPages(app, { config });
  app.decorateRequest('banners', undefined);
  app.addHook('preHandler', async (request) => {
    // a failure leaves out only the banners, not the page
    request.banners = await banners.current().catch((error: unknown) => {
      request.log.error(error, 'banners left out of the page');
      return [];
    });
  });
  assetRoutes(app, context);
  liveStreamRoutes(app, config);
  pictureRoutes(app);
  embedRoutes(app);
  accountRoutes(app, {
    context,
    accounts: {
      visitorOf: async (request) => {
        const user = await currentUser(request, { config, db });
        return user && { name: user.name, isChild: user.type === 'laCollaMember' };
      },
      logIn: async (request, reply, body) => {
        const user = await logIn(request, reply, { config, db, mailer }, { body, afterAnswer });
        return { isChild: user.type === 'laCollaMember' };
      },
      resend: async (request, userId) => {
        await limitNetwork({ config, db, mailer }, 'resend-validation-mail', networkOf(request));
        afterAnswer(request, () => resendValidationMail({ config, db, mailer }, userId));
      },
      readAppleReturn:
        typeof config.social.apple?.clientSecret === 'object'
          ? (request, fields) => readAppleReturn({ config, db, mailer }, request, fields)
          : undefined,
      forget: (reply) => clearSessionCookies(reply, config),
      isValidation: async (token) =>
        (await ownerOfToken(db, 'validate-email', token, config.now())) !== undefined,
      choiceOfOwnPassword: (request, token) => choiceOfOwnPassword({ config, db }, request, token),
      validateEmail: (request, token) =>
        validateEmail({ config, db, mailer }, token, (user, inside) =>
          hasClaimed(request, { config, db: inside }, user),
        ),
    },
  });
  cardRoutes(app, context, { config, db });
  growingUpRoutes(app, { context, growingUp: growingUpOf({ config, db, mailer }, afterAnswer) });
  newsletterRoutes(app, {
    context,
    newsletters: {
      subscribe: (request, wish) => subscribe(request, { config, db, mailer }, wish, afterAnswer),
      findWish: (token) => findWish({ config, db }, token),
      confirm: (token) => confirmSubscription({ config, db, mailer }, token),
      find: (token) => findSubscription({ db }, token),
      unsubscribe: (token) => unsubscribe({ db }, token),
    },
  });
  contactRoutes(app, {
    context,
    take: (request, body) =>
      takeMessage(request, { config, db, mailer }, { from: 'page', body }, afterAnswer),
  });
  newsroomRoutes(app, { context, api: { config, db } });
  adConsentRoutes(app, context, config);
  bannerRoutes(app, { context, api: { config, db }, banners });
  callRoutes(app, {
    context,
    readCalls: () => readCalls({ config, db }),
    take: (request, ugcId, body) => takePlainText(request, { config, db }, ugcId, body),
  });
  deskRoutes(app, { context, api: { config, db }, afterAnswer });
  await app.register(webapi, { config, db, context, prefix: '/webapi' });
  fragmentRoutes(app, context, { config, db });
  const readCounter = createReadCounter({ db, config });
  const readPollNow = (id: string) => readPoll(db, id, config.now());
  voteRoutes(app, {
    context,
    votes: {
      readPoll: readPollNow,
      isKnown: async (request) => (await voterOf(request, { db, config })).kind !== 'new',
      remember: async (request, reply) =>
        renewVoterCookie(reply, config, await voterOf(request, { db, config })),
      voted: async (request, pollId) =>
        findVote(db, { pollId, voter: await voterOf(request, { db, config }) }),
      check: async (request, wanted) =>
        checkVote(db, { ...wanted, voter: await voterOf(request, { db, config }), now: config.now() }),
      cast: async (request, reply, wanted) => {
        await handleVote(request, reply, { db, config }, wanted);
      },
    },
  });
  mediaPageRoutes(app, context);
  listRoutes(app, { context, lists: listsOf(db) });
  scheduleRoutes(app, {
    context,
    readSchedule: (channel, day) =>
      readSchedule(db, { channel, day, now: config.now(), basePath: config.basePath }),
    isScheduled: (day) => isScheduled(day, broadcastDayOf(config.now())),
  });
  pageRoutes(app, {
    context,
    readPoll: readPollNow,
    readStreams: async () => (await readStreams(db)).streamingList,
    readNext: (channel) => readNext(db, { channel, now: config.now(), limit: 18, basePath: config.basePath }),
    readCalls: () => readCalls({ config, db }),
    readFeeds: () => openFeeds({ db }),
    readLive: (path, messageId) => readLivePage({ db, config }, path, messageId),
    readWeather: async () => {
      const place = await municipalityOf(db, defaultPlace);
      return place && Promise.race([readWeather(place), missingAfter(weatherPatience)]);
    },
    reads: {
      count: (request, path) => {
        if (readCounter.isNew(request, path)) afterAnswer(request, () => readCounter.write(path));
      },
      most: createMostRead({ db, config }),
    },
  });
}

/** Returns the settings of the server that the pages pass to the forms. */
function formSettings(config: DemoConfig): FormSettings {
  const clients = configuredProviders(config).map((name) => [
    name,
    config.social[name]?.clientId ?? demoClientId,
  ]);
  return {
    captcha: captchaSettings(config),
    ...(config.objectStore && { uploadHosts: [new URL(bucketAddress(config.objectStore)).origin] }),
    socialClients: Object.fromEntries(clients),
  };
}
