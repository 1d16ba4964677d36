import { html, type SafeHtml } from '../../../../src/server/html.ts';

/**
 * Drawing behind a card, 856 × 540 in tenths of a millimetre: a paper sun that rises behind hills. Each child's
 * number selects the colours of the hills and the figures in front of them.
 */
const hills = [
  ['#7b4fe0', '#a98bf0'],
  ['#d8438a', '#f08ab8'],
  ['#1f8a8c', '#66bfb9'],
  ['#e0682b', '#f2a36b'],
] as const;

const flying = [
  // a kite
  html`<path d="M470 296l40 36-36 50-42-40z" fill="#ff8a5c"/><path d="M470 296l4 86M432 342l78-10" stroke="#fffbef" stroke-width="4"/><path d="M474 382c12 16-10 24 2 40s-8 18 0 30" fill="none" stroke="#7b4fe0" stroke-width="5" stroke-linecap="round"/>`,
  // a balloon
  html`<ellipse cx="470" cy="338" rx="38" ry="45" fill="#ff7aa8"/><ellipse cx="456" cy="320" rx="9" ry="13" fill="#ffc0d8"/><path d="M470 382l-9 14h18z" fill="#ff7aa8"/><path d="M470 396c-9 16 9 22 0 46" fill="none" stroke="#7b4fe0" stroke-width="4" stroke-linecap="round"/>`,
  // a bird
  html`<path d="M404 372c24-32 48-32 66-4 16-30 42-28 66 6-26-14-48-10-66 14-18-24-40-30-66-16z" fill="#7b4fe0"/><path d="M372 438c12-16 24-16 33-2 8-15 21-14 33 3-13-7-24-5-33 7-9-12-20-15-33-8z" fill="#a98bf0"/>`,
  // a rocket
  html`<g transform="rotate(24 470 370)"><path d="M470 296c28 28 34 64 24 104h-48c-10-40-4-76 24-104z" fill="#7b4fe0"/><circle cx="470" cy="350" r="13" fill="#fffbef"/><path d="M446 378l-22 30 28-8zM494 378l22 30-28-8z" fill="#ff7aa8"/><path d="M458 402h24l-12 38z" fill="#ffb01f"/></g>`,
] as const;

const digits = (nick: string) => [...nick].reduce((sum, digit) => sum + Number(digit), 0);

export function cardScene(nick: string): SafeHtml {
  const chosen = digits(nick);
  const [near, far] = hills[chosen % hills.length] ?? hills[0];
  const flyer = flying[Math.floor(chosen / hills.length) % flying.length] ?? flying[0];
  return html`<svg class="scene" viewBox="0 0 856 540" aria-hidden="true"><path fill="#fffbef" d="M0 0h856v540H0z"/><path fill="#5a2bc4" d="M0 0h856v230H0z"/><g fill="#7f57d8"><circle cx="330" cy="36" r="5"/><circle cx="560" cy="52" r="7"/><circle cx="500" cy="24" r="4"/><circle cx="610" cy="112" r="5"/><circle cx="820" cy="40" r="6"/></g><g transform="translate(0 -17)"><g stroke="#ffd12e" stroke-width="11" stroke-linecap="round"><path d="M716 26V15M640 46l-10-12M792 46l10-12M828 112l15-6"/></g><circle cx="716" cy="132" r="92" fill="#ffd12e"/><g fill="#24104f"><circle cx="686" cy="104" r="9"/><circle cx="746" cy="104" r="9"/></g><g fill="#ff9d5c"><circle cx="664" cy="126" r="13"/><circle cx="768" cy="126" r="13"/></g><path d="M688 124c12 22 44 22 56 0" fill="none" stroke="#24104f" stroke-width="8" stroke-linecap="round"/></g><g transform="translate(0 -11)"><path fill="${far}" d="M0 168c90-44 190-40 300-6s200 34 300 4 190-40 256-20v84H0z"/><path fill="${near}" d="M0 192c120-30 220-14 330 4s210 14 310-8 160-24 216-12v60H0z"/><path fill="#fffbef" d="M0 222c130-22 270-26 428-14s300 6 428-10v342H0z"/></g><path fill="#fff1c2" d="M0 486c110-34 220-30 340-8s200 20 300 2 160-26 216-14v74H0z"/>${flyer}</svg>`;
}

/** Picture of a member without a photo: a friend of the club. */
export const faceless = html`<svg viewBox="0 0 210 250" aria-hidden="true"><path fill="#ffd12e" d="M0 0h210v250H0z"/><path fill="#7b4fe0" d="M20 250c0-60 38-92 85-92s85 32 85 92z"/><path fill="#5a2bc4" d="M44 60c-6-26 4-44 12-44s26 14 34 28zM166 60c6-26-4-44-12-44s-26 14-34 28z"/><circle cx="105" cy="104" r="66" fill="#7b4fe0"/><g fill="#fffbef"><circle cx="82" cy="96" r="13"/><circle cx="128" cy="96" r="13"/></g><g fill="#24104f"><circle cx="84" cy="98" r="6"/><circle cx="126" cy="98" r="6"/></g><path d="M84 126c12 16 30 16 42 0" fill="none" stroke="#fffbef" stroke-width="7" stroke-linecap="round"/></svg>`;
