import { far, openPlayer, playingCode, serra, video } from '../../tests/support/tags/player.ts';
import {
  axe,
  becomes,
  callsOf,
  describe,
  expect,
  hear,
  it,
  keys,
  openWidget,
  tag,
} from '../../tests/support/widget.ts';

describe('<ap-player>', () => {
  it('PLAY-02 PLAY-03 loads nothing before a press, then plays what the provider has', async () => {
    const { page, see, media, begin, plays, host } = await openPlayer();
    const heard = hear(page, 'ap-play');
    expect(playingCode(page)).to.deep.equal([]);
    expect(callsOf(page, '/playback/')).to.deep.equal([]);
    expect(media().networkState, 'nothing is asked for').to.equal(0);
    expect(media().getAttribute('tabindex'), 'its buttons are the stops, in Firefox too').to.equal('-1');
    await begin();
    await plays();
    expect(callsOf(page, '/playback/')).to.deep.equal([
      'GET /playback/v1/accounts/6000000000001/videos/6000000000101',
    ]);
    expect(playingCode(page).map(({ name }) => /media-stream/.test(name))).to.include(true);
    await becomes(() => heard, [['ap-play', {}]]);
    await becomes(() => (host as unknown as { currentTime: number }).currentTime > 0, true);
    await see.focuses('button', 'Pausa');
    await axe(page, 'ap-player');
  });

  it('PLAY-05 pauses, goes to a second, and ends, by its methods and its events', async () => {
    const { page, host, plays, jumps } = await openPlayer();
    const heard = hear(page, 'ap-pause', 'ap-ended', 'ap-media-error');
    const player = host as unknown as { play(): void; pause(): void; seek(seconds: number): void };
    player.seek(20);
    player.play();
    await plays();
    expect(jumps.at(-1)).to.equal(20);
    player.pause();
    await becomes(() => heard.map(([name]) => name), ['ap-pause']);
    player.seek(59);
    player.play();
    await becomes(() => heard.map(([name]) => name), ['ap-pause', 'ap-ended']);
  });

  it('BEY-16 is as fast as a script says, before it is opened too, within what one can follow', async () => {
    const { host, media, begin, plays } = await openPlayer();
    const player = host as unknown as { setRate(rate: number): void };
    player.setRate(0.75);
    await begin();
    await plays();
    expect(media().playbackRate).to.equal(0.75);
    for (const [said, rate] of [
      [9, 2],
      [Number.NaN, 2],
      [0, 0.5],
    ] as const) {
      player.setRate(said);
      expect(media().playbackRate, String(said)).to.equal(rate);
    }
  });

  it('CUE-05 an event of the page seeks and plays, in the player that it names or the first', async () => {
    const { page, plays, jumps } = await openPlayer({ ...far, id: 'un' });
    const seek = (detail: object) =>
      page.document.dispatchEvent(new page.window.CustomEvent('ap-seek', { detail }));
    seek({ seconds: 5, playerId: 'un-altre' });
    expect(playingCode(page)).to.deep.equal([]);
    seek({ seconds: 30 });
    await plays();
    expect(jumps.at(-1)).to.equal(30);
    seek({ seconds: 12, playerId: 'un' });
    await becomes(() => jumps.at(-1), 12);
  });

  it('CUE-05 goes to where it is told to, though the library takes that for a gap at once', async () => {
    const { host, media, begin, plays, jumps } = await openPlayer();
    await begin();
    await plays();
    host.seek(40);
    media().currentTime = 44; // as the library does
    await becomes(() => jumps.at(-1), 40);
    host.seek(20);
    host.seek(30);
    await becomes(() => jumps.at(-1), 30);
  });

  it('CUE-06 PLAY-24 begins where the address of the page says, if that is a time of it', async () => {
    for (const [t, from] of [
      ['30', 30],
      ['-3', 0],
      ['ara', 0],
      ['900', 0],
    ] as const) {
      const { media, begin, plays, jumps } = await openPlayer(far, { at: `&t=${t}` });
      await begin();
      await plays();
      if (from > 0) expect(jumps.at(-1), t).to.equal(from);
      else expect(media().currentTime, t).to.be.below(30);
      media().pause();
    }
  });

  it('PLAY-34 W-28 closes what is chosen in lists by Escape, with the focus on their button', async () => {
    const { see, begin, plays } = await openPlayer(far);
    await begin();
    await plays();
    await see.press('button', 'Configuració');
    await see.focus('combobox', 'Velocitat');
    await keys('Escape');
    await becomes(() => see.all('combobox'), []);
    await see.focuses('button', 'Configuració');
  });

  it('PLAY-34 plays the configured audio language and offers captions, quality and speed lists', async () => {
    const { page, host, see, media, begin, plays } = await openPlayer({
      ...far,
      'audio-track-language': 'es',
    });
    await begin();
    await plays();
    await see.press('button', 'Configuració');
    const list = async (name: string) => (await see.shows('combobox', name)) as HTMLSelectElement;
    const values = async (name: string) => [...(await list(name)).options].map(({ text }) => text);
    expect((await list('Llengua de l’àudio')).value).to.equal('es');
    expect(await values('Qualitat')).to.deep.equal(['Automàtica', '720p', '360p']);
    const choose = async (name: string, value: string) => {
      const field = await list(name);
      field.value = value;
      field.dispatchEvent(new page.window.Event('change', { bubbles: true }));
    };
    await choose('Velocitat', '2');
    expect(media().playbackRate).to.equal(2);
    await choose('Qualitat', '360');
    await becomes(() => (see.one('combobox', 'Qualitat') as HTMLSelectElement).value, '360');
    await choose('Subtítols', 'ca');
    // paused during speech, so that the caption stays
    host.pause();
    host.seek(14);
    await becomes(
      () => host.querySelector('p[data-size]')?.textContent,
      'Els germans Segarra ens obrin la porta.',
    );
    await choose('Grandària dels subtítols', 'l');
    await becomes(() => host.querySelector('p[data-size]')?.getAttribute('data-size') ?? 'l', 'l');
    await axe(page, 'ap-player');
  });

  it('PLAY-37 plays a file without the library, and goes on where the server’s own player was', async () => {
    // as on a slow line, where the reader plays the server's video first
    const { page, host } = await openWidget(tag('ap-player', {}, video(serra)), {
      entry: [],
      state: 'waiting',
    });
    const server = page.one('video') as HTMLVideoElement;
    await server.play();
    await becomes(() => server.currentTime > 1, true);
    const at = server.currentTime;
    await page.watch.load('/dist/ap.js');
    const own = () => host.querySelector<HTMLMediaElement>('[data-ap-mount] video');
    await becomes(() => own() === server && !server.controls, true);
    expect(server.paused, 'it plays on').to.equal(false);
    expect(server.currentTime).to.be.within(at, 12);
    const player = host as unknown as { load(media: object): void; currentTime: number };
    player.load({ src: `${serra}?una-altra`, start: 0.5 });
    await becomes(() => own() !== server && own()?.src, '');
    expect([server.parentElement, server.controls]).to.deep.equal([host, true]);
    expect(host.dataset.apAsked, 'another one is not asked for').to.equal(undefined);
    expect([server.paused, server.currentTime], 'nor does the first go on unseen').to.deep.equal([true, 0]);
    expect(playingCode(page).some(({ name }) => /media-stream/.test(name))).to.equal(false);
  });

  it('PLAY-37 may be the provider’s own player, in a frame that is there from the press on', async () => {
    const { page, host, see, begin } = await openPlayer(far, { more: { 'video-provider': 'frame' } });
    const heard = hear(page, 'ap-play', 'ap-pause');
    expect(host.querySelector('iframe')).to.equal(null);
    await begin();
    await becomes(
      () => host.querySelector('iframe')?.getAttribute('src'),
      '/reproductors/6000000000001/default_default/index.html?videoId=6000000000101&autoplay=play',
    );
    expect(page.document.activeElement).to.equal(host.querySelector('iframe'));
    // the frame can only be removed
    host.pause();
    await see.shows('button', 'Reproduïu: Com es fa un far');
    await becomes(() => heard.map(([name]) => name), ['ap-play', 'ap-pause']);
  });

  it('PLAY-37 without an account asks the provider’s frame for nothing, and says so', async () => {
    const more = { 'video-provider': 'frame', 'video-account': '' };
    const { page, host, see, begin } = await openPlayer(far, { more });
    page.allow(/player/);
    await begin();
    await see.shows('alert');
    expect(host.querySelector('iframe')).to.equal(null);
    expect(page.watch.warnings.join()).to.contain('<ap-config video-account>');
  });

  it('plays one at a time, the server’s own players included', async () => {
    const { page, media, begin, plays } = await openPlayer(far, {
      after: `<canvas width="1" height="5000"></canvas>${tag('ap-player', { loading: 'lazy' }, video(serra))}`,
    });
    await begin();
    await plays();
    const other = page.one('ap-player', 1).querySelector('video') as HTMLVideoElement;
    await other.play();
    await becomes(() => media().paused, true);
    page.document.dispatchEvent(new page.window.CustomEvent('ap-pause-request'));
    await becomes(() => page.all('ap-player video').every((one) => (one as HTMLVideoElement).paused), true);
  });

  it('is used by keys, with the focus inside', async () => {
    const { page, see, media, begin, plays } = await openPlayer();
    await begin();
    await plays();
    await see.focus('button', 'Pausa');
    await keys('k');
    await becomes(() => media().paused, true);
    const at = media().currentTime;
    await keys('l', 'l');
    await becomes(() => Math.round(media().currentTime - at), 20);
    await keys('Home');
    await becomes(() => media().currentTime, 0);
    await keys('m');
    await becomes(() => media().muted, true);
    await keys('c');
    await becomes(() => see.one('button', 'Subtítols').ariaPressed, 'true');
    const slider = await see.focus('slider', 'Temps');
    await keys('ArrowRight');
    await becomes(() => slider.getAttribute('aria-valuetext'), '5 segons de 1 minut');
    (page.document.activeElement as HTMLElement).blur();
    await keys('k');
    expect(media().paused, 'not from outside').to.equal(true);
  });

  it('follows what is live, and comes back to it', async () => {
    const { see, media, begin, plays } = await openPlayer({
      'bc-id': '6000000000301',
      'media-title': 'Apunt TV',
    });
    await begin();
    await plays();
    await see.shows('button', 'En directe');
    const start = () => Number((see.one('slider', 'Temps') as HTMLInputElement).min);
    // the stream first moves to its live edge, which would undo an earlier seek
    await becomes(() => start() > 0 && !media().seeking, true);
    const now = media().currentTime;
    media().currentTime = start() + 2;
    await see.press('button', 'Torneu al directe');
    await becomes(() => media().currentTime > now - 10, true);
  });

  it('PLAY-21 is 16:9, 9:16 when vertical', async () => {
    const { host, page } = await openPlayer({ ...far, vertical: '' });
    const stage = (one: HTMLElement) =>
      one.querySelector('[data-ap-mount] video')?.parentElement?.getBoundingClientRect();
    const ratio = (box: DOMRect | undefined) => ((box?.width ?? 0) / (box?.height ?? 1)).toFixed(2);
    expect(ratio(stage(host))).to.equal((9 / 16).toFixed(2));
    host.removeAttribute('vertical');
    await page.frames(2);
    expect(ratio(stage(host))).to.equal((16 / 9).toFixed(2));
  });
});
