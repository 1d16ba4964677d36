import type { FastifyInstance } from 'fastify';
import { type DemoConfig, isSecure } from '../config.ts';
import { personal } from './assets/cache-headers.ts';
import { fieldsOf, takeForms } from './form-body.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { consentPage, consentPath } from './templates/ad-consent-page.ts';
import { consentCookie } from './templates/ads.ts';
import { link } from './templates/page.ts';

/** Lifetime of the consent: 90 days, in seconds. Afterwards the page asks again. */
const LASTS = 90 * 24 * 60 * 60;

/** Registers the page that accepts ads and withdraws the consent equally easily, without a script (AD-11). */
export function adConsentRoutes(app: FastifyInstance, { pageOf }: SiteContext, config: DemoConfig): void {
  app.get(consentPath, (request, reply) =>
    sendPage(request, reply, consentPage(pageOf(request), request.cookies[consentCookie] === '1'), personal),
  );

  app.register(async (scope) => {
    takeForms(scope);
    scope.post(consentPath, (request, reply) => {
      // readable by the widgets: it is a preference, not a secret
      const cookie = { path: config.basePath || '/', sameSite: 'lax', secure: isSecure(config) } as const;
      if (fieldsOf(request).get('anuncis') === 'si')
        reply.setCookie(consentCookie, '1', { ...cookie, maxAge: LASTS });
      else reply.clearCookie(consentCookie, cookie);
      return reply.headers(personal).redirect(link(pageOf(request), consentPath), 303);
    });
  });
}
