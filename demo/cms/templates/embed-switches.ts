import { providerNames, providers } from '../../../src/embeds/providers.ts';
import { html, type SafeHtml } from '../../../src/server/html.ts';

/** Which providers' contents are shown at once, and the way to change it: for the page about privacy (BEY-20). */
export function embedSwitches(): SafeHtml {
  return html`<h2 id="continguts-d-altres-webs">Continguts d’altres webs</h2>
      <p>En alguns articles hi ha vídeos i publicacions d’altres webs. No s’hi connecta res fins que ho demaneu, i ho podeu demanar una vegada per a cada proveïdor. El que trieu ací val en totes les pàgines i es guarda només en este navegador.</p>
      ${providerNames.map(
        (name) =>
          html`<ap-social-embed provider="${name}"><p>${providers[name].name}: <a href="${providers[name].privacy}" rel="noopener noreferrer">política de privacitat</a></p></ap-social-embed>`,
      )}`;
}
