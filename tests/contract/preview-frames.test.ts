/** Previews of editors: the page is a frame's `srcdoc` or a `blob:`, whose address cannot be a base. */
import { describe, expect } from '../support/contract.ts';
import { configFor, definitions, demoOf, eventually, it, open, type Page } from '../support/page.ts';
import { answer } from '../support/widget/answers.ts';

/** Content security policy of a page that opens a `blob:` frame and writes a `srcdoc`. */
const editor = '<meta name="frames" content="blob:">';

/** Opens a page of these tags as an editor frames it, with absolute addresses of files, as its CMS writes them. */
async function preview(
  kind: 'srcdoc' | 'blob',
  body: string,
  config: Record<string, string> = {},
): Promise<Page> {
  const outer = await open({ head: editor, body: '', entry: [] });
  const described = JSON.stringify({ body, config });
  const made = await fetch('/made', { method: 'POST', body: described });
  const html = await (await fetch(await made.text())).text();
  const whole = html.replaceAll(/(src|href)="\/(dist|tests)\//g, `$1="${location.origin}/$2/`);
  const frame = outer.document.createElement('iframe');
  Object.assign(frame, { width: '880', height: '500' });
  if (kind === 'blob') frame.src = URL.createObjectURL(new Blob([whole], { type: 'text/html' }));
  else outer.setSource(frame, whole);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  outer.main.append(frame);
  await loaded;
  return outer.within(frame);
}

for (const kind of ['srcdoc', 'blob'] as const)
  describe(`a page in a ${kind} frame`, () => {
    it('has every tag ready', async () => {
      const demos = definitions.map(({ tag, demo }) => demo.replace(`<${tag}`, `<${tag} loading="eager"`));
      const page = await preview(kind, demos.join('\n'), configFor(...definitions));
      page.allow(/^policy: (img|media)-src /); // the server content's relative addresses do not resolve in a blob:
      await page.settled();
      expect(page.window.location.protocol).to.equal(kind === 'blob' ? 'blob:' : 'about:');
      const failed = page.window.ap?.errors.filter(({ phase }) => phase !== 'http');
      expect(failed).to.deep.equal([]);
    });

    it('finds its files in a relative dist-url', async () => {
      const page = await preview(kind, demoOf('ap-poll'), { 'dist-url': '/copy-of-files/dist' });
      await page.settled();
      const files = page.window.performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname);
      expect(files.some((path) => path.startsWith('/copy-of-files/dist/chunks/poll'))).to.equal(true);
    });

    it('shares an address of its site, and loads more from there', async () => {
      const card = '<article data-id="2"><a href="/p/2">Fitxa 2</a></article>';
      await answer({ path: '/mes/2', status: 200, json: { html: card, nextPage: null } });
      const list = '<ul data-card-list><li><a href="/p/1">Fitxa 1</a></li></ul>';
      const more = `<ap-load-more next-page="/mes/2" delay="20">${list}</ap-load-more>`;
      const page = await preview(kind, `${more}<ap-share-bar></ap-share-bar>`);
      await eventually(() => {
        page.window.dispatchEvent(new page.window.Event('scroll'));
        expect(page.all('ap-load-more li').length).to.equal(2);
      });
      await page.settled();
      const links = page.all('ap-share-bar a') as HTMLAnchorElement[];
      const shared = links
        .map(({ href }) => decodeURIComponent(href))
        .filter((href) => href.includes('facebook'));
      expect(shared.length).to.be.greaterThan(0);
      for (const href of shared) expect(href).to.contain(`u=${location.origin}/`);
    });
  });
