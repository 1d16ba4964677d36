import {
  axe,
  becomes,
  callsOf,
  describe,
  expect,
  hear,
  isSeen,
  it,
  keys,
  loginAs,
  logout,
  openWidget,
  type Page,
  Reader,
  tag,
} from '../../tests/support/widget.ts';

const sizes = '{"mobile":[[320,100]],"desktop":[[300,250]]}';
const place = { 'slot-id': 'lloc', 'ad-unit-code': 'proves/centre', sizes };
const config = { 'ad-url': '/anuncis', 'ad-consent-cookie': 'proves-anuncis' };
const room = (height: number, screens: string) =>
  `<svg class="ap-ad-room" data-screens="${screens}" width="1" height="${height}" aria-hidden="true"></svg>`;
const rooms = `<p class="ap-ad-label">Publicitat</p>${room(100, 'mobile')}${room(250, 'desktop')}`;
const tall = '<svg width="1" height="3000" aria-hidden="true"></svg>';

type Options = Parameters<typeof openWidget>[1];

async function openAd(more: Record<string, string> = {}, options: Options = {}, around = ['', '']) {
  const content = 'closable' in more ? '' : rooms;
  const [before = '', after = ''] = around;
  const body = `${before}${tag('ap-ad', { ...place, ...more }, content)}<p id="after">Després</p>${after}`;
  const widget = await openWidget(body, { config, ...options });
  const { page } = widget;
  return {
    ...widget,
    frame: () => page.document.querySelector<HTMLIFrameElement>('ap-ad iframe'),
    asked: () => callsOf(page, '/anuncis/'),
    agree: (ads: boolean) => page.window.ap?.consent.set({ ads }),
    afterTop: () => page.one('#after').getBoundingClientRect().top + page.window.scrollY,
    scroll: (top: number) => page.window.scrollTo({ top, behavior: 'instant' }),
  };
}

/** Replaces the demo's ad service on this page. */
const serving = (answer: () => Promise<Response>) => ({
  before: ({ window }: Page) => {
    const { fetch } = window;
    window.fetch = (...args) => (String(args[0]).includes('/anuncis/') ? answer() : fetch(...args));
  },
});

describe('<ap-ad>', () => {
  it('AD-11 AD-12 shows an ad only with consent and removes it without moving the page', async () => {
    let top = 0;
    const before = (page: Page) => {
      top = page.one('#after').getBoundingClientRect().top;
    };
    const { page, frame, asked, agree, afterTop } = await openAd({}, { before });
    expect([frame(), asked(), afterTop()]).to.deep.equal([null, [], top]);
    agree(true);
    await becomes(() => frame()?.width, '300');
    await page.settled();
    expect([asked(), afterTop()]).to.deep.equal([['GET /anuncis/decisions'], top]);
    expect(page.watch.calls.at(-1)?.headers.get('authorization')).to.equal(null);
    expect([frame()?.sandbox.contains('allow-same-origin'), frame()?.referrerPolicy]).to.deep.equal([
      false,
      'no-referrer',
    ]);
    expect(frame()?.title).to.equal('Publicitat');
    await axe(page, 'ap-ad');
    agree(false);
    await becomes(frame, null);
    expect(afterTop()).to.equal(top);
  });

  it('AD-11 takes the cookie of the site for its consent, until the page’s tool has said otherwise', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie of the site, as it writes it
    document.cookie = 'proves-anuncis=1; path=/';
    try {
      const { frame, agree } = await openAd();
      await becomes(() => frame()?.width, '300');
      agree(false);
      await becomes(frame, null);
    } finally {
      // biome-ignore lint/suspicious/noDocumentCookie: see above
      document.cookie = 'proves-anuncis=; path=/; max-age=0';
    }
  });

  it('BEY-11 AD-12 requests no ad for a child or in the club, despite an adult’s consent', async () => {
    const asked: string[] = [];
    const before = ({ window }: Page) => {
      const { fetch } = window;
      window.fetch = (...args) => {
        const url = String(args[0]);
        if (!url.startsWith('https://anuncis.example/')) return fetch(...args);
        asked.push(url);
        return Promise.resolve(new Response(null, { status: 204 }));
      };
    };
    const elsewhere = { ...config, 'ad-url': 'https://anuncis.example/v1' };
    for (const [site, userId] of [
      ['apunt', '30'],
      ['lacolla', '7'],
    ] as const) {
      await loginAs(userId);
      const { page, frame, agree } = await openAd({}, { before, config: { ...elsewhere, site } });
      agree(true);
      await page.settled();
      expect([site, frame(), asked]).to.deep.equal([site, null, []]);
    }
  });

  it('BEY-11 takes the ad away when a child logs in, and has one again for the adult after', async () => {
    const { page, frame, asked, agree, afterTop } = await openAd();
    agree(true);
    await becomes(() => frame()?.width, '300');
    const top = afterTop();
    await loginAs('30');
    await page.window.ap?.session.reload();
    await becomes(frame, null);
    await page.settled();
    expect([asked().length, afterTop()]).to.deep.equal([1, top]);
    await logout();
    await page.window.ap?.session.reload();
    await becomes(() => frame()?.width, '300');
    expect(asked()).to.have.length(2);
  });

  it('AD-01 AD-11 has neither ad nor room in a preview and where there is no service', async () => {
    for (const [more, options] of [
      [{ preview: '' }, {}],
      [{}, { config: { ...config, preview: '' } }],
      [{}, { config: {} }],
    ] as const) {
      const { page, host, asked, agree } = await openAd(more, options);
      agree(true);
      await page.settled();
      expect([isSeen(host), asked()]).to.deep.equal([false, []]);
    }
  });

  it('AD-05 AD-06 has the sizes of small screens up to «mobile-max», and tells those that are none', async () => {
    const small = await openAd({}, { width: 360 });
    small.agree(true);
    await becomes(() => [small.frame()?.offsetWidth, small.frame()?.offsetHeight], [320, 100]);
    const wide = await openAd({ 'mobile-max': '1000' });
    wide.agree(true);
    await becomes(() => wide.frame()?.width, '320');
    const wrong = await openAd({ sizes: '[[300,250],["gran"]]' });
    wrong.agree(true);
    await becomes(() => wrong.frame()?.width, '300');
    expect(wrong.page.watch.warnings.join()).to.contain('sizes');
  });

  it('AD-06 warns once of an empty or a missing code of the service, and asks for nothing', async () => {
    const { 'ad-unit-code': _, ...others } = place;
    for (const attributes of [{ ...others, 'ad-unit-code': '' }, others]) {
      const { page, agree, asked } = await openWidget(tag('ap-ad', attributes, rooms), { config }).then(
        (opened) => ({
          ...opened,
          agree: () => opened.page.window.ap?.consent.set({ ads: true }),
          asked: () => callsOf(opened.page, '/anuncis/'),
        }),
      );
      agree();
      await page.settled();
      const warnings = page.watch.warnings.filter((text) => text.includes('<ap-ad> ad-unit-code="": '));
      expect([warnings.length, asked()], page.watch.warnings.join()).to.deep.equal([1, []]);
    }
  });

  it('AD-04 passes on to the service all that the place says, for this screen', async () => {
    const asked: string[] = [];
    const before = ({ window }: Page) => {
      const { fetch } = window;
      window.fetch = (...args) => {
        asked.push(String(args[0]));
        return fetch(...args);
      };
    };
    const { frame, agree } = await openAd({ 'slot-name': 'Centre', 'slot-type': 'line' }, { before });
    agree(true);
    await becomes(() => frame() !== null, true);
    const said = asked.flatMap((url) => (url.includes('/anuncis/decisions') ? [new URL(url)] : []));
    expect(said.map(({ searchParams }) => Object.fromEntries(searchParams))).to.deep.equal([
      {
        slot: 'lloc',
        unit: 'proves/centre',
        name: 'Centre',
        type: 'line',
        site: 'apunt',
        sizes: '300x250',
      },
    ]);
  });

  it('AD-02 BEY-24 the sticky ad never covers the focused element', async () => {
    const links = Array.from({ length: 60 }, (_, i) => `<p><a href="#l${i}">Enllaç ${i}</a></p>`).join('');
    const around = ['', `<div id="content">${tall}${links}${tall}</div>`];
    const { page, frame, agree, scroll } = await openAd(
      { closable: '', 'content-selector': '#content' },
      {},
      around,
    );
    agree(true);
    await becomes(() => frame() !== null, true);
    scroll(page.one('[href="#l0"]').getBoundingClientRect().top + page.window.scrollY - 40);
    await becomes(() => isSeen(page.document.querySelector('ap-ad aside')), true);
    page.one('[href="#l0"]').focus();
    for (let step = 0; step < 40; step++) {
      await keys('Tab');
      await becomes(
        () => {
          const { activeElement: element } = page.document;
          const bar = page.one('ap-ad aside');
          const isFree =
            (element as Element).getBoundingClientRect().bottom <= bar.getBoundingClientRect().top;
          return element?.localName === 'a' && (bar.hidden || isFree);
        },
        true,
        `step ${step}`,
      );
    }
  });

  for (const [what, answer] of [
    ['blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['broken', async () => new Response('', { status: 500 })],
    ['full of garbage', async () => new Response('<html>')],
    ['slow', () => new Promise<Response>(() => {})],
  ] as const)
    it(`API-40 AD-11 a service that is ${what} moves nothing; the space is removed out of view`, async () => {
      const { host, frame, agree, afterTop, scroll } = await openAd({}, serving(answer), [tall, tall]);
      const top = afterTop();
      agree(true);
      await becomes(() => isSeen(host), true);
      expect([frame(), afterTop()]).to.deep.equal([null, top]);
      scroll(0);
      // a slow service may still answer, so its space stays reserved
      if (what !== 'slow') await becomes(() => host.hidden, true);
      expect(frame()).to.equal(null);
    });

  it('AD-03 AD-08 shows the closable ad past one screen until the content ends', {
    tag: ['@AD-09', '@AD-10'],
  }, async () => {
    const more = { closable: '', 'content-selector': '#content' };
    const around = ['', `<div id="content" tabindex="-1">${tall}</div>${tall}`];
    const { page, frame, agree, afterTop, scroll } = await openAd(more, {}, around);
    const events = hear(page, 'ap-ad-close');
    const all = new Reader(page);
    await page.document.fonts.ready;
    const bar = () => isSeen(page.document.querySelector('ap-ad aside'));
    const top = afterTop();
    agree(true);
    await becomes(() => frame() !== null, true);
    expect([bar(), afterTop()]).to.deep.equal([false, top]);
    const screen = page.window.innerHeight;
    const seenAt = async (at: number, isThere: boolean) => {
      scroll(at);
      await becomes(bar, isThere, `at ${at} px`);
      expect(isSeen(frame()), `the ad at ${at} px`).to.equal(isThere);
    };
    await seenAt(screen + 1, true);
    await seenAt(screen, false);
    await seenAt(screen + 1, true);
    const end = page.one('#content').getBoundingClientRect().bottom + page.window.scrollY;
    await seenAt(end - screen - 2, true);
    await seenAt(end - screen + 2, false);
    await seenAt(end - screen - 2, true);
    await axe(page, 'ap-ad');
    await all.press('button', 'Tanqueu l’anunci');
    await becomes(bar, false);
    expect(events).to.deep.equal([['ap-ad-close', { id: 'lloc' }]]);
    expect(page.document.activeElement?.id).to.equal('content');
    (page.document.activeElement as HTMLElement).blur();
    expect(page.one('#content').getAttribute('tabindex'), 'the page’s own').to.equal('-1');
    scroll(0);
    await page.frames(2);
    scroll(screen + 1);
    await page.frames(3);
    expect([bar(), frame()]).to.deep.equal([false, null]);
  });
});
