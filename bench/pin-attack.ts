/**
 * Time that an attacker needs to guess all PINs of a card, and that a child waits after wrong PINs: `npm run
 * bench:pin`. Runs the real server with a clock that jumps over each wait it demands.
 */
import { ApiError } from '../demo/api/http/api-error.ts';
import { loginLimits } from '../demo/api/login/login-limits.ts';
import { reserveAttempt } from '../demo/api/security/login-guard.ts';
import { type Demo, startServer } from '../demo/http/start-server.ts';

export interface Findings {
  /** Seconds on the server's clock until the last PIN was checked. */
  fromOneAddress: number;
  fromManyAddresses: number;
  /** Seconds that a child must wait after three wrong PINs. */
  childWaits: number;
  /** Number of different cards that one network can try in a day. */
  cardsOfOneNetwork: number;
}

const allPins = 10_000;
/**
 * Tries through the whole server, until the longest delay has come twice; computing all hashes would take half an
 * hour.
 */
const throughServer = 18;
const day = 24 * 60 * 60;

class Attack {
  readonly #demo: Demo;
  readonly #clock: { seconds: number };

  constructor(demo: Demo, clock: { seconds: number }) {
    this.#demo = demo;
    this.#clock = clock;
  }

  /** Returns the seconds that `tries` at a card take, each as early as the server allows. */
  async seconds(card: string, tries: number, address: (index: number) => string): Promise<number> {
    const start = this.#clock.seconds;
    for (let index = 0; index < tries; index++) {
      const once = index < throughServer ? this.ask : this.#claim;
      for (let wait = await once(card, address(index)); wait > 0; wait = await once(card, address(index)))
        this.#clock.seconds += wait;
    }
    return this.#clock.seconds - start;
  }

  /** Tries a wrong PIN. @returns seconds to wait, 0 if the PIN was checked */
  readonly ask = async (card: string, address: string): Promise<number> => {
    const answer = await this.#demo.app.inject({
      method: 'POST',
      url: '/api/front/user/login',
      remoteAddress: address,
      payload: { nick: card, password: '9999' },
    });
    if (answer.statusCode === 401) return 0;
    if (answer.statusCode === 429) return Number(answer.headers['retry-after']);
    throw new Error(`The login answered ${answer.statusCode}.`);
  };

  /** Runs the check that precedes the login's hash computation. */
  readonly #claim = async (card: string, address: string): Promise<number> => {
    const config = { now: () => dateAt(this.#clock.seconds) };
    try {
      await reserveAttempt(
        { db: this.#demo.db, config },
        {
          login: `card ${card}`,
          network: address,
          device: undefined,
          limits: loginLimits.card,
        },
      );
      return 0;
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter !== undefined) return error.retryAfter;
      throw error;
    }
  };

  /** Returns how many different cards a network can try in a day. */
  async cardsInOneDay(address: string): Promise<number> {
    const end = this.#clock.seconds + day;
    let cards = 0;
    for (; this.#clock.seconds < end; cards++) {
      const card = String(2_000_000 + cards);
      for (let wait = await this.#claim(card, address); wait > 0; wait = await this.#claim(card, address))
        this.#clock.seconds += wait;
    }
    return cards - 1;
  }
}

/** @param pins number of PINs to try; fewer for a quick run */
export async function attackPins(pins = allPins): Promise<Findings> {
  const clock = { seconds: 0 };
  const demo = await startServer(
    {
      port: 0,
      dataDir: 'memory',
      logLevel: 'silent',
      production: false,
      seed: true,
      now: () => dateAt(clock.seconds),
    },
    async () => {},
  );
  try {
    const attack = new Attack(demo, clock);
    const child = '415926';
    for (let slips = 0; slips < 3; slips++) await attack.ask(child, '198.51.100.7');
    return {
      childWaits: await attack.ask(child, '198.51.100.7'),
      fromOneAddress: await attack.seconds('100200', pins, () => '203.0.113.1'),
      fromManyAddresses: await attack.seconds('738214', pins, (index) => addressOf(index)),
      cardsOfOneNetwork: await attack.cardsInOneDay('203.0.113.99'),
    };
  } finally {
    await demo.close();
  }
}

function addressOf(index: number): string {
  return `10.${Math.floor(index / 65_536)}.${Math.floor(index / 256) % 256}.${index % 256}`;
}

function dateAt(seconds: number): Date {
  return new Date(Date.UTC(2026, 0, 1) + seconds * 1000);
}

if (import.meta.main) {
  const inYears = (seconds: number) => `${(seconds / day / 365.25).toFixed(2)} years`;
  const findings = await attackPins();
  console.log(`${allPins} PINs of one card, from one address       ${inYears(findings.fromOneAddress)}`);
  console.log(`${allPins} PINs of one card, each from another one  ${inYears(findings.fromManyAddresses)}`);
  console.log(`different cards for one network in a day     ${findings.cardsOfOneNetwork}`);
  console.log(`wait of a child after three slips            ${findings.childWaits} s`);
}
