import { freshEntry } from '../../tests/support/page.ts';
import { far, openPlayer, serra } from '../../tests/support/tags/player.ts';
import {
  answer,
  axe,
  becomes,
  callsOf,
  describe,
  expect,
  hear,
  it,
  keys,
  press,
} from '../../tests/support/widget.ts';

describe('what <ap-player> says when it does not play', () => {
  const api = '/playback/v1/';
  const folder = '/assets/media/v1/far/';
  const refused = (status: number, error_code: string, error_subcode?: string) => ({
    path: api,
    status,
    json: [{ error_code, error_subcode, message: '' }],
  });
  /** Overrides the browser's connection state. */
  const offline = {
    given: ({ navigator }: Window) => Object.defineProperty(navigator, 'onLine', { get: () => false }),
  };
  const cases = [
    [
      'an answer that never comes',
      { path: api, cut: 'instead' as const },
      'unreachable',
      'No s’ha pogut reproduir. Torneu-ho a provar d’ací a una estona.',
    ],
    ['403', refused(403, 'ACCESS_DENIED'), 'forbidden', 'No teniu permís per a reproduir este contingut.'],
    ['404', refused(404, 'VIDEO_NOT_FOUND'), 'not-found', 'Este contingut ja no està disponible.'],
    [
      'expired',
      refused(403, 'VIDEO_NOT_PLAYABLE'),
      'expired',
      'Este contingut no està disponible ara: encara no es pot reproduir, o ja s’ha acabat el termini.',
    ],
    [
      'blocked in this country',
      refused(403, 'ACCESS_DENIED', 'CLIENT_GEO'),
      'blocked',
      'Este contingut no es pot reproduir des del país on sou.',
    ],
    [
      'a manifest 500',
      { path: folder, status: 500, text: '' },
      'unreadable',
      'No s’ha pogut reproduir. Torneu-ho a provar d’ací a una estona.',
    ],
  ] as const;
  for (const [what, asked, code, said] of cases)
    it(`PLAY-26 PLAY-28 ${what}: the reason, a way on and a code, and the rest of the page goes on`, async () => {
      const { page, see, begin, plays } = await openPlayer();
      page.allow(/player|Failed|ERR/);
      const heard = hear(page, 'ap-media-error');
      const { end } = await answer(asked);
      await begin();
      await becomes(() => see.text('alert'), said);
      expect(heard.at(-1)).to.deep.equal(['ap-media-error', { code }]);
      expect((see.one('link', /fora del reproductor/) as HTMLAnchorElement).pathname).to.equal('/videos/far');
      expect(page.one('ap-player').textContent).to.match(/Codi per a l’atenció: AP-[A-Z-]+-/);
      expect(page.window.ap?.errors.at(-1)).to.include({ tag: 'ap-player', code });
      const isTold = page.watch.warnings.some((text) => text.includes('<ap-player> bc-id="6000000000101"'));
      expect(isTold, 'the editor is warned of an unknown video').to.equal(code === 'not-found');
      await axe(page, 'ap-player');
      end();
      if (code === 'expired' || code === 'blocked') return see.lacks('button', 'Torneu-ho a provar');
      await see.press('button', 'Torneu-ho a provar');
      await plays();
      await see.lacks('alert');
    });

  it('BEY-19 decoding: what comes of a stream is none, where it plays already', async () => {
    const { page, see, media, begin, plays, jumps } = await openPlayer({ src: `${folder}master.m3u8` });
    page.allow(/player|Failed|ERR/);
    const heard = hear(page, 'ap-media-error');
    await begin();
    await plays();
    // an mp4 box without any media data
    const text = '\0\0\0\u0010moofno film.';
    // only its segments: a busy player loads the playlist of the other size, which must stay valid
    const parts = [360, 720].map((size) => answer({ path: `${folder}video-${size}.mp4`, status: 206, text }));
    const answers = await Promise.all(parts);
    media().currentTime = 50;
    await becomes(() => see.text('alert'), 'El contingut està malmés i no es pot reproduir sencer.');
    // more than one of them may have loaded
    expect([...new Set(heard.map((one) => JSON.stringify(one)))]).to.deep.equal([
      '["ap-media-error",{"code":"decode"}]',
    ]);
    for (const { end } of answers) end();
    jumps.length = 0;
    await see.press('button', 'Torneu-ho a provar');
    await plays();
    await see.lacks('alert');
    expect(jumps.at(-1), 'where it was').to.equal(50);
  });

  it('BEY-28 PLAY-23 requests nothing without an account, and tells the editor what is missing', async () => {
    const { page, see, begin } = await openPlayer(far, { more: { 'video-account': '' } });
    page.allow(/player/);
    await begin();
    await becomes(() => see.text('alert'), 'No s’ha pogut reproduir. Torneu-ho a provar d’ací a una estona.');
    expect(callsOf(page, '/playback/')).to.deep.equal([]);
    expect(page.watch.warnings.filter((text) => text.includes('account')).length).to.equal(1);
  });

  it('BEY-19 no network, while it plays', async () => {
    const { page, see, media, begin, plays, jumps } = await openPlayer(far, offline);
    page.allow(/player|Failed|ERR/);
    await begin();
    await plays();
    await see.press('button', 'Subtítols');
    const { end } = await answer({ path: folder, cut: 'instead' });
    media().currentTime = 40;
    await becomes(() => see.text('alert'), 'No hi ha connexió. Comproveu-la i torneu-ho a provar.');
    await see.focus('button', 'Torneu-ho a provar');
    end();
    jumps.length = 0;
    page.window.dispatchEvent(new page.window.Event('online'));
    await becomes(() => jumps.at(-1), 40);
    await plays();
    await see.lacks('alert');
    expect(see.isFocused('button', 'Pausa'), 'the focus goes on to what plays').to.equal(true);
    expect(see.one('button', 'Subtítols').ariaPressed, 'and what was chosen is').to.equal('true');
  });

  it('BEY-19 what was stopped while there was no network does not sound when there is one', async () => {
    const { page, host, see, media, begin, plays } = await openPlayer(far, offline);
    page.allow(/player|Failed|ERR/);
    const { end } = await answer({ path: api, cut: 'instead' });
    await begin();
    await becomes(() => see.text('alert'), 'No hi ha connexió. Comproveu-la i torneu-ho a provar.');
    host.pause();
    end();
    page.window.dispatchEvent(new page.window.Event('online'));
    await page.frames(2);
    expect([media().paused, media().readyState, see.text('alert')]).to.deep.equal([
      true,
      0,
      'No hi ha connexió. Comproveu-la i torneu-ho a provar.',
    ]);
    await see.press('button', 'Torneu-ho a provar');
    await plays();
  });

  const master = async () => (await fetch(`${folder}master.m3u8`)).text();
  const manifests = [
    ['garbage', async () => ({ status: 200, text: '<!doctype html><p>Hola' })],
    ['cut off', async () => ({ status: 200, text: (await master()).slice(0, 300) })],
    ['empty', async () => ({ status: 200, text: '' })],
    ['a failure', async () => ({ status: 500, text: '' })],
  ] as const;
  for (const [what, made] of manifests) {
    // unique address, since the browser caches the others
    const path = `${folder}${what.replaceAll(' ', '-')}.m3u8`;

    it(`BEY-19 a manifest that is ${what}, of a stream alone`, async () => {
      const { page, see, begin } = await openPlayer({ src: path });
      page.allow(/player|Failed|ERR/);
      await answer({ path, ...(await made()) });
      await begin();
      await becomes(
        () => see.text('alert'),
        'No s’ha pogut reproduir. Torneu-ho a provar d’ací a una estona.',
      );
    });

    it(`BEY-19 a manifest that is ${what}, where there is another way to play it`, async () => {
      const { page, see, media, begin, plays } = await openPlayer();
      page.allow(/player|Failed|ERR/);
      await answer({ path, ...(await made()) });
      const sources = [
        { src: path, type: 'application/x-mpegURL' },
        { src: serra, type: 'video/mp4' },
      ];
      await answer({ path: api, status: 200, json: { sources } });
      await begin();
      await plays();
      expect(media().src).to.include(serra);
      await see.lacks('alert');
    });
  }

  it('BEY-19 codec: of a file that is none', async () => {
    const { page, see, begin } = await openPlayer({ src: '/assets/media/programa-nit-dels-patis.txt' });
    page.allow(/player|Failed|ERR/);
    await begin();
    await becomes(() => see.text('alert'), 'El vostre navegador no sap reproduir este format.');
  });

  it('BEY-19 no network, before its own code has come: said with a way on, and it plays once there is one', async () => {
    let isOnline = true;
    const { page, see, begin, plays } = await openPlayer(far, {
      entry: [freshEntry()],
      given: ({ navigator }) => Object.defineProperty(navigator, 'onLine', { get: () => isOnline }),
    });
    page.allow(/player|Failed|ERR/);
    const tell = (is: boolean) => {
      isOnline = is;
      page.window.dispatchEvent(new page.window.Event(is ? 'online' : 'offline'));
    };
    const { end } = await answer({ path: '/dist/chunks/', cut: 'instead' });
    tell(false);
    await begin();
    await becomes(
      () => see.text('alert'),
      'No s’ha pogut carregar el reproductor. Comproveu la connexió i torneu-ho a provar.',
    );
    expect((see.one('link', /fora del reproductor/) as HTMLAnchorElement).pathname).to.equal('/videos/far');
    end();
    tell(true);
    await plays();
    await see.lacks('alert');
  });

  it('BEY-19 a library that is blocked is no lost connection, and another source plays without it', async () => {
    const { page, see, media, begin, plays } = await openPlayer(far, { entry: [freshEntry()], speed: 20 });
    page.allow(/player|Failed|ERR|media-stream/);
    await answer({ path: '/dist/chunks/media-stream', cut: 'instead' });
    await begin();
    await plays();
    expect(media().src).to.match(/far\.mp4/);
    await see.lacks('alert');
  });

  it('BEY-19 a library that is blocked, where there is no other source, is said to be no lost connection', async () => {
    const src = `${folder}master.m3u8`;
    const { page, see, begin } = await openPlayer({ src }, { entry: [freshEntry()], speed: 20 });
    page.allow(/player|Failed|ERR|media-stream/);
    await answer({ path: '/dist/chunks/media-stream', cut: 'instead' });
    await begin();
    await becomes(() => see.text('alert'), 'No s’ha pogut reproduir. Torneu-ho a provar d’ací a una estona.');
    expect(page.window.ap?.errors.at(-1)).to.include({ tag: 'ap-player', code: 'unreachable' });
  });

  it('BEY-19 its own code that a server cannot give is tried again by a button that keeps the focus', async () => {
    const { page, see, begin, plays } = await openPlayer(far, { entry: [freshEntry()], speed: 20 });
    page.allow(/player|Failed|50[03]/);
    const refusal = { path: '/dist/chunks/', status: 503, text: '' };
    const first = await answer(refusal);
    await begin();
    await becomes(
      () => see.text('alert'),
      'No s’ha pogut carregar el reproductor. Comproveu la connexió i torneu-ho a provar.',
    );
    first.end();
    // held until the state is seen: a busy machine may miss an immediate failure
    const again = await answer({ ...refusal, held: true });
    await see.focus('button', 'Torneu-ho a provar');
    await keys('Enter');
    await becomes(() => see.one('button', 'Torneu-ho a provar').ariaDisabled, 'true');
    await again.release();
    await becomes(() => see.one('button', 'Torneu-ho a provar').ariaDisabled, null);
    expect(see.isFocused('button', 'Torneu-ho a provar')).to.equal(true);
    again.end();
    // only the retries were accelerated: the video may take its normal time to load
    page.watch.speed = 1;
    await keys('Enter');
    await plays();
    await see.lacks('alert');
  });

  it('BEY-19 what comes too late is said, and taken back when it comes', async () => {
    const { page, see, media, begin } = await openPlayer({ ...far }, { more: { 'http-timeout': '2000' } });
    // the library reports it when a source is closed and reopened
    page.allow(/^console: Expected MediaSource to be open/);
    const { release, end } = await answer({ path: folder, held: true });
    await begin();
    await becomes(
      () => see.text('alert'),
      'Tarda massa a arribar: la connexió és lenta o el servei no respon.',
    );
    // a busy machine may need more than the two seconds to open the response
    page.one('ap-config').setAttribute('http-timeout', '30000');
    await release();
    end();
    // requests of those two seconds may have been aborted: then retry as a reader would
    const playsWhenTried = () => {
      const [retry] = see.all('button', 'Torneu-ho a provar');
      if (retry) press(retry);
      return !media().paused && media().currentTime > 0;
    };
    await becomes(playsWhenTried, true);
    await see.lacks('alert');
  });

  it('PLAY-26 PLAY-36 before a press failures are only logged, but that it is gone is said', async () => {
    const { page, host, see } = await openPlayer();
    page.allow(/player|Failed|ERR/);
    const heard = hear(page, 'ap-media-error');
    const player = host as unknown as { play(): void };
    const { end } = await answer(refused(500, 'SERVER_ERROR'));
    player.play();
    await becomes(() => heard.length, 1);
    await page.frames(2);
    expect(see.all('alert')).to.deep.equal([]);
    end();
    await answer(refused(404, 'VIDEO_NOT_FOUND'));
    player.play();
    await becomes(() => see.text('alert'), 'Este contingut ja no està disponible.');
  });
});
