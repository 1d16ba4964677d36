import type { Page, Request } from '@playwright/test';

/** Page without requests of its own, for the tags under test. */
export const plain = '/condicions-d-us';

export interface Stand {
  provider: string;
  url: string;
  /** Address of the frame; it is the only request. */
  src: string;
  name: string;
}

export const stands: readonly Stand[] = [
  {
    provider: 'facebook',
    url: 'https://www.facebook.com/apunt/posts/10154009990506729?ref=share',
    src: 'https://www.facebook.com/plugins/post.php?show_text=true&href=https%3A%2F%2Fwww.facebook.com%2Fapunt%2Fposts%2F10154009990506729',
    name: 'Facebook',
  },
  {
    provider: 'instagram',
    url: 'https://www.instagram.com/p/CUbHfhpswxt/?igsh=abc',
    src: 'https://www.instagram.com/p/CUbHfhpswxt/embed/',
    name: 'Instagram',
  },
  {
    provider: 'tiktok',
    url: 'https://www.tiktok.com/@scout2015/video/6718335390845095173',
    src: 'https://www.tiktok.com/player/v1/6718335390845095173?rel=0',
    name: 'TikTok',
  },
  {
    provider: 'twitter',
    url: 'https://twitter.com/jack/status/1234567890?s=20',
    src: 'https://platform.twitter.com/embed/Tweet.html?id=1234567890&dnt=true&lang=ca',
    name: 'X',
  },
  {
    provider: 'youtube',
    url: 'https://youtu.be/aqz-KE-bpKQ?t=90&si=abc',
    src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?hl=ca&rel=0&start=90',
    name: 'YouTube',
  },
];

export const youtube = stands.find(({ provider }) => provider === 'youtube') as Stand;

/** Stands in for third parties in all tabs and records their requests. */
export async function listen(page: Page): Promise<{ asked: string[]; requests: Request[] }> {
  const asked: string[] = [];
  const requests: Request[] = [];
  await page.context().route(
    (url) => !/^(localhost|127\.0\.0\.1)$/.test(url.hostname),
    (route) => {
      requests.push(route.request());
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>x</title><button>Reproduïx</button>',
      });
    },
  );
  return { asked, requests };
}

/** A tag with a link in it, as the CMS writes them, at the top of the page. */
export async function addTag(
  page: Page,
  tag: string,
  attributes: Record<string, string>,
  href?: string,
): Promise<void> {
  await page.evaluate(
    ([name, given, to]) => {
      const host = document.createElement(name);
      for (const [key, value] of Object.entries(given)) host.setAttribute(key, value);
      const inner = document.createElement(to === undefined ? 'p' : 'a');
      if (to !== undefined) inner.setAttribute('href', to);
      inner.textContent = 'La festa';
      host.append(inner);
      document.querySelector('main')?.prepend(host);
    },
    [tag, { loading: 'eager', ...attributes }, href] as const,
  );
}

export const addEmbed = (page: Page, { provider, url }: Pick<Stand, 'provider' | 'url'>, more = {}) =>
  addTag(page, 'ap-social-embed', { provider, url, ...more }, url);

export const embedOn = (page: Page, provider: string) => {
  const host = page.locator(`ap-social-embed[provider="${provider}"][url]`);
  const button = (name: string | RegExp) => host.getByRole('button', { name });
  return {
    host,
    frame: host.locator('iframe'),
    show: button(/^Mostreu el contingut/),
    always: button(/^Mostreu sempre/),
    stop: button(/^Deixeu de mostrar/),
  };
};
