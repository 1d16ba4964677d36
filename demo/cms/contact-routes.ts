import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { texts as formTexts } from '../../elements/contact-form/contact-form.texts.ts';
import type { SafeHtml } from '../../src/server/html.ts';
import { ApiError } from '../api/http/api-error.ts';
import { personalPage, page as publicPage } from './assets/cache-headers.ts';
import { fieldsOf, takeForms } from './form-body.ts';
import { type PageHeaders, sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { texts } from './templates/contact-pages.texts.ts';
import { contactPage, contactSentPage } from './templates/contact-pages.ts';
import { link } from './templates/page.ts';

interface ContactPages {
  context: SiteContext;
  /** Sends the form, with the errors of the API and separate limits. @throws ApiError */
  take: (request: FastifyRequest, body: object) => Promise<void>;
}

interface Query {
  Querystring: { site?: unknown };
}

/** Space for five thousand characters of any language in form encoding, and the other fields. */
const mostBytes = 64 * 1024;

/** Returns the text of an error; the message always stays in the form. */
function refusalOf(error: unknown): { status: number; problem: string; retryAfter?: number | undefined } {
  if (!(error instanceof ApiError) || error.statusCode >= 500)
    return {
      status: 503,
      problem: `${formTexts['contact.error-general']} ${formTexts['contact.error-again']}`,
    };
  const { statusCode: status, errorCode, message, retryAfter } = error;
  return {
    status,
    problem: errorCode === 'TOO_MANY_REQUESTS' ? message : texts['contact.review'],
    retryAfter,
  };
}

/** Registers `/contacte` with its form, which also works without a script (CONT-01..10, ROUTE-30). */
export function contactRoutes(app: FastifyInstance, { context: { pageOf }, take }: ContactPages): void {
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    html: SafeHtml,
    headers: PageHeaders = personalPage,
  ) => sendPage(request, reply, html, headers);

  app.get<Query>('/contacte', (request, reply) =>
    send(request, reply, contactPage(pageOf(request, request.query.site)), publicPage),
  );

  app.get<Query>('/contacte/enviat', (request, reply) =>
    send(request, reply, contactSentPage(pageOf(request, request.query.site))),
  );

  app.register(async (scope) => {
    takeForms(scope, mostBytes);

    scope.post<Query>('/contacte', async (request, reply) => {
      const page = pageOf(request, request.query.site);
      const fields = fieldsOf(request);
      const [name, email, subject, text] = ['name', 'email', 'subject', 'text'].map(
        (field) => fields.get(field) ?? '',
      ) as [string, string, string, string];
      const typed = { name, email, subject, text, commercial: fields.has('commercial') };
      try {
        await take(request, { ...typed, ...(fields.has('terms') && { terms: true }) });
      } catch (error) {
        const { status, problem, retryAfter } = refusalOf(error);
        if (status >= 500) request.log.error(error);
        if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
        return send(request, reply.code(status), contactPage(page, { typed, problem }));
      }
      const query = page.site.name === 'apunt' ? '' : `?site=${page.site.name}`;
      return reply.headers(personalPage).redirect(link(page, `/contacte/enviat${query}`), 303);
    });
  });
}
