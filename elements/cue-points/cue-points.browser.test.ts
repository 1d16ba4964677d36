import { far, openPlayer } from '../../tests/support/tags/player.ts';
import {
  axe,
  becomes,
  callsOf,
  describe,
  expect,
  fault,
  hear,
  isSeen,
  it,
  keys,
  loginAs,
  logout,
  openWidget,
  press,
  Reader,
  tag,
  textOf,
  waysFrom,
} from '../../tests/support/widget.ts';

const list = `<nav aria-label="Moments"><ol>
  <li><a href="?t=12"><b>0:12</b> La porta</a></li>
  <li><a href="?t=24"><b>0:24</b> L’escala</a></li>
</ol></nav>`;
const url = 'https://example.cat/v?a=1&t=3#c';
const shared = (t: number) => `https://example.cat/v?a=1&t=${t}#c`;
const film = '/assets/media/v1/far/manifest.mpd';

type Options = Parameters<typeof openWidget>[1];
const openPoints = (attributes: Record<string, string> = {}, options?: Options, content = list) =>
  openWidget(tag('ap-cue-points', { url, ...attributes }, content), options);

/** Stand-in clipboard: the written text, or the reason of a rejection. */
function clipboard(refusal?: string) {
  const written: string[] = [];
  const before: NonNullable<Options>['before'] = ({ window }) => {
    window.navigator.clipboard.writeText = async (text) => {
      if (refusal) throw new window.DOMException('no', refusal);
      written.push(text);
    };
  };
  return { written, before };
}

const copyButton = 'Copieu l’enllaç: 0:24 L’escala';

describe('<ap-cue-points>', () => {
  it('CUE-01 CUE-05 takes the page’s player to the second of a moment, and plays, by mouse and by keyboard', async () => {
    const { page, plays, jumps } = await openPlayer(far, {
      after: tag('ap-cue-points', { url }, list),
    });
    const all = new Reader(page, 'ap-cue-points');
    const host = page.one('ap-cue-points');
    host.scrollIntoView();
    await page.settled([host]);
    const heard = hear(page, 'ap-seek');
    const ways = waysFrom(page);
    const begun = hear(page, 'ap-play');
    await all.press('link', '0:24 L’escala');
    await plays();
    expect(jumps.at(-1)).to.equal(24);
    // by then the whole player is there and takes the focus no more
    await becomes(() => begun.length, 1);
    await all.focus('link', '0:12 La porta');
    await all.focuses('link', '0:12 La porta');
    await keys('Enter');
    await becomes(() => jumps.at(-1), 12);
    expect(heard).to.deep.equal([
      ['ap-seek', { seconds: 24, playerId: null }],
      ['ap-seek', { seconds: 12, playerId: null }],
    ]);
    expect(ways, 'the page stays').to.deep.equal([]);
  });

  it('CUE-05 takes the player that the page names, and says that it needs a name', async () => {
    const { page } = await openPlayer(far, {
      after: `<div id="segon">${tag('ap-player', { id: 'un-altre', src: film })}</div>
        ${tag('ap-cue-points', { player: '#segon' }, list)}
        <div class="anonim">${tag('ap-player', { src: film })}</div>`,
    });
    const all = new Reader(page, 'ap-cue-points');
    const host = page.one('ap-cue-points');
    host.scrollIntoView();
    await page.settled([host]);
    waysFrom(page);
    const heard = hear(page, 'ap-seek');
    await all.press('link', '0:24 L’escala');
    await becomes(
      () => heard,
      [['ap-seek', { seconds: 24, playerId: 'un-altre' }]],
      'the named player is sought',
    );
    expect(page.watch.warnings).to.deep.equal([]);
    host.setAttribute('player', '.anonim');
    const link = all.one('link', '0:24 L’escala');
    // a busy browser may render the new name late
    await becomes(() => {
      press(link);
      return page.watch.warnings.length > 0;
    }, true);
    expect(page.watch.warnings).to.deep.equal([
      '<ap-cue-points> player=".anonim": s’esperava un reproductor amb «id», com ara «#principal».',
    ]);
  });

  it('CUE-05 takes the browser’s own player where there is no other, or the code of ours cannot be had', async () => {
    const media = '<audio src="/assets/media/v1/coral/audio.m4a" preload="none"></audio>';
    await fault('503', '/dist/chunks/player', 99);
    for (const player of [media, `<ap-player>${media}</ap-player>`]) {
      const { page, all } = await openWidget(`${tag('ap-cue-points', {}, list)}${player}`);
      page.allow(/player/);
      const audio = page.one('audio') as HTMLAudioElement;
      const plays = new Promise((resolve) => audio.addEventListener('play', resolve, { once: true }));
      const ways = waysFrom(page);
      await all.press('link', '0:24 L’escala');
      await plays;
      expect([audio.currentTime, ways]).to.deep.equal([24, []]);
    }
  });

  it('CUE-05 a player that is far away, and not there yet, comes and goes there', async () => {
    const player = tag('ap-player', { src: film }, '<a href="/v">Un far</a>');
    const { page, see } = await openWidget(
      `${tag('ap-cue-points', {}, list)}<div id="lluny"></div>${player}`,
      {
        before: (page) => {
          page.one('#lluny').style.height = '9000px';
        },
      },
    );
    const host = page.one('ap-player');
    expect(host.dataset.apState).to.equal('waiting');
    const ways = waysFrom(page);
    await see.press('link', '0:24 L’escala');
    const media = () => host.querySelector('video');
    await becomes(() => (media()?.currentTime ?? 0) >= 24, true);
    expect(ways).to.deep.equal([]);
  });

  it('CUE-05 CUE-06 follows the link in a new tab, to another page, or when no player can seek', async () => {
    const other = '<ol><li><a href="/made/una-altra?t=5">0:05 Ací no</a></li></ol>';
    const { page, see } = await openPoints({}, {}, list + other);
    const heard = hear(page, 'ap-seek');
    const ways = waysFrom(page);
    const timeOf = (way = '') => new URLSearchParams(way.split('?')[1]).get('t');
    await see.press('link', '0:24 L’escala');
    await becomes(() => ways.map(timeOf), ['24']);
    expect(heard.length).to.equal(1);
    await see.press('link', '0:05 Ací no');
    await becomes(() => ways.length, 2);
    page.main.append(page.make('<audio src="/assets/media/v1/coral/audio.m4a" preload="none"></audio>'));
    const link = see.one('link', '0:24 L’escala');
    const press = new page.window.MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    page.window.addEventListener('click', (event) => event.preventDefault());
    link.dispatchEvent(press);
    expect(heard.length, 'what is asked of the browser is its own').to.equal(1);
    expect(see.all('button').length, 'another page is not shared').to.equal(2);
  });

  it('CUE-02 CUE-07 copies the address with the second: other parameters and the hash stay', async () => {
    const { written, before } = clipboard();
    const { page, see } = await openPoints({}, { before, width: 1280 });
    const heard = hear(page, 'ap-share');
    await see.press('button', copyButton);
    await becomes(() => written, [shared(24)]);
    expect(heard).to.deep.equal([['ap-share', { network: 'copy', url: shared(24) }]]);
    await becomes(() => see.text('status'), 'Enllaç copiat');
    await see.focus('button', 'Copieu l’enllaç: 0:12 La porta');
    await keys('Enter');
    await becomes(() => written, [shared(24), shared(12)]);
    await axe(page, 'ap-cue-points');
  });

  it('CUE-02 CUE-07 copies the canonical address, else that of the page with all that it says', async () => {
    const { written, before } = clipboard();
    const head = '<link rel="canonical" href="https://example.cat/canonica">';
    const { page } = await openWidget(tag('ap-cue-points', {}, list), { before, head });
    const see = new Reader(page, 'ap-cue-points');
    await see.press('button', copyButton);
    await becomes(() => written.at(-1), 'https://example.cat/canonica?t=24');
    page.one('link[rel=canonical]').remove();
    page.window.history.replaceState(null, '', '?x=1&t=7#lloc');
    const host = page.one('ap-cue-points');
    const again = host.cloneNode(true) as HTMLElement;
    host.replaceWith(again);
    await page.settled([again]);
    expect(see.all('button').length, 'a copy has its own alone').to.equal(2);
    await see.press('button', copyButton);
    await becomes(() => written.at(-1), new URL('?x=1&t=24#lloc', page.window.location.href).href);
  });

  it('SHARE-11 SHARE-17 only logs a copy that is not permitted, and shows no note', async () => {
    const { page, host, see } = await openPoints({}, { before: clipboard('NotAllowedError').before });
    const heard = hear(page, 'ap-share', 'ap-error');
    await see.press('button', copyButton);
    await becomes(() => page.watch.warnings.length, 1);
    expect(textOf(host)).not.to.contain('Enllaç copiat');
    expect(heard.map(([name, detail]) => [name, (detail as { code: string }).code])).to.deep.equal([
      ['ap-error', 'NotAllowedError'],
    ]);
  });

  it('CUE-04 BP-02 has the menu of the system in place of copying below 1099 px, and only there', async () => {
    const calls: object[] = [];
    const { page, see } = await openPoints(
      {},
      {
        width: 1099,
        before: ({ window }) =>
          Object.defineProperty(window.navigator, 'share', {
            configurable: true,
            value: async (data: object) => {
              calls.push({ ...data });
              if (calls.length === 2) throw new window.DOMException('left', 'AbortError');
              if (calls.length === 3) throw new window.DOMException('no', 'NotAllowedError');
            },
          }),
      },
    );
    const heard = hear(page, 'ap-share', 'ap-error');
    await see.shows('button', copyButton);
    await page.resize(1098);
    await see.press('button', 'Compartiu: 0:24 L’escala');
    await becomes(() => heard, [['ap-share', { network: 'native', url: shared(24) }]]);
    expect(calls).to.deep.equal([{ url: shared(24), title: `0:24 L’escala · ${page.document.title}` }]);
    await see.press('button', 'Compartiu: 0:12 La porta');
    await becomes(() => calls.length, 2);
    await see.press('button', 'Compartiu: 0:12 La porta');
    await becomes(() => heard.map(([name]) => name), ['ap-share', 'ap-error']);
    expect(page.watch.warnings.length, 'leaving the menu is no failure').to.equal(1);
    await page.resize(1099);
    await see.shows('button', copyButton);
  });

  it('CUE-01 W-06 shows moments given as data in place of the list, and takes those that the CMS adds', async () => {
    const { host, see, page } = await openPoints();
    const named = () => see.all('link').map(textOf);
    expect(named()).to.deep.equal(['0:12 La porta', '0:24 L’escala']);
    const points = [
      { href: '36', title: 'La lent' },
      { href: 'javascript:alert(1)', title: 'Res' },
      { href: '-4', title: 'Abans' },
      { href: '?t=3600', title: '<b>La nit</b>' },
    ];
    Object.assign(host, { points });
    await becomes(named, ['0:36 La lent', '1:00:00 <b>La nit</b>']);
    await becomes(() => see.all('button').length, 2);
    Object.assign(host, { points: undefined });
    await becomes(named, ['0:12 La porta', '0:24 L’escala']);
    host.querySelector('ol')?.append(page.make('<li><a href="?t=48">0:48 La nit</a></li>'));
    await see.shows('button', 'Copieu l’enllaç: 0:48 La nit');
    expect(callsOf(page)).to.deep.equal([]);
  });

  it('BEY-11 W-21 offers nothing to share in the club, nor to a child; the moments stay', async () => {
    const { page, see } = await openPoints();
    page.one('ap-config').setAttribute('site', 'lacolla');
    await see.lacks('button');
    page.one('ap-config').setAttribute('site', 'apunt');
    await see.shows('button', copyButton);
    await loginAs('30');
    await page.window.ap?.session.reload();
    await see.lacks('button');
    expect(see.all('link').filter(isSeen).length).to.equal(2);
    await logout();
  });

  it('DEL-04 without a script the links are the page’s', async () => {
    const { see } = await openPoints({}, { entry: [] });
    expect(see.all('link').map((link) => link.getAttribute('href'))).to.deep.equal(['?t=12', '?t=24']);
  });
});
