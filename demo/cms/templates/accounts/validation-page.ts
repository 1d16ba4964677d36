import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { claims, familyClaim, passwordClaim } from '../../content/accounts.ts';
import { icon } from '../icon.ts';
import { isForChildren, link, type Page } from '../page.ts';
import { accountLayout } from './account-layout.ts';
import { helpLine } from './help-line.ts';

/** Removes the token from the address bar. */
const scripts = ['forget-token.js'];

function loginOf(page: Page, email?: string): string {
  const path = isForChildren(page) ? '/acces-adults' : page.site.login.href;
  if (email === undefined) return link(page, path);
  return link(page, `${path}${path.includes('?') ? '&' : '?'}email=${encodeURIComponent(email)}`);
}

/** Page of the mailed link. Its button confirms, since programs that scan mails press no buttons (ROUTE-35). */
export function validationPage(page: Page, token: string): SafeHtml {
  const query = new URLSearchParams({ token, ...(page.site.name !== 'apunt' && { site: page.site.name }) });
  const card = html`<h1>Confirmeu el vostre correu</h1>
    <p class="lead">Només falta un pas: premeu el botó i el compte ja serà vostre.</p>
    <form class="actions" method="post" action="${link(page, '/validar-correu')}?${query.toString()}">
      <button class="ap-button">Confirmeu el correu</button>
    </form>
    ${helpLine(page)}`;
  return accountLayout(page, {
    title: 'Confirmeu el vostre correu',
    description: 'Un botó per a confirmar que este correu és vostre.',
    card,
    claim: isForChildren(page) ? familyClaim : claims[page.site.name],
  });
}

/** T20: the e-mail is validated; the link to the login fills it in (ROUTE-33, ROUTE-35). */
export function registrationConfirmedPage(page: Page, email: string): SafeHtml {
  const card = html`<p class="big-sign">${icon('badge-check')}</p>
    <h1>Registre confirmat</h1>
    <p class="lead">Hem validat el vostre correu electrònic. El compte ja és vostre del tot.</p>
    <p class="actions">
      <a class="ap-button" href="${loginOf(page, email)}">Inicieu la sessió</a>
      <a class="ap-button ap-quiet" href="${link(page, page.site.profile)}">Aneu al vostre perfil</a>
    </p>`;
  return accountLayout(page, {
    title: 'Registre confirmat',
    description: 'Hem validat el vostre correu electrònic.',
    scripts,
    card,
    claim: isForChildren(page) ? familyClaim : claims[page.site.name],
  });
}

/**
 * Page of a tutor's link, opened in another browser than the browser of the registration. The owner of the mailbox
 * chooses the password (W-08).
 */
export function ownPasswordPage(page: Page, token: string): SafeHtml {
  const card = html`<h1>Trieu la vostra contrasenya</h1>
    <p class="lead">Algú ha demanat entrar en este compte de família des d’un altre navegador. Si heu sigut vós, trieu-ne ací la contrasenya; si no, trieu-la també, o no feu res: sense este pas no hi pot entrar ningú.</p>
    <p class="actions"><a class="ap-button" href="${link(page, `/restablir-contrasenya?token=${token}`)}">Trieu la contrasenya</a></p>
    ${helpLine(page)}`;
  return accountLayout(page, {
    title: 'Trieu la vostra contrasenya',
    description: 'Contrasenya del compte de família.',
    scripts,
    card,
    claim: passwordClaim,
  });
}

/** T20: page of a link that has been used, has expired or was never ours (ERR-05, ERR-06). */
export function validationFailedPage(page: Page): SafeHtml {
  const card = html`<h1>L’enllaç ha caducat o ja s’ha fet servir.</h1>
    <p class="lead">Si ja havíeu validat el correu, inicieu la sessió com sempre. Si us hem escrit més d’una vegada, proveu amb l’enllaç de l’últim missatge. Si no, en provar d’entrar podreu demanar que us enviem un altre missatge.</p>
    <p class="actions"><a class="ap-button" href="${loginOf(page)}">Inicieu la sessió</a></p>
    ${helpLine(page)}`;
  return accountLayout(page, {
    title: 'L’enllaç no és vàlid',
    description: 'L’enllaç ha caducat o ja s’ha fet servir.',
    scripts,
    card,
    claim: passwordClaim,
  });
}
