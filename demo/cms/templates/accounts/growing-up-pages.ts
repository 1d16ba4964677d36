import { formatDate } from '../../../../src/i18n/dates.ts';
import { fill } from '../../../../src/i18n/texts.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { childrenPath } from '../../../api/club/children-path.ts';
import { handOverPath, ownAccountPath, refusePath } from '../../../api/growing-up/paths.ts';
import { claims, familyClaim, passwordClaim } from '../../content/accounts.ts';
import { icon } from '../icon.ts';
import { link, type Page } from '../page.ts';
import { accountLayout } from './account-layout.ts';
import { texts } from './growing-up.texts.ts';
import { helpLine } from './help-line.ts';

/** Removes the token from the address bar once the page no longer needs it. */
const scripts = ['forget-token.js'];

interface Answer {
  token: string;
  problem?: string | undefined;
}

interface Question extends Answer {
  initial: string;
  /** The child's own e-mail, mostly masked, once the tutor has entered it. */
  email: string | null;
  /** Time when everything is erased unless somebody responds. */
  end: Date;
  typed?: string | undefined;
}

const action = (page: Page, path: string, token: string) =>
  `${link(page, path)}?token=${encodeURIComponent(token)}`;

const alert = (problem: string | undefined) =>
  problem === undefined ? '' : html`<p class="ap-alert" role="alert">${problem}</p>`;

/**
 * Page of the tutor's link. Opening it changes nothing, since programs that scan mails follow links but press no
 * buttons (BEY-14).
 */
export function handOverPage(page: Page, question: Question): SafeHtml {
  const { initial, email, token } = question;
  const end = formatDate(question.end);
  const title = fill(texts[email === null ? 'hand-over.title' : 'hand-over.sent-title'], {
    initial,
    email: email ?? '',
  });
  const told =
    email === null
      ? html`<p class="lead">${texts['hand-over.lead']}</p>
    <p>${texts['hand-over.what']}</p>
    <p>${fill(texts['hand-over.end'], { end })}</p>
    <p>${texts['hand-over.young']} <a href="${link(page, childrenPath)}">${texts['hand-over.young-correct']}</a></p>`
      : html`<p class="lead">${texts['hand-over.sent-lead']}</p>
    <p>${fill(texts['hand-over.sent-end'], { end })}</p>
    <h2>${texts['hand-over.correct']}</h2>`;
  const card = html`<h1>${title}</h1>
    ${told}
    ${emailForm(page, question)}
    <p class="way"><a href="${action(page, refusePath, token)}">${texts['hand-over.refuse']}</a></p>
    ${helpLine(page)}`;
  return accountLayout(page, { title, description: texts['hand-over.lead'], card, claim: familyClaim });
}

function emailForm(page: Page, { token, email, typed = '', problem }: Question): SafeHtml {
  const button = texts[email === null ? 'hand-over.submit' : 'hand-over.correct-submit'];
  return html`<form class="ap-server-form" method="post" action="${action(page, handOverPath, token)}">
      ${alert(problem)}<label class="ap-server-field"><b>${texts['hand-over.email']}</b><small>${texts['hand-over.email-hint']}</small><input name="email" type="email" autocomplete="off" value="${typed}" required></label>
      <button class="ap-button">${button}</button>
    </form>`;
}

export function refusePage(page: Page, { initial, token }: Pick<Question, 'initial' | 'token'>): SafeHtml {
  const card = html`<h1>${texts['refuse.title']}</h1>
    <p class="lead">${fill(texts['refuse.lead'], { initial })}</p>
    <form class="actions" method="post" action="${action(page, refusePath, token)}">
      <button class="ap-button">${texts['refuse.submit']}</button>
      <a class="ap-button ap-quiet" href="${action(page, handOverPath, token)}">${texts['refuse.back']}</a>
    </form>
    ${helpLine(page)}`;
  const title = texts['refuse.title'];
  return accountLayout(page, { title, description: title, card, claim: familyClaim });
}

export function erasedPage(page: Page): SafeHtml {
  const card = html`<p class="big-sign">${icon('badge-check')}</p>
    <h1>${texts['erased.title']}</h1>
    <p class="lead">${texts['erased.lead']}</p>
    <p class="actions"><a class="ap-button" href="${link(page, page.site.home)}">${texts['erased.home']}</a></p>`;
  const title = texts['erased.title'];
  return accountLayout(page, { title, description: texts['erased.lead'], card, claim: familyClaim, scripts });
}

interface OwnAccountQuestion extends Answer {
  email: string;
  hasAccount: boolean;
}

/** Page of the child's link: a password for a new account, or one button for an existing one. */
export function ownAccountPage(page: Page, question: OwnAccountQuestion): SafeHtml {
  const { email, hasAccount, token, problem } = question;
  const title = texts[hasAccount ? 'own-account.join-title' : 'own-account.title'];
  const lead = fill(texts[hasAccount ? 'own-account.join-lead' : 'own-account.lead'], { email });
  const card = html`<h1>${title}</h1>
    <p class="lead">${lead}</p>
    <p>${texts['own-account.what']}</p>
    <form class="ap-server-form" method="post" action="${action(page, ownAccountPath, token)}">
      ${alert(problem)}<input name="username" type="hidden" autocomplete="username" value="${email}">${hasAccount ? '' : passwordFields()}
      <button class="ap-button">${texts[hasAccount ? 'own-account.join-submit' : 'own-account.submit']}</button>
    </form>
    <p class="meta">${texts['own-account.not-you']}</p>`;
  return accountLayout(page, {
    title,
    description: texts['own-account.what'],
    card,
    claim: hasAccount ? claims.apunt : passwordClaim,
  });
}

function passwordFields(): SafeHtml {
  const field = (name: string, label: string, hint?: string) =>
    html`
      <label class="ap-server-field"><b>${label}</b>${hint && html`<small>${hint}</small>`}<input name="${name}" type="password" autocomplete="new-password" required></label>`;
  return html`${field('password', texts['own-account.password'], texts['own-account.password-hint'])}${field('repeatPassword', texts['own-account.repeat'])}`;
}

export function accountReadyPage(page: Page, email: string): SafeHtml {
  const login = `${link(page, '/acces')}?email=${encodeURIComponent(email)}`;
  const card = html`<p class="big-sign">${icon('badge-check')}</p>
    <h1>${texts['ready.title']}</h1>
    <p class="lead">${texts['ready.lead']}</p>
    <p class="actions"><a class="ap-button" href="${login}">${texts['ready.login']}</a></p>`;
  const title = texts['ready.title'];
  return accountLayout(page, { title, description: texts['ready.lead'], card, claim: claims.apunt, scripts });
}

/** Page of a link that has been used, has expired or was never ours. */
export function voidLinkPage(page: Page, who: 'tutor' | 'child'): SafeHtml {
  const group = who === 'tutor' ? 'void' : 'own-void';
  const title = texts[`${group}.title`];
  const login = who === 'tutor' ? '/acces-adults' : '/acces';
  const card = html`<h1>${title}</h1>
    <p class="lead">${texts[`${group}.lead`]}</p>
    <p class="actions"><a class="ap-button" href="${link(page, login)}">${texts['ready.login']}</a></p>
    ${helpLine(page)}`;
  const claim = who === 'tutor' ? familyClaim : passwordClaim;
  return accountLayout(page, { title, description: texts[`${group}.lead`], card, claim, scripts });
}
