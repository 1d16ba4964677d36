import { html, type SafeHtml } from '../../../src/server/html.ts';
import { bareDocument } from '../../cms/templates/bare-document.ts';
import type { SocialProviderName } from '../../config/social-clients.ts';
import { sampleIdentities } from './sample-identities.ts';
import { texts } from './social-provider.texts.ts';

export interface Screen {
  network: SocialProviderName;
  /** Address of the stylesheet. */
  stylesheet: string;
}

/** Page for choosing an identity and consenting; its buttons work without a script. */
export function consentScreen(screen: Screen): SafeHtml {
  const network = texts[`network.${screen.network}`];
  const people = sampleIdentities.map(
    ({ subject, name, surname, email, emailVerified, note }) => html`<li>
      <button class="person" name="identity" value="${subject}" aria-describedby="about-${subject}">
        <span class="initial" aria-hidden="true">${name.slice(0, 1)}</span>
        <span>${texts.continueAs} <strong>${name} ${surname}</strong></span>
      </button>
      <p class="about" id="about-${subject}"><span class="email">${email}</span>
        (${emailVerified ? texts.verified : texts.unverified}). ${note}</p>
    </li>`,
  );
  return page(
    screen,
    `${texts.title} ${network}`,
    html`<p class="network">${network}</p>
      <h1>${texts.title} ${network}</h1>
      <p>${texts.shares}</p>
      <form method="post">
        <ul class="people">${people}</ul>
        <button class="cancel" name="cancel" value="yes">${texts.cancel}</button>
      </form>
      <p class="played">${texts.played}</p>`,
  );
}

/** The page for an expired or unknown login. */
export function expiredScreen(screen: Screen, accessPath: string): SafeHtml {
  return page(
    screen,
    texts.expired,
    html`<p class="network">${texts[`network.${screen.network}`]}</p>
      <h1>${texts.expired}</h1>
      <p>${texts.expiredHelp}</p>
      <p><a href="${accessPath}">${texts.back}</a></p>`,
  );
}

function page({ network, stylesheet }: Screen, title: string, main: SafeHtml): SafeHtml {
  return bareDocument({
    title,
    root: html` data-network="${network}"`,
    head: html`<link rel="icon" href="data:," />
    <link rel="stylesheet" href="${stylesheet}" />`,
    body: html`<body><main>${main}</main></body>`,
  });
}
