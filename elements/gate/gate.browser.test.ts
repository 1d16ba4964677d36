import {
  answer,
  axe,
  becomes,
  callsOf,
  describe,
  endSession,
  expect,
  hear,
  hold,
  isSeen,
  it,
  loginAs,
  logout,
  openWidget,
  partOf,
  tag,
  textOf,
  waysFrom,
} from '../../tests/support/widget.ts';

const video = '/videos/assaig-general';
const article = '/noticies/les-atletes-de-portassol-guanyen-la-mitja-marato';
/** Text of the article for logged-in users only. */
const secret = 'Entrenar amb frontal';
const enter = 'Inicieu la sessió';

/** Opens the gate of a demo page. */
async function openGate(path = article) {
  const { body, head } = await partOf(path, 'ap-gate');
  return openWidget(body, { head });
}

const isOpen = (host: HTMLElement) => [
  (host as HTMLElement & { open?: boolean }).open,
  host.hasAttribute('open'),
];

describe('<ap-gate> of who is not logged in', () => {
  for (const [template, path] of [
    ['video', video],
    ['body', article],
  ] as const)
    it(`GATE-04 GATE-06 shows a message and an access button for a ${template} and hides its content`, async () => {
      const { page, host, see } = await openGate(path);
      expect(host.outerHTML).not.to.contain(secret);
      await see.shows('button', enter);
      expect(textOf(host)).to.contain('per a persones registrades');
      expect(isSeen(host.querySelector('[slot=logo]'))).to.equal(template === 'body');
      await see.lacks('link');
      expect(isOpen(host)).to.deep.equal([false, false]);
      await axe(page, 'ap-gate');
      expect(callsOf(page, '/fragments/')).to.deep.equal([]);
    });

  it('GATE-05 lets a page with a login of its own stop the way to ours, and keeps no address then', async () => {
    const { page, see } = await openGate();
    const events = hear(page, 'ap-login-required');
    page.document.addEventListener('ap-login-required', (event) => event.preventDefault());
    await see.press('button', enter);
    const { href } = page.window.location;
    expect(events).to.deep.equal([['ap-login-required', { reason: 'gate', backUrl: href }]]);
    expect(localStorage.getItem('backUrl')).to.equal(null);
  });

  for (const [attributes, address] of [
    [{ site: 'lacolla' }, '/acces?site=lacolla'],
    [{ site: 'lacolla', 'login-url': '/acces-adults?a=1' }, '/acces-adults?a=1&site=lacolla'],
    [{ 'login-url': '/registre' }, '/registre'],
    [{}, '/acces'],
  ] as const)
    it(`GATE-09 leads to ${address}: the club’s login on the club, or the editor’s page`, async () => {
      const { page, see } = await openWidget(tag('ap-gate', attributes));
      const ways = waysFrom(page);
      await see.press('button', /./);
      await becomes(() => ways, [address]);
    });

  it('GATE-02 shows all to everybody where no login is required', async () => {
    const { host } = await openWidget('<ap-gate><p>Per a tothom</p></ap-gate>');
    const text = host.querySelector('p');
    expect(isSeen(text)).to.equal(false);
    for (const [value, shown] of [
      ['false', true],
      ['', false],
      ['false', true],
    ] as const) {
      host.setAttribute('required', value);
      await becomes(() => [isSeen(text), isOpen(host)[0]], [shown, shown]);
    }
  });
});

describe('<ap-gate> of who is logged in', () => {
  const open = async () => {
    const gate = await openGate();
    await gate.see.shows('heading', secret);
    return gate;
  };

  it('GATE-01 GATE-08 opens without a reload after a login elsewhere and moves the focus inside', {
    tag: ['@ROLE-03'],
  }, async () => {
    const { page, host, see } = await openGate();
    await see.focus('button', enter);
    const events = hear(page, 'ap-gate-change');
    await loginAs('7');
    page.document.dispatchEvent(new page.window.Event('visibilitychange'));
    await see.shows('heading', secret);
    await becomes(() => page.document.activeElement?.className, 'ap-gate-content');
    expect(see.text('status')).to.equal('Ja es pot vore el contingut.');
    expect(isSeen(host.querySelector('[slot]'))).to.equal(false);
    expect(isOpen(host)).to.deep.equal([true, true]);
    expect(events).to.deep.equal([['ap-gate-change', { open: true }]]);
  });

  it('GATE-07 W-22 opens for a child too', async () => {
    await loginAs('30');
    await open();
  });

  it('BEY-07 closes with the logout, and leaves nothing of what was fetched', async () => {
    await loginAs('7');
    const { page, host, see } = await open();
    const events = hear(page, 'ap-gate-change');
    await logout();
    await page.window.ap?.session.reload();
    await see.shows('button', enter);
    expect(isOpen(host)).to.deep.equal([false, false]);
    expect(page.document.documentElement.outerHTML).not.to.contain(secret);
    expect(events).to.deep.equal([['ap-gate-change', { open: false }]]);
  });

  it('BEY-03 moves the focus to the login button when it closes after a logout', async () => {
    await loginAs('7');
    const { page, host, see } = await open();
    host.querySelector<HTMLElement>('.ap-gate-content')?.focus();
    await logout();
    await page.window.ap?.session.reload();
    await see.focuses('button', enter);
    await becomes(() => see.text('status'), 'Per a vore el contingut cal iniciar la sessió.');
    const { release } = await hold('/fragments/');
    await loginAs('7');
    await page.window.ap?.session.reload();
    await becomes(() => see.texts('status').includes('S’està carregant el contingut…'), true);
    expect(see.texts('status')).not.to.include('Ja es pot vore el contingut.');
    await release();
    await becomes(() => see.texts('status').includes('Ja es pot vore el contingut.'), true);
  });

  it('BEY-03 closes with the focus on the way in for who was in what the server wrote', async () => {
    await loginAs('7');
    const { page, see } = await openWidget(
      '<ap-gate required><p><a href="/x">Per a qui entra</a></p></ap-gate>',
    );
    await see.focus('link', 'Per a qui entra');
    await logout();
    await page.window.ap?.session.reload();
    await see.focuses('button', enter);
  });

  it('GATE-10 says a failure, and can be tried again', async () => {
    await loginAs('7');
    const { end } = await answer({ path: '/fragments/', status: 500 });
    const { see } = await openGate();
    await becomes(() => see.text('alert'), 'Ara no s’ha pogut carregar el contingut.');
    end();
    await see.press('button', 'Torneu-ho a provar');
    await see.shows('heading', secret);
  });

  it('SESS-19 GATE-10 closes where the session has ended', async () => {
    await loginAs('7');
    await endSession();
    const { page, see } = await openGate();
    await see.shows('button', enter);
    expect(page.window.ap?.session.get()).to.equal(null);
  });

  it('GATE-10 W-04 does not show what comes from elsewhere, by a redirection, or is no html', async () => {
    await loginAs('7');
    const { page, host, see } = await openWidget(tag('ap-gate', { src: 'https://elsewhere.example/a' }));
    expect(host.querySelector('.ap-gate-content')?.children.length).to.equal(0);
    expect(page.watch.warnings.join()).to.contain('s’esperava');
    await answer({ path: '/moved', status: 302, headers: { location: '/incrustat' } });
    for (const src of ['/moved', '/api/health']) {
      host.setAttribute('src', src);
      await see.shows('alert');
      expect(host.querySelector('form')).to.equal(null);
    }
  });

  it('W-04 W-22 makes html harmless that would run, load from elsewhere or take the page’s names', async () => {
    await loginAs('7');
    const text = `<h2 id="contingut" name="main" class="x">Títol</h2><script>window.ran = 1</script>
      <p onclick="window.ran = 1" style="color: red">Text <b>fort</b> <unknown>dins</unknown></p>
      <a href="javascript:window.ran=1">u</a> <a href="/b" target="_blank">dos</a>
      <img src="x" onerror="window.ran = 1" alt="i"><img src="data:text/html,x" alt="j">
      <iframe src="/"></iframe><form action="/x"><input name="a"></form><svg onload="window.ran=1"><a href="/c">s</a></svg>
      <math><mtext><table><mglyph><style><img src=x onerror="window.ran = 1"></style></mglyph></table></mtext></math>
      <template><img src=x onerror="window.ran = 1"></template><noscript><p title="</noscript><img src=x onerror=window.ran=1>"></noscript>`;
    await answer({ path: '/fragments/', status: 200, text });
    const { page, host, see } = await openGate();
    page.allow(/inline/); // the parser reports inline handlers although none runs
    await see.shows('heading', 'Títol');
    const inner = host.querySelector('.ap-gate-content div')?.innerHTML ?? '';
    expect(inner.replace(/\s+/g, ' ').trim()).to.equal(
      '<h2 class="x">Títol</h2> <p>Text <b>fort</b> dins</p> <a>u</a> <a href="/b" target="_blank" rel="noopener noreferrer">dos</a> <img src="x" alt="i"><img alt="j">',
    );
    expect('ran' in page.window).to.equal(false);
  });
});

describe('the size of <ap-gate>', () => {
  for (const path of [video, article])
    it(`BEY-31 GATE-03 is the same before the script and after it, on ${path}`, async () => {
      const { body, head } = await partOf(path, 'ap-gate');
      for (const width of [360, 1280]) {
        const still = await openWidget(body, { head, width, entry: [] });
        const live = await openWidget(body, { head, width });
        await live.see.shows('button', enter);
        const [before, after] = [still, live].map(({ host }) => [host.offsetWidth, host.offsetHeight]);
        expect(after, `at ${width} px`).to.deep.equal(before);
        if (path !== video || width < 1280) continue;
        await loginAs('7');
        await live.page.window.ap?.session.reload();
        await becomes(() => isOpen(live.host)[0], true);
        await becomes(() => live.host.querySelectorAll('video').length, 1);
        expect([live.host.offsetWidth, live.host.offsetHeight], 'open').to.deep.equal(after);
        await logout();
      }
    });
});
