import { passwordTag } from '../../../../elements/password/password.server.ts';
import { texts as resetTexts } from '../../../../elements/password/password.texts.ts';
import { texts } from '../../../../src/account/forms/recovery.texts.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { passwordClaim } from '../../content/accounts.ts';
import { isForChildren, link, type Page } from '../page.ts';
import { accountLayout } from './account-layout.ts';
import { formOutline } from './form-outline.ts';
import { helpLine } from './help-line.ts';

const needsScript =
  'El formulari no s’ha pogut obrir: necessita JavaScript. Activeu-lo i torneu a carregar la pàgina, o escriviu-nos.';

/** `/recuperar-contrasenya`: form that requests the mail for changing a password (ROUTE-30, ROUTE-34). */
export function recoverPage(page: Page): SafeHtml {
  const login = adultLogin(page);
  const outline = formOutline(page, {
    fields: [{ label: texts['recover.email'], hint: texts['recover.email-hint'] }],
    button: texts['recover.submit'],
    without: needsScript,
  });
  const card = html`<h1>Heu oblidat la contrasenya?</h1>
    <p class="muted">Digueu-nos el correu del vostre compte i us enviarem un enllaç per a posar-ne una de nova.</p>
    ${passwordTag({ variant: 'request', loading: 'eager', content: outline })}
    <p class="meta"><a href="${link(page, login)}">Torneu a l’accés</a></p>
    ${helpLine(page)}`;
  return accountLayout(page, {
    title: 'Heu oblidat la contrasenya?',
    description: 'Demaneu un enllaç per a posar una contrasenya nova.',
    path: '/recuperar-contrasenya',
    card,
    claim: passwordClaim,
  });
}

/**
 * `/restablir-contrasenya?token=`: target of that mail's link. Its address is secret, so search engines must not
 * index it (PASS-09).
 */
export function resetPage(page: Page): SafeHtml {
  const outline = formOutline(page, {
    fields: [
      { label: resetTexts['password.new'], hint: resetTexts['password.hint'] },
      { label: resetTexts['password.repeat'] },
    ],
    button: resetTexts['password.submit'],
    without: needsScript,
  });
  const card = html`<h1>Trieu una contrasenya nova</h1>
    <p class="muted">Quan la canvieu, es tancaran totes les sessions obertes amb l’antiga.</p>
    ${passwordTag({ variant: 'reset', loading: 'eager', content: outline })}
    <p class="meta"><a href="${link(page, '/recuperar-contrasenya')}">Demaneu un altre enllaç</a></p>
    ${helpLine(page)}`;
  return accountLayout(page, {
    title: 'Trieu una contrasenya nova',
    description: 'Canvi de contrasenya.',
    card,
    claim: passwordClaim,
  });
}

/** Login of adults: children have no password, so on the club only adults recover one. */
function adultLogin(page: Page): string {
  return isForChildren(page) ? '/acces-adults' : page.site.login.href;
}
