import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noticeOf } from '../../elements/login/login.server.ts';
import { texts } from '../../elements/login/login.texts.ts';
import { fill } from '../../src/i18n/texts.ts';
import type { SafeHtml } from '../../src/server/html.ts';
import { ApiError } from '../api/http/api-error.ts';
import { formReturnPath } from '../api/social/social-config.ts';
import { personalPage } from './assets/cache-headers.ts';
import { fieldsOf, takeForms } from './form-body.ts';
import {
  type LoginGuardAttempt,
  loginPage,
  parentLoginPage,
  resendPath,
} from './templates/accounts/login-pages.ts';
import { isForChildren, link, type Page } from './templates/page.ts';

export interface LoginPages {
  /** Page in the design that the address selects. */
  pageOf: (request: FastifyRequest<Query>, own: 'apunt' | 'lacolla') => Page;
  send: (request: FastifyRequest, reply: FastifyReply, html: SafeHtml) => FastifyReply;
  isChild: (request: FastifyRequest) => Promise<boolean>;
  /** Begins a session, with the limits and the errors of the API. @throws ApiError */
  logIn: (request: FastifyRequest, reply: FastifyReply, body: object) => Promise<{ isChild: boolean }>;
  /** Requests the validation mail again. @param userId as returned by a refused login */
  resend: (request: FastifyRequest, userId: string) => Promise<void>;
  /** Reads the response that Apple posts, and returns the query for `/acces`; undefined if Apple posts none. */
  readAppleReturn: ((request: FastifyRequest, fields: URLSearchParams) => Promise<string>) | undefined;
}

interface Query {
  Querystring: { site?: unknown; alert?: unknown; backUrl?: unknown };
}

const paths = [
  ['/acces', 'apunt', loginPage],
  ['/acces-adults', 'lacolla', parentLoginPage],
] as const;

/** Registers the login pages, which also work without a script. */
export function loginRoutes(
  app: FastifyInstance,
  { pageOf, send, isChild, logIn, resend, readAppleReturn }: LoginPages,
): void {
  /** Accepts only addresses that this server itself writes: a vote that waits for the login (W-05). */
  const backUrlOf = (page: Page, value: unknown) =>
    typeof value === 'string' && value.startsWith(link(page, '/vot/')) && /^[\w/?=-]+$/.test(value)
      ? value
      : undefined;

  function landing(page: Page, isChild: boolean, backUrl: string | undefined): string {
    if (isChild) return link(page, '/perfil/programes-preferits?site=lacolla');
    return backUrl ?? link(page, page.site.profile);
  }

  app.register(async (scope) => {
    takeForms(scope);
    for (const [path, own, render] of paths) {
      scope.get<Query>(path, async (request, reply) => {
        const page = pageOf(request, own);
        const { alert, backUrl } = request.query;
        const childInside = (await isChild(request)) ? { text: texts['login.child-inside'] } : undefined;
        const notice = path === '/acces' ? noticeOf(String(alert), (href) => link(page, href)) : childInside;
        return send(request, reply, render(page, { notice, backUrl: backUrlOf(page, backUrl) }));
      });

      scope.post<Query>(path, async (request, reply) => {
        const page = pageOf(request, own);
        const fields = fieldsOf(request);
        const name = isForChildren(page) && path === '/acces' ? 'nick' : 'email';
        const typed = fields.get(name) ?? '';
        const backUrl = backUrlOf(page, fields.get('backUrl'));
        try {
          const body = { [name]: typed, password: fields.get('password') ?? '' };
          const { isChild } = await logIn(request, reply, body);
          return await reply.headers(personalPage).redirect(landing(page, isChild, backUrl), 303);
        } catch (error) {
          if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
          if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
          const { userId } = error;
          const problem = problemOf(error, name === 'nick');
          const way = recoveryLink(page, problem);
          const attempt: LoginGuardAttempt = { typed, backUrl, problem, way, userId };
          return send(request, reply.code(error.statusCode), render(page, attempt));
        }
      });
    }

    if (readAppleReturn)
      scope.post(formReturnPath, { config: { acceptsOtherSites: true } }, async (request, reply) => {
        const query = await readAppleReturn(request, fieldsOf(request));
        const page = pageOf(request as FastifyRequest<Query>, 'apunt');
        return reply.headers(personalPage).redirect(link(page, `/acces${query}`), 303);
      });

    scope.post(resendPath, async (request, reply) => {
      await resend(request, fieldsOf(request).get('userId') ?? '');
      const page = pageOf(request as FastifyRequest<Query>, 'apunt');
      return reply.headers(personalPage).redirect(link(page, '/acces?alert=validation_sent'), 303);
    });
  });
}

/** Returns the next step after an error that a retry does not fix. */
function recoveryLink(page: Page, problem: string): { title: string; href: string } | undefined {
  if (problem === texts['login.card-ended'])
    return { title: texts['login.own-account'], href: link(page, '/acces?site=apunt') };
  if (problem === texts['login.error-or-not-validated'])
    return { title: texts['login.recover'], href: link(page, '/recuperar-contrasenya') };
  return undefined;
}

/** Returns the widget's text for the same error; the header has the time to wait. */
function problemOf({ errorCode, errors }: ApiError, isChild: boolean): string {
  if (errorCode === 'TOO_MANY_REQUESTS')
    return fill(texts[isChild ? 'login.too-many-child' : 'login.too-many'], { wait: texts['login.a-while'] });
  if (errorCode === 'USER_NOT_VALIDATED')
    return 'Encara no heu validat el correu electrònic: seguiu l’enllaç del missatge que us vam enviar.';
  const reasons = errors.map((one) => one.errorCode);
  if (reasons.includes('LEGACY_USER_PASSWORD_NOT_RESET')) return texts['login.legacy-password'];
  if (reasons.includes('CARD_ENDED')) return texts['login.card-ended'];
  if (reasons.includes('MAYBE_NOT_VALIDATED')) return texts['login.error-or-not-validated'];
  return texts[isChild ? 'login.error-child' : 'login.error'];
}
