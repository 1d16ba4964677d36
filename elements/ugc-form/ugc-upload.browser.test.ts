import { bodyOf, OPEN, openForm, typed } from '../../tests/support/tags/ugc-form.ts';
import {
  answer,
  axe,
  becomes,
  bodiesOf,
  callsOf,
  describe,
  endSession,
  expect,
  hear,
  hold,
  isSeen,
  it,
  loginAs,
  type Page,
  storedFile,
} from '../../tests/support/widget.ts';

const MULTIPART = `${OPEN}/multipart`;
const POST = `${OPEN}/postParticipation`;
const STORE = '/store/';
const MB5 = 5_242_880;

/** Video of this length in bytes, without repeated parts. */
function film(length: number): Uint8Array<ArrayBuffer> {
  const numbers = new Uint32Array(Math.ceil(length / 4)).map((_, at) => Math.imul(at, 2_654_435_761));
  const bytes = new Uint8Array(numbers.buffer, 0, length);
  bytes.set([0x1a, 0x45, 0xdf, 0xa3]);
  return bytes;
}

/** PNG of one transparent pixel. */
async function picture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  return canvas.convertToBlob();
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const openVideo = (attributes: Record<string, string> = {}, speed = 1, size = {}) =>
  openForm({ type: 'text_video', 'part-size': String(MB5), ...attributes }, '', { speed, ...size });

/** Records beacons that the page sends from now on; they still reach the server. */
function beaconsOf(page: Page): [path: string, body: Promise<unknown>][] {
  const beacons: [string, Promise<unknown>][] = [];
  const { navigator } = page.window;
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (address, data) => {
    const body = data as Blob;
    beacons.push([String(address), body.text().then((text) => ({ ...JSON.parse(text), type: body.type }))]);
    return send(address, data);
  };
  return beacons;
}

/** Tests whether the browser would ask before it leaves the page. */
const warns = ({ window }: Page) =>
  !window.dispatchEvent(new window.Event('beforeunload', { cancelable: true }));

const bodiesOfParts = (page: Page) =>
  page.watch.calls
    .filter(({ path }) => path.endsWith('/upload-part'))
    .map(({ body }) => JSON.parse(String(body)));

const leaves = ({ window }: Page) => window.dispatchEvent(new window.PageTransitionEvent('pagehide'));

describe('a video in <ap-ugc-form>', () => {
  it('UGC-02 UGC-13 API-31..36 ENT-13 goes in three parts, and is sent with the text and the same captcha', async () => {
    const { page, host, field, pick, send, thanks } = await openVideo({
      'source-code': 'prova',
      'site-id': '7',
    });
    const events = hear(page, 'ap-ugc-progress', 'ap-ugc-success');
    const bytes = film(2 * MB5 + 7);
    pick([bytes], 'vacances.2026.WEBM');
    const input = field('file');
    expect(input.value).to.contain('vacances');
    host.addEventListener('click', (event) => event.preventDefault(), { once: true });
    input.click();
    expect(input.value, 'the same file can be picked again').to.equal('');
    await send();
    await thanks();
    const [init] = bodiesOf(page, `${MULTIPART}/init`) as Record<string, unknown>[];
    const { captcha, ...described } = init ?? {};
    expect(described).to.deep.equal({
      name: 'vacances.2026',
      type: 'video',
      extension: 'WEBM',
      contentType: 'video/webm',
      context: { sourceCode: 'prova', siteId: 7 },
    });
    const lengths = bodiesOfParts(page).map(({ partNumber, contentLength }) => [partNumber, contentLength]);
    expect(lengths).to.deep.equal([
      [1, MB5],
      [2, MB5],
      [3, 7],
    ]);
    const { uploadFileId, ...sent } = bodyOf(page);
    const consents = { checkPrivacyPolicy: true, checkCommercialCommunications: false };
    expect(sent).to.deep.equal({ type: 'text_video', ...typed, ...consents, captcha });
    expect(await storedFile(String(uploadFileId))).to.deep.equal({
      status: 200,
      sha256: await sha256(bytes),
    });
    const percents = events.flatMap(([name, detail]) =>
      name === 'ap-ugc-progress' ? [(detail as { percent: number }).percent] : [],
    );
    expect(percents).to.deep.equal([...percents].sort((one, other) => one - other));
    expect([percents.length > 2, percents.at(-1), events.at(-1)?.[0]]).to.deep.equal([
      true,
      100,
      'ap-ugc-success',
    ]);
    expect(host.progress).to.equal(0);
  });

  it('UGC-15 MSG-07 shows the upload progress beside the button and warns a user who leaves the page', async () => {
    const { page, see, pick, send, submit, status, host, thanks, field } = await openVideo();
    expect(warns(page)).to.equal(false);
    const { release } = await hold(STORE, 'PUT');
    pick([film(1000)]);
    await send();
    const bar = (await see.shows('progressbar', 'Quant del fitxer s’ha enviat')) as HTMLProgressElement;
    await becomes(() => bar.value > 50, true);
    expect([status(), host.progress]).to.deep.equal(['waiting', bar.value]);
    const beside = submit().parentElement?.textContent ?? '';
    expect(beside).to.contain(`${bar.value} %`);
    expect(see.texts('paragraph').join()).to.contain(
      'L’enviament no ha acabat. Si eixiu de la pàgina, es perdrà.',
    );
    expect([warns(page), field('file').disabled]).to.deep.equal([true, true]);
    await axe(page, 'ap-ugc-form');
    await release();
    await thanks();
    expect([warns(page), status(), isSeen(host.querySelector('progress'))]).to.deep.equal([
      false,
      'idle',
      false,
    ]);
  });

  it('UGC-31 offers no way back once the whole file has arrived and its text is under way', async () => {
    const { page, see, pick, send, thanks, submit } = await openVideo();
    const file = await hold(STORE, 'PUT');
    const { release } = await hold(POST);
    pick([film(10)]);
    await send();
    await see.focus('button', 'Cancel·leu l’enviament');
    await file.release();
    await becomes(() => callsOf(page, POST).length, 1);
    await see.lacks('button', 'Cancel·leu l’enviament');
    expect(page.document.activeElement).to.equal(submit());
    await release();
    await thanks();
  });

  it('UGC-11 leaves no file in the form when it has been sent', async () => {
    const { all, pick, send, thanks, see, isOff } = await openVideo();
    pick([film(10)]);
    await send();
    await thanks();
    await all.press('button', 'D’acord');
    await all.lacks('dialog');
    expect(isOff()).to.equal(true);
    expect(see.texts('paragraph').join()).not.to.contain('rodatge');
  });

  it('UGC-26 UGC-32 is not sent again when only its text failed, and the text comes with its captcha', async () => {
    const { page, pick, send, submit, hasNewProof, thanks, problem } = await openVideo();
    const { end } = await answer({ path: POST, status: 500, json: {} });
    pick([film(100)]);
    await send();
    await becomes(() => problem().includes('No s’ha pogut enviar la participació.'), true);
    const first = bodyOf(page);
    end();
    await hasNewProof();
    submit().click();
    await thanks();
    expect(bodyOf(page)).to.deep.equal(first);
    expect(callsOf(page, `${MULTIPART}/init`).length).to.equal(1);
  });
});

describe('an upload of <ap-ugc-form> that fails', () => {
  it('UGC-12 UGC-27 shows the cause after the last retry and lets the user cancel without data loss', async () => {
    const { page, see, pick, send, submit, isOff, status, field, problem } = await openVideo({}, 50);
    const events = hear(page, 'ap-ugc-error');
    const beacons = beaconsOf(page);
    const { end } = await answer({ path: STORE, method: 'PUT', status: 500 });
    pick([film(100)]);
    await send();
    await becomes(
      () => problem(),
      'S’ha produït un error en pujar el fitxer. No s’ha pogut guardar un tros del fitxer.',
    );
    expect(bodiesOfParts(page).length).to.equal(8);
    expect([status(), isOff(), warns(page)]).to.deep.equal(['waiting', true, true]);
    expect(events).to.deep.equal([['ap-ugc-error', { codes: ['ugc.error-uploading-file'] }]]);
    await axe(page, 'ap-ugc-form');
    submit().click();
    expect(callsOf(page, `${MULTIPART}/init`).length).to.equal(1);
    end();
    await see.press('button', 'Cancel·leu i torneu-ho a provar');
    await becomes(() => [status(), warns(page)], ['idle', false]);
    await see.lacks('alert');
    const [{ uploadId }] = bodiesOfParts(page);
    expect(beacons.map(([path]) => path.replace(/multipart.*\//, 'multipart/…/'))).to.deep.equal([
      `${MULTIPART}/…/abort`,
    ]);
    expect(await beacons[0]?.[1]).to.deep.equal({ uploadId, type: 'application/json' });
    expect(see.isFocused('button', 'Envieu')).to.equal(true);
    expect([field('text').value, see.texts('status').join().includes('rodatge.webm')]).to.deep.equal([
      typed.text,
      true,
    ]);
  });

  it('BEY-23 goes on by itself through cuts and refusals of the store and of the server', async () => {
    const { page, see, pick, send, thanks } = await openVideo({}, 20);
    await answer({ path: STORE, method: 'PUT', cut: 'instead', times: 1 });
    await answer({ path: STORE, method: 'PUT', status: 503, times: 1 });
    await answer({ path: STORE, method: 'PUT', status: 403, times: 1 });
    const bytes = film(1000);
    pick([bytes]);
    await send();
    await thanks();
    expect(see.all('alert')).to.deep.equal([]);
    // the browser itself repeats a request that was cut on a reused connection
    expect(bodiesOfParts(page).length).to.be.within(3, 4);
    const { uploadFileId } = bodyOf(page);
    expect((await storedFile(String(uploadFileId))).sha256).to.equal(await sha256(bytes));
  });

  it('BEY-23 waits for the network without a try, says so, and goes on when it is back', async () => {
    const { page, see, pick, send, thanks } = await openVideo();
    let isOnline = true;
    Object.defineProperty(page.window.navigator, 'onLine', { get: () => isOnline });
    const { end } = await answer({ path: STORE, method: 'PUT', cut: 'instead' });
    const { release } = await hold(`${MULTIPART}/`, 'POST');
    pick([film(100)]);
    await send();
    isOnline = false;
    await release();
    await becomes(() => see.texts('paragraph').join().includes('S’ha perdut la connexió.'), true);
    const before = callsOf(page, MULTIPART).length;
    end();
    isOnline = true;
    page.window.dispatchEvent(new page.window.Event('online'));
    await thanks();
    expect(callsOf(page, MULTIPART).length).to.be.above(before);
  });

  it('UGC-35 UGC-27 gives up a store that stands still, by a clock of its own', async () => {
    const { pick, send, problem } = await openVideo({}, 300);
    const { release } = await hold(STORE, 'PUT');
    pick([film(100)]);
    await send();
    await becomes(() => problem().includes('El servidor no respon.'), true);
    await release();
  });

  it('UGC-31 UGC-41 keeps all data and offers a login when the session ends in the middle', async () => {
    await loginAs('9');
    const { page, all, see, field, pick, send, status, thanks, hasNewProof, submit } = await openVideo({
      'ugc-id': '1',
      'allow-anonymous': 'false',
    });
    field('text').focus();
    await becomes(() => field('email').value, 'joan@example.cat');
    const { release } = await hold(STORE, 'PUT');
    await answer({ path: STORE, method: 'PUT', status: 403, times: 1 });
    pick([film(100)]);
    await send({ name: 'Joan', email: 'joan@example.cat' });
    await becomes(() => bodiesOfParts(page).length, 1);
    await endSession();
    await release();
    const dialog = await all.shows('dialog', 'Cal iniciar la sessió');
    expect(dialog.querySelector('a')?.target).to.equal('_blank');
    const data = () => [field('name').value, field('email').value, field('text').value];
    expect([...data(), status()]).to.deep.equal(['Joan', 'joan@example.cat', typed.text, 'waiting']);
    await all.press('button', 'Ara no');
    await see.press('button', 'Cancel·leu i torneu-ho a provar');
    await becomes(status, 'idle');
    expect(data()).to.deep.equal(['Joan', 'joan@example.cat', typed.text]);
    await loginAs('9');
    await page.window.ap?.session.reload();
    await hasNewProof();
    submit().click();
    await thanks();
  });

  it('UGC-31 says no longer that it is sending, and takes another file in the place of the one that failed', async () => {
    const { page, submit, pick, send, status, field, problem, thanks, hasNewProof } = await openVideo();
    const { end } = await answer({ path: STORE, method: 'PUT', status: 404 });
    pick([film(100)]);
    await send();
    await becomes(() => problem().includes('ha caducat'), true);
    expect(submit().textContent).to.equal('Envieu');
    expect([submit().ariaDisabled, field('file').disabled]).to.deep.equal(['true', false]);
    end();
    pick([film(50)], 'un-altre.webm');
    await becomes(() => [status(), problem()], ['idle', '']);
    await hasNewProof();
    submit().click();
    await thanks();
    const [, again] = bodiesOf(page, `${MULTIPART}/init`) as { name: string }[];
    expect(again?.name).to.equal('un-altre');
  });

  it('UGC-14 BEY-02 brings the progress and the way out into a small window', async () => {
    const { page, see, pick, fillIn, isReady, submit } = await openVideo({}, 1, { width: 360, height: 640 });
    await hold(STORE, 'PUT');
    pick([film(100)]);
    fillIn();
    await isReady();
    submit().scrollIntoView({ block: 'end', behavior: 'instant' });
    submit().click();
    await see.shows('progressbar', 'Quant del fitxer s’ha enviat');
    const isInSight = (element: Element | null | undefined) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return top >= 0 && bottom <= page.window.innerHeight;
    };
    for (const role of ['progressbar', 'button'] as const)
      await becomes(() => isInSight(see.all(role).at(-1)), true);
    const note = see.all('paragraph').find(({ textContent }) => textContent?.startsWith('L’enviament'));
    expect(isInSight(note)).to.equal(true);
  });

  for (const [status, path, said] of [
    [401, '/upload-part', 'La sessió s’ha acabat.'],
    [404, '/upload-part', 'L’enviament ha caducat o s’ha cancel·lat en una altra pestanya.'],
  ] as const)
    it(`UGC-27 BEY-23 names the cause of a ${status} in the middle`, async () => {
      const { page, pick, send, status: state, problem } = await openVideo();
      const { fetch } = page.window;
      // matched by the end of the path, since the file id is not known yet
      page.window.fetch = (address, options) =>
        String(address).endsWith(path)
          ? Promise.resolve(new page.window.Response('{}', { status }))
          : fetch(address, options);
      pick([film(100)]);
      await send();
      await becomes(() => problem().includes(said), true);
      expect(state()).to.equal('waiting');
    });

  for (const [type, name, mime, said] of [
    ['text_video', 'festa.webm', 'video/webm', 'no té un format de vídeo'],
    ['text_image', 'foto.png', 'image/png', 'no té un format d’imatge'],
    ['text_image', 'dibuix.svg', 'image/svg+xml', 'no té un format d’imatge'],
  ] as const)
    it(`UGC-06 W-18 rejects markup in a file named ${name} and uploads none of it`, async () => {
      const { page, pick, fillIn, isOff, message } = await openForm({ type });
      fillIn();
      pick(['<svg><script>alert(1)</script></svg>'], name, mime);
      await becomes(() => message('file').includes(said), true);
      expect(isOff()).to.equal(true);
      expect(callsOf(page, MULTIPART)).to.deep.equal([]);
    });

  for (const mime of ['', 'application/octet-stream'])
    it(`UGC-05 takes a picture that the system calls «${mime}»`, async () => {
      const { pick, send, thanks } = await openForm({ type: 'text_image' });
      pick([await picture()], 'foto', mime);
      await send();
      await thanks();
    });

  it('UGC-27 UGC-31 sends no picture that the browser cannot draw, says why, and takes another', async () => {
    const { page, pick, send, problem, see, thanks } = await openForm({ type: 'text_image' });
    pick(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'foto.heic', 'image/heic');
    await send();
    await becomes(() => problem().includes('No hem pogut obrir la imatge amb este navegador.'), true);
    expect(callsOf(page, MULTIPART)).to.deep.equal([]);
    await see.press('button', 'Cancel·leu i torneu-ho a provar');
    pick([await picture()], 'foto.png', 'image/png');
    await send();
    await thanks();
  });

  it('UGC-26 says why the server has refused to begin, and stays no longer', async () => {
    const { pick, send, status, field, problem } = await openVideo();
    const json = { httpCode: 429, errorCode: 'TOO_MANY_REQUESTS' };
    await answer({ path: `${MULTIPART}/init`, status: 429, json });
    pick([film(100)]);
    await send();
    await becomes(() => problem().includes('Hi ha hagut massa intents seguits.'), true);
    await becomes(status, 'idle');
    expect(field('text').value).to.equal(typed.text);
  });
});

describe('an upload of <ap-ugc-form> that is given up', () => {
  it('UGC-16 UGC-24 is ended by a beacon when the page is left, between its beginning and its end alone', async () => {
    const { page, see, pick, send } = await openVideo();
    const beacons = beaconsOf(page);
    leaves(page);
    expect(beacons).to.deep.equal([]);
    const { release } = await hold(STORE, 'PUT');
    pick([film(100)]);
    await send();
    await becomes(() => bodiesOfParts(page).length, 1);
    leaves(page);
    const [{ uploadId }] = bodiesOfParts(page);
    expect(beacons.length).to.equal(1);
    expect(await beacons[0]?.[1]).to.deep.equal({ uploadId, type: 'application/json' });
    await release();
    // the server has aborted the upload: it accepts no further parts
    const path = String(beacons[0]?.[0]).replace('/abort', '/upload-part');
    const body = JSON.stringify({ uploadId, partNumber: 1, contentLength: 5 });
    const headers = { 'content-type': 'application/json' };
    const ask = async () => (await page.window.fetch(path, { method: 'POST', headers, body })).status;
    let answered = await ask();
    while (answered === 200) answered = await ask();
    expect(answered).to.equal(404);
    // a reader who comes back by the browser's Back can start again
    await see.shows('button', 'Cancel·leu i torneu-ho a provar');
  });

  it('UGC-36 sends no beacon for a file that is complete', async () => {
    const { page, pick, send, thanks } = await openVideo();
    const beacons = beaconsOf(page);
    const { release } = await hold(POST);
    pick([film(100)]);
    await send();
    await becomes(() => callsOf(page, POST).length, 1);
    leaves(page);
    await release();
    await thanks();
    leaves(page);
    expect(beacons).to.deep.equal([]);
  });

  it('UGC-31 UGC-36 can be cancelled while it is sent, and goes with the widget', async () => {
    const { page, host, see, pick, send, submit, status, hasNewProof } = await openVideo();
    const beacons = beaconsOf(page);
    await hold(STORE, 'PUT');
    pick([film(100)]);
    await send();
    await becomes(() => bodiesOfParts(page).length, 1);
    await see.press('button', 'Cancel·leu l’enviament');
    await becomes(status, 'idle');
    expect([beacons.length, see.all('alert').length]).to.deep.equal([1, 0]);
    await hasNewProof();
    submit().click();
    await becomes(() => bodiesOfParts(page).length, 2);
    host.remove();
    await becomes(() => beacons.length, 2);
  });
});

describe('a file in <ap-ugc-form>', () => {
  it('UGC-28 UGC-30 must be an image of 8.192.000 bytes at most, with something in it', async () => {
    const { page, submit, field, message, pick, fillIn, isReady, see } = await openForm({
      type: 'text_image',
    });
    expect(field('file').accept).to.equal('image/*');
    fillIn();
    submit().click();
    await becomes(() => message('file'), 'Trieu una imatge.');
    await becomes(() => page.document.activeElement?.getAttribute('name'), 'file');
    for (const [parts, type, said] of [
      [['GIF89a', new Uint8Array(8_191_995)], 'image/gif', 'La imatge no pot superar els 8 MB.'],
      [['film'], 'video/mp4', 'Este fitxer no és una imatge: trieu-ne una altra.'],
      [[], 'image/png', 'Este fitxer està buit: trieu una altra imatge.'],
      [['GIF89a', new Uint8Array(8_191_994)], 'image/gif', ''],
    ] as const) {
      pick([...parts], 'foto.png', type);
      await becomes(() => message('file'), said);
    }
    await isReady();
    expect(see.texts('status').join()).to.contain('foto.png · 8 MB');
    await axe(page, 'ap-ugc-form');
  });

  it('UGC-28 MSG-04 must be a video, of the size that the tag says', async () => {
    const { field, message, pick, host } = await openVideo({ 'max-video-kb': '1' });
    expect(field('file').accept).to.equal('video/*');
    field('text').focus();
    for (const [length, said] of [
      [1025, 'El fitxer no pot superar els 1 KB.'],
      [1024, ''],
    ] as const) {
      pick([film(length)]);
      await becomes(() => message('file'), said);
    }
    pick(['hola'], 'text.txt', 'text/plain');
    await becomes(() => message('file'), 'Este fitxer no és un vídeo: trieu-ne un altre.');
    host.setAttribute('max-video-kb', '500000');
    expect(host.textContent).to.contain('De 1 KB com a màxim');
  });

  it('UGC-18 UGC-39 may have a name of 300 signs', async () => {
    const { page, pick, send, thanks } = await openForm({ type: 'text_image' });
    pick([await picture()], `${'à'.repeat(300)}.png`, 'image/png');
    await send();
    await thanks();
    const [init] = bodiesOf(page, `${MULTIPART}/init`) as { name: string; extension: string }[];
    expect([init?.name, init?.extension]).to.deep.equal(['à'.repeat(300), 'png']);
  });
});
