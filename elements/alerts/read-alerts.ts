import { safeUrl } from '../../src/content/safe-url.ts';
import { pictureSource } from '../../src/content/server-picture.ts';
import { fieldsOf, optionalText, trimmed } from '../../src/page/read-unknown.ts';
import type { AlertData, AlertImage, AlertLink } from './alerts.types.ts';

function readLink(value: unknown): AlertLink | undefined {
  const { href, rel, target, title } = fieldsOf(value);
  const address = safeUrl(href);
  return address === undefined
    ? undefined
    : { href: address, rel: optionalText(rel), target: optionalText(target), title: optionalText(title) };
}

function readImage(value: unknown): AlertImage | undefined {
  const { url, alt } = fieldsOf(value);
  const address = safeUrl(url);
  return address === undefined ? undefined : { url: address, alt: trimmed(alt) };
}

/** Reads an alert of any source; returns none without an id or a text. */
function readAlert(value: unknown): AlertData[] {
  const { id, title, text, link, image } = fieldsOf(value);
  const alert = {
    id: typeof id === 'number' ? String(id) : trimmed(id),
    title: trimmed(title),
    text: trimmed(text),
    link: readLink(link),
    image: readImage(image),
  };
  return alert.id === '' || (alert.title === '' && alert.text === '') ? [] : [alert];
}

/** Reads an `<article data-alert-id>` back into the data that the server rendered. */
function readArticle(article: HTMLElement): unknown {
  const title = article.querySelector('h1, h2, h3, h4, h5, h6, strong');
  const link = article.querySelector('a[href]');
  const image = article.querySelector('img');
  const rest = [...article.querySelectorAll('p')].filter((line) => !line.contains(title));
  return {
    id: article.dataset.alertId,
    title: title?.textContent ?? '',
    text: rest.length || title ? rest.map(({ textContent }) => textContent).join(' ') : article.textContent,
    link: link && {
      href: link.getAttribute('href'),
      rel: link.getAttribute('rel'),
      target: link.getAttribute('target'),
      title: link.getAttribute('title'),
    },
    image: image && { url: pictureSource(image), alt: image.alt },
  };
}

/** Reads all alerts of a tag, the server's first; the first one with an id wins. */
export function readAlerts(articles: readonly HTMLElement[], data: unknown): AlertData[] {
  const all = [...articles.map(readArticle), ...(Array.isArray(data) ? data : [])].flatMap(readAlert);
  return [...new Map(all.toReversed().map((alert) => [alert.id, alert])).values()].toReversed();
}
