import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { addTag, listen, plain } from '../../support/pages/embeds.ts';

// the browser reports each rejected attempt of the frame
test.use({ allow: [/^console: |^uncaught: |^policy: |^request to https:\/\/evil\.example/] });

/** Attacks the page in every way known to us from a pasted script, and reports the values it could read. */
const greedy = `<p>Hola</p><script>
  const got = {};
  const attempt = (name, act) => { try { got[name] = String(act()); } catch (error) { got[name] = 'refused'; } };
  attempt('parent', () => parent.document.body.innerHTML.length);
  attempt('write', () => { parent.document.body.textContent = 'x'; return 'written'; });
  attempt('ap', () => parent.ap.session.get());
  attempt('top', () => { top.location.href = '/?caught'; return top.location.href; });
  attempt('frame', () => frameElement.id);
  attempt('cookie', () => document.cookie);
  attempt('set cookie', () => { document.cookie = 'caught=1'; return document.cookie; });
  attempt('storage', () => localStorage.getItem('ap-embed-consent'));
  attempt('session storage', () => sessionStorage.length);
  attempt('popup', () => open('/perfil').document.title);
  attempt('base', () => origin);
  Promise.all([
    fetch('/api/front/session').then(() => 'answered', () => 'refused'),
    fetch(new URL('/api/health', location.href), { credentials: 'include' }).then(() => 'answered', () => 'refused'),
    new Promise((done) => { const worker = navigator.serviceWorker; done(worker ? 'there' : 'none'); }).catch(() => 'refused'),
  ]).then(([session, health]) => {
    parent.postMessage({ got: { ...got, session, health } }, '*');
  });
</script><form action="/api/dev/session" method="post"><input name="userId" value="7"></form><script>document.forms[0].submit()</script>
<iframe src="/perfil"></iframe><script src="https://evil.example/a.js"></script><a href="/perfil" target="_top">surt</a>`;

const nothing = {
  parent: 'refused',
  write: 'refused',
  ap: 'refused',
  top: 'refused',
  frame: 'refused',
  cookie: 'refused',
  'set cookie': 'refused',
  storage: 'refused',
  'session storage': 'refused',
  popup: 'refused',
  base: 'null',
  session: 'refused',
  health: 'refused',
};

/** Collects the frame's report of the attacks that succeeded. */
async function hearFrame(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const told = new Promise((resolve) => {
      addEventListener('message', ({ data, origin }) => data?.got && resolve({ ...data.got, base: origin }));
    });
    Object.assign(window, { told });
  });
  return () => page.evaluate(() => (window as unknown as { told: Promise<unknown> }).told);
}

test('W-04 EMB-04 keeps pasted scripts from the page, its cookies, its storage and its session', async ({
  page,
  loginAs,
}) => {
  await loginAs('7');
  await listen(page);
  await page.goto(plain);
  await page.evaluate(() => sessionStorage.setItem('a', 'b'));
  await addTag(page, 'ap-embed', { button: 'Obriu', html: greedy });
  const told = await hearFrame(page);
  await page.getByRole('button', { name: 'Obriu' }).click();
  expect(await told()).toEqual(nothing);
  const frame = page.locator('ap-embed iframe');
  await expect(frame).toHaveAttribute('src', /\/incrustat$/);
  await expect(frame).not.toHaveAttribute('srcdoc');
  await expect(frame.contentFrame().getByText('Hola')).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toContain('caught');
  expect(new URL(page.url()).pathname).toBe(plain);
  expect(await page.evaluate(() => window.ap.session.get()?.id)).toBe('7');
});

test('EMB-04 W-04 the embed page has no origin and accepts HTML only from its parent page', async ({
  page,
  demo,
  request,
}) => {
  for (const path of [
    '/incrustat',
    '/incrustat/aforament',
    '/incrustat?url=https://evil.example&html=<h1>x</h1>',
  ]) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).not.toMatch(/allow-(top-navigation|forms|modals|downloads)/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("form-action 'none'");
    expect(answer.headers()['x-frame-options']).toBe('SAMEORIGIN');
    expect(await answer.text()).not.toContain('evil.example');
  }
  for (const path of [
    '/incrustat/no-hi-es',
    '/incrustat/..%2Fperfil',
    '/incrustat/aforament/mes',
    '/incrustat/__proto__',
  ])
    expect((await request.get(path)).status(), path).toBe(404);

  // opened as a page of its own it is empty, and another window cannot fill it
  await page.goto(plain);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => {
      const opened = open('/incrustat');
      Object.assign(window, { opened });
    }),
  ]);
  await popup.waitForLoadState();
  await page.evaluate(() => {
    const { opened } = window as unknown as { opened: Window };
    opened.postMessage({ apEmbed: '<h1>Entreu la contrasenya</h1>' }, '*');
  });
  expect(await popup.evaluate(() => [origin, document.body.children.length])).toEqual(['null', 0]);

  // another site cannot frame it either
  await page.route('https://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${demo.url}/incrustat/aforament"></iframe>`,
    }),
  );
  await page.goto('https://evil.example/');
  await expect(page.locator('iframe').contentFrame().getByRole('heading', { name: 'Persones' })).toHaveCount(
    0,
  );
});
