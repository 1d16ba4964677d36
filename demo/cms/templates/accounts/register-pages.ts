import { clubRegistrationTag } from '../../../../elements/club-registration/club-registration.server.ts';
import { texts as clubTexts } from '../../../../elements/club-registration/club-registration.texts.ts';
import { registerTag } from '../../../../elements/register/register.server.ts';
import { texts } from '../../../../elements/register/register.texts.ts';
import { texts as termsTexts } from '../../../../src/account/forms/terms.texts.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { claims, clubSteps, familyClaim } from '../../content/accounts.ts';
import { link, type Page } from '../page.ts';
import { accountLayout } from './account-layout.ts';
import { formOutline } from './form-outline.ts';
import { helpLine } from './help-line.ts';

const needsScript =
  'El formulari de registre no s’ha pogut obrir: necessita JavaScript. Activeu-lo i torneu a carregar la pàgina.';

const passwords = [
  { label: texts['register.password'], hint: texts['register.password-hint'] },
  { label: texts['register.repeat'] },
];

/** Returns the sentence without its links, which are in the form and in every footer. */
function terms(text: string): string {
  return text
    .replace('{terms}', termsTexts['register.terms-link'])
    .replace('{privacy}', termsTexts['register.privacy-link']);
}

/** `/registre?site=apunt|apunts`: the standard registration (ROUTE-32). */
export function registerPage(page: Page): SafeHtml {
  const { site } = page;
  const outline = formOutline(page, {
    fields: [
      [{ label: texts['register.name'] }, { label: texts['register.surname'] }],
      { label: texts['register.email'], hint: texts['register.email-hint'] },
      { label: texts['register.birthdate'], isOptional: true },
      ...passwords,
    ],
    terms: terms(texts['register.terms']),
    hasCaptcha: true,
    button: texts['register.submit'],
    without: needsScript,
  });
  const card = html`<h1>Creeu el vostre compte</h1>
    <p class="muted">És gratuït i val per a tot Apunt. Ja en teniu? <a href="${link(page, site.login.href)}">Inicieu la sessió</a>.</p>
    ${registerTag({ loading: 'eager', content: outline })}
    ${helpLine(page)}`;
  return accountLayout(page, {
    title: 'Creeu el vostre compte',
    description: `Registreu-vos en ${site.title}.`,
    path: site.register,
    card,
    claim: claims[site.name],
  });
}

/** `/registre-adults`: registration of tutors for the club (ROUTE-11). */
export function adultRegisterPage(page: Page): SafeHtml {
  const outline = formOutline(page, {
    fields: [{ label: texts['register.email'], hint: texts['register.email-club-hint'] }, ...passwords],
    terms: terms(texts['register.terms-adults']),
    hasCaptcha: true,
    button: texts['register.submit'],
    without: needsScript,
  });
  const card = html`<p class="kicker">Mares, pares i tutors</p>
    <h1>Compte de persona adulta</h1>
    <p class="muted">Useu el correu que vau donar en fer el carnet. Ja teniu compte? <a href="${link(page, '/acces-adults')}">Inicieu la sessió</a>.</p>
    ${registerTag({ variant: 'adults', loading: 'eager', content: outline })}
    ${helpLine(page)}`;
  return accountLayout(page, {
    title: 'Compte de persona adulta',
    description: 'Creeu el compte amb què es gestionen els carnets de La Colla.',
    path: '/registre-adults',
    card,
    claim: familyClaim,
  });
}

/** Outline of the wizard: its first step, and without JavaScript a description of its steps. */
function clubOutline(page: Page): SafeHtml {
  const numbers = ([1, 2, 3, 4] as const).map(
    (step) => html`<span><i>${step}</i><small>${clubTexts[`club.short-${step}`]}</small></span>`,
  );
  const steps = clubSteps.map(({ title, text }) => html`<li><b>${title}.</b> ${text}</li>`);
  return html`<div class="form-outline">
    <div class="form-shape club-shape" aria-hidden="true">
      <p class="steps-shape">${numbers}</p>
      <div>
        <p class="position-shape">${clubTexts['club.position'].replace('{n}', '1')}</p>
        <p class="title-shape">${clubTexts['club.step-1']}</p>
      </div>
      <p>${clubTexts['club.account-text']}</p>
      <div class="ways-shape"><span class="ap-button">${clubTexts['club.create']}</span><span class="ap-button ap-quiet">${clubTexts['club.have-account']}</span></div>
    </div>
    <p class="form-without">${needsScript}</p>
    <ol class="form-without steps">${steps}</ol>
    <p class="form-without">Ja sou del club? <a href="${link(page, '/acces-adults')}">Entreu en el vostre compte</a> o, si encara no en teniu, <a href="${link(page, '/registre-adults')}">creeu-lo</a>.</p>
  </div>`;
}

/** `/registre`: the registration of the club, in four steps (ROUTE-10). */
export function clubRegisterPage(page: Page): SafeHtml {
  const card = html`<p class="kicker">Mares, pares i tutors</p>
    <h1>Un carnet per a cada criatura</h1>
    <p class="muted">El registre de La Colla el fa una persona adulta. Tens carnet? <a href="${link(page, page.site.login.href)}">Entra amb el teu número i el teu PIN</a>.</p>
    ${clubRegistrationTag({ loading: 'eager', content: clubOutline(page) })}
    ${helpLine(page)}`;
  return accountLayout(page, {
    title: 'Feu-vos de La Colla',
    description: 'Com es fa el carnet del club infantil d’Apunt.',
    path: '/registre',
    card,
    claim: familyClaim,
    isWide: true,
  });
}
