import { html } from '../../src/server/html.ts';
import { freshEntry, type Page } from '../../tests/support/page.ts';
import { chapter, openOpening, playToTheEnd } from '../../tests/support/tags/opening.ts';
import { askedFiles } from '../../tests/support/tags/player.ts';
import {
  answer,
  axe,
  becomes,
  callsOf,
  describe,
  expect,
  hear,
  hold,
  it,
} from '../../tests/support/widget.ts';

const coral = {
  type: 'audio' as const,
  title: 'La coral assaja a les fosques',
  player: { bcId: '6000000000201', bcPlayer: 'default', bcEmbed: 'default', duration: 48 },
};
const far = { bcId: '6000000000101', bcPlayer: 'default', bcEmbed: 'default' };

const file = { src: '/assets/media/v1/far/far.mp4', type: 'video/mp4' };

const season = (length: number, current: number) => ({
  ...chapter,
  listName: 'Temporada 2',
  list: Array.from({ length }, (_, index) => ({
    href: `/c/${index + 1}`,
    title: `Capítol ${index + 1}`,
    duration: 65,
    type: index % 2 ? ('audio' as const) : ('video' as const),
    isCurrent: index + 1 === current,
  })),
});
const warned = (page: Page) => page.all('[role=note]').map((note) => note.textContent);

describe('<ap-opening>', () => {
  it('PLAY-02 PLAY-04 shows the server’s picture and duration until it is pressed, then plays', async () => {
    const { page, host, see, media, plays } = await openOpening();
    const heard = hear(page, 'ap-play', 'ap-pause');
    const link = see.one('link', 'Reproduïu: Com es fa un far 1:00');
    expect(link.getAttribute('href')).to.equal('/finestra/videos/com-es-fa-un-far');
    expect(see.all('button').length, 'the player’s own is out of reach').to.equal(0);
    link.click();
    await plays();
    expect(link.getClientRects().length).to.equal(0);
    await becomes(() => heard, [['ap-play', { id: far.bcId }]]);
    await becomes(() => (host as unknown as { playing: boolean }).playing, true);
    await see.focuses('button', 'Pausa');
    media().pause();
    await becomes(() => (host as unknown as { playing: boolean }).playing, false);
    expect(heard.at(-1)).to.deep.equal(['ap-pause', { id: far.bcId }]);
  });

  it('PLAY-23 is prepared while the page is idle: a press asks for nothing again', async () => {
    const { page, see, plays } = await openOpening();
    const prepared = [`GET /playback/v1/accounts/6000000000001/videos/${far.bcId}`];
    await becomes(() => callsOf(page, '/playback/'), prepared);
    await becomes(() => askedFiles(page, /\/media\/v1\/far\/video-\d+\.mp4/).length > 0, true);
    see.one('link', 'Reproduïu: Com es fa un far 1:00').click();
    await plays();
    expect(callsOf(page, '/playback/')).to.deep.equal(prepared);
  });

  it('PLAY-23 plays the file of a film that is pressed before it is prepared', async () => {
    const asked = await hold('/playback/v1/accounts/6000000000001/videos/6000000000101');
    const { page, see, host, media, plays, jumps } = await openOpening({ file, start: undefined });
    const heard = hear(page, 'ap-play');
    await becomes(() => host.querySelector<HTMLElement>('ap-player')?.dataset.apState, 'ready');
    see.one('link', 'Reproduïu: Com es fa un far 1:00').click();
    await plays();
    expect(new URL(media().currentSrc).pathname).to.equal(file.src);
    await see.focuses('button', 'Pausa');
    await asked.release();
    await becomes(() => heard, [['ap-play', { id: far.bcId }]]);
    expect([jumps, media().muted]).to.deep.equal([[], false]);
  });

  it('PLAY-23 opens the stream at its lowest quality instead of the file for who saves data', async () => {
    const { page, see, host, media, plays } = await openOpening(
      { file },
      {
        before: ({ window }) =>
          Object.defineProperty(window.navigator, 'connection', { value: { saveData: true } }),
      },
    );
    await becomes(() => host.querySelector<HTMLElement>('ap-player')?.dataset.apState, 'ready');
    see.one('link', 'Reproduïu: Com es fa un far 1:00').click();
    await plays();
    expect(media().currentSrc).to.match(/^blob:/);
    expect(askedFiles(page, /video-\d+\.mp4/)[0]).to.equal('video-360.mp4');
  });

  const pressable = {
    'a picture': {},
    'a playlist': { list: [{ href: '/c/1', title: 'Capítol 1' }], listName: 'Temporada' },
    'an audio': { picture: undefined, media: coral },
  };
  for (const [kind, data] of Object.entries(pressable)) {
    it(`PLAY-03 W-28 plays ${kind} that was pressed while its code was on its way, and leads nowhere`, async () => {
      const pressed: string[] = [];
      const { page, see, media, plays } = await openOpening(data, {
        before({ document, window }) {
          const press = () => {
            const link = document.querySelector<HTMLElement>('ap-opening[data-ap-state="loading"] > a[href]');
            if (!link || pressed.length) return;
            pressed.push(window.location.href);
            link.click();
          };
          new window.MutationObserver(press).observe(document, { subtree: true, attributes: true });
        },
      });
      await plays();
      expect(pressed).to.deep.equal([page.window.location.href]);
      await see.focuses('button', 'Pausa');
      expect(media().muted).to.equal(false);
    });

    it(`PLAY-03 W-28 plays ${kind} that was pressed before the code of the player was there`, async () => {
      const { see, media, plays } = await openOpening(data, {
        before({ document, window }) {
          const watcher = new window.MutationObserver(() => {
            const player = document.querySelector<HTMLElement & { play?: unknown }>('ap-player');
            if (!player || player.play) return;
            watcher.disconnect();
            const link = document.querySelector<HTMLElement>('[slot="poster"] a, a[slot="poster"]');
            (link ?? player.querySelector<HTMLElement>('a[href]'))?.click();
          });
          watcher.observe(document, { subtree: true, childList: true });
        },
      });
      await plays();
      await see.focuses('button', 'Pausa');
      expect(media().muted).to.equal(false);
    });
  }

  it('CUE-05 hides its picture when an event of the page seeks in it', async () => {
    const { page, host, see, plays, jumps } = await openOpening();
    // the event needs a loaded player; before that the sender itself must act
    await becomes(() => host.querySelector<HTMLElement>('ap-player')?.dataset.apState, 'ready');
    const event = new page.window.CustomEvent('ap-seek', { detail: { seconds: 30 } });
    page.document.dispatchEvent(event);
    await plays();
    expect(jumps.at(-1)).to.equal(30);
    expect(see.all('link', /^Reproduïu/).length).to.equal(0);
  });

  it('PLAY-06 has no picture beside a playlist, which is a list of links; a list of none is none', async () => {
    const items = ['a', 'b'].map((id) => ({
      id,
      type: 'video' as const,
      title: `Capítol ${id} <b>`,
      link: { href: `/capitols/${id}` },
      player: { ...far, duration: 65 },
    }));
    const { host, see } = await openOpening();
    const give = (list: object) => Object.assign(host, { playlist: list });
    give({ name: 'Temporada', items });
    await see.shows('button', 'Reproduïu: Com es fa un far');
    expect(see.all('link', /^Reproduïu/).length).to.equal(0);
    expect(see.texts('link')).to.deep.equal(['Capítol a <b> Vídeo 1:05', 'Capítol b <b> Vídeo 1:05']);
    give({ name: 'Temporada', items: items.slice(0, 1) });
    await becomes(() => see.texts('link').length, 1);
    for (const none of [{ name: 'Temporada', items: [] }, { items: 5 }, {}]) {
      give(none);
      await see.shows('link', /^Reproduïu: Com es fa un far/);
    }
  });

  it('PLAY-25 IMG-07 shows a clip that the page gives as data in a size that fits', async () => {
    const clip = { src: '/clip/00000000-0000-4000-8000-000000000001.jpg' };
    const shown = '/clip/00000000-0000-4000-8000-000000000001_16-9-aspect-ratio_856.jpg';
    const items = [
      { id: 'a', type: 'video', title: 'A', link: { href: '/a' }, player: { ...far, poster: clip } },
    ];
    const { host, page } = await openOpening({ picture: undefined });
    const media = { type: 'video', title: 'Com es fa un far', player: { ...far, poster: clip } };
    Object.assign(host, { media });
    await becomes(() => page.one('ap-player').getAttribute('poster'), shown);
    Object.assign(host, { playlist: { name: 'Temporada', items } });
    await becomes(() => page.one('ap-carousel img').getAttribute('src'), shown);
  });

  it('CAR-05 PLAY-20 lists three in a column, 25 px apart', async () => {
    const list = [1, 2, 3, 4, 5].map((n) => ({ href: `/c/${n}`, title: `Capítol ${n}`, isCurrent: n === 1 }));
    const { page, see } = await openOpening({ list, listName: 'Temporada' });
    await becomes(() => page.all('ap-carousel [role=status]').length, 1);
    const tops = page.all('.ap-slide').map((slide) => Math.round(slide.getBoundingClientRect().left));
    const size = tops.filter((left) => left === tops[0]).length;
    expect(size).to.equal(page.window.innerWidth < 568 ? 3 : page.window.innerWidth < 1101 ? 4 : 30);
    expect(see.one('link', 'Capítol 1').ariaCurrent).to.equal('page');
  });

  /** Place of the list below the top of the block. */
  const listTop = (page: Page) =>
    page.one('.ap-slides').getBoundingClientRect().top - page.one('ap-opening').getBoundingClientRect().top;

  for (const width of [360, 800, 1280])
    it(`PLAY-06 the list is where it was before the code came, at ${width} px`, async () => {
      let before = 0;
      const { page } = await openOpening(season(6, 1), {
        width,
        before: (page) => {
          before = listTop(page);
        },
      });
      await page.frames(2);
      expect(listTop(page)).to.be.closeTo(before, 1);
    });

  for (const width of [360, 800, 1280])
    it(`PLAY-25 opens a list at its current item, and the page at its beginning, at ${width} px`, async () => {
      const { page, see } = await openOpening(season(30, 29), { width, height: 1500 });
      const current = see.one('link', /^Capítol 29/);
      const frame = page.one(width > 1100 ? '[class*=list]' : 'ap-carousel');
      const isIn = () => {
        const [box, item] = [frame.getBoundingClientRect(), current.getBoundingClientRect()];
        return item.left >= box.left - 1 && item.right <= box.right + 1 && item.bottom <= box.bottom + 1;
      };
      await becomes(isIn, true);
      expect(page.window.scrollY).to.equal(0);
    });

  it('PLAY-25 shows the name of a list and the types of its items', async () => {
    const { page, see } = await openOpening(season(2, 1));
    expect(see.one('heading', 'Temporada 2').getClientRects().length).to.equal(1);
    expect(see.texts('link').slice(-2)).to.deep.equal(['Capítol 1 Vídeo 1:05', 'Capítol 2 Àudio 1:05']);
    await axe(page, 'ap-opening');
  });

  it('PLAY-24 takes the html of a provider’s frame for the address of its video', async () => {
    const embed = '<iframe src="https://www.youtube.com/embed/x?a=1&amp;b=2"></iframe>';
    const media = { type: 'videoEmbed' as const, title: 'Un vídeo', videoEmbed: { embed } };
    const { page, host } = await openOpening({ media });
    const written = page.one('ap-social-embed').getAttribute('url');
    host.querySelector('ap-social-embed')?.remove();
    expect(written).to.equal('https://www.youtube.com/embed/x?a=1&b=2');
  });

  it('BEY-28 tells an editor that there is nothing to play in a card', async () => {
    const media = { type: 'videoEmbed' as const, title: 'Res', videoEmbed: { embed: '<p>Res</p>' } };
    const { page } = await openOpening({ media }, { config: { preview: '' } });
    expect(warned(page).join()).to.include('«videoEmbed.embed»');
  });

  it('PLAY-15 goes along with who has stopped scrolling before the code of that came', async () => {
    const held = await hold('/dist/chunks/media-mini');
    const { page, host, see, plays } = await openOpening(
      {},
      { width: 400, entry: [freshEntry()], after: '<canvas width="1" height="3000"></canvas>' },
    );
    see.one('link', /^Reproduïu/).click();
    await plays();
    page.window.scrollTo(0, 1500);
    await page.frames(2);
    await held.release();
    await becomes(() => host.hasAttribute('sticky'), true);
  });

  it('PLAY-28 PLAY-36 says that it is gone, when the page or the provider says so', async () => {
    const page = await openOpening({ expired: true, picture: html`<img alt="" src="/x.webp">` });
    expect(page.see.text('note')).to.equal('Este contingut ja no està disponible.');
    const media = { type: 'video' as const, title: 'Cap', player: { ...far, bcId: '404' } };
    const provider = await openOpening({ media });
    provider.see.one('link', /^Reproduïu/).click();
    await becomes(() => provider.see.text('alert'), 'Este contingut ja no està disponible.');
  });

  it('PLAY-01 BEY-20 asks before anything of another web is there', async () => {
    const embed = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
    const { host, see } = await openOpening({
      media: { type: 'videoEmbed', title: 'La cobla', videoEmbed: { embed } },
    });
    await see.shows('button', /^Mostreu el contingut/);
    expect(host.querySelector('iframe')).to.equal(null);
    const embedded = host.querySelector('ap-social-embed') as HTMLElement;
    expect(getComputedStyle(embedded).display, 'the box that the frame fills').to.equal('grid');
  });
});

describe('what plays next', () => {
  it('PLAY-12 PLAY-38 plays without sound after a countdown, and gives back what was left', async () => {
    const { page, see, all, media, plays } = await playToTheEnd();
    const heard = hear(page, 'ap-autoplay-change');
    const history = page.window.history.length;
    const address = page.window.location.href;
    const title = () => (page.all('[data-chapter=title]').at(-1) as HTMLElement).textContent;
    const shown = (name: string) =>
      page
        .all(`[data-chapter=${name}]`)
        .filter((one) => one.getClientRects().length)
        .map((one) => one.textContent);
    const shared = () => ['url', 'share-title'].map((name) => page.one('ap-share-bar').getAttribute(name));
    await see.shows('button', 'Reproduïu-lo ara');
    expect(see.text('region', 'A continuació')).to.include('Una escola a peu d’aigua');
    await axe(page, 'ap-opening');
    await becomes(title, 'Una escola a peu d’aigua');
    await plays();
    expect(media().muted).to.equal(true);
    expect(see.text('status')).to.include('Ara es reproduïx «Una escola a peu d’aigua», sense so.');
    expect(page.document.title).to.equal('Una escola a peu d’aigua, La Costera · Apunt');
    expect(page.window.location.pathname).to.equal('/programes/la-costera/capitols/una-escola-a-peu-d-aigua');
    expect(page.window.history.length).to.equal(history);
    expect(['title', 'episode', 'duration', 'summary'].map(shown)).to.deep.equal([
      ['Una escola a peu d’aigua'],
      ['Temporada 2, capítol 3'],
      ['0:12'],
      ['L’hora del pati la mana la marea, i ningú no arriba tard.'],
    ]);
    expect(shared()).to.deep.equal([page.window.location.href, 'Una escola a peu d’aigua']);
    expect(heard).to.deep.equal([
      [
        'ap-autoplay-change',
        {
          id: 'la-costera-2-3',
          title: 'Una escola a peu d’aigua',
          url: page.window.location.href,
          downloadUrl: '/assets/media/v1/escola/video.mp4',
        },
      ],
    ]);
    all.one('button', 'Torneu a «Calafats de guàrdia»').click();
    await plays();
    expect([page.window.location.href, page.document.title]).to.deep.equal([
      address,
      'Calafats de guàrdia, La Costera · Apunt',
    ]);
    expect(shown('title')).to.deep.equal(['Calafats de guàrdia']);
    expect(shared()).to.deep.equal(['/c/2', 'Calafats de guàrdia']);
    expect(heard.at(-1)?.[1]).to.include({ id: 'la-costera-2-2', downloadUrl: '/calafats.mp4' });
    expect(see.all('button', /^Torneu a/).length).to.equal(0);
  });

  it('BEY-18 is cancelled, and does not come after all', async () => {
    const { page, see, media } = await playToTheEnd();
    await see.shows('button', 'Cancel·leu');
    see.one('button', 'Cancel·leu').click();
    await see.focuses('button', 'Reproduïu una altra vegada');
    expect(see.all('region', 'A continuació').length).to.equal(0);
    expect([media().ended, page.document.title]).to.deep.equal([
      true,
      'Calafats de guàrdia, La Costera · Apunt',
    ]);
  });

  it('BEY-18 is cancelled by another player of the page that is heard, and hands the focus on', async () => {
    const { page, see } = await playToTheEnd();
    await see.shows('button', 'Cancel·leu');
    const other = page.make('<div><p data-ap-mount><video muted></video></p></div>');
    page.document.body.append(other);
    const film = other.querySelector('video') as HTMLVideoElement;
    film.muted = true;
    const plays = () => other.dispatchEvent(new page.window.CustomEvent('ap-play', { bubbles: true }));
    plays();
    await page.frames(2);
    await see.shows('region', 'A continuació');
    await see.focus('button', 'Cancel·leu');
    film.muted = false;
    plays();
    await becomes(() => see.all('region', 'A continuació').length, 0);
    await see.focuses('button', 'Reproduïu una altra vegada');
  });

  it('PLAY-07 PLAY-32 is not even asked for when the switch is off, which is kept', async () => {
    const { page, see } = await openOpening(chapter);
    const heard = hear(page, 'ap-autoplay-toggle', 'ap-ended');
    const box = see.one('checkbox', 'Reproducció automàtica del següent') as HTMLInputElement;
    expect(box.checked).to.equal(true);
    box.click();
    await becomes(() => heard, [['ap-autoplay-toggle', { enabled: false }]]);
    expect(page.window.localStorage.getItem('autoPlay')).to.equal('false');
    const next = await playToTheEnd();
    expect((next.see.one('checkbox') as HTMLInputElement).checked).to.equal(false);
    await next.see.shows('button', 'Reproduïu una altra vegada');
    expect(callsOf(next.page, '/api/front/next-content')).to.deep.equal([]);
  });

  it('BEY-18 is off for who wants less motion, and says so', async () => {
    const { page, see } = await playToTheEnd(
      {},
      {
        before({ window }) {
          const query = { matches: true, addEventListener() {}, removeEventListener() {} };
          const { matchMedia } = window;
          window.matchMedia = (media) =>
            media.includes('reduced-motion')
              ? (query as unknown as MediaQueryList)
              : matchMedia.call(window, media);
        },
      },
    );
    const box = see.one('checkbox') as HTMLInputElement;
    expect([box.disabled, box.checked]).to.deep.equal([true, false]);
    expect(see.text('paragraph')).to.include('Desactivada: heu demanat menys moviment.');
    await see.shows('button', 'Reproduïu una altra vegada');
    expect(callsOf(page, '/api/front/next-content')).to.deep.equal([]);
  });

  it('PLAY-14 a failure is only logged', async () => {
    const { page, see, all } = await playToTheEnd({ autoplayId: 'no-hi-es' });
    page.allow(/404/);
    const errors = () => (page.window.ap?.errors ?? []).map(({ message }) => message);
    await becomes(() => errors().some((message) => message.includes('/next-content/no-hi-es 404')), true);
    expect([see.all('region', 'A continuació').length, all.all('alert').length]).to.deep.equal([0, 0]);
  });

  it('PLAY-09 plays a next content without texts by its name in the list', async () => {
    const response = {
      nextContentUrl: '/c/2',
      nextContentId: 'c2',
      nextContentBcId: '6000000000103',
      chapter: null,
    };
    await answer({ path: '/api/front/next-content/bare', status: 200, json: { response } });
    const { see } = await playToTheEnd({ ...season(2, 1), autoplayId: 'bare' });
    await see.shows('button', 'Reproduïu-lo ara');
    expect(see.text('region')).to.include('Capítol 2');
  });

  it('BEY-28 tells an editor what a next content lacks to be played', async () => {
    const response = { nextContentUrl: '/c/2', nextContentId: 'c2', nextContentBcId: null, chapter: null };
    await answer({ path: '/api/front/next-content/lacking', status: 200, json: { response } });
    const { page, see } = await playToTheEnd({ autoplayId: 'lacking' }, { config: { preview: '' } });
    await becomes(() => warned(page).join().includes('nextContentBcId, chapter.title'), true);
    expect(see.all('region', 'A continuació').length).to.equal(0);
  });

  it('PLAY-31 W-32 ignores next content that is malformed or from another origin', async () => {
    const chapter = {
      title: '<img src=x onerror=alert(1)>',
      episode: '',
      duration: 9,
      resume: [],
      downloadFile: null,
    };
    const next = {
      nextContentUrl: 'https://elsewhere.example/c3',
      nextContentId: 'c3',
      nextContentBcId: '1',
      chapter,
    };
    // the browser caches the response of each content
    for (const [autoplayId, given, message] of [
      ['foreign', { json: { response: next } }, /another origin/],
      ['garbage', { text: '<html>' }, /next-content/],
    ] as const) {
      const { end } = await answer({ path: `/api/front/next-content/${autoplayId}`, status: 200, ...given });
      const { page, see } = await playToTheEnd({ autoplayId });
      const address = page.window.location.href;
      const logged = () => (page.window.ap?.errors ?? []).some((error) => message.test(error.message));
      await becomes(logged, true);
      expect(see.all('region', 'A continuació').length).to.equal(0);
      expect(page.window.location.href).to.equal(address);
      end();
    }
  });

  it('PLAY-10 PLAY-11 a title with markup is text, and a summary has only what is harmless', async () => {
    const chapter = {
      title: 'Dos <b>fars</b>',
      episode: '',
      duration: -1,
      resume: [{ html: '<p>Un <em>resum</em>.</p><script>alert(1)</script>' }],
      downloadFile: null,
    };
    const nextContentUrl = '/capitols/dos-fars';
    await answer({
      path: '/api/front/next-content/markup',
      status: 200,
      json: { response: { nextContentUrl, nextContentId: 'c3', nextContentBcId: '6000000000103', chapter } },
    });
    const { page, see } = await playToTheEnd({ autoplayId: 'markup' });
    await see.shows('button', 'Reproduïu-lo ara');
    see.one('button', 'Reproduïu-lo ara').click();
    const shown = (name: string) => page.all(`[data-chapter=${name}]`).at(-1) as HTMLElement;
    await becomes(() => shown('title').textContent, 'Dos <b>fars</b>');
    expect(page.document.title).to.equal('Dos <b>fars</b>, La Costera · Apunt');
    expect(shown('summary').querySelectorAll('em').length).to.equal(1);
    expect(shown('summary').querySelectorAll('script').length).to.equal(0);
    expect(shown('duration').textContent).to.equal('');
  });
});
