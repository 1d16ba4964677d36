import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './gate.element.ts';
import { texts } from './gate.texts.ts';

export interface GateData {
  template: 'video' | 'body';
  /** Address of the protected content for logged-in users. The content is not in the page. */
  src: string;
  /** Address of the login page. */
  login: string;
  /** Login address of the widget, if it is not the site's own login page. */
  loginUrl?: string;
  message: string;
  /** Html of an element in the slot `logo`. */
  logo?: SafeHtml | undefined;
}

/** `<ap-gate>` in place of protected content (GATE-03, GATE-04, W-22). */
export const gateTag = ({ template, src, login, loginUrl, message, logo }: GateData): SafeHtml =>
  tag(
    contract,
    { template, src, loginUrl },
    html`
  ${logo}
  <p slot="message">${message}</p>
  <a class="ap-button ap-gate-access" href="${login}">${texts['gate.access']}</a>
`,
  );

export const sample: GateData = {
  template: 'body',
  src: '/fragments/noticies/les-atletes-de-portassol-guanyen-la-mitja-marato',
  login: '/acces',
  message: 'Este reportatge és per a persones registrades. El compte és gratuït.',
  logo: html`<strong slot="logo">apunt</strong>`,
};
