import { mostReadTag } from '../../../elements/most-read/most-read.server.ts';
import { html, type SafeHtml } from '../../../src/server/html.ts';
import type { ReadPage } from '../../api/reads/most-read.ts';
import { link, type Page } from './page.ts';

/** `<ap-most-read>` with the most read contents of the last day; empty if there are none. */
export function mostReadPart(page: Page): SafeHtml | '' {
  const { all, news, video, audio } = page.mostRead ?? {};
  const items = (pages: readonly ReadPage[] = []) =>
    pages.map(({ title, url }) => ({ title, href: link(page, url) }));
  const tag = mostReadTag({
    heading: html`<h2 class="part-title">El més llegit</h2>`,
    lists: { all: items(all), news: items(news), video: items(video), audio: items(audio) },
  });
  return tag && html`<section class="part" id="mes-llegit" aria-label="El més llegit">${tag}</section>`;
}
