import {
  axe,
  becomes,
  describe,
  expect,
  hear,
  isSeen,
  it,
  keys,
  loginAs,
  logout,
  openWidget,
  tag,
} from '../../tests/support/widget.ts';

const url = 'https://example.cat/notícia?a=1&b=2#c';
const shared = new URL(url).href;
const title = 'Música & «patis» 100 %';
const always = ['Facebook', 'X', 'WhatsApp'];

type Options = Parameters<typeof openWidget>[1];

async function openBar(attributes: Record<string, string> = {}, options?: Options) {
  const all = { url, 'share-title': title, ...attributes };
  const widget = await openWidget(tag('ap-share-bar', all), options);
  const { host } = widget;
  const items = () => [...host.querySelectorAll<HTMLElement>('[data-ap-mount] li')].filter(isSeen);
  return {
    ...widget,
    names: () =>
      items().map((item) => item.querySelector('svg + span, [aria-hidden] + span')?.textContent ?? ''),
    hrefs: () => [...host.querySelectorAll<HTMLAnchorElement>('[data-ap-mount] a')].map(({ href }) => href),
  };
}

const toggle = /^(Més|Menys)$/;
const parameter = (href: string | undefined, name: string) => new URL(href ?? '').searchParams.get(name);

describe('<ap-share-bar>', () => {
  it('SHARE-02 SHARE-08 shows three networks when closed and four more when open', async () => {
    const { page, host, see, names } = await openBar();
    const events = hear(page, 'ap-share-toggle');
    expect(names()).to.deep.equal([...always, 'Més']);
    expect(see.one('button', toggle).ariaExpanded).to.equal('false');
    await see.press('button', toggle);
    await becomes(names, [...always, 'Bluesky', 'Threads', 'LinkedIn', 'Telegram', 'Menys']);
    expect(see.one('button', toggle).ariaExpanded).to.equal('true');
    expect(host.hasAttribute('open')).to.equal(true);
    await see.focus('button', toggle);
    await keys('Enter');
    await becomes(names, [...always, 'Més']);
    expect(host.hasAttribute('open')).to.equal(false);
    expect(see.isFocused('button', toggle)).to.equal(true);
    expect(events).to.deep.equal([
      ['ap-share-toggle', { open: true }],
      ['ap-share-toggle', { open: false }],
    ]);
  });

  it('SHARE-03 SHARE-15 adds a copy button to the aside variant and expands the live one permanently', async () => {
    const aside = await openBar({ variant: 'aside' });
    expect(aside.names()).to.deep.equal([...always, 'Copieu l’enllaç', 'Més']);
    const live = await openBar({ variant: 'live', open: '' });
    await becomes(live.names, [...always, 'Telegram', 'Copieu l’enllaç']);
    await live.see.lacks('button', toggle);
  });

  it('SHARE-06 SHARE-13 links to the documented addresses of the networks, in a new tab, and is accessible', async () => {
    const { page, host, see, hrefs } = await openBar({ open: '', via: '@apunt' });
    await becomes(() => hrefs().length, 7);
    const text = `${title} ${shared}`;
    const found = hrefs().map((href) => {
      const { origin, pathname, searchParams } = new URL(href);
      return [origin + pathname, Object.fromEntries(searchParams)];
    });
    expect(found).to.deep.equal([
      ['https://www.facebook.com/sharer/sharer.php', { u: shared }],
      ['https://x.com/intent/post', { text: title, url: shared, via: 'apunt' }],
      ['https://api.whatsapp.com/send', { text }],
      ['https://bsky.app/intent/compose', { text }],
      ['https://www.threads.net/intent/post', { text }],
      ['https://www.linkedin.com/sharing/share-offsite/', { url: shared }],
      ['https://t.me/share/url', { url: shared, text: title }],
    ]);
    expect(hrefs().join(), 'a space is none to everybody where it is a plus').not.to.contain('+');
    const links = see.all('link', /\(finestra nova\)$/) as HTMLAnchorElement[];
    expect(links.map(({ target, rel }) => `${target} ${rel}`)).to.deep.equal(
      Array(7).fill('_blank noopener noreferrer'),
    );
    await axe(page, 'ap-share-bar');
    host.removeAttribute('open');
    await becomes(() => see.all('link').length, 3);
    await axe(page, 'ap-share-bar');
  });

  it('SHARE-10 SHARE-14 takes the handle of the page’s configuration, or none', async () => {
    const { page, see } = await openBar();
    const via = () => parameter((see.one('link', /^X/) as HTMLAnchorElement).href, 'via');
    expect(via()).to.equal(null);
    for (const [site, handle] of [
      ['apunts', '@apunts'],
      ['apunt', 'apunt'],
    ] as const) {
      page.one('ap-config').setAttribute('site', site);
      page.one('ap-config').setAttribute('via', handle);
      await becomes(via, handle.replace('@', ''));
    }
  });

  it('W-21 SHARE-10 is not there in the club, nor for a child', async () => {
    const { page, host } = await openBar();
    expect(isSeen(host)).to.equal(true);
    for (const [site, seen] of [
      ['lacolla', false],
      ['apunt', true],
    ] as const) {
      page.one('ap-config').setAttribute('site', site);
      await becomes(() => isSeen(host), seen, site);
    }
    await loginAs('30');
    await page.window.ap?.session.reload();
    await becomes(() => isSeen(host), false, 'a child');
    await logout();
  });

  it('SHARE-12 shares the canonical link and page title by default, else the address without hash', async () => {
    const canonical = 'https://example.cat/canonica';
    const head = `<link rel="canonical" href="${canonical}">`;
    const { page, see } = await openWidget('<ap-share-bar></ap-share-bar>', { head });
    const first = see.one('link', /^X/) as HTMLAnchorElement;
    expect([parameter(first.href, 'url'), parameter(first.href, 'text')]).to.deep.equal([
      canonical,
      page.document.title,
    ]);
    page.one('link[rel=canonical]').remove();
    page.window.history.replaceState(null, '', '#part');
    const other = page.document.createElement('ap-share-bar');
    page.main.append(other);
    await page.settled([other]);
    const link = [...other.querySelectorAll('a')].find(({ href }) => href.startsWith('https://x.com'));
    expect(parameter(link?.href, 'url')).to.equal(page.window.location.href.replace('#part', ''));
  });

  it('SHARE-03 SHARE-12 reports the followed network and never shares a script address', async () => {
    const { page, host, see } = await openBar();
    const events = hear(page, 'ap-share');
    host.addEventListener('click', (event) => event.preventDefault()); // no new tab
    await see.press('link', /^WhatsApp/);
    expect(events).to.deep.equal([['ap-share', { network: 'whatsapp', url: shared }]]);

    const unsafe = await openBar({ url: 'javascript:alert(1)' });
    expect(unsafe.hrefs().join()).not.to.contain('javascript');
    expect(unsafe.hrefs()[0]).to.contain(encodeURIComponent('/made'));
  });

  it('SHARE-09 SHARE-18 closes when the width of the window changes, not when only its height does', async () => {
    const { page, host, see } = await openBar();
    await see.press('button', toggle);
    await becomes(() => see.all('link').length, 7);
    const events = hear(page, 'ap-share-toggle');
    const resized = () =>
      new Promise((resolve) => page.window.addEventListener('resize', resolve, { once: true }));
    let heard = resized();
    page.frame.height = '500';
    await heard;
    expect(host.hasAttribute('open')).to.equal(true);
    heard = resized();
    await page.resize(899);
    await heard;
    await becomes(() => see.all('link').length, 3);
    expect(host.hasAttribute('open')).to.equal(false);
    expect(events).to.deep.equal([['ap-share-toggle', { open: false }]]);
  });

  it('SHARE-11 SHARE-17 only logs a copy that is not permitted, and shows no note', async () => {
    const { page, host, see } = await openBar(
      { variant: 'aside' },
      {
        before: ({ window }) => {
          const { DOMException } = window;
          window.navigator.clipboard.writeText = () =>
            Promise.reject(new DOMException('denied', 'NotAllowedError'));
        },
      },
    );
    const events = hear(page, 'ap-share', 'ap-error');
    await see.press('button', 'Copieu l’enllaç');
    await becomes(() => page.watch.warnings.length, 1);
    await see.lacks('button', 'Enllaç copiat');
    expect(host.dataset.apState).to.equal('ready');
    expect(events.map(([name, detail]) => [name, (detail as { code: string }).code])).to.deep.equal([
      ['ap-error', 'NotAllowedError'],
    ]);
  });
});

describe('<ap-share-bar> on a phone', () => {
  /** Stand-in for the native share menu, which a test cannot use. */
  function phone(result: 'shares' | 'AbortError' | 'NotAllowedError') {
    const calls: unknown[] = [];
    const before: NonNullable<Options>['before'] = ({ window }) =>
      Object.defineProperty(window.navigator, 'share', {
        configurable: true,
        value: async (data: object) => {
          calls.push({ ...data });
          if (result !== 'shares') throw new window.DOMException('no', result);
        },
      });
    return { calls, before };
  }

  it('SHARE-05 SHARE-16 has the menu of the phone instead of the list below 568 px, and only there', async () => {
    const { calls, before } = phone('shares');
    const { page, see } = await openBar({}, { before, width: 568 });
    expect(see.all('link').length).to.equal(3);
    await page.resize(567);
    await see.shows('button', 'Compartiu');
    await see.lacks('link');
    const events = hear(page, 'ap-share');
    await see.press('button', 'Compartiu');
    await becomes(() => events, [['ap-share', { network: 'native', url: shared }]]);
    expect(calls).to.deep.equal([{ url: shared, title }]);
    await page.resize(568);
    await becomes(() => see.all('link').length, 3);
  });

  it('SHARE-05 keeps the list where there is no such menu', async () => {
    const before: NonNullable<Options>['before'] = ({ window }) =>
      Object.defineProperty(window.navigator, 'share', { value: undefined });
    const { see } = await openBar({}, { before, width: 360 });
    expect(see.all('link').length).to.equal(3);
    expect(see.all('button', 'Compartiu')).to.deep.equal([]);
  });

  it('SHARE-16 says nothing when the menu is left', async () => {
    const { calls, before } = phone('AbortError');
    const { page, see } = await openBar({}, { before, width: 360 });
    const events = hear(page, 'ap-share', 'ap-error');
    await see.press('button', 'Compartiu');
    await becomes(() => calls.length, 1);
    await page.frames(2);
    expect(events).to.deep.equal([]);
    expect(page.watch.warnings).to.deep.equal([]);
  });

  it('SHARE-11 only logs a menu that fails', async () => {
    const { page, see } = await openBar({}, { before: phone('NotAllowedError').before, width: 360 });
    const events = hear(page, 'ap-error');
    await see.press('button', 'Compartiu');
    await becomes(
      () => events.map(([, detail]) => (detail as { code: string; tag: string }).code),
      ['NotAllowedError'],
    );
    await see.shows('button', 'Compartiu');
  });
});
