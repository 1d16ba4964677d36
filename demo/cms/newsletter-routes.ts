import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { personalPage, page as publicPage } from './assets/cache-headers.ts';
import { compress, sendCompressed } from './assets/compressed.ts';
import { isSiteName } from './content/sites.ts';
import type { SiteContext } from './site-context.ts';
import { newsletterPage } from './templates/newsletters/newsletter-page.ts';
import {
  confirmationFailedPage,
  subscriptionConfirmedPage,
  unsubscribedPage,
  unsubscribePage,
} from './templates/newsletters/subscription-pages.ts';

interface Subscription {
  /** Title of the newsletter. */
  newsletter: string;
  /** In whose design it is. */
  site: string;
}

/** What the pages ask of the newsletters behind them. */
export interface Newsletters {
  /** Undefined for a token that is none, or no longer. */
  confirm: (token: string) => Promise<Subscription | undefined>;
  find: (token: string) => Promise<Subscription | undefined>;
  unsubscribe: (token: string) => Promise<void>;
}

interface Query {
  Querystring: { site?: unknown; token?: unknown };
}

/** Quick enough for each request. */
const effort = 4;

/** The pages of newsletters: what they offer, and the links of their mails. */
export function newsletterRoutes(
  app: FastifyInstance,
  { context, newsletters }: { context: SiteContext; newsletters: Newsletters },
): void {
  const pageOf = (request: FastifyRequest, site: unknown) =>
    context.pageOf(isSiteName(site) ? site : 'apunt', `${request.protocol}://${request.host}`);

  const send = (request: FastifyRequest, reply: FastifyReply, html: string, headers: object = personalPage) =>
    sendCompressed(
      request,
      reply.headers({ ...headers }).type('text/html; charset=utf-8'),
      compress(html, effort),
    );

  const tokenOf = ({ query }: FastifyRequest<Query>) => (typeof query.token === 'string' ? query.token : '');

  app.get<Query>('/butlletins', (request, reply) =>
    send(request, reply, newsletterPage(pageOf(request, request.query.site)), publicPage),
  );

  // Programs that look at the links of a mail begin with HEAD: that must not use up the token.
  app.get<Query>('/butlletins/confirmar', { exposeHeadRoute: false }, async (request, reply) => {
    const confirmed = await newsletters.confirm(tokenOf(request));
    const page = pageOf(request, confirmed?.site);
    if (!confirmed) return send(request, reply.code(400), confirmationFailedPage(page));
    return send(request, reply, subscriptionConfirmedPage(page, confirmed.newsletter));
  });

  app.get<Query>('/butlletins/baixa', async (request, reply) => {
    const token = tokenOf(request);
    const subscription = await newsletters.find(token);
    const page = pageOf(request, subscription?.site);
    const html = subscription
      ? unsubscribePage(page, subscription.newsletter, token)
      : unsubscribedPage(page);
    return send(request, reply, html);
  });

  app.register(async (scope) => {
    // the button has nothing to say but the address that it is sent to
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post<Query>('/butlletins/baixa', async (request, reply) => {
      const token = tokenOf(request);
      const subscription = await newsletters.find(token);
      await newsletters.unsubscribe(token);
      return send(request, reply, unsubscribedPage(pageOf(request, subscription?.site)));
    });
  });
}
