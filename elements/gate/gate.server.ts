import { html } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './gate.element.ts';
import { texts } from './gate.texts.ts';

export interface GateData {
  template: 'video' | 'body';
  /** Where the protected content is answered, to who is logged in: it is not in the page. */
  src: string;
  /** Where one logs in. */
  login: string;
  /** Where the widget leads, where that is not the site's own page of login. */
  loginUrl?: string;
  message: string;
  /** Html of an element in the slot `logo`. */
  logo?: string | undefined;
}

/** `<ap-gate>` in place of what is protected (GATE-03, GATE-04, W-22). */
export const gateTag = ({ template, src, login, loginUrl, message, logo }: GateData): string =>
  tag(
    contract,
    { template, src, loginUrl },
    html`
  !${logo}
  <p slot="message">${message}</p>
  <a class="ap-button ap-gate-access" href="${login}">${texts['gate.access']}</a>
`,
  );

export const sample: GateData = {
  template: 'body',
  src: '/api/health',
  login: '#acces',
  loginUrl: '#acces',
  message: 'Este reportatge és per a persones registrades. El compte és gratuït.',
  logo: '<strong slot="logo">apunt</strong>',
};
