import { texts } from '../../../../elements/newsletter/newsletter.texts.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { newsletterPath, newsletters } from '../../content/newsletters.ts';
import { accountLayout } from '../accounts/account-layout.ts';
import { helpLine } from '../accounts/help-line.ts';
import { icon } from '../icon.ts';
import { link, type Page } from '../page.ts';

/** Removes the token from the address bar once the page no longer needs it. */
const scripts = ['forget-token.js'];

interface Told {
  title: string;
  lead: string;
  hasSign?: boolean;
  actions: SafeHtml;
  scripts?: string[];
}

function subscriptionPage(page: Page, { title, lead, hasSign, actions, ...more }: Told): SafeHtml {
  const card = html`${hasSign ? html`<p class="big-sign">${icon('badge-check')}</p>` : ''}
    <h1>${title}</h1>
    <p class="lead">${lead}</p>
    ${actions}
    ${helpLine(page)}`;
  const { claim } = newsletters[page.site.name];
  return accountLayout(page, { title, description: lead, card, claim, ...more });
}

const wayBack = (page: Page, title: string) =>
  html`<p class="actions"><a class="ap-button" href="${link(page, newsletterPath(page.site.name))}">${title}</a></p>`;

/** Page of the mailed link. Its button confirms, since programs that scan mails press no buttons. */
export function confirmPage(page: Page, newsletter: string, token: string): SafeHtml {
  return subscriptionPage(page, {
    title: 'Voleu rebre el butlletí?',
    lead: `Premeu el botó i des del pròxim enviament rebreu «${newsletter}».`,
    actions: html`<form class="actions" method="post" action="${link(page, '/butlletins/confirmar')}?token=${encodeURIComponent(token)}">
      <button class="ap-button">Sí, el vull rebre</button>
    </form>`,
  });
}

/** Page after the button was pressed: the subscription has begun. */
export function subscriptionConfirmedPage(page: Page, newsletter: string): SafeHtml {
  return subscriptionPage(page, {
    title: 'Subscripció confirmada',
    lead: `Des del pròxim enviament rebreu «${newsletter}». Us acabem d’escriure un correu que porta també l’enllaç per a donar-vos de baixa.`,
    hasSign: true,
    actions: html`<p class="actions"><a class="ap-button" href="${link(page, page.site.home)}">Torneu a la portada</a></p>`,
    scripts,
  });
}

/** Page of a link that has been used, has expired or was never ours. */
export function confirmationFailedPage(page: Page): SafeHtml {
  return subscriptionPage(page, {
    title: 'L’enllaç ha caducat o ja s’ha fet servir.',
    lead: 'Si ja havíeu confirmat la subscripció, no cal que feu res més. Si us hem escrit més d’una vegada, proveu amb l’enllaç de l’últim missatge; si no, torneu-la a demanar: costa mig minut.',
    actions: wayBack(page, 'Demaneu el butlletí'),
    scripts,
  });
}

/** Page that asks for confirmation before the subscription ends: programs that scan mails press no buttons. */
export function unsubscribePage(page: Page, newsletter: string, token: string): SafeHtml {
  return subscriptionPage(page, {
    title: 'Voleu deixar de rebre’l?',
    lead: `Si premeu el botó, no us enviarem més «${newsletter}» i oblidarem la vostra adreça.`,
    actions: html`<form class="actions" method="post" action="${link(page, '/butlletins/baixa')}?token=${encodeURIComponent(token)}">
      <button class="ap-button">Doneu-me de baixa</button>
      <a class="ap-button ap-quiet" href="${link(page, newsletterPath(page.site.name))}">No, el vull continuar rebent</a>
    </form>`,
  });
}

/** Page after the end of a subscription; also shown if it had already ended. */
export function unsubscribedPage(page: Page): SafeHtml {
  return subscriptionPage(page, {
    title: 'Ja no rebreu el butlletí',
    lead: 'La vostra adreça ja no és en la llista. Gràcies pel temps que ens heu llegit; si algun dia tornem a fer-vos falta, ací ens trobareu.',
    actions: wayBack(page, 'Vegeu els butlletins'),
    scripts,
  });
}

/** Confirmation after the form was sent, identical for every e-mail (W-09). */
export function askedPage(page: Page): SafeHtml {
  return subscriptionPage(page, {
    title: texts['newsletter.success-title'],
    lead: `${texts['newsletter.success-text']} ${texts['newsletter.success-spam']}`,
    hasSign: true,
    actions: html`<p class="actions"><a class="ap-button" href="${link(page, page.site.home)}">Torneu a la portada</a></p>`,
  });
}
