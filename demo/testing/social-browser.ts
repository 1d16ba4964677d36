import { endOfWork } from '../api/http/after-answer.ts';
import type { SocialProviderName } from '../config/social-clients.ts';
import type { Demo } from '../http/start-server.ts';
import { askRaw } from './ask-raw.ts';

interface Cookie {
  value: string;
  path: string;
}

/** Parameters that a network returns through the browser. */
export interface Returned {
  code: string | null;
  state: string;
  error: string | null;
  iss: string | null;
}

/**
 * Browser for the redirects to a network and back, over HTTP. It stores cookies with their paths, without expiry. A
 * call ends with the work that its response has started, for example a mail.
 */
export class Browser {
  readonly cookies = new Map<string, Cookie>();
  readonly #demo: Demo;
  readonly #publicUrl: string;

  /** @param publicUrl public address of the server, if it is not reachable there */
  constructor(demo: Demo, publicUrl = new URL(demo.url).origin) {
    this.#demo = demo;
    this.#publicUrl = publicUrl;
  }

  /** @param address absolute address, or a path after the base path */
  async get(address: string): Promise<Response> {
    return this.#send(this.#absolute(address), { method: 'GET' });
  }

  /** Follows the link of the login form. @returns its target */
  async start(provider: SocialProviderName, site = 'apunt'): Promise<URL> {
    const answer = await this.get(`/api/front/user/login/${provider}/start?site=${site}`);
    return locationOf(answer, this.#publicUrl);
  }

  /** Chooses an identity on the network's screen, or `cancel`. */
  async choose(authorization: URL, choice: string): Promise<Returned> {
    const screen = locationOf(await this.get(authorization.href), this.#publicUrl);
    const html = await (await this.get(screen.href)).text();
    const button = choice === 'cancel' ? 'name="cancel"' : `value="${choice}"`;
    if (!html.includes(button)) throw new Error(`The screen of ${authorization.pathname} has no ${button}.`);
    const chosen = await this.#send(screen, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: this.#publicUrl,
        'sec-fetch-site': 'same-origin',
      },
      body: choice === 'cancel' ? 'cancel=yes' : `identity=${choice}`,
    });
    const back = locationOf(await this.get(locationOf(chosen, this.#publicUrl).href), this.#publicUrl);
    if (!back.href.startsWith(this.#absolute('/acces').href))
      throw new Error(`It came back to ${back.pathname}.`);
    const of = (name: string) => back.searchParams.get(name);
    return { code: of('code'), state: of('state') ?? '', error: of('error'), iss: of('iss') };
  }

  /** Sends the returned parameters, as the login form does. */
  async send(
    provider: SocialProviderName,
    { code, state, iss }: { code: string | null; state: string; iss?: string | null },
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.#send(this.#absolute(`/api/front/user/login/${provider}`), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify({ code, token: state, ...(iss ? { iss } : {}) }),
    });
  }

  /** Runs the login at the network, and returns to the login form. */
  async comeBack(provider: SocialProviderName, identity: string): Promise<Returned> {
    return this.choose(await this.start(provider), identity);
  }

  /** All of it. */
  async logIn(provider: SocialProviderName, identity: string): Promise<Response> {
    const { code, state } = await this.comeBack(provider, identity);
    return this.send(provider, { code, state });
  }

  async profile(): Promise<{ status: number; user: Record<string, unknown> }> {
    const answer = await this.get('/api/front/user/profile');
    return { status: answer.status, user: (await answer.json()).response };
  }

  #absolute(address: string): URL {
    const base = new URL(this.#demo.url).pathname.replace(/\/$/, '');
    return new URL(address.startsWith('/') ? base + address : address, this.#publicUrl);
  }

  async #send(url: URL, { headers = {}, ...call }: Parameters<typeof askRaw>[2] & object): Promise<Response> {
    const cookie = [...this.cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const answer = await askRaw(this.#demo.url, url.pathname + url.search, {
      ...call,
      headers: { host: new URL(this.#publicUrl).host, ...headers, ...(cookie ? { cookie } : {}) },
    });
    await endOfWork(this.#demo.app);
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /; ?path=([^;]+)/i.exec(line)?.[1] ?? '/';
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, { value, path });
  }
}

function locationOf(answer: Response, base: string): URL {
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`An answer of ${answer.status} leads nowhere.`);
  return new URL(location, base);
}
