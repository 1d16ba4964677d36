import { safeUrl } from './safe-url.ts';

/** The attributes of the first frame in a piece of html. */
const FRAME = /<iframe\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/i;
const ATTRIBUTE = /([^\s"'<>=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g;

/** Finds the address of a video on another site, given as such or as html of the provider's frame (PLAY-24). */
export function embedAddress(embed: unknown): string | undefined {
  if (typeof embed !== 'string' || !embed.includes('<')) return safeUrl(embed);
  const attributes = FRAME.exec(embed)?.[1] ?? '';
  for (const [, name, ...values] of attributes.matchAll(ATTRIBUTE))
    if (name?.toLowerCase() === 'src') return safeUrl(values.join('').replaceAll('&amp;', '&'));
  return undefined;
}
