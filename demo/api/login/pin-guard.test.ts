import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { readMails } from '../mail/inbox.ts';
import { reserveAttempt } from '../security/login-guard.ts';
import { loginLimits } from './login-limits.ts';

const noon = new Date('2026-03-01T12:00:00Z').getTime();
const card = '100200';
const right = '0042';
const wrong = '9999';
const school = '198.51.100.7';
const hour = 60 * 60;

onDatabase((database) => {
  let demos: Demo[];
  let seconds = 0;

  beforeAll(async () => {
    const options = { ...(await database.fresh()), now: () => new Date(noon + seconds * 1000) };
    demos = [await startApi(options)];
    if (database.isShared) demos.push(await startApi(options));
  });
  afterAll(() => Promise.all(demos?.map((demo) => demo.close()) ?? []));
  beforeEach(async () => {
    seconds = 0;
    for (const table of ['login_guards', 'login_network_failures', 'login_devices'] as const)
      await demos[0]?.db.deleteFrom(table).execute();
  });

  /** Requests alternate between the servers, which must share their counts. */
  let turn = 0;
  const at = (address: string) => new Visitor((demos[turn++ % demos.length] as Demo).app, address);
  const onAnyServer = (who: Visitor, address: string) => {
    const next = at(address);
    for (const [name, value] of who.cookies) next.cookies.set(name, value);
    return next;
  };

  async function tryPin(pin: string, { nick = card, address = school, who = at(address) } = {}) {
    const answer = await who.post('/api/front/user/login', { payload: { nick, password: pin } });
    const wait = answer.headers['retry-after'];
    return wait === undefined ? answer.statusCode : `${answer.statusCode} wait ${wait}`;
  }
  /** Tries wrong PINs, waiting as long as the server requires. @returns the waits in seconds */
  async function fail(count: number, details: Parameters<typeof tryPin>[1] = {}) {
    const waits: number[] = [];
    for (let tries = 0; tries < count; tries++) {
      const before = seconds;
      let answer = await tryPin(wrong, details);
      while (typeof answer === 'string') {
        seconds += Number(answer.split(' ').at(-1));
        answer = await tryPin(wrong, details);
      }
      expect(answer).toBe(401);
      waits.push(seconds - before);
    }
    return waits;
  }

  test('BEY-12 delays a child by a second after three mistakes and then logs in', async () => {
    for (let slips = 0; slips < 3; slips++) expect(await tryPin(wrong)).toBe(401);
    expect(await tryPin(right)).toBe('429 wait 1');
    seconds = 0.999;
    expect(await tryPin(right)).toBe('429 wait 1');
    seconds = 1;
    expect(await tryPin(right)).toBe(200);
  });

  test('W-01 rejects even the correct PIN during a delay and does not extend it', async () => {
    await fail(6);
    for (let asked = 0; asked < 5; asked++) expect(await tryPin(right)).toBe('429 wait 8');
    seconds += 7.001;
    expect(await tryPin(right)).toBe('429 wait 1');
    seconds += 0.999;
    expect(await tryPin(right)).toBe(200);
  });

  test('BEY-12 answers and delays an unknown card like an existing one', async () => {
    const real = await fail(5);
    expect(await fail(5, { nick: '999999' })).toEqual(real);
  });

  test('BEY-12 admits only the free tries of a hundred simultaneous wrong PINs, across servers', async () => {
    const pins = Array.from({ length: 100 }, (_, index) => `${1000 + index}`);
    const answers = await Promise.all(pins.map((pin, index) => tryPin(pin, { address: `192.0.2.${index}` })));
    expect(answers.filter((answer) => answer === 401)).toHaveLength(3);
    expect(answers.filter((answer) => answer === '429 wait 1')).toHaveLength(97);
  });

  test('W-01 keeps the child’s known device working while its card is under attack', async () => {
    const tablet = at(school);
    expect(await tryPin(right, { who: tablet })).toBe(200);
    await fail(6, { address: '203.0.113.1' });
    expect(await tryPin(right)).toBe('429 wait 8');
    expect(await tryPin(right, { who: onAnyServer(tablet, school) })).toBe(200);
  });

  test('W-01 recognises a device only at the card that it opened, and never with a forged cookie', async () => {
    const tablet = at(school);
    await tryPin(right, { who: tablet });
    await fail(3, { nick: '738214' });
    expect(await tryPin(wrong, { nick: '738214', who: tablet })).toBe('429 wait 1');
    await fail(3);
    const genuine = tablet.cookies.get('ap-device') ?? '';
    const forger = at(school);
    for (const forged of [
      genuine.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')),
      genuine.split('.')[0],
    ]) {
      forger.cookies.set('ap-device', forged ?? '');
      expect(await tryPin(right, { who: forger })).toBe('429 wait 1');
    }
    expect(await tryPin(right, { who: tablet })).toBe(200);
  });

  test('W-01 notifies the tutor once, of the tenth consecutive wrong PIN, with only the child’s initial', async () => {
    const demo = demos[0] as Demo;
    await fail(9);
    // an earlier mail would make this mail the second
    await fail(3);
    const [mail] = await sentMails(demo, 'pare@example.cat', 1);
    expect(mail?.text).toContain('N');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Neus|100200|198\.51/);
  });

  test('W-01 sends no notice when the tenth try is correct, or for an unknown card', async () => {
    const demo = demos[0] as Demo;
    const before = (await readMails(demo.db)).length;
    await fail(9);
    seconds += hour;
    expect(await tryPin(right)).toBe(200);
    await fail(10, { nick: '999999' });
    // with another card: an earlier mail would have arrived before this card's mail
    await fail(10, { nick: '415926' });
    await sentMails(demo, 'tutora@example.cat', 1);
    expect(await readMails(demo.db)).toHaveLength(before + 1);
    expect(await readMails(demo.db, 'pare@example.cat')).toHaveLength(1);
  });

  test('W-01 treats the addresses of one /64 as one network', async () => {
    const { db } = demos[0] as Demo;
    const context = { db, config: { now: () => new Date(noon) } };
    const network = '2001:db8:1:2::';
    for (let index = 0; index < 50; index++)
      await reserveAttempt(context, {
        login: `card ${500000 + index}`,
        network,
        device: undefined,
        limits: loginLimits.card,
      });
    expect(await tryPin(wrong, { nick: '600000', address: '2001:db8:1:2:ffff::1' })).toBe('429 wait 1');
    expect(await tryPin(wrong, { nick: '600000', address: '2001:db8:1:3::1' })).toBe(401);
  });

  test('W-01 counts the networks of one /48 together too, and not with another /48', async () => {
    const { db } = demos[0] as Demo;
    const context = { db, config: { now: () => new Date(noon) } };
    for (let index = 0; index < 200; index++)
      await reserveAttempt(context, {
        login: `card ${700000 + index}`,
        network: `2001:db8:7:${index.toString(16)}::`,
        device: undefined,
        limits: loginLimits.card,
      });
    expect(await tryPin(wrong, { nick: '800000', address: '2001:db8:7:ffff::1' })).toBe('429 wait 1');
    expect(await tryPin(wrong, { nick: '800000', address: '2001:db8:8::1' })).toBe(401);
  });

  test('W-03 delays password guesses at an adult’s account and never locks it out', async () => {
    const logIn = (password: string) =>
      at(school).post('/api/front/user/login', { payload: { email: 'anna@example.cat', password } });
    for (let slips = 0; slips < 5; slips++) expect((await logIn('Secreta124')).statusCode).toBe(401);
    const refused = await logIn('Secreta123');
    expect(refused.json()).toMatchObject({ httpCode: 429, errorCode: 'TOO_MANY_REQUESTS' });
    expect(refused.headers['retry-after']).toBe('1');
    seconds = 1;
    expect((await logIn('Secreta123')).statusCode).toBe(200);
  });
});
