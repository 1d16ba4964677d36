import type { FastifyInstance } from 'fastify';
import { resendValidationMail } from '../api/accounts/account-mails.ts';
import { choiceOfOwnPassword } from '../api/accounts/choice-of-own-password.ts';
import { hasClaimed } from '../api/accounts/claim-mark.ts';
import { limitNetwork } from '../api/accounts/limit-calls.ts';
import { validateEmail } from '../api/accounts/validate-email.ts';
import type { DemoContext } from '../api/context.ts';
import { createAfterAnswer } from '../api/http/after-answer.ts';
import { logIn } from '../api/login/log-in.ts';
import { confirmSubscription } from '../api/newsletters/confirm-subscription.ts';
import { subscribe } from '../api/newsletters/subscribe.ts';
import { findSubscription, unsubscribe } from '../api/newsletters/unsubscribe.ts';
import { checkVote, findVote } from '../api/polls/cast-vote.ts';
import { readPoll } from '../api/polls/read-poll.ts';
import { vote } from '../api/polls/vote.ts';
import { voterOf } from '../api/polls/voter.ts';
import { networkOf } from '../api/security/network.ts';
import { clearSessionCookies } from '../api/session/session-cookies.ts';
import { readStreams } from '../api/streaming/read-streams.ts';
import { accountRoutes } from './account-routes.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { cardRoutes } from './card-routes.ts';
import { embedRoutes } from './embed-routes.ts';
import { formSettings } from './form-settings.ts';
import { fragmentRoutes } from './fragment-routes.ts';
import { openFeeds, readLivePage } from './live-pages.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { newsroomRoutes } from './newsroom-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { searchPages } from './search.ts';
import { createSiteContext } from './site-context.ts';
import { visitorOf } from './visitor.ts';
import { voteRoutes } from './vote-routes.ts';

/**
 * The demo's CMS: complete pages rendered on the server, their pictures and their files.
 * Register it with `config.basePath` as prefix. It answers what no other plugin knows with its 404 page,
 * and errors thrown in its own routes with the page of their status.
 */
export async function cms(app: FastifyInstance, { config, db, mailer }: DemoContext): Promise<void> {
  const context = createSiteContext(config, formSettings(config));
  const afterAnswer = createAfterAnswer(app);
  assetRoutes(app, context);
  pictureRoutes(app);
  embedRoutes(app);
  accountRoutes(app, {
    context,
    accounts: {
      visitorOf: (request) => visitorOf(request, { config, db }),
      logIn: async (request, reply, body) => {
        const user = await logIn(request, reply, { config, db, mailer }, { body, afterAnswer });
        return { isChild: user.type === 'laCollaMember' };
      },
      resend: async (request, userId) => {
        await limitNetwork({ config, db, mailer }, 'resend-validation-mail', networkOf(request));
        afterAnswer(request, () => resendValidationMail({ config, db, mailer }, userId));
      },
      forget: (reply) => clearSessionCookies(reply, config),
      choiceOfOwnPassword: (request, token) => choiceOfOwnPassword({ config, db }, request, token),
      validateEmail: (request, token) =>
        validateEmail({ config, db, mailer }, token, (user, inside) =>
          hasClaimed(request, { config, db: inside }, user),
        ),
    },
  });
  cardRoutes(app, context, { config, db });
  newsletterRoutes(app, {
    context,
    newsletters: {
      subscribe: (request, wish) => subscribe(request, { config, db, mailer }, wish, afterAnswer),
      confirm: (token) => confirmSubscription({ config, db, mailer }, token),
      find: (token) => findSubscription({ db }, token),
      unsubscribe: (token) => unsubscribe({ db }, token),
    },
  });
  newsroomRoutes(app, context, { config, db });
  fragmentRoutes(app, context, { config, db });
  const readPollNow = (id: string) => readPoll(db, id, config.now());
  voteRoutes(app, {
    context,
    votes: {
      readPoll: readPollNow,
      voted: async (request, pollId) =>
        findVote(db, { pollId, voter: await voterOf(request, { db, config }) }),
      check: async (request, wanted) =>
        checkVote(db, { ...wanted, voter: await voterOf(request, { db, config }), now: config.now() }),
      cast: (request, reply, wanted) => vote(request, reply, { db, config }, wanted),
    },
  });
  pageRoutes(app, {
    context,
    readPoll: readPollNow,
    readStreams: async () => (await readStreams(db)).streamingList,
    readFeeds: () => openFeeds({ db }),
    readLive: (path, messageId) => readLivePage({ db, config }, path, messageId),
    search: (text) => searchPages(db, text),
  });
}
