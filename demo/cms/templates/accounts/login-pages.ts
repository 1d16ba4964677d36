import { html } from 'ghtml';
import { texts } from '../../../../elements/login/login.texts.ts';
import { claims, familyClaim, pinIllustration } from '../../content/accounts.ts';
import { imageOf } from '../../pictures/clip.ts';
import { type FormSettings, link, type Page } from '../page.ts';
import { picture } from '../picture.ts';
import { accountLayout } from './account-layout.ts';
import { formOutline } from './form-outline.ts';
import { helpLine } from './help-line.ts';

/** What has just happened, by the `alert` of the address; another value says nothing (LOGIN-14, MSG-05). */
const confirmations = new Map([
  ['password_reset_sent', texts['login.password-reset-sent']],
  ['password_changed', texts['login.password-changed']],
]);

const adultFields = [{ label: texts['login.email'] }, { label: texts['login.password'] }];
const needsScript =
  'El formulari per a entrar no s’ha pogut obrir: necessita JavaScript. Activeu-lo i torneu a carregar la pàgina. Per a llegir, mirar i escoltar no cal cap compte.';

/** In the order of the form. */
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

/** `/acces`: the adult login of the main and the language site, the child's of the club (ROUTE-02, ROUTE-08). */
export function loginPage(page: Page, alert: unknown): string {
  const notice = confirmations.get(String(alert));
  return page.site.name === 'lacolla' ? childLogin(page, notice) : adultLogin(page, notice);
}

function adultLogin(page: Page, notice: string | undefined): string {
  const { site, forms } = page;
  const outline = formOutline(page, {
    fields: adultFields,
    button: texts['login.submit'],
    notice,
    without: needsScript,
    ways: adultWays(site.register),
    networks: networkLabels(forms),
  });
  const card = html`<ap-login loading="eager">
    <h1 slot="title">${texts['login.title']}</h1>
    !${outline}
    !${helpLine(page, 'footer')}
  </ap-login>`;
  return accountLayout(page, {
    title: texts['login.title'],
    description: `Entreu amb el vostre compte de ${site.title}.`,
    path: site.login.href,
    card,
    claim: claims[site.name],
  });
}

function childLogin(page: Page, notice: string | undefined): string {
  const outline = formOutline(page, {
    fields: [
      { label: texts['login.nick'], hint: texts['login.nick-hint'] },
      { label: texts['login.pin'], hint: texts['login.pin-hint'] },
    ],
    button: texts['login.submit-child'],
    notice,
    without:
      'La porta del club no s’ha pogut obrir: necessita JavaScript. Demana a una persona adulta que l’active i torna a carregar la pàgina.',
    ways: [
      { title: texts['login.create-pin'], href: '/acces-adults' },
      {
        question: texts['login.register-question-child'],
        title: texts['login.register-child'],
        href: '/registre',
      },
    ],
    isForChildren: true,
  });
  const card = html`<ap-login variant="child" loading="eager">
    <h1 slot="title">${texts['login.title-child']}</h1>
    !${outline}
    !${pinSetup(page)}
    !${helpLine(page, 'footer')}
  </ap-login>`;
  return accountLayout(page, {
    title: texts['login.submit-child'],
    description: 'Entra en La Colla amb el número del teu carnet i el teu PIN.',
    path: '/acces?site=lacolla',
    card,
    claim: claims.lacolla,
  });
}

/** T17: where a PIN comes from. The way back and the two buttons are the login's, which knows when to show it (CLOG-10). */
function pinSetup(page: Page): string {
  return html`<div slot="pin-image">!${picture(page, imageOf(pinIllustration), 'pin')}</div>
    <h2 slot="pin-title">${texts['login.pin-title']}</h2>
    <p slot="pin-text">${texts['login.pin-text']}</p>`;
}

/** `/acces-adults`: the adult login of the club (ROUTE-09, LOGIN-16). */
export function parentLoginPage(page: Page): string {
  const outline = formOutline(page, {
    fields: adultFields,
    button: texts['login.submit'],
    without: needsScript,
    ways: adultWays('/registre-adults'),
  });
  const card = html`<p class="kicker">Mares, pares i tutors</p>
    <ap-login variant="parent" loading="eager">
      <h1 slot="title">${texts['login.title-parent']}</h1>
      !${outline}
      !${helpLine(page, 'footer')}
    </ap-login>
    <p class="meta"><a href="${link(page, page.site.login.href)}">Eres del club? Entra amb el teu carnet</a></p>`;
  return accountLayout(page, {
    title: texts['login.title-parent'],
    description: 'Entreu per a gestionar els carnets i els PIN de La Colla.',
    path: '/acces-adults',
    card,
    claim: familyClaim,
  });
}
