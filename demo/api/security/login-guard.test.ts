import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import { loginLimits } from '../login/login-limits.ts';
import { clearAttempts, rememberDevice, reserveAttempt, resolveAttempt } from './login-guard.ts';

const noon = new Date('2026-03-01T12:00:00Z').getTime();
const card = 'card 100200';
const school = '198.51.100.7';
const elsewhere = '203.0.113.1';
const day = 24 * 60 * 60;

interface Details {
  login?: string;
  network?: string;
  device?: string;
}

onDatabase((database) => {
  let demos: Demo[];
  let seconds = 0;

  beforeAll(async () => {
    const options = { ...(await database.fresh()), seed: false };
    demos = [await startApi(options)];
    if (database.isShared) demos.push(await startApi(options));
  });
  afterAll(() => Promise.all(demos?.map((demo) => demo.close()) ?? []));
  const tables = ['login_guards', 'login_network_failures', 'login_devices'] as const;
  beforeEach(async () => {
    seconds = 0;
    for (const table of tables) await demos[0]?.db.deleteFrom(table).execute();
  });

  /** Requests alternate between the servers, which must share their counts. */
  let turn = 0;
  function context() {
    const { db } = demos[turn++ % demos.length] as Demo;
    return { db, config: { now: () => new Date(noon + seconds * 1000) } };
  }
  function claim({ login = card, network = school, device }: Details = {}) {
    const kind = login.startsWith('card') ? 'card' : 'account';
    return reserveAttempt(context(), { login, network, device, limits: loginLimits[kind] });
  }
  /** Makes a wrong attempt. @returns seconds to wait; 0 when the attempt was admitted */
  const wrong = (details: Details = {}): Promise<number> =>
    claim(details).then(
      () => 0,
      (error) => {
        expect(error).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) });
        return error.retryAfter;
      },
    );
  async function right(details: Details = {}) {
    await clearAttempts(context().db, await claim(details));
    if (details.device) await rememberDevice(context(), details.device, details.login ?? card);
  }
  /** Makes wrong attempts, waiting before each as long as required. @returns the waits in seconds */
  async function waits(count: number, details: Details = {}) {
    const all: number[] = [];
    for (let tries = 0; tries < count; tries++) {
      const wait = await wrong(details);
      seconds += wait;
      if (wait > 0) expect(await wrong(details)).toBe(0);
      all.push(wait);
    }
    return all;
  }
  const cards = (count: number) => Array.from({ length: count }, (_, index) => `card ${500000 + index}`);

  test('W-01 BEY-12 allows three failures at a card, then doubles the delay up to two hours', async () => {
    expect(await waits(19)).toEqual([
      0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 7200, 7200, 7200,
    ]);
  });

  test('W-03 allows five failures at an adult’s account, then doubles the delay up to fifteen minutes', async () => {
    expect(await waits(17, { login: 'account anna@example.cat' })).toEqual([
      0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900,
    ]);
  });

  test('W-01 reports the exact wait in seconds, rounded up, and asking does not extend it', async () => {
    await waits(6);
    for (let asked = 0; asked < 5; asked++) expect(await wrong()).toBe(8);
    seconds += 7;
    expect(await wrong()).toBe(1);
    seconds += 0.999;
    expect(await wrong()).toBe(1);
    seconds += 0.001;
    expect(await wrong()).toBe(0);
  });

  test('BEY-12 counts failures at a card from every address together', async () => {
    for (let index = 0; index < 3; index++) await wrong({ network: `192.0.2.${index}` });
    expect(await wrong({ network: elsewhere })).toBe(1);
  });

  test('BEY-12 forgets earlier failures after a success', async () => {
    await waits(2);
    await right();
    expect(await waits(4)).toEqual([0, 0, 0, 1]);
  });

  test('BEY-12 admits only the free tries of a hundred simultaneous ones at one card, across servers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => wrong({ network: `192.0.2.${index}` })),
    );
    expect(answers.filter((wait) => wait === 0)).toHaveLength(3);
    expect(answers.filter((wait) => wait === 1)).toHaveLength(97);
  });

  test('W-01 admits free tries of simultaneous ones, whichever clock is ahead of the other', async () => {
    for (const [index, moment] of [0.5, 0, 0.2].entries()) {
      seconds = moment;
      expect(await wrong({ network: `192.0.2.${index}` })).toBe(0);
    }
    for (const [index, login] of cards(49).entries()) {
      seconds = 1 - index / 100;
      expect(await wrong({ login })).toBe(0);
    }
  });

  test('W-01 does not count a try that came to no verdict, and forgets none of those before it', async () => {
    const unjudged = async (details: Details = {}) => {
      const look = () => Promise.reject(new Error('no hash'));
      await expect(resolveAttempt(context(), await claim(details), look)).rejects.toThrow('no hash');
    };
    const left = async () => [
      await context().db.selectFrom('login_guards').select('tries').where('tries', '>', 0).execute(),
      await context().db.selectFrom('login_network_failures').selectAll().execute(),
    ];
    await unjudged({ login: 'card 738214' });
    expect((await left())[1]).toEqual([]);
    await waits(2);
    await unjudged();
    expect((await left())[1]).toHaveLength(1);
    expect(await waits(3)).toEqual([0, 1, 2]);
    // the delay of the next attempt, which is the attempt not counted here
    seconds += 4;
    await unjudged();
    expect(await waits(2)).toEqual([0, 8]);
    seconds += 16;
    await right({ device: 'tablet' });
    await wrong();
    await unjudged({ device: 'tablet' });
    expect((await left())[1]).toHaveLength(1);
  });

  test('W-01 keeps the child’s known device working while its card is under attack', async () => {
    await right({ device: 'tablet' });
    await waits(12, { network: elsewhere });
    expect(await wrong()).toBe(512);
    expect(await waits(4, { device: 'tablet' })).toEqual([0, 0, 0, 1]);
  });

  test('W-01 gives an attacker no free tries through logins of the known device', async () => {
    await right({ device: 'tablet' });
    await waits(5, { network: elsewhere });
    await right({ device: 'tablet' });
    expect(await wrong({ network: elsewhere })).toBe(4);
  });

  test('W-01 recognises a device only at the card that it opened, for 400 days', async () => {
    await right({ device: 'tablet' });
    await waits(3, { login: 'card 738214' });
    expect(await wrong({ login: 'card 738214', device: 'tablet' })).toBe(1);
    seconds = 400 * day - 1;
    await waits(3);
    expect(await wrong({ device: 'tablet' })).toBe(0);
    seconds = 400 * day;
    expect(await wrong({ device: 'tablet' })).toBe(0);
    seconds = 400 * day + 0.5;
    expect(await wrong({ device: 'tablet' })).toBe(2);
  });

  test('W-01 never delays a network with failures at fewer than fifty cards', async () => {
    for (let round = 0; round < 3; round++)
      for (const login of cards(49)) expect(await wrong({ login })).toBe(0);
    expect(await wrong()).toBe(0);
    expect(await wrong()).toBe(1);
  });

  test('W-01 does not block a school because of one child who keeps failing', async () => {
    await waits(10);
    expect(await wrong()).toBe(128);
    expect(await wrong({ login: 'card 415926' })).toBe(0);
  });

  test('W-01 BEY-12 delays further tries of a network after fifty failed cards, up to ten minutes', async () => {
    for (const login of cards(50)) expect(await wrong({ login })).toBe(0);
    expect(await wrong({ login: 'card 600000' })).toBe(1);
    expect(await wrong({ login: 'card 600000', network: elsewhere })).toBe(0);
    expect(await wrong({ login: 'card 500000' })).toBe(1);
    expect(await wrong({ login: 'account anna@example.cat' })).toBe(0);
    const all: number[] = [];
    for (let next = 0; next < 12; next++) all.push(...(await waits(1, { login: `card ${700000 + next}` })));
    expect(all).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
    expect(await waits(2, { login: 'card 500001' })).toEqual([600, 600]);
  });

  test('W-01 does not delay a known device because of its network', async () => {
    await right({ device: 'tablet' });
    for (const login of cards(51)) await wrong({ login });
    expect(await wrong({ login: 'card 600000' })).toBe(1);
    expect(await wrong({ device: 'tablet' })).toBe(0);
  });

  test('W-01 ignores cards that were opened in the end, and forgets a network’s failures after a day', async () => {
    for (const login of cards(49)) await wrong({ login });
    await wrong();
    expect(await wrong({ login: 'card 600000' })).toBe(1);
    seconds = 1;
    await right();
    seconds = 2;
    expect(await wrong({ login: 'card 600000' })).toBe(0);
    expect(await wrong({ login: 'card 600001' })).toBe(1);
    seconds = day;
    expect(await wrong({ login: 'card 600001' })).toBe(0);
    expect(await wrong({ login: 'card 600002' })).toBe(0);
  });

  test('W-01 admits only fifty of a hundred simultaneous card logins from one network', async () => {
    const answers = await Promise.all(cards(100).map((login) => wrong({ login })));
    expect(answers.filter((wait) => wait === 0)).toHaveLength(50);
    expect(answers.filter((wait) => wait === 1)).toHaveLength(50);
    const refused = cards(100).filter((_, index) => answers[index] !== 0);
    expect(await waits(4, { login: refused[0] ?? '', network: elsewhere })).toEqual([0, 0, 0, 1]);
  });

  test('W-01 forgets failures after a week without tries', async () => {
    await waits(5);
    seconds += 7 * day;
    expect(await waits(4)).toEqual([0, 0, 0, 1]);
    seconds += 8 * day;
    await wrong({ login: 'card 738214' });
    const counts = await Promise.all(
      tables.map(async (table) => (await context().db.selectFrom(table).selectAll().execute()).length),
    );
    expect(counts).toEqual([2, 1, 0]);
  });

  test('W-03 stores no card, account, device or address in the guard’s tables', async () => {
    await right({ device: 'tablet' });
    await wrong();
    await wrong({ login: 'account anna@example.cat' });
    const rows = await Promise.all(
      tables.map((table) => context().db.selectFrom(table).selectAll().execute()),
    );
    expect(rows.every(({ length }) => length > 0)).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/100200|anna|198\.51|tablet/);
  });
});
