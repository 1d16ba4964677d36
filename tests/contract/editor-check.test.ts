/** Common mistakes of editors, each with the note that it gets: docs/guia-editors.md lists the same. */
import { describe, expect } from '../support/contract.ts';
import { definitions, demoOf, eventually, it, open, type Page } from '../support/page.ts';

interface Mistake {
  body: string;
  /** Part of the note. */
  note: string;
  /** In the console of every page too: the engine meets it, or the name looks like an attribute of ours. */
  isInConsole?: true;
  /** The note comes in place of those that the mistake would cause. */
  isAlone?: true;
}

const options = (json: string, type = 'application/json', name = 'options') =>
  `<ap-poll poll-id="1"><script type="${type}" data-prop="${name}">${json}</script><p>Voteu</p></ap-poll>`;

const mistakes: Readonly<Record<string, Mistake>> = {
  'a misspelt attribute': {
    body: '<ap-poll pol-id="1"><p>Voteu</p></ap-poll>',
    note: '<ap-poll> pol-id: l’etiqueta no té este atribut. Volíeu dir «poll-id»?',
    isInConsole: true,
    isAlone: true,
  },
  'the name of a property': {
    body: '<ap-poll pollId="1"><p>Voteu</p></ap-poll>',
    note: '<ap-poll> pollid: l’etiqueta no té este atribut. Volíeu dir «poll-id»?',
  },
  'an attribute of another tag': {
    body: '<ap-poll poll-id="1" media-title="Far"><p>Voteu</p></ap-poll>',
    note: '<ap-poll> media-title: l’etiqueta no té este atribut. És de <ap-player>.',
    isInConsole: true,
  },
  'a misspelt tag': {
    body: '<ap-pol poll-id="1"><p>Voteu</p></ap-pol>',
    note: '<ap-pol>: no hi ha cap etiqueta amb este nom. Volíeu dir «<ap-poll>»?',
  },
  'a missing required attribute': {
    body: '<ap-poll><p>Voteu</p></ap-poll>',
    note: '<ap-poll>: falta poll-id, que és obligatori.',
    isInConsole: true,
  },
  'another value than yes or no': {
    body: '<ap-poll poll-id="1" open="perhaps"><p>Voteu</p></ap-poll>',
    note: '<ap-poll> open="perhaps": és de sí o no, i qualsevol valor que no siga "false" vol dir sí.',
  },
  'a zero for no': {
    body: '<ap-poll poll-id="1" open="0"><p>Voteu</p></ap-poll>',
    note: '<ap-poll> open="0": és de sí o no',
  },
  'a number with a comma': {
    body: '<ap-player src="/assets/media/v1/far/far.mp4" start="1,5"><a href="/videos/far">Far</a></ap-player>',
    note: '<ap-player> start="1,5": s’esperava un nombre, que va amb punt: 1.5.',
    isAlone: true,
  },
  'a number out of range': {
    body: '<ap-player src="/assets/media/v1/far/far.mp4" start="-1"><a href="/videos/far">Far</a></ap-player>',
    note: '<ap-player> start="-1": s’esperava un nombre des de 0.',
    isInConsole: true,
  },
  'an address without its scheme': {
    body: '<ap-share-bar url="www.example.cat/noticia"></ap-share-bar>',
    note: '<ap-share-bar> url="www.example.cat/noticia": falta «https://» davant?',
    isAlone: true,
  },
  'a time for a number of seconds': {
    body: '<ap-player src="/assets/media/v1/far/far.mp4" start="1:30"><a href="/videos/far">Far</a></ap-player>',
    note: '<ap-player> start="1:30": s’esperava un nombre, que va en segons: 90.',
    isAlone: true,
  },
  'a value outside of a list': {
    body: '<ap-carousel variant="gran"><div class="ap-slider"><ul class="ap-slides"><li class="ap-slide">Un</li></ul></div></ap-carousel>',
    note: '<ap-carousel> variant="gran": s’esperava un d’estos valors',
    isInConsole: true,
  },
  'a date in words': {
    body: '<ap-time datetime="demà"><time>demà</time></ap-time>',
    note: '<ap-time> datetime="demà": s’esperava una data',
    isInConsole: true,
  },
  'another way of loading': {
    body: '<ap-poll poll-id="1" loading="early"><p>Voteu</p></ap-poll>',
    note: '<ap-poll> loading="early": s’esperava un d’estos valors: eager, lazy.',
  },
  'a player that is not there': {
    body: '<ap-cue-points player="#noexistix"><ol><li><a href="?t=0">Un</a></li></ol></ap-cue-points>',
    note: '<ap-cue-points> player="#noexistix": en la pàgina no hi ha cap element amb id="noexistix".',
  },
  'a time in words': {
    body: '<ap-transcription><p><span data-start="ara">Hola.</span></p></ap-transcription>',
    note: '<ap-transcription> data-start="ara": s’esperava els segons, com ara «2.5».',
    isInConsole: true,
  },
  'no content to work with': {
    body: '<ap-carousel></ap-carousel>',
    note: '<ap-carousel>: a dins no hi ha cap element amb class="ap-slide", i sense això no hi ha res a mostrar.',
  },
  'a player without a source': {
    body: '<ap-player media-title="Far"></ap-player>',
    note: '<ap-player>: no té src ni bc-id, i a dins no hi ha cap <video> ni cap <audio> ni cap <a>: no hi ha res a mostrar.',
  },
  'an opening without media': {
    body: '<ap-opening></ap-opening>',
    note: '<ap-opening>: no té media ni playlist ni expired, i a dins no hi ha',
  },
  'a map without points': {
    body: '<ap-map></ap-map>',
    note: '<ap-map>: no té markers, i a dins no hi ha cap <a>: no hi ha res a mostrar.',
  },
  'an embed without an address': {
    body: '<ap-embed></ap-embed>',
    note: '<ap-embed>: no té url ni html, i a dins no hi ha cap <a> ni cap <template>: no hi ha res a mostrar.',
  },
  'a file that is not there': {
    body: '<ap-player src="/assets/media/v1/no-hi-es.mp4"><a href="/videos/far">Far</a></ap-player>',
    note: '<ap-player> src="/assets/media/v1/no-hi-es.mp4": el servidor respon 404, i no hi ha res.',
  },
  'a live feed that is not there': {
    body: '<ap-live-feed live-id="no-hi-es"></ap-live-feed>',
    note: '<ap-live-feed> live-id="no-hi-es": s’esperava l’identificador d’un directe publicat.',
    isInConsole: true,
  },
  'an error in JSON': {
    body: options('[\n  { "id": "1", "title": "Un" },\n  { "id": "2", title: "Dos" }\n]'),
    note: 's’esperava una llista JSON; falla en la línia 3, columna 16: «title: "Dos"»',
    isInConsole: true,
  },
  'data for an unknown attribute': {
    body: options('[]', 'application/json', 'option'),
    note: '<ap-poll> data-prop="option": l’etiqueta no té este atribut. Volíeu dir «options»?',
  },
  'a data script of another type': {
    body: options('[]', 'text/json'),
    note: '<ap-poll> data-prop="options": el <script> ha de dur type="application/json"; així no es llig.',
  },
  'a misspelt slot': {
    body: '<ap-poll poll-id="1"><h2 slot="questio">Quin?</h2></ap-poll>',
    note: '<ap-poll> slot="questio": l’etiqueta no té este lloc, i el que hi va no es veu. Volíeu dir «question»?',
  },
  'a quote that never closes': {
    body: '<ap-poll poll-id="1 open active><p>Voteu</p></ap-poll>',
    note: '<ap-poll>: sembla que falta una cometa en «poll-id»',
    isAlone: true,
  },
  'a quote that is missing before a slot': {
    body: '<ap-poll poll-id="1 active open><h2 slot="question">Quin?</h2></ap-poll>',
    note: '<ap-poll>: sembla que falta una cometa en «poll-id»',
    isAlone: true,
  },
  'a quote that is missing before an address': {
    body: '<ap-player media-title="Far src="/assets/media/v1/far/far.mp4"><a href="/videos/far">Far</a></ap-player>',
    note: '<ap-player>: sembla que falta una cometa en «media-title»',
    isAlone: true,
  },
  'a misspelt site': {
    body: '<ap-poll poll-id="1" site="la colla"><p>Voteu</p></ap-poll>',
    note: '<ap-poll> site="la colla": no hi ha cap web amb este nom',
    isInConsole: true,
  },
  'a second configuration': {
    body: '<ap-config site="lacolla"></ap-config><ap-poll poll-id="1"><p>Voteu</p></ap-poll>',
    note: '<ap-config>: n’hi ha més d’un, i només es llig el primer.',
  },
};

const notesOf = (page: Page) => page.all('.ap-note').map(({ textContent }) => textContent ?? '');
const contains = (texts: readonly string[], note: string) => texts.some((text) => text.includes(note));

describe('a mistake of an editor', () => {
  for (const [name, { body, note, isInConsole, isAlone }] of Object.entries(mistakes))
    it(`BEY-28 ${name} gives its note in preview${isInConsole ? ', and in the console of every page' : ''}`, async () => {
      const preview = await open({ body, config: { preview: '' } });
      preview.allow(/^console: <ap-/);
      await eventually(() => expect(notesOf(preview).join('\n')).to.contain(note));
      expect(contains(preview.watch.warnings, note)).to.equal(true);
      if (isAlone) {
        const states = () => preview.hosts().map(({ dataset }) => dataset.apState);
        await eventually(
          () => expect(states().filter((state) => !/ready|failed/.test(state ?? ''))).to.be.empty,
        );
        await new Promise((resolve) => preview.window.requestIdleCallback(resolve));
        expect(notesOf(preview)).to.have.length(1);
      }
      if (!isInConsole) return;
      const reader = await open({ body });
      reader.allow(/^console: <ap-/);
      await eventually(() => expect(reader.watch.warnings.join('\n')).to.contain(note));
      expect(notesOf(reader)).to.deep.equal([]);
    });
});

/** Waits until the page has been idle twice: for the look at its tags, and for the requests that follow. */
async function idle(page: Page): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await new Promise((resolve) => page.window.requestIdleCallback(resolve));
    await page.settled();
  }
}

const isCheck = ({ name }: PerformanceEntry) => name.includes('loader-check');

describe('a page without mistakes', () => {
  it('loads no check, whatever its tags', async () => {
    const body = definitions
      .map(({ demo, tag }) => demo.replace(`<${tag}`, `<${tag} loading="eager"`))
      .join('\n');
    const page = await open({ body, config: { dev: '', 'login-url': '#acces' } });
    await page.settled();
    await idle(page);
    expect(page.watch.warnings).to.deep.equal([]);
    expect(page.window.performance.getEntriesByType('resource').filter(isCheck)).to.deep.equal([]);
  });

  it('has attributes of frameworks and extensions without a note', async () => {
    const body = demoOf('ap-poll').replace(
      '<ap-poll',
      '<ap-poll x-data="1" @click="a" :class="b" v-if="c" hx-get="/d" data-any="e" aria-label="f" onclick="" bis_skin_checked="1" itemprop="g"',
    );
    const page = await open({ body, config: { preview: '' } });
    page.allow(/^policy: script-src-attr/);
    await page.settled();
    await eventually(() =>
      expect(page.window.performance.getEntriesByType('resource').some(isCheck)).to.equal(true),
    );
    await idle(page);
    expect(notesOf(page)).to.deep.equal([]);
    const reader = await open({ body });
    reader.allow(/^policy: script-src-attr/);
    await reader.settled();
    await idle(reader);
    expect(reader.window.performance.getEntriesByType('resource').some(isCheck)).to.equal(false);
  });
});
