import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { checkCard } from '../api/club/check-card.ts';
import { attributes } from '../testing/pages.ts';
import { startSite } from '../testing/start-site.ts';
import { Visitor } from '../testing/visitor.ts';

const start = new Date('2026-03-03T19:15:00Z');
let now = start;
const demo = await startSite({ now: () => now });
afterAll(() => demo.close());
beforeEach(() => {
  now = start;
});

/** Ids: Pere 8 with his children Neus 30 and Nico 31; Amparo 12 with her child Bruna 32. */
const pere = () => new Visitor(demo.app).logIn('8');
const card = async (visitor: Visitor, id: string) => visitor.get(`/perfil/carnet/${id}`);

/** Midnight in Madrid at the start of a 13th birthday, and a second before. */
const birthday = new Date('2030-03-02T23:00:00Z');
const eve = new Date('2030-03-02T22:59:59Z');
const bornOn = (birthdate: string) =>
  demo.db.updateTable('users').set({ birthdate }).where('id', '=', 30).execute();

describe('card page', () => {
  test('CHILD-17 BEY-13 shows name, number and 13th birthday, and links its stylesheet and print script', async () => {
    await bornOn('2017-03-03');
    const { statusCode, body } = await card(await pere(), '30');
    expect(statusCode).toBe(200);
    expect(body).toContain('<b>Neus</b> <span>Climent Roig</span>');
    expect(body).toContain('100 200');
    expect(body).toContain('3 de març del 2030');
    const files = [...attributes(body, 'href'), ...attributes(body, 'src')];
    for (const file of [/^\/assets\/card-print\.\w+\.css$/, /^\/assets\/carnet\/print-card\.js$/]) {
      const address = files.find((one) => file.test(one)) ?? '';
      expect((await demo.app.inject(address)).statusCode, `${file}`).toBe(200);
    }
  });

  test('W-07 BEY-13 is uncached, unindexed and sends no referrer, and its title names no child', async () => {
    const { headers, body } = await card(await pere(), '30');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(/<head>[\s\S]*<\/head>/.exec(body)?.[0]).not.toMatch(/Neus|Climent|100200/);
  });

  test.each(['32', '8', '7', '0', '999999', '30x', '%2e%2e', 'x'.repeat(90)])(
    'CHILD-14 ROLE-10 returns 404 for %s, which is not a child of the user',
    async (id) => {
      const { statusCode, headers, body } = await card(await pere(), id);
      expect(statusCode).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).not.toMatch(/Bruna|Marco|415/);
    },
  );

  test('ROLE-05 ROLE-10 does not let a child print a card, not even its own', async () => {
    expect((await card(await new Visitor(demo.app).logIn('30'), '30')).statusCode).toBe(404);
  });

  test('CHILD-14 SESS-19 redirects to the login without a session, and clears an expired one', async () => {
    const visitor = await pere();
    await demo.db.deleteFrom('sessions').where('user_id', '=', 8).execute();
    const { statusCode, headers } = await card(visitor, '30');
    expect(statusCode).toBe(302);
    expect(headers.location).toBe('/acces');
    expect(headers['cache-control']).toBe('no-store');
    expect([...visitor.cookies.keys()]).toEqual([]);
  });

  test('W-08 does not open a card for an unvalidated email', async () => {
    const visitor = await pere();
    const validate = (at: Date | null) =>
      demo.db.updateTable('users').set({ email_validated_at: at }).where('id', '=', 8).execute();
    await validate(null);
    expect((await card(visitor, '30')).statusCode).toBe(404);
    await validate(start);
    expect((await card(visitor, '30')).statusCode).toBe(200);
  });

  test('CHILD-13 BEY-13 prints until the eve of the 13th birthday in Madrid', async () => {
    await bornOn('2017-03-03');
    now = eve;
    expect((await card(await pere(), '30')).body).toContain('class="member-card"');
    now = birthday;
    const { statusCode, body } = await card(await pere(), '30');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('member-card"');
    expect(body).not.toContain('data-print');
    expect(body).toContain('Neus ja ha fet 13 anys');
    // the script that hides the card at logout, as on the card itself (W-07)
    expect(body).toContain('/assets/carnet/print-card.js');
  });

  test('W-04 escapes the name', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await demo.db.updateTable('users').set({ name }).where('id', '=', 31).execute();
    const { body } = await card(await pere(), '31');
    expect(body).not.toContain(name);
    expect(body).not.toMatch(/<img src=x/);
  });
});

describe('page that checks cards', () => {
  const page = async () => (await demo.app.inject('/carnet/comprova')).body;
  const keyIn = (body: string) =>
    JSON.parse(/<script type="application\/json" id="clau-del-club">(.*?)<\/script>/.exec(body)?.[1] ?? '');

  test('BEY-13 is public, sends no referrer and contains only the public key', async () => {
    const { statusCode, headers, body } = await demo.app.inject('/carnet/comprova');
    expect(statusCode).toBe(200);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(Object.keys(keyIn(body)).sort()).toEqual(['crv', 'kty', 'x', 'y']);
  });

  test('BEY-13 uses the key that signs the cards', async () => {
    const { signCard } = await import('../api/club/card-token.ts');
    const context = { db: demo.db, config: { cardSigningKey: undefined } } as Parameters<typeof signCard>[0];
    const payload = await signCard(context, { nick: '100200', validUntil: '2030-03-03' });
    expect((await checkCard(payload, keyIn(await page()), '2030-03-02')).verdict).toBe('valid');
  });

  test('BEY-13 loads only scripts of the server, which import only others of them', async () => {
    const seen = new Set<string>();
    const visit = async (address: string): Promise<void> => {
      if (seen.has(address)) return;
      seen.add(address);
      const { statusCode, headers, body } = await demo.app.inject(address);
      expect(statusCode, address).toBe(200);
      expect(headers['content-type']).toContain('text/javascript');
      for (const [, name] of body.matchAll(/from '\.\/([\w-]+\.js)'/g)) await visit(`/assets/carnet/${name}`);
    };
    const scripts = attributes(await page(), 'src').filter((address) =>
      address.startsWith('/assets/carnet/'),
    );
    for (const address of scripts) await visit(address);
    expect([...seen].map((address) => address.split('/').at(-1)).sort()).toEqual([
      'check-card.js',
      'check-page.js',
    ]);
  });
});
