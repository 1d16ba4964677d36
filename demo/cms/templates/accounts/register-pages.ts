import { html } from 'ghtml';
import { texts } from '../../../../elements/register/register.texts.ts';
import { texts as termsTexts } from '../../../../src/account/terms.texts.ts';
import { claims, clubSteps, familyClaim } from '../../content/accounts.ts';
import { layout } from '../layout.ts';
import { link, type Page } from '../page.ts';
import { imageOf, picture } from '../picture.ts';
import { accountLayout } from './account-layout.ts';
import { formOutline } from './form-outline.ts';
import { helpLine } from './help-line.ts';

const needsScript =
  'El formulari de registre no s’ha pogut obrir: necessita JavaScript. Activeu-lo i torneu a carregar la pàgina.';

const passwords = [
  { label: texts['register.password'], hint: texts['register.password-hint'] },
  { label: texts['register.repeat'] },
];

/** The sentence without its links, which are in the form and in every footer. */
function terms(text: string): string {
  return text
    .replace('{terms}', termsTexts['register.terms-link'])
    .replace('{privacy}', termsTexts['register.privacy-link']);
}

/** `/registre?site=apunt|apunts`: the standard registration (ROUTE-32). */
export function registerPage(page: Page): string {
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
    ways: [],
  });
  const card = html`<h1>Creeu el vostre compte</h1>
    <p class="muted">És gratuït i val per a tot Apunt. Ja en teniu? <a href="${link(page, site.login.href)}">Inicieu la sessió</a>.</p>
    <ap-register loading="eager">!${outline}</ap-register>
    !${helpLine(page)}`;
  return accountLayout(page, {
    title: 'Creeu el vostre compte',
    description: `Registreu-vos en ${site.title}.`,
    path: site.register,
    card,
    claim: claims[site.name],
  });
}

/** `/registre-adults`: an account for who is in charge of members of the club (ROUTE-11). */
export function adultRegisterPage(page: Page): string {
  const outline = formOutline(page, {
    fields: [{ label: texts['register.email'], hint: texts['register.email-club-hint'] }, ...passwords],
    terms: terms(texts['register.terms-adults']),
    hasCaptcha: true,
    button: texts['register.submit'],
    without: needsScript,
    ways: [],
  });
  const card = html`<p class="kicker">Mares, pares i tutors</p>
    <h1>Compte de persona adulta</h1>
    <p class="muted">Useu el correu que vau donar en fer el carnet. Ja teniu compte? <a href="${link(page, '/acces-adults')}">Inicieu la sessió</a>.</p>
    <ap-register variant="adults" loading="eager">!${outline}</ap-register>
    !${helpLine(page)}`;
  return accountLayout(page, {
    title: 'Compte de persona adulta',
    description: 'Creeu el compte amb què es gestionen els carnets de La Colla.',
    path: '/registre-adults',
    card,
    claim: familyClaim,
  });
}

/** `/registre`: what the registration of the club will be, until its four steps are there (ROUTE-10). */
export function clubRegisterPage(page: Page): string {
  const steps = clubSteps.map(
    ({ title, text }) => html`<li class="sheet"><h3>${title}</h3><p>${text}</p></li>`,
  );
  const main = html`<div class="wrap">
    <section class="hero club-register">
      <div>
        <p class="kicker">Mares, pares i tutors</p>
        <h1>Un carnet per a cada criatura</h1>
        <p class="lead">El registre de La Colla el fa una persona adulta, en quatre passos. Encara l’estem muntant: ben prompte el podreu fer ací mateix.</p>
        <p class="actions">
          <a class="ap-button" href="${link(page, '/acces-adults')}">Ja soc del club: entreu</a>
          <a class="ap-button ap-quiet" href="${link(page, '/registre-adults')}">Creeu un compte d’adult</a>
        </p>
      </div>
      <div class="card-picture">!${picture(page, imageOf(familyClaim.illustration), 'front', true)}</div>
    </section>
    <section class="part" aria-labelledby="passos">
      <h2 class="part-title" id="passos">Com serà</h2>
      <ol class="plain steps">!${steps}</ol>
    </section>
    <p class="sheet for-children"><b>Ja tens carnet?</b> <a href="${link(page, page.site.login.href)}">Entra amb el teu número i el teu PIN</a></p>
  </div>`;
  return layout(page, {
    title: 'Feu-vos de La Colla',
    description: 'Com es fa el carnet del club infantil d’Apunt.',
    path: '/registre',
    isAccount: true,
    main,
  });
}
