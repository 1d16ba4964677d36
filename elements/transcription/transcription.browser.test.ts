import {
  axe,
  becomes,
  describe,
  expect,
  fault,
  hear,
  hold,
  it,
  keys,
  loseScript,
  openWidget,
  press,
  tag,
  textOf,
} from '../../tests/support/widget.ts';

const rain = '/assets/media/v1/pluja/audio.m4a';
const audio = `<audio controls preload="none" src="${rain}"></audio>`;
const player = tag('ap-player', { type: 'audio', src: rain }, audio);

const said = (start: number, end: number, text: string) =>
  `<span data-start="${start}" data-end="${end}">${text}</span>`;
const word = (text: string, term = text) =>
  `<a href="/apunts/diccionari/${encodeURIComponent(term)}" data-dictionary="${term}">${text}</a>`;
const sentences = [
  said(2, 5.527, 'Benvingudes i benvinguts al diccionari de la pluja.'),
  said(6.227, 8.143, 'Hui en traem sis paraules.'),
  said(8.843, 13.345, `${word('Plovisquejar', 'plovisquejar')} és caure una pluja molt fina.`),
  said(35.692, 37.919, 'I escampar és deixar de ploure.'),
];
const lesson = `<p>${sentences.slice(0, 2).join(' ')}</p><p>${sentences.slice(2).join(' ')}</p>`;

async function openLesson(body = player + tag('ap-transcription', {}, lesson), options = {}) {
  const widget = await openWidget(body, options);
  const { page, all } = widget;
  const host = page.one('ap-transcription');
  await becomes(() => host.dataset.apState, 'ready');
  const see = { ...widget, host };
  return {
    ...see,
    see: all,
    spans: () => [...host.querySelectorAll<HTMLElement>('[data-start]')],
    sounding: () => [...host.querySelectorAll<HTMLElement>('[aria-current]')].map(textOf),
    media: () =>
      (page.document.querySelector('ap-player [data-ap-mount] audio') ??
        page.document.querySelector('audio')) as HTMLMediaElement,
  };
}

describe('<ap-transcription>', () => {
  it('TRANS-03 follows the link when the dialog code fails to load, and retries at the next press', async () => {
    const isLost = loseScript('transcription-dialogs');
    const { page, see } = await openLesson(
      tag(
        'ap-transcription',
        {},
        '<p><a href="#bot" data-dictionary="bot" data-definition="Odre.">bots</a></p>',
      ),
    );
    await see.press('link', 'bots');
    await isLost(page);
    await becomes(() => page.window.location.hash, '#bot');
    await see.lacks('dialog');
    await see.press('link', 'bots');
    await see.shows('dialog', 'bot');
  });

  it('BEY-16 TRANS-01 marks the sentence that sounds, and goes to the one that is pressed', async () => {
    const { page, see, spans, sounding, media } = await openLesson();
    expect(sounding()).to.deep.equal([]);
    const slowly = page.one('ap-player') as HTMLElement & {
      seek(to: number): void;
      setRate(rate: number): void;
    };
    slowly.setRate(0.5);
    press(spans()[1] as HTMLElement);
    await becomes(sounding, ['Hui en traem sis paraules.']);
    await becomes(() => !media().paused && media().currentTime > 6.3, true);
    const line = page.window.getComputedStyle(spans()[1] as HTMLElement).textDecorationLine;
    expect(line, 'by more than a colour').to.equal('underline');
    // conversely, the text follows a seek of the player
    slowly.seek(36);
    await becomes(sounding, ['I escampar és deixar de ploure.']);
    await axe(page, 'ap-transcription');
    await see.press('button', 'Pareu');
    await becomes(() => media().paused, true);
    const jumps: number[] = [];
    media().addEventListener('seeking', () => jumps.push(media().currentTime));
    await see.press('button', 'Frase anterior');
    await becomes(() => jumps, [8.843]);
    await see.press('button', 'Frase següent');
    await becomes(sounding, ['I escampar és deixar de ploure.']);
  });

  it('BEY-16 repeats a sentence until it is let go, and slows it down', async () => {
    const { page, see, spans, media } = await openLesson();
    const ends: number[] = [];
    press(spans()[1] as HTMLElement);
    await becomes(() => media().currentTime > 6.3, true);
    await see.press('button', 'A poc a poc');
    await becomes(() => media().playbackRate, 0.75);
    expect(see.one('button', 'A poc a poc').ariaPressed).to.equal('true');
    await see.press('button', 'Repetiu la frase');
    media().addEventListener('seeking', () => ends.push(media().currentTime));
    media().playbackRate = 2;
    await becomes(() => see.one('button', 'A poc a poc').ariaPressed, 'false');
    await becomes(() => ends.length >= 2, true);
    expect(
      ends.every((second) => second === 6.227),
      String(ends),
    ).to.equal(true);
    await see.press('button', 'Repetiu la frase');
    await becomes(() => media().currentTime > 9.5, true);
    expect(page.watch.warnings).to.deep.equal([]);
  });

  it('BEY-16 follows the browser’s own player where there is no other, and the one that is named', async () => {
    const { page, spans, sounding, media } = await openLesson(
      `<video id="altre" src="/assets/media/v1/serra/video.mp4"></video><figure id="so">${audio}</figure>${tag('ap-transcription', { player: '#so' }, lesson)}`,
    );
    press(spans()[0] as HTMLElement);
    const named = page.one('audio') as HTMLMediaElement;
    await becomes(() => !named.paused && named.currentTime > 2, true);
    await becomes(sounding, ['Benvingudes i benvinguts al diccionari de la pluja.']);
    expect((page.one('video') as HTMLVideoElement).currentTime).to.equal(0);
    named.pause();
    expect(media() === named).to.equal(true);
  });

  it('BEY-16 has text to read and to search where there is no player, and to listen to from when one comes', async () => {
    const { page, host, see, spans } = await openLesson(tag('ap-transcription', { player: 'div[[' }, lesson));
    await see.lacks('button', 'Repetiu la frase');
    press(spans()[0] as HTMLElement);
    await see.shows('searchbox', 'Busqueu en el text');
    host.removeAttribute('player');
    host.before(page.document.createElement('audio'));
    await see.shows('button', 'Repetiu la frase');
    expect(page.watch.problems).to.deep.equal([]);
  });

  it('BEY-16 stops following a player at the next chapter, and resumes when it returns', async () => {
    const { page, see, spans, sounding, media } = await openLesson(
      audio + tag('ap-transcription', {}, lesson),
    );
    const change = (url: string) =>
      page.document.dispatchEvent(new page.window.CustomEvent('ap-autoplay-change', { detail: { url } }));
    press(spans()[0] as HTMLElement);
    await becomes(() => sounding().length, 1);
    change('/audios/un-altre');
    await becomes(sounding, []);
    await see.lacks('button', 'Repetiu la frase');
    change(page.window.location.pathname);
    await see.shows('button', 'Repetiu la frase');
    media().currentTime = 7;
    await becomes(sounding, ['Hui en traem sis paraules.']);
  });

  it('ignores presses on sentences without a time, and handles overlapping times', async () => {
    const { spans, see, media } = await openLesson(
      `${audio}${tag('ap-transcription', {}, '<p><span data-start="ara">Res.</span> <span data-start="9" data-end="4">Al revés.</span> <span data-start="5" data-end="12">Damunt.</span></p>')}`,
    );
    expect(see.all('button', /^Escolteu: /).map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Escolteu: Al revés.',
      'Escolteu: Damunt.',
    ]);
    press(spans()[0] as HTMLElement);
    press(spans()[2] as HTMLElement);
    await becomes(() => !media().paused && media().currentTime >= 5, true);
  });

  it('BEY-16 finds words whatever their accents, says how many, and goes from one to the next', async () => {
    const { page, host, see } = await openLesson();
    const found = () => host.querySelector('output')?.textContent;
    const around = () => host.querySelector<HTMLElement>('[data-ap-found]')?.dataset.start;
    await see.fill('Busqueu en el text', 'PLÚJA', 'searchbox');
    await becomes(found, '1 de 2');
    expect(around()).to.equal('2');
    expect(page.window.CSS.highlights.size).to.equal(2);
    const marked = page.window.getComputedStyle(page.one('[data-ap-found]'), '::highlight(ap-found-now)');
    expect(marked.backgroundColor, 'it is seen').not.to.equal('rgba(0, 0, 0, 0)');
    await see.focus('searchbox', 'Busqueu en el text');
    await keys('Enter');
    await becomes(found, '2 de 2');
    await becomes(around, '8.843');
    await keys('Enter');
    await becomes(found, '1 de 2');
    await keys('Shift+Enter');
    await becomes(found, '2 de 2');
    const press = (init: KeyboardEventInit) =>
      page.window.document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      );
    press({ keyCode: 229, isComposing: true });
    press({ keyCode: 13, isComposing: true });
    await becomes(found, '1 de 2');
    await axe(page, 'ap-transcription');
    await see.fill('Busqueu en el text', 'neu', 'searchbox');
    await becomes(found, 'No hi és');
    await keys('Escape');
    await becomes(found, '');
    expect([around(), page.window.CSS.highlights.size]).to.deep.equal([undefined, 0]);
  });

  it('TRANS-02 TRANS-03 explains a word in a dialog, which keeps it, and gives the list to take away', async () => {
    const { page, see } = await openLesson();
    const files: Blob[] = [];
    const create = page.window.URL.createObjectURL;
    page.window.URL.createObjectURL = (file: Blob) => {
      files.push(file);
      return create(file);
    };
    const opened = hear(page, 'ap-dictionary-open');
    await see.press('link', 'Plovisquejar');
    const dialog = await see.shows('dialog', 'plovisquejar');
    await becomes(() => textOf(dialog).includes('Caure una pluja molt fina i suau.'), true);
    expect(textOf(dialog)).not.to.contain('Totes les paraules');
    expect(opened).to.deep.equal([['ap-dictionary-open', { term: 'plovisquejar' }]]);
    await axe(page, 'dialog');
    await see.press('button', 'Guardeu la paraula');
    await see.press('button', 'Tanqueu');
    await see.lacks('dialog');
    expect(see.isFocused('link', 'Plovisquejar')).to.equal(true);
    await see.press('button', 'Paraules guardades: 1');
    const list = await see.shows('dialog', 'Les paraules que heu guardat');
    await axe(page, 'dialog');
    const file = (await see.shows('link', 'Baixeu la llista')) as HTMLAnchorElement;
    expect(file.download).to.equal('paraules.csv');
    expect(await files.at(-1)?.text()).to.equal(
      'Paraula,Definició,Frase'
        .split(',')
        .map((head) => `"${head}"`)
        .join(';')
        .concat(
          '\r\n"plovisquejar";"Caure una pluja molt fina i suau.";"Plovisquejar és caure una pluja molt fina."\r\n',
        ),
    );
    press(list.querySelector('[aria-label="Lleveu de la llista: plovisquejar"]') as HTMLElement);
    await becomes(() => textOf(list).includes('No n’heu guardat cap.'), true);
    await see.focuses('button', 'Tanqueu');
    await keys('Enter');
    await see.lacks('dialog');
    await see.focuses('button', 'Paraules guardades: 0');
    expect(Object.keys(page.window.localStorage)).to.deep.equal([]);
  });

  it('BEY-16 W-30 a word that is taken away gives the focus to the next one', async () => {
    const all = ['calabruix', 'ruixat', 'xàfec'];
    const defined = all.map(
      (one) => `<a href="#${one}" data-dictionary="${one}" data-definition="Pluja.">${one}</a>`,
    );
    const { page, see } = await openLesson(tag('ap-transcription', {}, `<p>${defined.join(' ')}</p>`));
    for (const one of all) {
      await see.press('link', one);
      await see.press('button', 'Guardeu la paraula');
      await see.press('button', 'Tanqueu');
      await see.lacks('dialog');
    }
    await see.press('button', 'Paraules guardades: 3');
    await see.focus('button', 'Lleveu de la llista: ruixat');
    await keys('Enter');
    await see.focuses('button', 'Lleveu de la llista: xàfec');
    await keys('Enter');
    await see.focuses('button', 'Lleveu de la llista: calabruix');
    expect(page.watch.problems).to.deep.equal([]);
  });

  it('TRANS-03 shows unknown words and failed requests, and retries', async () => {
    const { page, see } = await openLesson(
      tag('ap-transcription', {}, `<p>${word('calabruix')} ${word('ruixat')}</p>`),
    );
    await see.press('link', 'calabruix');
    await becomes(() => see.text('alert'), 'Esta paraula no és en el diccionari.');
    await see.lacks('button', 'Torneu-ho a provar');
    await see.press('button', 'Tanqueu');
    fault('503', '/apunts/diccionari/ruixat', 1);
    await see.press('link', 'ruixat');
    await becomes(() => see.text('alert'), 'No hem pogut carregar la definició.');
    const definition = await hold('/apunts/diccionari/ruixat');
    press(await see.focus('button', 'Torneu-ho a provar'));
    await page.frames(2);
    expect(see.isFocused('button', 'Torneu-ho a provar'), 'until the answer').to.equal(true);
    await definition.release();
    await becomes(() => textOf(see.one('dialog')).includes('Pluja forta que dura poc.'), true);
    await becomes(() => page.document.activeElement?.textContent?.trim(), 'Pluja forta que dura poc.');
    expect(page.watch.warnings).to.deep.equal([]);
  });

  it('TRANS-03 opens no dialog where the page does not want it, and leaves other links alone', async () => {
    const { page, host, see } = await openLesson(
      tag('ap-transcription', {}, `<p>${word('ruixat')} <a href="#altre">altre</a></p>`),
    );
    host.addEventListener('ap-dictionary-open', (event) => event.preventDefault());
    await see.press('link', 'ruixat');
    await see.press('link', 'altre');
    await page.frames(2);
    expect(page.window.location.hash).to.equal('#altre');
    await see.lacks('dialog');
  });

  it('TRANS-01 TRANS-04 takes its text as data in the place of the server’s, made safe, which comes back', async () => {
    const { page, host, see, spans, media } = await openLesson(
      `${audio}${tag('ap-transcription', {}, lesson)}`,
    );
    const before = spans().length;
    Object.assign(host, {
      paragraphs: [
        '<span data-start="6" id="ap">De les dades.</span><button>No</button>',
        null,
        `<p>I ${word('ruixat')}.</p>`,
      ],
      tags: [
        { href: '/temes/el%20temps' },
        { href: '/temes/pluja', title: 'La pluja' },
        { href: 'javascript:alert(1)', title: 'No' },
        null,
      ],
    });
    await becomes(
      () => see.texts('paragraph'),
      ['De les dades.', 'I ruixat.', 'Parla de: el temps, La pluja'],
    );
    expect(host.querySelector('#ap, button:not([data-ap-mount] button)')).to.equal(null);
    await see.shows('button', 'Escolteu: De les dades.');
    press(host.querySelector('[data-start="6"]') as HTMLElement);
    await becomes(() => media().currentTime >= 6, true);
    await see.press('link', 'ruixat');
    await see.press('button', 'Tanqueu');
    Object.assign(host, { paragraphs: 'no', tags: 7 });
    await becomes(() => see.all('button', /^Escolteu: /).length, before);
    expect(page.watch.problems).to.deep.equal([]);
  });

  it('BEY-16 scrolls along, until the reader has scrolled, and again when asked', async () => {
    const long = Array.from(
      { length: 40 },
      (_, index) =>
        `<p>${said(index + 2, index + 3, `Frase ${index + 2} del text. ${'I més. '.repeat(12)}`)}</p>`,
    );
    const { page, see, spans, sounding, media } = await openLesson(
      audio + tag('ap-transcription', {}, long.join('')),
      {
        width: 360,
      },
    );
    const isSeen = () => {
      const { top, bottom } = page.one('[aria-current]').getBoundingClientRect();
      return top >= 0 && bottom <= page.window.innerHeight;
    };
    press(spans()[0] as HTMLElement);
    await see.shows('button', 'Pareu');
    media().currentTime = 8.5;
    await becomes(() => sounding()[0]?.startsWith('Frase 8 ') && isSeen(), true);
    page.window.scrollTo({ top: 0, behavior: 'instant' });
    await see.shows('button', 'Torneu on sona');
    media().currentTime = 20.5;
    await becomes(() => sounding()[0]?.startsWith('Frase 20 '), true);
    expect(page.window.scrollY).to.equal(0);
    await see.press('button', 'Torneu on sona');
    await becomes(isSeen, true);
    await see.lacks('button', 'Torneu on sona');
    await see.focuses('button', /^Escolteu: Frase 20 /);
  });

  it('TRANS-01 gives the server’s text back as it was', async () => {
    const { host } = await openLesson();
    host.remove();
    await becomes(() => host.innerHTML, lesson);
  });
});
