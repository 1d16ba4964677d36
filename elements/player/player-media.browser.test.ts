import { askedFiles, choose, far, openPlayer, playingCode } from '../../tests/support/tags/player.ts';
import {
  answer,
  becomes,
  callsOf,
  describe,
  expect,
  hear,
  hold,
  it,
  textOf,
} from '../../tests/support/widget.ts';

const folder = '/assets/media/v1/far/';

describe('what <ap-player> plays', () => {
  for (const [who, saveData, first] of [
    ['who saves data', true, 'video-360.mp4'],
    ['everybody else', false, 'video-720.mp4'],
  ] as const)
    it(`begins for ${who} with ${first}`, async () => {
      const { page, begin, plays } = await openPlayer(far, {
        given: ({ navigator }) => Object.defineProperty(navigator, 'connection', { value: { saveData } }),
      });
      await begin();
      await plays();
      expect(askedFiles(page, /video-\d+\.mp4/)[0]).to.equal(first);
    });

  it('brings what streams need while it asks where the stream is', async () => {
    const { page, begin, plays } = await openPlayer();
    const asked = await hold('/playback/v1/accounts/6000000000001/videos/6000000000101');
    await begin();
    await becomes(() => playingCode(page).some(({ name }) => name.includes('media-stream')), true);
    await asked.release();
    await plays();
  });

  it('PLAY-23 keeps no live stream open before the press, also with preload="auto"', async () => {
    const { page, media, begin, plays } = await openPlayer({ 'bc-id': '6000000000301', preload: 'auto' });
    await becomes(() => askedFiles(page, /\/live-tv\/.+\.m3u8/).length > 0, true);
    await becomes(() => media().networkState, HTMLMediaElement.NETWORK_EMPTY, 'the element is released');
    await begin();
    await plays();
  });

  it('PLAY-37 plays the stream of a provider that has only HLS, without asking another', async () => {
    const template = { 'video-provider': 'hls', 'video-template': '/assets/media/v1/{id}/master.m3u8' };
    const { page, begin, plays } = await openPlayer({ 'bc-id': 'far' }, { more: template });
    await begin();
    await plays();
    expect(askedFiles(page, /master\.m3u8/)).to.deep.equal(['master.m3u8']);
    expect(callsOf(page, '/playback/')).to.deep.equal([]);
  });

  it('PLAY-34 names each language once where a stream has it in two codecs, and each quality', async () => {
    const { see, media, begin, plays } = await openPlayer({ src: `${folder}manifest.mpd` });
    await begin();
    await plays();
    await see.press('button', 'Configuració');
    const values = async (name: string) =>
      [...((await see.shows('combobox', name)) as HTMLSelectElement).options].map(({ value }) => value);
    expect(await values('Llengua de l’àudio')).to.deep.equal(['ca', 'es']);
    expect(await values('Qualitat')).to.deep.equal(['', '720', '360']);
    choose(await see.shows('combobox', 'Llengua de l’àudio'), 'es');
    await becomes(() => (see.one('combobox', 'Llengua de l’àudio') as HTMLSelectElement).value, 'es');
    const at = media().currentTime;
    await becomes(() => media().currentTime > at, true);
  });

  it('PLAY-24 of an audio fragment plays what is between its two seconds, and that again', async () => {
    const { page, host, see, media, begin, plays, jumps } = await openPlayer({
      type: 'audio-fragment',
      src: '/assets/media/v1/pluja/audio.m4a',
      start: '10',
      end: '12',
      'media-title': 'Dos <b>núvols</b>',
    });
    const heard = hear(page, 'ap-ended', 'ap-pause');
    await begin();
    await plays();
    expect(jumps.at(-1)).to.equal(10);
    await becomes(() => heard, [['ap-ended', {}]]);
    expect(media().paused).to.equal(true);
    await becomes(() => textOf(host).includes('0:02 / 0:02'), true);
    expect(see.one('group').ariaLabel, 'a title is text').to.equal('Dos <b>núvols</b>');
    jumps.length = 0;
    await see.press('button', 'Reproduïu una altra vegada');
    await becomes(() => heard.length, 2);
    expect(jumps.at(-1)).to.equal(10);
    expect(media().currentTime).to.be.at.least(12);
  });

  it('plays on where captions are none, says so, and tries again when they are asked for again', async () => {
    const { page, host, see, media, begin, plays } = await openPlayer({ ...far, start: '13' });
    page.allow(/Failed to load/);
    const { end } = await answer({ path: `${folder}captions-ca.vtt`, status: 200, text: '<h1>Res</h1>' });
    await begin();
    await plays();
    await see.press('button', 'Subtítols');
    await becomes(() => see.texts('status').filter(Boolean), ['No s’han pogut llegir els subtítols.']);
    await see.press('button', 'Configuració');
    const list = (await see.shows('combobox', 'Subtítols')) as HTMLSelectElement;
    expect(list.selectedOptions[0]?.text).to.equal('Valencià (no s’han pogut llegir)');
    expect(media().paused).to.equal(false);
    end();
    choose(list, '');
    await becomes(() => see.texts('status').filter(Boolean), []);
    choose(list, list.options[1]?.value ?? '');
    await becomes(() => (host.querySelector('p[lang=ca]')?.textContent ?? '') !== '', true);
    expect(list.selectedOptions[0]?.text).to.equal('Valencià');
  });

  it('shows the picture of the second that is pointed at, asked for only then', async () => {
    const { page, host, see, begin, plays } = await openPlayer();
    await begin();
    await plays();
    const asked = () => askedFiles(page, /thumbnails\.\w+/);
    const slider = await see.shows('slider', 'Temps');
    const { left, width } = slider.getBoundingClientRect();
    expect(asked()).to.deep.equal([]);
    const { PointerEvent } = page.window;
    slider.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, clientX: left + width * 0.1, clientY: 1 }),
    );
    const picture = () => host.querySelector<HTMLElement>('[style*="thumbnails.jpg"]');
    await becomes(() => picture()?.style.backgroundPosition, '-160px 0px');
    expect(picture()?.parentElement?.textContent).to.equal('0:06');
  });

  it('heeds no duration that the provider gets wrong', async () => {
    const path = '/playback/v1/accounts/6000000000001/videos/6000000000109';
    const headers = { Accept: 'application/json;pk=BCpkDemo' };
    const known = await (await fetch(path, { headers })).json();
    for (const duration of ['molt', -5, undefined]) {
      const { end } = await answer({ path, status: 200, json: { ...known, duration } });
      const { host, media, begin, plays } = await openPlayer({ 'bc-id': '6000000000109' });
      await begin();
      await plays();
      expect(textOf(host)).to.match(/\/ 0:12/);
      media().pause();
      end();
    }
  });
});

describe('what a page asks of <ap-player>', () => {
  it('PLAY-04 plays another thing in its place, without sound, where it is asked to', async () => {
    const { page, host, see, media, begin, plays } = await openPlayer({ ...far, muted: '' });
    const heard = hear(page, 'ap-play', 'ap-pause', 'ap-media-error');
    await begin();
    await plays();
    await becomes(() => heard.length, 1);
    await see.lacks('button', 'Reproduïu: Com es fa un far');
    expect(media().muted).to.equal(true);
    await see.focuses('button', 'Pausa');
    const first = media();
    host.load({ bcId: '6000000000109', mediaTitle: 'La serra' });
    host.play();
    await becomes(() => media() !== first && media().duration < 13, true);
    await plays();
    expect(media().muted).to.equal(true);
    expect(first.paused).to.equal(true);
    await becomes(() => host.currentTime > 0 && host.currentTime < 12, true);
    expect(see.one('group').ariaLabel).to.equal('La serra');
    // the focus was inside and stays there
    await see.focuses('button', 'Pausa');
    await becomes(() => heard.map(([name]) => name), ['ap-play', 'ap-play']);
    host.muted = false;
    await becomes(() => media().muted, false);
  });

  it('PLAY-37 of a file opens anew while the first try is still on its way, and only once', async () => {
    // unique address: media of other tests is in the browser's cache
    const { page, see, media, begin, plays } = await openPlayer(
      { src: '/assets/media/v1/escola/video.mp4?encara-no' },
      { more: { 'http-timeout': '500' } },
    );
    page.allow(/player/);
    const { release, end } = await answer({ path: '/assets/media/v1/escola/', held: true });
    await begin();
    await see.shows('alert');
    end();
    await see.press('button', 'Torneu-ho a provar');
    await release();
    await plays();
    await see.lacks('alert');
    expect(media().src).to.include('escola');
  });
});
