import { html, type SafeHtml } from './html.ts';

/** Matches elements that are focusable without a script. */
const reachable = /<(?:a|audio|button|iframe|input|select|summary|textarea|video)[\s>]/;

/** Scrolling row of slides of a carousel or a gallery. If nothing in it is focusable, the row itself is. */
export function slidesRow(slides: readonly SafeHtml[]): SafeHtml {
  const focus = slides.some((slide) => reachable.test(String(slide))) ? '' : html` tabindex="0"`;
  return html`<div class="ap-slider"><ul class="ap-slides"${focus}>${slides.map(
    (slide) => html`
    <li class="ap-slide">${slide}</li>`,
  )}
  </ul></div>`;
}
