import type { WrittenOf } from '../../src/element/contract.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { type Common, tag } from '../../src/server/tag.ts';
import { confirmationOf } from './confirmations.ts';
import { contract } from './login.element.ts';
import { texts } from './login.texts.ts';

export interface LoginData extends Common, WrittenOf<typeof contract> {
  /** Address of the form without a script. It receives `email` or `nick`, `password` and `backUrl`. */
  action: string;
  /** Address to return to after the login. */
  backUrl?: string | undefined;
  headingLevel?: 1 | 2;
  /** Typed name, and the reason of a rejection. */
  typed?: string | undefined;
  problem?: string | undefined;
  /** Link that helps after a rejection. */
  way?: { title: string; href: string } | undefined;
  /** Confirmation, and a page with more information. */
  notice?: { text: string; more?: { title: string; href: string } | undefined } | undefined;
  /** Html after the form: other ways, and slots. */
  content: SafeHtml;
}

interface Field {
  label: string;
  hint?: string;
  /** Html. */
  attributes: SafeHtml;
}

/** `<ap-login>` with a form that works without a script; the widget takes over the typed values. */
export function loginTag(data: LoginData): SafeHtml {
  const {
    action,
    backUrl,
    headingLevel = 2,
    typed = '',
    problem,
    way,
    notice,
    content,
    ...attributes
  } = data;
  const isChild = data.variant === 'child';
  const title =
    texts[isChild ? 'login.title-child' : data.variant === 'parent' ? 'login.title-parent' : 'login.title'];
  const fields = isChild ? childFields(typed) : adultFields(typed);
  return tag(
    contract,
    { ...attributes, successUrl: backUrl },
    html`
  <h${headingLevel} slot="title">${title}</h${headingLevel}>
  <form class="ap-server-form" method="post" action="${action}">
    ${notice && confirmation(notice)}${problem && alert(problem, way)}${fields.map(field)}
    ${backUrl && html`<input type="hidden" name="backUrl" value="${backUrl}">`}<button type="submit" class="ap-button">${texts[isChild ? 'login.submit-child' : 'login.submit']}</button>
  </form>
  ${content}
`,
  );
}

/**
 * Notice for the `alert` parameter.
 * @param link returns the address of a page
 */
export function noticeOf(alert: string, link: (path: string) => string): LoginData['notice'] {
  const said = confirmationOf(alert);
  const more = said?.more && { title: texts[said.more.text], href: link(said.more.href) };
  return said && { text: texts[said.text], more };
}

const confirmation = ({ text, more }: NonNullable<LoginData['notice']>) =>
  html`<p class="confirmation" role="status">${text}${more && html` <a href="${more.href}">${more.title}</a>`}</p>`;

const alert = (problem: string, way: LoginData['way']) =>
  html`<p class="ap-alert" role="alert">${problem}${way && html` <a href="${way.href}">${way.title}</a>`}</p>`;

const field = ({ label, hint, attributes }: Field) => html`
    <label class="ap-server-field"><b>${label}</b>${hint && html`<small>${hint}</small>`}<input${attributes} required></label>`;

const adultFields = (typed: string): Field[] => [
  {
    label: texts['login.email'],
    attributes: html` name="email" type="email" autocomplete="username" value="${typed}"`,
  },
  {
    label: texts['login.password'],
    attributes: html` name="password" type="password" autocomplete="current-password"`,
  },
];

const childFields = (typed: string): Field[] => [
  {
    label: texts['login.nick'],
    hint: texts['login.nick-hint'],
    attributes: html` name="nick" inputmode="numeric" autocomplete="username" value="${typed}"`,
  },
  {
    label: texts['login.pin'],
    hint: texts['login.pin-hint'],
    attributes: html` name="password" type="password" inputmode="numeric" autocomplete="current-password"`,
  },
];

export const sample: LoginData = {
  variant: 'adult',
  action: '/acces',
  content: html`<p><a href="/recuperar-contrasenya">He oblidat la contrasenya</a></p>
  <p slot="footer">No podeu entrar? <a href="mailto:ajuda@apunt.example">ajuda@apunt.example</a></p>`,
};
