import { formatDate } from '../../../../src/i18n/dates.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { cardScene, faceless } from './card-scene.ts';
import { qrCode } from './qr.ts';

/** Printed data of a child's card (BEY-13, CHILD-17). */
export interface MemberCard {
  name: string;
  surname: string;
  nick: string;
  /** Same-origin address, readable only with the tutor's session. */
  photo: string | null;
  /** The 13th birthday, YYYY-MM-DD. */
  validUntil: string;
  /** Payload of the QR code, signed by the club. */
  payload: string;
}

/** Returns the font size at which a name fits in its two lines. */
function sizeOf(...lines: string[]): string {
  const longest = Math.max(...lines.map((line) => line.length));
  const sizes = { large: 14, medium: 22, small: 30, tiny: 42 };
  return Object.entries(sizes).find(([, most]) => longest <= most)?.[0] ?? 'least';
}

/** Groups the digits, as people read a number aloud: `408217366` → `408 217 366`. */
const inGroups = (nick: string) => nick.replace(/(\d{3})(?=\d)/g, '$1 ');

/** Renders the card, in the size of ISO/IEC 7810 ID-1. @param address address of the page that checks it */
export function memberCard(card: MemberCard, address: string): SafeHtml {
  const { name, surname, nick, photo, validUntil, payload } = card;
  const face = photo === null ? faceless : html`<img src="${photo}" alt="Foto de ${name}" />`;
  return html`<article class="member-card" aria-label="Carnet de La Colla">
    ${cardScene(nick)}
    <p class="card-brand">lacolla<i></i></p>
    <div class="card-photo">${face}</div>
    <p class="card-name" data-size="${sizeOf(name, surname)}"><b>${name}</b> <span>${surname}</span></p>
    <dl class="card-facts">
      <div><dt>Número de membre</dt><dd class="card-number">${inGroups(nick)}</dd></div>
      <div><dt>Val fins que faces 13 anys</dt><dd>${formatDate(new Date(validUntil))}</dd></div>
    </dl>
    <div class="card-qr">${qrCode(`${address}#${payload}`, 'Codi QR per a comprovar el carnet')}</div>
  </article>`;
}
