import { describe, expect, until } from '../support/contract.ts';
import { definitions, demoOf, it, open, openDemo } from '../support/page.ts';
import { becomes, fill, Reader } from '../support/widget/reader.ts';

const demos = definitions
  .map(({ tag, demo }) => demo.replace(`<${tag}`, `<${tag} loading="eager"`))
  .join('\n');
const foreign = '<base href="https://elsewhere.example/web/">';

describe('a page whose <base> is another host', () => {
  it('has every tag ready, with calls and links of ours to its own host', async () => {
    const page = await openDemo(definitions, { body: foreign + demos });
    page.allow(/^policy: img-src /); // pictures in the server content are the page's own
    await page.settled();
    expect(page.document.baseURI).to.equal('https://elsewhere.example/web/');
    const following = definitions.filter(({ contract }) => contract.linksFollowBase);
    const given = page.all(
      [...following.map(({ tag }) => `${tag} a`), '[slot] a'].join(),
    ) as HTMLAnchorElement[];
    const drawn = page.all('[data-ap-mount] a[href]') as HTMLAnchorElement[];
    const led = drawn.filter((link) => !given.includes(link) && link.href.startsWith('https://elsewhere'));
    expect(led.map((link) => link.getAttribute('href'))).to.deep.equal([]);
  });

  it('sends a login to its own host', async () => {
    const page = await open({ body: foreign + demoOf('ap-login') });
    await page.settled();
    const see = new Reader(page, () => page.one('ap-login'));
    fill(see.one('textbox', /^Correu/) as HTMLInputElement, 'anna@example.cat');
    fill(page.one('ap-login [data-ap-mount] input[type=password]') as HTMLInputElement, 'Curta12x');
    const submit = page.one('ap-login [data-ap-mount] button[type=submit]');
    await becomes(() => submit.ariaDisabled, null);
    submit.click();
    await until(() => page.watch.calls.some(({ method }) => method === 'POST'), 'the login to be sent');
    await until(() => page.watch.pending === 0, 'its answer');
    const sent = page.window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin);
    expect([...new Set(sent)]).to.deep.equal([location.origin]);
  });
});

describe('a page whose <base> is another folder', () => {
  it('LOGIN-15 stays where it is when a view of the login is opened', async () => {
    const page = await open({ body: `<base href="/una/altra/">${demoOf('ap-login')}` });
    await page.settled();
    const address = page.window.location.pathname;
    const see = new Reader(page, () => page.one('ap-login'));
    see.one('link', /contrasenya/).click();
    await becomes(() => page.window.location.hash, '#recuperar');
    expect(page.window.location.pathname).to.equal(address);
  });
});

describe('a page with a bar of its CMS at the top of the window', () => {
  const head = '<link rel="stylesheet" href="/tests/contract/pages/admin-bar.css">';

  it('has the header below it', async () => {
    const tall = '<div><p>Un text</p></div>'.repeat(200);
    const page = await open({
      head,
      body: `<div id="wpadminbar"></div>${demoOf('ap-header').replace('<ap-header', '<ap-header loading="eager"')}${tall}`,
    });
    await page.settled();
    const header = page.one('ap-header');
    const scroll = async (top: number) => {
      page.window.scrollTo({ top, behavior: 'instant' });
      await page.frames(3);
    };
    await scroll(900);
    await scroll(700);
    await becomes(() => header.dataset.state, 'sticky');
    header.style.setProperty('transition', 'none');
    await becomes(() => Math.round(header.getBoundingClientRect().top), 32);
    await scroll(900);
    await becomes(() => header.getBoundingClientRect().bottom <= 0, true);
  });
});

describe('a page in a sandboxed frame of no origin', () => {
  it('STOR-04 has its widgets, which keep nothing', async () => {
    const report = `const tell = () => {
      const states = [...document.querySelectorAll('[data-ap-state]')].map(({ dataset }) => dataset.apState);
      if (states.length === 2 && states.every((state) => state === 'ready'))
        parent.postMessage({ origin: self.origin, problems: apWatch.problems }, '*');
      else requestAnimationFrame(tell);
    };
    addEventListener('load', tell);`;
    const head = `<script>${report}</script><script src="/dist/ap.all.js"></script>`;
    const body = demoOf('ap-poll') + demoOf('ap-share-bar');
    const made = await fetch('/made', { method: 'POST', body: JSON.stringify({ head, body, entry: [] }) });
    const page = await open({ body: '' });
    const frame = page.document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = await made.text();
    const told: unknown[] = [];
    page.window.addEventListener('message', ({ data }) => told.push(data));
    page.main.append(frame);
    expect(await until(() => told[0], 'the frame to have its widgets')).to.deep.equal({
      origin: 'null',
      problems: [],
    });
  });
});
