import { createGoogleTag, type GoogleTag } from '../../tests/support/google-tag.ts';
import {
  axe,
  becomes,
  callsOf,
  describe,
  expect,
  isSeen,
  it,
  loginAs,
  logout,
  openWidget,
  type Page,
  Reader,
  tag,
} from '../../tests/support/widget.ts';

const unit = '/1234/centre';
const sizes = '{"mobile":[[320,100]],"desktop":[[300,250]]}';
const place = { 'slot-id': 'lloc', 'ad-unit-code': unit, sizes };
const config = {
  'ad-service': 'gpt',
  // an address of ours, which no test lets the page request
  'ad-url': '/anuncis/gpt.js',
  'ad-key-values': '{"section":"esports"}'.replaceAll('"', '&quot;'),
};
const room =
  '<svg class="ap-ad-room" data-screens="desktop" width="1" height="250" aria-hidden="true"></svg>';
const tall = '<svg width="1" height="3000" aria-hidden="true"></svg>';
const rooms = `<p class="ap-ad-label">Publicitat</p>${room}`;

type Options = Parameters<typeof openWidget>[1];
type WithTag = Window & { googletag?: unknown };

/** Opens a page with the stand-in in the place of Google's script. */
async function openAds(body: string, options: Options = {}) {
  let google: GoogleTag | undefined;
  const before = ({ window, document }: Page) => {
    google = createGoogleTag(document);
    (window as WithTag).googletag = google.tag;
  };
  const widget = await openWidget(body, { config, before, ...options });
  const { page } = widget;
  return {
    ...widget,
    google: google as unknown as GoogleTag,
    frames: () => [...page.document.querySelectorAll('ap-ad iframe')].map((frame) => frame.clientHeight),
    agree: (ads: boolean, personalisedAds = false) => page.window.ap?.consent.set({ ads, personalisedAds }),
    top: (selector: string) => page.one(selector).getBoundingClientRect().top + page.window.scrollY,
    scroll: (top: number) => page.window.scrollTo({ top, behavior: 'instant' }),
  };
}

const ad = (more: Record<string, string> = {}, content = rooms) =>
  tag('ap-ad', { ...place, ...more }, content);
const after = '<p id="after">Després</p>';

describe('<ap-ad> with Google Publisher Tag', () => {
  it('AD-11 AD-12 shows an ad only with consent, and removes it without moving the page', async () => {
    const { page, google, frames, agree, top } = await openAds(ad() + after);
    const at = top('#after');
    await page.settled();
    expect([google.slots, google.settings]).to.deep.equal([[], {}]);
    agree(true);
    await becomes(() => google.requests, [[unit]]);
    expect(structuredClone(google.settings.targeting)).to.deep.equal({ section: ['esports'] });
    google.answer(unit, [300, 250]);
    await becomes(frames, [250]);
    await page.settled();
    expect(top('#after')).to.equal(at);
    await axe(page, 'ap-ad');
    agree(false);
    await becomes(frames, []);
    await becomes(() => google.slots.length, 0);
    expect(top('#after')).to.equal(at);
  });

  it('AD-11 AD-12 the cookie of the site alone is not enough for Google’s script', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie of the site, as it writes it
    document.cookie = 'proves-anuncis=1; path=/';
    try {
      const withCookie = { ...config, 'ad-consent-cookie': 'proves-anuncis' };
      const { page, google, agree } = await openAds(ad(), { config: withCookie });
      await page.settled();
      expect([google.slots, google.settings]).to.deep.equal([[], {}]);
      agree(true);
      await becomes(() => google.requests, [[unit]]);
    } finally {
      // biome-ignore lint/suspicious/noDocumentCookie: see above
      document.cookie = 'proves-anuncis=; path=/; max-age=0';
    }
  });

  it('requests the ad anew when personalised ads are accepted or refused', async () => {
    const { google, agree } = await openAds(ad());
    agree(true);
    await becomes(() => google.requests.length, 1);
    agree(true, true);
    await becomes(() => google.requests.length, 2);
    expect(google.settings.privacyTreatments?.treatments?.length).to.equal(0);
    agree(true, false);
    await becomes(() => google.requests.length, 3);
    expect([google.settings.privacyTreatments?.treatments?.join(), google.slots.length]).to.deep.equal([
      'disablePersonalization',
      1,
    ]);
  });

  it('LIST-13 requests the ads near the viewport together, and a far one when it comes near', async () => {
    const units = ['/1234/a', '/1234/b', '/1234/c'];
    const [first = '', second = '', far = ''] = units.map((code) => ad({ 'ad-unit-code': code }));
    const { google, agree, scroll, top, page } = await openAds(first + second + tall + tall + far);
    agree(true);
    await becomes(() => google.requests.map((units) => units.toSorted()), [['/1234/a', '/1234/b']]);
    await page.settled();
    expect(google.slots).to.have.length(2);
    scroll(top('ap-ad:last-of-type') - 500);
    await becomes(() => google.requests.length, 2);
    expect(google.requests[1]).to.deep.equal(['/1234/c']);
  });

  it('LIST-13 requests only the new ads of content that is added, and destroys those of removed content', async () => {
    const { page, google, agree } = await openAds(ad());
    agree(true);
    await becomes(() => google.requests, [[unit]]);
    const copy = page.one('ap-ad').cloneNode() as HTMLElement;
    copy.setAttribute('ad-unit-code', '/1234/nou');
    page.one('ap-ad').after(copy);
    await becomes(() => google.requests, [[unit], ['/1234/nou']]);
    copy.remove();
    await becomes(() => google.slots.map((slot) => slot.unit), [unit]);
  });

  it('BEY-11 AD-12 requests no ad for a child or in the club, and takes it away when a child logs in', async () => {
    await loginAs('7');
    const club = await openAds(ad(), { config: { ...config, site: 'lacolla' } });
    club.agree(true);
    await club.page.settled();
    expect([club.google.slots, club.google.settings]).to.deep.equal([[], {}]);
    await logout();
    const { page, google, frames, agree } = await openAds(ad());
    agree(true);
    await becomes(() => google.requests.length, 1);
    google.answer(unit, [300, 250]);
    await becomes(frames, [250]);
    await loginAs('30');
    await page.window.ap?.session.reload();
    await becomes(frames, []);
    await page.settled();
    expect([google.slots, google.requests.length]).to.deep.equal([[], 1]);
    await logout();
  });

  for (const [what, size] of [
    ['without an ad', null],
    ['with one of another size', [970, 250]],
  ] as const)
    it(`AD-01 AD-11 an answer ${what} moves nothing in view; the space is removed out of view`, async () => {
      const { page, host, google, frames, agree, top, scroll } = await openAds(tall + ad() + after + tall);
      const at = top('#after');
      scroll(top('ap-ad') - 100);
      agree(true);
      await becomes(() => google.requests, [[unit]]);
      google.answer(unit, size as [number, number] | null);
      await page.settled();
      expect([frames(), isSeen(host), top('#after'), google.slots]).to.deep.equal([[], true, at, []]);
      scroll(0);
      await becomes(() => host.hidden, true);
    });

  it('API-40 a page whose policy refuses the script has no ad, and no error', async () => {
    const { page, host, frames, agree } = await openAds(ad() + after, { before: () => {} });
    page.allow(/^policy: trusted-types trusted-types-policy ap-gpt/);
    agree(true);
    await page.settled();
    expect([frames(), isSeen(host), callsOf(page, '/anuncis/')]).to.deep.equal([[], true, []]);
  });

  it('AD-02 AD-03 shows the closable ad past one screen, and destroys its slot when it is closed', async () => {
    const body = `<div id="content" tabindex="-1">${tall}${tall}</div>`;
    const closable = ad({ closable: '', 'content-selector': '#content' }, '');
    const { page, google, agree, scroll } = await openAds(closable + body);
    const bar = () => isSeen(page.document.querySelector('ap-ad aside'));
    agree(true);
    await becomes(() => google.requests, [[unit]]);
    scroll(page.window.innerHeight + 1);
    expect(bar()).to.equal(false);
    google.answer(unit, [300, 250]);
    await becomes(bar, true);
    await new Reader(page).press('button', 'Tanqueu l’anunci');
    await becomes(bar, false);
    expect([google.slots, google.requests.length]).to.deep.equal([[], 1]);
  });
});
