import type { Found, Provider, ProviderFacts, Shape } from './embeds.types.ts';

/** Identifiers are digits or letters of a small alphabet; anything else is no known address. */
const digits = /^\d{1,25}$/;
const code = /^[\w-]{5,40}$/;
const user = /^[\w.-]{1,100}$/;

const partsOf = ({ pathname }: URL) => pathname.split('/').filter((part) => part !== '');
const is = (pattern: RegExp, text: string | null | undefined): text is string =>
  typeof text === 'string' && pattern.test(text);

const found = (src: string, href: string, shape: Shape): Found => ({ src, href, shape });

/** Reads `90`, `90s` and `1h2m3s` as seconds; anything else is no start. */
function secondsOf(text: string | null): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function youtube(url: URL): Found | undefined {
  const [first, second] = partsOf(url);
  const isShort = first === 'shorts';
  const inPath = isShort || first === 'embed' || first === 'live' || first === 'v' ? second : undefined;
  const id =
    url.hostname === 'youtu.be' ? first : first === 'watch' ? url.searchParams.get('v') : (inPath ?? null);
  if (!is(/^[\w-]{11}$/, id)) return undefined;
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start'));
  const query = `hl=ca&rel=0${start > 0 ? `&start=${start}` : ''}`;
  const href = isShort
    ? `https://www.youtube.com/shorts/${id}`
    : `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`;
  return found(`https://www.youtube-nocookie.com/embed/${id}?${query}`, href, isShort ? 'tall' : 'wide');
}

/** Short addresses (vm.tiktok.com) only resolve by a request, so they stay links. */
function tiktok(url: URL): Found | undefined {
  const [author = '', kind, id] = partsOf(url);
  // one player for both: https://developers.tiktok.com/doc/embed-player
  if (!/^@[\w.-]{1,100}$/.test(author) || !/^(video|photo)$/.test(kind ?? '') || !is(digits, id))
    return undefined;
  return found(
    `https://www.tiktok.com/player/v1/${id}?rel=0`,
    `https://www.tiktok.com/${author}/${kind}/${id}`,
    'tall',
  );
}

const instagramKinds: Readonly<Record<string, string>> = { p: 'p', reel: 'reel', reels: 'reel', tv: 'tv' };

function instagram(url: URL): Found | undefined {
  const parts = partsOf(url);
  // the author may come before the kind
  const [kind = '', id] = parts[0] !== undefined && parts[0] in instagramKinds ? parts : parts.slice(1);
  const known = Object.hasOwn(instagramKinds, kind) ? instagramKinds[kind] : undefined;
  if (!known || !is(code, id)) return undefined;
  const href = `https://www.instagram.com/${known}/${id}/`;
  return found(`${href}embed/`, href, 'post');
}

function twitter(url: URL): Found | undefined {
  const [author, ...rest] = partsOf(url);
  const [kind, id] = author === 'i' && rest[0] === 'web' ? rest.slice(1) : rest;
  if (!is(/^\w{1,20}$/, author) || !/^status(es)?$/.test(kind ?? '') || !is(digits, id)) return undefined;
  return found(
    `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true&lang=ca`,
    `https://x.com/${author}/status/${id}`,
    'post',
  );
}

/** Address for a plugin of Facebook, with only the few parameters that name a post. */
function facebookHref(url: URL): [href: string, shape: Shape] | undefined {
  const [first, second, third] = partsOf(url);
  const at = (path: string, shape: Shape): [string, Shape] => [`https://www.facebook.com/${path}`, shape];
  const ask = (name: string) => {
    const value = url.searchParams.get(name);
    return is(/^[\w.-]{5,150}$/, value) ? value : undefined;
  };
  if (first === 'watch' && is(digits, ask('v'))) return at(`watch/?v=${ask('v')}`, 'wide');
  if (first === 'reel' && is(digits, second)) return at(`reel/${second}`, 'tall');
  if (/^photo(\.php)?$/.test(first ?? '') && is(digits, ask('fbid')))
    return at(`photo.php?fbid=${ask('fbid')}`, 'post');
  if (/^(permalink|story)\.php$/.test(first ?? '') && ask('story_fbid') && is(digits, ask('id')))
    return at(`permalink.php?story_fbid=${ask('story_fbid')}&id=${ask('id')}`, 'post');
  if (!is(user, first)) return undefined;
  const id = partsOf(url).at(-1);
  if (second === 'posts' && third !== undefined && is(/^[\w.-]{5,200}$/, id))
    return at(`${first}/posts/${id}`, 'post');
  return second === 'videos' && is(digits, id) ? at(`${first}/videos/${id}`, 'wide') : undefined;
}

/** Sets no width, so that it is as wide as its frame: https://developers.facebook.com/docs/plugins/embedded-posts */
function facebook(url: URL): Found | undefined {
  const [href, shape] = facebookHref(url) ?? [];
  if (href === undefined || shape === undefined) return undefined;
  const plugin = shape === 'post' ? 'post.php?show_text=true' : 'video.php?show_text=false';
  const src = `https://www.facebook.com/plugins/${plugin}&href=${encodeURIComponent(href)}`;
  return found(src, href, shape);
}

/**
 * Data of each provider (EMB-05); none of their scripts is used. Player addresses are documented by the provider or,
 * where only a script is documented (Instagram, X), taken from its frame.
 */
export const providers: Readonly<Record<Provider, ProviderFacts>> = {
  facebook: {
    name: 'Facebook',
    privacy: 'https://www.facebook.com/privacy/policy/',
    hosts: ['facebook.com', 'www.facebook.com', 'm.facebook.com', 'web.facebook.com'],
    origin: 'https://www.facebook.com',
    find: facebook,
  },
  instagram: {
    name: 'Instagram',
    privacy: 'https://privacycenter.instagram.com/policy/',
    hosts: ['instagram.com', 'www.instagram.com', 'm.instagram.com'],
    origin: 'https://www.instagram.com',
    find: instagram,
  },
  tiktok: {
    name: 'TikTok',
    privacy: 'https://www.tiktok.com/legal/privacy-policy-eea',
    hosts: ['tiktok.com', 'www.tiktok.com', 'm.tiktok.com'],
    origin: 'https://www.tiktok.com',
    find: tiktok,
  },
  twitter: {
    name: 'X',
    privacy: 'https://x.com/privacy',
    hosts: ['x.com', 'www.x.com', 'mobile.x.com', 'twitter.com', 'www.twitter.com', 'mobile.twitter.com'],
    origin: 'https://platform.twitter.com',
    find: twitter,
  },
  youtube: {
    name: 'YouTube',
    privacy: 'https://policies.google.com/privacy',
    hosts: [
      'youtube.com',
      'www.youtube.com',
      'm.youtube.com',
      'music.youtube.com',
      'youtu.be',
      'youtube-nocookie.com',
      'www.youtube-nocookie.com',
    ],
    origin: 'https://www.youtube-nocookie.com',
    needsReferrer: true,
    find: youtube,
  },
};

export const providerNames = Object.keys(providers) as Provider[];

/** Origins that a page's `frame-src` needs besides its own. */
export const frameOrigins: readonly string[] = providerNames.map((name) => providers[name].origin);
