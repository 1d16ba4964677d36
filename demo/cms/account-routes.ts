import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SafeHtml } from '../../src/server/html.ts';
import { personalPage, secretPage } from './assets/cache-headers.ts';
import { allowedProfileTab, profileTabs } from './content/profile-tabs.ts';
import { isSiteName, type SiteName } from './content/sites.ts';
import { takeForms } from './form-body.ts';
import { type LoginPages, loginRoutes } from './login-routes.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { deletedPage, logoutPage } from './templates/accounts/logout-page.ts';
import { recoverPage, resetPage } from './templates/accounts/password-pages.ts';
import { profilePage, profileTabPath, type Visitor } from './templates/accounts/profile-page.ts';
import { adultRegisterPage, clubRegisterPage, registerPage } from './templates/accounts/register-pages.ts';
import {
  ownPasswordPage,
  registrationConfirmedPage,
  validationFailedPage,
  validationPage,
} from './templates/accounts/validation-page.ts';
import { isForChildren, link, type Page } from './templates/page.ts';

/** Account functions that the pages call. */
export interface Accounts extends Pick<LoginPages, 'logIn' | 'resend' | 'readAppleReturn'> {
  /** Returns the current user, identified only by the session. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor | undefined>;
  /** Clears the cookies of an ended session. */
  forget: (reply: FastifyReply) => void;
  /** Tests whether a token of a validation mail is valid and unused; does not use it up. */
  isValidation: (token: string) => Promise<boolean>;
  /** Returns a token for choosing a password, if the validation must not confirm the existing password. */
  choiceOfOwnPassword: (request: FastifyRequest, token: string) => Promise<string | undefined>;
  /** Validates an e-mail and returns it; undefined if the token is unknown or no longer valid. */
  validateEmail: (request: FastifyRequest, token: string) => Promise<string | undefined>;
}

interface SiteQuery {
  Querystring: { site?: unknown; alert?: unknown; token?: unknown };
}

/** Registers the account pages. No cache stores them, and no other site gets their address. */
export function accountRoutes(
  app: FastifyInstance,
  { context, accounts }: { context: SiteContext; accounts: Accounts },
): void {
  /** Returns the page in the design that the address selects, else in the design of the site `own`. */
  const pageOf = (request: FastifyRequest<SiteQuery>, own: SiteName = 'apunt'): Page => {
    const { site } = request.query;
    return context.pageOf(request, isSiteName(site) ? site : own);
  };

  const send = (request: FastifyRequest, reply: FastifyReply, html: SafeHtml) =>
    sendPage(request, reply, html, personalPage);

  const isChild = async (request: FastifyRequest) => (await accounts.visitorOf(request))?.isChild === true;
  loginRoutes(app, { ...accounts, pageOf, send, isChild });

  app.get<SiteQuery>('/registre', (request, reply) => {
    const page = pageOf(request, 'lacolla');
    const render = isForChildren(page) ? clubRegisterPage : registerPage;
    return send(request, reply, render(page));
  });

  const fixed: [path: string, own: SiteName, render: (page: Page) => SafeHtml][] = [
    ['/registre-adults', 'lacolla', adultRegisterPage],
    ['/recuperar-contrasenya', 'apunt', recoverPage],
    ['/logout', 'apunt', logoutPage],
    ['/compte-eliminat', 'apunt', deletedPage],
  ];
  for (const [path, own, render] of fixed) {
    app.get<SiteQuery>(path, (request, reply) => send(request, reply, render(pageOf(request, own))));
  }

  app.get<SiteQuery>('/restablir-contrasenya', (request, reply) =>
    sendPage(request, reply, resetPage(pageOf(request)), secretPage),
  );

  // programs follow links in mails, so the link only shows a button, and pressing it validates (ROUTE-35)
  app.get<SiteQuery>('/validar-correu', async (request, reply) => {
    const { token } = request.query;
    const page = pageOf(request);
    if (typeof token !== 'string' || !(await accounts.isValidation(token)))
      return send(request, reply.code(400), validationFailedPage(page));
    return send(request, reply, validationPage(page, token));
  });

  app.register(async (scope) => {
    takeForms(scope);
    scope.post<SiteQuery>('/validar-correu', async (request, reply) => {
      const { token } = request.query;
      const page = pageOf(request);
      // the response has no form, and its address has a token
      const answer = (html: SafeHtml, status = 200) =>
        sendPage(request, reply.code(status), html, secretPage);
      if (typeof token !== 'string') return answer(validationFailedPage(page), 400);
      const choice = await accounts.choiceOfOwnPassword(request, token);
      if (choice !== undefined) return answer(ownPasswordPage(page, choice));
      const email = await accounts.validateEmail(request, token);
      if (email === undefined) return answer(validationFailedPage(page), 400);
      return answer(registrationConfirmedPage(page, email));
    });
  });

  app.get<SiteQuery>('/perfil', (request, reply) => {
    const question = request.url.indexOf('?');
    const query = question === -1 ? '' : request.url.slice(question);
    return reply
      .headers(personalPage)
      .redirect(`${link(pageOf(request), '/perfil/meu-perfil')}${query}`, 302);
  });

  for (const tab of profileTabs) {
    app.get<SiteQuery>(tab.path, async (request, reply) => {
      const visitor = await accounts.visitorOf(request);
      if (!visitor) {
        // the readable cookie would otherwise send the visitor back to this page (SESS-19)
        accounts.forget(reply);
        const page = pageOf(request);
        return reply.headers(personalPage).redirect(link(page, page.site.login.href), 302);
      }
      // a child sees only the club, whatever the address says (ROLE-05)
      const page = visitor.isChild ? context.pageOf(request, 'lacolla') : pageOf(request);
      const allowed = allowedProfileTab(tab, page.site.name, visitor.isChild);
      if (allowed !== tab)
        return reply.headers(personalPage).redirect(link(page, profileTabPath(page, allowed)), 302);
      return send(request, reply, profilePage(page, tab, visitor));
    });
  }
}
