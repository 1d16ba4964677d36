import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { html, raw, type SafeHtml } from '../../../src/server/html.ts';
import type { SocialNetwork } from '../content/social-links.ts';

const packages = createRequire(import.meta.url);
const known = new Map<string, SafeHtml>();

export type IconName =
  | 'arrow-right'
  | 'badge-check'
  | 'bookmark'
  | 'cake'
  | 'calendar'
  | 'cloud-rain'
  | 'cloud-sun'
  | 'headphones'
  | 'heart'
  | 'id-card'
  | 'images'
  | 'key-round'
  | 'mail'
  | 'map-pin'
  | 'menu'
  | 'play'
  | 'radio'
  | 'rotate-3d'
  | 'search'
  | 'shield-check'
  | 'sun'
  | 'tv'
  | 'user-round'
  | 'users-round'
  | 'vote'
  | 'zap'
  | 'x';

/** Returns the shapes within an SVG file of a package, without its `<svg>` tag. */
function shapesOf(file: string): SafeHtml {
  const svg = readFileSync(packages.resolve(file), 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  // trusted: a file of a package at a pinned version
  return raw(shapes.replace(/<title>.*?<\/title>/, '').replace(/\s*\n\s*/g, ''));
}

function remember(key: string, make: () => SafeHtml): SafeHtml {
  const svg = known.get(key) ?? make();
  known.set(key, svg);
  return svg;
}

/** Icon of the Lucide set as inline SVG in the colour of the text. It is decorative: the text stands beside it. */
export function icon(name: IconName): SafeHtml {
  return remember(
    name,
    () =>
      html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapesOf(`lucide-static/icons/${name}.svg`)}</svg>`,
  );
}

/** Icon of a network, from Simple Icons, as in the widgets. */
export function networkIcon(name: SocialNetwork | 'whatsapp'): SafeHtml {
  return remember(
    `network ${name}`,
    () =>
      html`<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">${shapesOf(`simple-icons/icons/${name}.svg`)}</svg>`,
  );
}
