import { html } from 'ghtml';
import { claims, familyClaim, pinIllustration, supportEmails } from '../../content/accounts.ts';
import { link, type Page } from '../page.ts';
import { imageOf, picture } from '../picture.ts';
import { accountLayout } from './account-layout.ts';
import { formOutline } from './form-outline.ts';

/** What has just happened, by the `alert` of the address; another value says nothing (LOGIN-14, MSG-05). */
const confirmations = new Map([
  ['password_reset_sent', 'Us hem enviat un correu per a canviar la contrasenya.'],
  ['password_changed', 'La contrasenya s’ha canviat correctament.'],
]);

const adultFields = [{ label: 'Correu electrònic' }, { label: 'Contrasenya' }];
const needsScript =
  'El formulari per a entrar no s’ha pogut obrir: necessita JavaScript. Activeu-lo i torneu a carregar la pàgina. Per a llegir, mirar i escoltar no cal cap compte.';
const recovery = { title: 'He oblidat la contrasenya', href: '/recuperar-contrasenya' };

/** `/acces`: the adult login of the main and the language site, the child's of the club (ROUTE-02, ROUTE-08). */
export function loginPage(page: Page, alert: unknown): string {
  const notice = confirmations.get(String(alert));
  return page.site.name === 'lacolla' ? childLogin(page, notice) : adultLogin(page, notice);
}

function adultLogin(page: Page, notice: string | undefined): string {
  const { site, forms } = page;
  const providers = Object.keys(forms.socialClients ?? {}).join(' ');
  const outline = formOutline(page, {
    fields: adultFields,
    button: 'Inicieu la sessió',
    notice,
    without: {
      text: needsScript,
      links: [{ title: 'Encara no tinc compte', href: site.register }, recovery],
    },
  });
  const card = html`<ap-login providers="${providers}" loading="eager">
    <h1 slot="title">Inicieu la sessió</h1>
    !${outline}
    !${footer(page)}
  </ap-login>`;
  return accountLayout(page, {
    title: 'Inicieu la sessió',
    description: `Entreu amb el vostre compte de ${site.title}.`,
    path: site.login.href,
    card,
    claim: claims[site.name],
  });
}

function childLogin(page: Page, notice: string | undefined): string {
  const outline = formOutline(page, {
    fields: [{ label: 'Número de membre' }, { label: 'PIN' }],
    button: 'Entra',
    notice,
    without: {
      text: 'La porta del club no s’ha pogut obrir: necessita JavaScript. Demana a una persona adulta que l’active i torna a carregar la pàgina.',
      links: [
        { title: 'Encara no tinc carnet', href: '/registre' },
        { title: 'Accés per a mares, pares i tutors', href: '/acces-adults' },
      ],
      write: 'Escriu-nos a',
    },
  });
  const card = html`<ap-login variant="child" loading="eager">
    <h1 slot="title">Hola! Qui eres?</h1>
    !${outline}
    !${pinSetup(page)}
    !${footer(page)}
  </ap-login>`;
  return accountLayout(page, {
    title: 'Entra',
    description: 'Entra en La Colla amb el número del teu carnet i el teu PIN.',
    path: '/acces?site=lacolla',
    card,
    claim: claims.lacolla,
  });
}

/** T17: where a PIN comes from. The way back and the two buttons are the login's, which knows when to show it (CLOG-10). */
function pinSetup(page: Page): string {
  return html`<div slot="pin-image">!${picture(page, imageOf(pinIllustration), 'pin')}</div>
    <h2 slot="pin-title">El PIN, el posa una persona adulta</h2>
    <p slot="pin-text">Demana a qui et cuida que entre amb el seu compte: en el seu perfil trobarà el teu carnet i podrà posar-li un PIN nou de quatre xifres. Si encara no té compte, que se’n cree un.</p>`;
}

/** `/acces-adults`: the adult login of the club (ROUTE-09, LOGIN-16). */
export function parentLoginPage(page: Page): string {
  const outline = formOutline(page, {
    fields: adultFields,
    button: 'Inicieu la sessió',
    without: {
      text: needsScript,
      links: [{ title: 'Encara no tinc compte', href: '/registre-adults' }, recovery],
    },
  });
  const card = html`<p class="kicker">Mares, pares i tutors</p>
    <ap-login variant="parent" loading="eager">
      <h1 slot="title">Accés de persones adultes</h1>
      !${outline}
      !${footer(page)}
    </ap-login>
    <p class="meta"><a href="${link(page, page.site.login.href)}">Eres del club? Entra amb el teu carnet</a></p>`;
  return accountLayout(page, {
    title: 'Accés de persones adultes',
    description: 'Entreu per a gestionar els carnets i els PIN de La Colla.',
    path: '/acces-adults',
    card,
    claim: familyClaim,
  });
}

function footer(page: Page): string {
  const mail = supportEmails[page.site.name];
  const question = page.site.name === 'lacolla' ? 'Alguna cosa no va?' : 'No podeu entrar?';
  return html`<p slot="footer" class="meta">${question} <a href="mailto:${mail}">${mail}</a></p>`;
}
