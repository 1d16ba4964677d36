import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SafeHtml } from '../../src/server/html.ts';
import { ApiError } from '../api/http/api-error.ts';
import { personalPage, page as publicPage } from './assets/cache-headers.ts';
import { newsletters as siteNewsletters } from './content/newsletters.ts';
import { fieldsOf, takeForms } from './form-body.ts';
import { type PageHeaders, sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { newsletterPage } from './templates/newsletters/newsletter-page.ts';
import {
  askedPage,
  confirmationFailedPage,
  confirmPage,
  subscriptionConfirmedPage,
  unsubscribedPage,
  unsubscribePage,
} from './templates/newsletters/subscription-pages.ts';
import { link } from './templates/page.ts';

interface Subscription {
  /** Title of the newsletter. */
  newsletter: string;
  /** Site whose design the newsletter's page has. */
  site: string;
}

/** Newsletter functions that the pages call. */
export interface Newsletters {
  /** Subscribes with the fields of a form, with the limits and errors of the API. @throws ApiError */
  subscribe: (
    request: FastifyRequest,
    wish: { id: string; sub?: string | undefined; body: object },
  ) => Promise<void>;
  /** Finds the subscription that the token confirms; undefined if the token is unknown or no longer valid. */
  findWish: (token: string) => Promise<Subscription | undefined>;
  /** The same, confirmed. */
  confirm: (token: string) => Promise<Subscription | undefined>;
  find: (token: string) => Promise<Subscription | undefined>;
  unsubscribe: (token: string) => Promise<void>;
}

interface Query {
  Querystring: { site?: unknown; token?: unknown };
}

/** Registers the pages of newsletters: the subscription forms, and the pages that mails link to. */
export function newsletterRoutes(
  app: FastifyInstance,
  { context: { pageOf }, newsletters }: { context: SiteContext; newsletters: Newsletters },
): void {
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    html: SafeHtml,
    headers: PageHeaders = personalPage,
  ) => sendPage(request, reply, html, headers);

  const tokenOf = ({ query }: FastifyRequest<Query>) => (typeof query.token === 'string' ? query.token : '');

  app.get<Query>('/butlletins', (request, reply) =>
    send(request, reply, newsletterPage(pageOf(request, request.query.site)), publicPage),
  );

  app.get<Query>('/butlletins/demanat', (request, reply) =>
    send(request, reply, askedPage(pageOf(request, request.query.site))),
  );

  // programs follow links in mails, so the link only shows a button, and pressing it confirms
  app.get<Query>('/butlletins/confirmar', async (request, reply) => {
    const token = tokenOf(request);
    const wish = await newsletters.findWish(token);
    const page = pageOf(request, wish?.site);
    if (!wish) return send(request, reply.code(400), confirmationFailedPage(page));
    return send(request, reply, confirmPage(page, wish.newsletter, token));
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
    takeForms(scope);

    scope.post<Query>('/butlletins', async (request, reply) => {
      const page = pageOf(request, request.query.site);
      const fields = fieldsOf(request);
      const typed = fields.get('email') ?? '';
      const { id, sub } = siteNewsletters[page.site.name];
      try {
        if (!fields.has('terms')) throw new ApiError('INVALID_FIELDS');
        const body = { email: typed, segments: fields.getAll('segments') };
        await newsletters.subscribe(request, { id, sub, body });
      } catch (error) {
        if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
        if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
        const isBusy = error.errorCode === 'TOO_MANY_REQUESTS';
        const problem = isBusy
          ? error.message
          : 'Reviseu el correu electrònic, el que heu triat i les condicions.';
        return send(request, reply.code(error.statusCode), newsletterPage(page, { typed, problem }));
      }
      const query = page.site.name === 'apunt' ? '' : `?site=${page.site.name}`;
      return reply.headers(personalPage).redirect(link(page, `/butlletins/demanat${query}`), 303);
    });

    scope.post<Query>('/butlletins/confirmar', async (request, reply) => {
      const confirmed = await newsletters.confirm(tokenOf(request));
      const page = pageOf(request, confirmed?.site);
      if (!confirmed) return send(request, reply.code(400), confirmationFailedPage(page));
      return send(request, reply, subscriptionConfirmedPage(page, confirmed.newsletter));
    });

    scope.post<Query>('/butlletins/baixa', async (request, reply) => {
      const token = tokenOf(request);
      const subscription = await newsletters.find(token);
      await newsletters.unsubscribe(token);
      return send(request, reply, unsubscribedPage(pageOf(request, subscription?.site)));
    });
  });
}
