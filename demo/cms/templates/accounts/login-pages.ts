import { type LoginData, loginTag } from '../../../../elements/login/login.server.ts';
import { texts } from '../../../../elements/login/login.texts.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { claims, familyClaim, pinIllustration } from '../../content/accounts.ts';
import { imageOf } from '../../pictures/clip.ts';
import { type FormSettings, isForChildren, link, type Page } from '../page.ts';
import { picture } from '../picture.ts';
import { accountLayout } from './account-layout.ts';
import { networkShapes, otherWays } from './form-outline.ts';
import { helpLine } from './help-line.ts';

/** Names of the networks, in the order of the form. */
const networkNames = { google: 'Google', facebook: 'Facebook', apple: 'Apple', twitter: 'X' };

function networkLabels({ socialClients = {} }: FormSettings): string[] {
  return Object.entries(networkNames)
    .filter(([id]) => id in socialClients)
    .map(([, name]) => texts['login.enter-with'].replace('{network}', name));
}

function adultWays(register: string) {
  return [
    { title: texts['login.forgot'], href: '/recuperar-contrasenya' },
    { question: texts['login.register-question'], title: texts['login.register'], href: register },
  ];
}

/** State of a login form, before it is sent and after an error. */
export interface LoginGuardAttempt
  extends Pick<LoginData, 'backUrl' | 'typed' | 'problem' | 'way' | 'notice'> {
  /** Id of the account that may request the validation mail again. */
  userId?: string | undefined;
}

/** Path of that request. */
export const resendPath = '/acces/reenviament';

function resendForm(page: Page, userId: string | undefined): SafeHtml | '' {
  if (userId === undefined) return '';
  return html`<form class="ap-server-form" method="post" action="${link(page, resendPath)}">
      <input type="hidden" name="userId" value="${userId}"><button class="ap-button ap-quiet">Torneu-me a enviar el missatge</button>
    </form>`;
}

/**
 * `/acces`: the adult login of the main site and the language site, the child login of the club (ROUTE-02, ROUTE-08).
 */
export const loginPage = (page: Page, attempt: LoginGuardAttempt = {}): SafeHtml =>
  isForChildren(page) ? childLogin(page, attempt) : adultLogin(page, attempt);

function adultLogin(page: Page, { userId, ...attempt }: LoginGuardAttempt): SafeHtml {
  const { site, forms } = page;
  const card = loginTag({
    ...attempt,
    loading: 'eager',
    headingLevel: 1,
    action: link(page, site.login.href),
    content: html`${resendForm(page, userId)}${otherWays(page, adultWays(site.register))}${networkShapes(networkLabels(forms))}
    ${helpLine(page, 'footer')}`,
  });
  return accountLayout(page, {
    title: texts['login.title'],
    description: `Entreu amb el vostre compte de ${site.title}.`,
    path: site.login.href,
    card,
    claim: claims[site.name],
  });
}

function childLogin(page: Page, { userId: _, ...attempt }: LoginGuardAttempt): SafeHtml {
  const ways = [
    { title: texts['login.create-pin'], href: '/acces-adults' },
    {
      question: texts['login.register-question-child'],
      title: texts['login.register-child'],
      href: '/registre',
    },
  ];
  const card = loginTag({
    ...attempt,
    variant: 'child',
    loading: 'eager',
    headingLevel: 1,
    action: link(page, page.site.login.href),
    content: html`${otherWays(page, ways)}${pinSetup(page)}${helpLine(page, 'footer')}`,
  });
  return accountLayout(page, {
    title: texts['login.submit-child'],
    description: 'Entra en La Colla amb el número del teu carnet i el teu PIN.',
    path: '/acces?site=lacolla',
    card,
    claim: claims.lacolla,
  });
}

/**
 * T17: explains where to find a PIN. The login provides the back link and the two buttons, and shows this part when
 * needed (CLOG-10).
 */
function pinSetup(page: Page): SafeHtml {
  return html`<div slot="pin-image">${picture(page, imageOf(pinIllustration), 'pin')}</div>
    <h2 slot="pin-title">${texts['login.pin-title']}</h2>
    <p slot="pin-text">${texts['login.pin-text']}</p>`;
}

/** `/acces-adults`: the adult login of the club (ROUTE-09, LOGIN-16). */
export function parentLoginPage(page: Page, { userId, ...attempt }: LoginGuardAttempt = {}): SafeHtml {
  const login = loginTag({
    ...attempt,
    variant: 'parent',
    loading: 'eager',
    headingLevel: 1,
    action: link(page, isForChildren(page) ? '/acces-adults' : `/acces-adults?site=${page.site.name}`),
    content: html`${resendForm(page, userId)}${otherWays(page, adultWays('/registre-adults'))}${helpLine(page, 'footer')}`,
  });
  const card = html`<p class="kicker">Mares, pares i tutors</p>
    ${login}
    <p class="meta"><a href="${link(page, page.site.login.href)}">Eres del club? Entra amb el teu carnet</a></p>`;
  return accountLayout(page, {
    title: texts['login.title-parent'],
    description: 'Entreu per a gestionar els carnets i els PIN de La Colla.',
    path: '/acces-adults',
    card,
    claim: familyClaim,
  });
}
