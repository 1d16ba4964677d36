import { describe, expect, test } from 'vitest';
import { findEmbed, findPasted, findProvider, ownEmbed } from './find-embed.ts';
import { frameOrigins, providerNames, providers } from './providers.ts';

const tweet = (id: string) => `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true&lang=ca`;
const post = (href: string) =>
  `https://www.facebook.com/plugins/post.php?show_text=true&href=${encodeURIComponent(href)}`;
const video = (href: string) =>
  `https://www.facebook.com/plugins/video.php?show_text=false&href=${encodeURIComponent(href)}`;
const tube = (query = '') => `https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?hl=ca&rel=0${query}`;
const face = 'https://www.facebook.com';

describe('EMB-05 BODY-01 an address that people copy becomes the player of its provider', () => {
  test.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', tube()],
    ['http://youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&list=PL1&index=3', tube()],
    ['https://m.youtube.com/watch?v=aqz-KE-bpKQ&t=90', tube('&start=90')],
    ['https://youtu.be/aqz-KE-bpKQ?si=followed&t=1m30s', tube('&start=90')],
    ['https://youtu.be/aqz-KE-bpKQ?t=1h2m3s', tube('&start=3723')],
    ['https://youtu.be/aqz-KE-bpKQ?t=de-seguida', tube()],
    ['https://youtu.be/aqz-KE-bpKQ?t=', tube()],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ?feature=share', tube()],
    ['https://www.youtube.com/live/aqz-KE-bpKQ?si=a', tube()],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=12&autoplay=1', tube('&start=12')],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', tube()],
    ['//www.youtube.com/watch?v=aqz-KE-bpKQ', tube()],
    ['  https://WWW.YouTube.com/watch?v=aqz-KE-bpKQ  ', tube()],
    [
      'https://www.tiktok.com/@scout2015/video/6718335390845095173?is_from_webapp=1',
      'https://www.tiktok.com/player/v1/6718335390845095173?rel=0',
    ],
    [
      'https://m.tiktok.com/@scout2015/photo/7311175170426899754?lang=ca',
      'https://www.tiktok.com/player/v1/7311175170426899754?rel=0',
    ],
    ['https://www.instagram.com/p/CUbHfhpswxt/?igsh=abc', 'https://www.instagram.com/p/CUbHfhpswxt/embed/'],
    ['https://instagram.com/reel/CUbHfhpswxt', 'https://www.instagram.com/reel/CUbHfhpswxt/embed/'],
    ['https://www.instagram.com/reels/CUbHfhpswxt/', 'https://www.instagram.com/reel/CUbHfhpswxt/embed/'],
    ['https://www.instagram.com/tv/CUbHfhpswxt/', 'https://www.instagram.com/tv/CUbHfhpswxt/embed/'],
    [
      'https://www.instagram.com/apunt.media/p/CUbHfhpswxt/',
      'https://www.instagram.com/p/CUbHfhpswxt/embed/',
    ],
    ['https://twitter.com/jack/status/1234567890?s=20&t=followed', tweet('1234567890')],
    ['https://mobile.twitter.com/jack/statuses/1234567890', tweet('1234567890')],
    ['https://x.com/jack/status/1234567890/photo/1', tweet('1234567890')],
    ['https://x.com/i/status/1234567890', tweet('1234567890')],
    ['https://x.com/i/web/status/1234567890', tweet('1234567890')],
    [`${face}/apunt/posts/10154009990506729?__cft__=x`, post(`${face}/apunt/posts/10154009990506729`)],
    [`${face}/apunt/posts/un-titol/10154009990506729/`, post(`${face}/apunt/posts/10154009990506729`)],
    [`https://m.facebook.com/apunt/posts/pfbid02AbCdEf`, post(`${face}/apunt/posts/pfbid02AbCdEf`)],
    [
      `${face}/permalink.php?story_fbid=pfbid02AbC&id=100064&ref=share`,
      post(`${face}/permalink.php?story_fbid=pfbid02AbC&id=100064`),
    ],
    [`${face}/photo/?fbid=1234567&set=a.1`, post(`${face}/photo.php?fbid=1234567`)],
    [`${face}/apunt/videos/10153231379946729/`, video(`${face}/apunt/videos/10153231379946729`)],
    [`${face}/apunt/videos/un-titol/10153231379946729/`, video(`${face}/apunt/videos/10153231379946729`)],
    [`${face}/watch/?v=10153231379946729`, video(`${face}/watch/?v=10153231379946729`)],
    [
      `${face}/watch/live/?ref=watch_permalink&v=10153231379946729`,
      video(`${face}/watch/?v=10153231379946729`),
    ],
    [`${face}/reel/10153231379946729`, video(`${face}/reel/10153231379946729`)],
  ])('%s', (address, src) => {
    const embed = findProvider(address);
    expect(embed?.src).toBe(src);
    // the public address is recognised too, and gives the same player
    expect(findProvider(embed?.href)?.src).toBe(src);
    expect(frameOrigins).toContain(new URL(src).origin);
  });
});

test.each([
  ['https://www.facebook.com/reel/10153231379946729', 'tall'],
  ['https://www.facebook.com/watch/?v=10153231379946729', 'wide'],
  ['https://www.facebook.com/apunt/posts/10154009990506729', 'post'],
  ['https://www.tiktok.com/@scout2015/photo/7311175170426899754', 'tall'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'tall'],
  ['https://youtu.be/aqz-KE-bpKQ', 'wide'],
])('EMB-05 the poster has the shape of the content: %s is %s', (address, shape) => {
  expect(findProvider(address)?.shape).toBe(shape);
});

describe('W-04 EMB-05 finds no provider for other addresses', () => {
  test.each([
    '',
    'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
    'data:text/html,https://youtu.be/aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evilyoutube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
    'https://user:pass@youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com./watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com\\@evil.example/watch?v=aqz-KE-bpKQ',
    'https://accounts.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://yоutube.com/watch?v=aqz-KE-bpKQ', // the second letter is Cyrillic
    'https://evil.example/?https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'ftp://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'mailto:youtu.be/aqz-KE-bpKQ',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ%22onload',
    'https://www.youtube.com/watch?v=../../redirect',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://www.youtube.com/@apunt',
    'https://youtu.be/',
    'https://vm.tiktok.com/ZMabcdef/',
    'https://www.tiktok.com/@scout2015',
    'https://www.tiktok.com/@scout2015/video/67183"><script>',
    'https://www.tiktok.com/player/v1/6718335390845095173',
    'https://www.instagram.com/apunt.media/',
    'https://www.instagram.com/accounts/login/',
    'https://www.instagram.com/p/',
    'https://www.instagram.com/p/..%2F..%2Flogin/',
    'https://www.instagram.com/constructor/CUbHfhpswxt/',
    'https://x.com/jack',
    'https://x.com/jack/status/vint',
    'https://x.com/jack/status/20/../../../login',
    'https://x.com/intent/post?text=a',
    'https://www.facebook.com/apunt',
    'https://www.facebook.com/login.php?next=/apunt/posts/10154009990506729',
    'https://www.facebook.com/share/p/abcdef/',
    'https://www.facebook.com/plugins/post.php?href=https://evil.example',
    'https://l.facebook.com/l.php?u=https://evil.example',
    'https://fb.watch/abcdef/',
    'https://example.com/video',
    '/watch?v=aqz-KE-bpKQ',
  ])('«%s»', (address) => {
    expect(findProvider(address)).toBeUndefined();
  });

  test.each([undefined, null, 5, {}, ['https://youtu.be/aqz-KE-bpKQ']])('%o', (address) => {
    expect(findProvider(address)).toBeUndefined();
  });
});

test('EMB-04 accepts only the page of embeds, and those below it, as own frames', () => {
  const page = 'https://apunt.example/prova/incrustat';
  for (const own of [
    '/prova/incrustat/a',
    '/prova/incrustat',
    `${page}/b?c=1`,
    'https://apunt.example/prova/incrustat/../incrustat/x',
  ])
    expect(findEmbed(own, page)?.src, own).toMatch(/^https:\/\/apunt\.example\/prova\/incrustat/);
  for (const other of [
    '/perfil',
    '/prova/incrustats',
    '/prova/incrustat/../perfil',
    '/incrustat/a',
    'https://evil.example/prova/incrustat/a',
    '//evil.example/prova/incrustat/a',
    'javascript:alert(1)',
    '',
    undefined,
  ])
    expect(ownEmbed(other, page), other).toBeUndefined();
});

test('W-04 W-21 gives own frames no origin, and a provider’s frame only its own', () => {
  const own = ownEmbed('/incrustat', 'https://apunt.example/incrustat')?.rights;
  expect(own?.sandbox.split(' ')).not.toContain('allow-same-origin');
  expect(own?.referrerPolicy).toBe('no-referrer');
  for (const name of providerNames) expect(providers[name].hosts).not.toContain('apunt.example');
  for (const address of ['https://youtu.be/aqz-KE-bpKQ', 'https://x.com/jack/status/1234567890']) {
    const sandbox = findProvider(address)?.rights.sandbox.split(' ') ?? [];
    for (const right of [
      'allow-top-navigation',
      'allow-top-navigation-by-user-activation',
      'allow-modals',
      'allow-downloads',
    ])
      expect(sandbox).not.toContain(right);
  }
  // this player needs a referrer: it gets the site, but not the page
  expect(findProvider('https://youtu.be/aqz-KE-bpKQ')?.rights.referrerPolicy).toBe('strict-origin');
  expect(findProvider('https://x.com/jack/status/1234567890')?.rights.referrerPolicy).toBe('no-referrer');
});

test('EMB-04 recognises a pasted iframe of a provider as its player', () => {
  const frame = (attributes: string) => `<iframe width="560" ${attributes} allowfullscreen></iframe>`;
  expect(findPasted(frame('src="https://www.youtube.com/embed/aqz-KE-bpKQ?a=1&amp;start=5"'))?.src).toBe(
    tube('&start=5'),
  );
  expect(findPasted(`\n ${frame("src='https://www.youtube.com/embed/aqz-KE-bpKQ'")} \n`)?.src).toBe(tube());
  for (const other of [
    frame('src="https://evil.example/"'),
    `${frame('src="https://www.youtube.com/embed/aqz-KE-bpKQ"')}<script>alert(1)</script>`,
    frame('data-src="https://www.youtube.com/embed/aqz-KE-bpKQ"'),
    frame('src="https://evil.example/" src="https://www.youtube.com/embed/aqz-KE-bpKQ"'),
    '<p>text</p>',
    '',
  ])
    expect(findPasted(other), other).toBeUndefined();
});
