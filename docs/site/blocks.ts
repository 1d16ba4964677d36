/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Example {
  address: string;
  title: string;
  /** CSS px before the content is known. */
  height: number;
}

/** A page of the showroom in a frame. The script of the page sets its address, with the theme. */
export function exampleBlock({ address, title, height }: Example): string {
  return [
    '<div class="example">',
    `<div class="example-frame" style="height:${height}px"><iframe data-example="${address}" title="${escapeHtml(title)}" hidden></iframe></div>`,
    `<p><a href="${address}">Obriu-lo en una pàgina</a></p>`,
    '</div>',
  ].join('\n');
}

interface Card {
  address: string;
  tag: string;
  title: string;
  summary: string;
  picture: { address: string; width: number; height: number } | undefined;
}

/** The tags of a group, each with its picture. */
export function galleryBlock(cards: readonly Card[]): string {
  return ['<ul class="gallery not-content">', ...cards.map(card), '</ul>'].join('\n');
}

function card({ address, tag, title, summary, picture }: Card): string {
  const image = picture
    ? `<img src="${picture.address}" alt="" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`
    : `<code aria-hidden="true">&lt;${tag}&gt;</code>`;
  return `<li><div class="gallery-picture">${image}</div><a href="${address}">${escapeHtml(title)}</a> <code>&lt;${tag}&gt;</code><p>${escapeHtml(summary)}</p></li>`;
}
