import { html, type SafeHtml } from '../../../src/server/html.ts';
import type { FeedRow } from '../../api/live/live-feed.ts';
import { siteDocument } from './bare-document.ts';
import { layout } from './layout.ts';
import { newsroomHead } from './newsroom-head.ts';
import { link, type Page } from './page.ts';

/** The page where a feed is written; its script fills in the form and the messages. @param name of who writes */
export function newsroomPage(page: Page, feed: FeedRow, name: string): SafeHtml {
  const isClosed = feed.closed_at !== null;
  const readers = link(page, feed.path);
  const body = html`<body class="nr">
    <a class="skip" href="#redaccio">Salta al contingut</a>
    ${newsroomHead(page, name)}
    <main id="redaccio" tabindex="-1" data-feed="${feed.id}" data-api="${link(page, '/api')}" data-login="${link(page, '/acces')}" data-closed="${String(isClosed)}">
      <div class="nr-title">
        <p class="nr-state" data-state>${isClosed ? 'Tancat' : 'En directe'}</p>
        <h1>${feed.title}</h1>
        <p class="nr-actions">
          <button type="button" class="ap-button ap-quiet" data-close>${isClosed ? 'Torneu a obrir-lo' : 'Tanqueu el directe'}</button>
          <a class="ap-button ap-quiet" href="${readers}" target="_blank">La pàgina dels lectors</a>
        </p>
      </div>
      <p class="nr-status" role="status" data-status></p>
      <div class="nr-columns">
        <section class="nr-write" data-write aria-label="Escriure">
          <noscript><p class="ap-alert">Per a escriure en el directe cal JavaScript.</p></noscript>
        </section>
        <section class="nr-messages" aria-labelledby="publicats">
          <h2 id="publicats">El que hi ha publicat</h2>
          <div data-messages></div>
        </section>
        <section class="nr-readers" aria-labelledby="lectors">
          <h2 id="lectors">Com ho veuen els lectors</h2>
          <iframe src="${readers}" title="La pàgina dels lectors" loading="lazy"></iframe>
        </section>
      </div>
    </main>
  </body>`;
  const head = html`<link rel="stylesheet" href="${link(page, `/assets/${page.stylesheets.newsroom}`)}" />
    <script type="module" src="${link(page, '/assets/redaccio/newsroom.js')}"></script>`;
  return siteDocument(page, { title: `${feed.title} · Redacció`, head, body });
}

/** Page for anonymous visitors; the login of the header returns here. */
export function newsroomDoor(page: Page): SafeHtml {
  const text = 'Ací escriu la redacció. Inicieu la sessió amb el vostre compte i torneu a esta adreça.';
  const main = html`<div class="wrap"><article class="error narrow">
    <h1>Inicieu la sessió</h1>
    <p class="lead">${text}</p>
    <p><a class="ap-button" href="${link(page, '/acces')}">Inicieu la sessió</a></p>
  </article></div>`;
  return layout(page, { title: 'Redacció', description: text, main });
}
