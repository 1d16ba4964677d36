import {
  axe,
  becomes,
  describe,
  expect,
  hear,
  isSeen,
  it,
  keys,
  openWidget,
  type Page,
  tag,
} from '../../tests/support/widget.ts';

const href = '/assets/media/v1/coral/audio.m4a';
const label = 'Baixeu l’àudio';
const content = `<a class="ap-button ap-quiet" href="${href}" download>${label}</a>`;
const attributes = { href, 'file-title': 'La coral | Assaig 1.2' };
const name = 'la_coral___assaig_1_2.m4a';

/** Files that the page saves, and navigations by plain links. */
function saved(page: Page) {
  const files: string[] = [];
  const plain: string[] = [];
  const { HTMLAnchorElement } = page.window;
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (this.href.startsWith('blob:')) files.push(this.download);
    else click.call(this);
  };
  page.window.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    plain.push(link.getAttribute('href') ?? '');
  });
  return { files, plain };
}

/** File that arrives in chunks, as the test sends them. */
function slowFile(page: Page, headers: Record<string, string> = {}) {
  const asked: string[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const { fetch } = page.window;
  const state = {
    asked,
    isEnded: false,
    give: (bytes: number) => controller?.enqueue(new Uint8Array(bytes)),
  };
  page.window.fetch = (input, init) => {
    if (!String(input).endsWith('.m4a')) return fetch(input, init);
    asked.push(String(input));
    const body = new page.window.ReadableStream<Uint8Array>({
      start(own) {
        controller = own;
        init?.signal?.addEventListener('abort', () => {
          state.isEnded = true;
          own.error(init.signal?.reason);
        });
      },
    });
    return Promise.resolve(
      new page.window.Response(body, { headers: { 'Content-Type': 'audio/mp4', ...headers } }),
    );
  };
  return Object.assign(state, {
    close: () => controller?.close(),
    fail: () => controller?.error(new TypeError('network error')),
  });
}

async function openDownload(more: Record<string, string> = {}, inside = content) {
  const widget = await openWidget(tag('ap-download', { ...attributes, ...more }, inside));
  return { ...widget, ...saved(widget.page), heard: hear(widget.page, 'ap-download', 'ap-download-error') };
}

describe('<ap-download>', () => {
  it('DOWN-04 DOWN-05 fetches the file as a blob, and saves it under the name of its title', async () => {
    const { page, see, files, plain, heard } = await openDownload();
    await see.press('link', label);
    await becomes(() => files, [name]);
    expect(heard).to.deep.equal([['ap-download', { name }]]);
    expect(plain).to.deep.equal([]);
    await becomes(() => see.text('status'), 'El fitxer s’ha baixat.');
    await axe(page, 'ap-download');
  });

  it('DOWN-01 announces the progress of one download after two presses, also by keyboard', async () => {
    const { page, see, files } = await openDownload();
    const file = slowFile(page, { 'Content-Length': '1000' });
    await see.focus('link', label);
    await keys('Enter', 'Enter');
    await becomes(() => see.text('status'), 'S’està baixant…');
    expect(see.one('link', label).ariaDisabled).to.equal('true');
    file.give(250);
    const bar = () => see.one('progressbar', 'S’està baixant…') as HTMLProgressElement;
    await becomes(() => bar().value, 25);
    await becomes(() => page.one('ap-download').innerText.includes('S’està baixant: 25 %'), true);
    await axe(page, 'ap-download');
    file.give(750);
    file.close();
    await becomes(() => files, [name]);
    await see.lacks('progressbar');
    expect(file.asked.length).to.equal(1);
    expect(see.isFocused('link', label)).to.equal(true);
    await see.press('link', label);
    await becomes(() => file.asked.length, 2, 'and once more');
  });

  it('DOWN-01 says how much has come where nobody says how much there is', async () => {
    const { page, see } = await openDownload();
    const file = slowFile(page);
    await see.press('link', label);
    file.give(1_400_000);
    await becomes(() => page.one('ap-download').innerText.includes('S’està baixant: 1,4 MB'), true);
    expect((see.one('progressbar') as HTMLProgressElement).position).to.equal(-1);
  });

  it('gives up when it is told to, or goes: the focus stays with the link', async () => {
    const { page, host, see, files, plain, heard } = await openDownload();
    const file = slowFile(page);
    await see.press('link', label);
    await see.focus('button', 'Cancel·leu');
    await keys('Enter');
    await becomes(() => file.isEnded, true);
    await becomes(() => see.text('status'), 'La baixada s’ha cancel·lat.');
    await see.focuses('link', label);
    file.isEnded = false;
    await see.press('link', label);
    await see.shows('button', 'Cancel·leu');
    host.remove();
    await becomes(() => file.isEnded, true);
    expect([files, plain, heard]).to.deep.equal([[], [], []]);
    expect(page.watch.warnings).to.deep.equal([]);
  });

  it('DOWN-06 logs and shows a failure, opens the plain link, and stays a plain link', async () => {
    const gone = '/assets/media/v1/coral/no.m4a';
    const { page, see, files, plain, heard } = await openDownload({ href: gone });
    page.allow(/no\.m4a|404/);
    await see.press('link', label);
    await becomes(() => plain, [gone]);
    expect(heard).to.deep.equal([['ap-download-error', {}]]);
    await becomes(() => see.text('status').startsWith('No s’ha pogut baixar ací.'), true);
    expect(page.window.ap?.errors.map(({ type, message }) => [type, message])).to.deep.equal([
      ['not-found', 'file 404'],
    ]);
    expect(page.watch.warnings.length).to.equal(1);
    await see.press('link', label);
    await becomes(() => plain, [gone, gone]);
    expect([files, heard.length]).to.deep.equal([[], 1]);
  });

  it('DOWN-06 opens the plain link where the connection is lost half way', async () => {
    const { page, see, files, plain } = await openDownload();
    const file = slowFile(page, { 'Content-Length': '1000' });
    await see.press('link', label);
    file.give(250);
    await see.shows('progressbar');
    file.fail();
    await becomes(() => plain, [href]);
    expect(files).to.deep.equal([]);
  });

  it('DOWN-06 opens a file in a new tab if another host does not allow reading it', async () => {
    const foreign = 'https://example.cat/coral.m4a';
    const { page, see, plain } = await openDownload({ href: foreign });
    page.allow(/example\.cat|connect-src/);
    await see.press('link', label);
    await becomes(() => plain, [foreign]);
    const { target, rel } = see.one('link', label) as HTMLAnchorElement;
    expect([target, rel]).to.deep.equal(['_blank', 'noopener']);
  });

  it('leaves a file that is too large to the browser, under its name', async () => {
    for (const isSaid of [true, false]) {
      const { page, see, files, plain, heard } = await openDownload();
      const file = slowFile(page, isSaid ? { 'Content-Length': '100000001' } : {});
      await see.press('link', label);
      if (!isSaid) file.give(100_000_001);
      await becomes(() => plain, [href]);
      expect((see.one('link', label) as HTMLAnchorElement).download).to.equal(name);
      await becomes(() => heard, [['ap-download', { name }]]);
      expect([files, page.watch.warnings]).to.deep.equal([[], []]);
    }
  });

  it('DOWN-03 PLAY-12 offers the file of the next content under its title, if there is one', async () => {
    const { page, host, see, files } = await openDownload();
    const next = (detail: object) =>
      page.document.dispatchEvent(new page.window.CustomEvent('ap-autoplay-change', { detail }));
    const other = '/assets/media/v1/pluja/audio.m4a';
    next({ id: '2', title: 'Diccionari', url: '/x', downloadUrl: other });
    await becomes(() => see.one('link', label).getAttribute('href'), other);
    await see.press('link', label);
    await becomes(() => files, ['diccionari.m4a']);
    for (const downloadUrl of [null, '', 'javascript:alert(1)']) {
      next({ id: '3', title: 'Sense fitxer', url: '/y', downloadUrl });
      await becomes(() => isSeen(host), false);
      next({ downloadUrl: other });
      await becomes(() => isSeen(host), true);
    }
    host.setAttribute('href', href);
    host.setAttribute('follow-autoplay', 'false');
    await becomes(() => see.one('link', label).getAttribute('href'), href);
    next({ downloadUrl: other });
    await page.frames(2);
    expect(see.one('link', label).getAttribute('href')).to.equal(href);
  });

  it('DOWN-03 goes on with the file that was asked for while the next one is offered', async () => {
    const { page, see, files } = await openDownload();
    const file = slowFile(page);
    await see.press('link', label);
    file.give(10);
    const detail = { title: 'Un altre', downloadUrl: '/assets/media/v1/pluja/audio.m4a' };
    page.document.dispatchEvent(new page.window.CustomEvent('ap-autoplay-change', { detail }));
    await page.frames(2);
    expect(see.one('link', label).getAttribute('href'), 'what is on its way').to.equal(href);
    file.close();
    await becomes(() => files, [name]);
    await becomes(() => see.one('link', label).getAttribute('href'), detail.downloadUrl);
    await becomes(() => see.text('status'), '');
  });

  it('DEL-04 W-06 without a script the link is the page’s; a text alone is a label too', async () => {
    const { see } = await openWidget(tag('ap-download', attributes, content), { entry: [] });
    const link = see.one('link', label) as HTMLAnchorElement;
    expect([link.getAttribute('href'), link.hasAttribute('download')]).to.deep.equal([href, true]);
    const text = await openDownload({}, 'Emporteu-vos-el');
    await text.see.shows('link', 'Emporteu-vos-el');
    const none = await openDownload({}, '');
    await none.see.shows('link', 'Baixeu el fitxer');
  });
});
