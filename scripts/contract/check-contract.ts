import type { Call } from './call.ts';
import { exampleCall, otherCalls } from './calls.ts';
import type { Contract, Operation } from './document.types.ts';
import { cookiesOf, following, type Source, sourceOf } from './follow.ts';
import { judge } from './judge.ts';
import type { Options } from './options.ts';
import { type Finding, Report } from './report.ts';
import { type Answer, createSend, type Send } from './send.ts';

type Wanted = Pick<Options, 'baseUrl' | 'cookie' | 'account' | 'write' | 'only' | 'seed' | 'runs'>;

/**
 * Calls a back end with everything that the document describes, and compares its responses. Calls that write go
 * first, those that only read after them. Operations marked as final are never sent with a login.
 * @param found called at the first occurrence of each difference
 * @throws Error when the server does not respond, or the login is refused
 */
export async function checkContract(
  contract: Contract,
  options: Wanted,
  found: (finding: Finding) => void = () => {},
): Promise<Report> {
  const { send, close } = createSend(options.baseUrl);
  try {
    const cookie = options.cookie ?? (options.account && (await logIn(contract, send, options.account)));
    const report = new Report(found);
    const run = new Run(contract, { ...options, cookie }, send, report);
    const chosen = contract.operations.filter(
      ({ id, tags }) =>
        options.only.length === 0 || [id, ...tags].some((name) => options.only.includes(name)),
    );
    if (chosen.length === 0)
      throw new Error(`The document has no operation or tag ${options.only.join(', ')}.`);
    const ready: Operation[] = [];
    for (const operation of chosen) ready.push(await run.example(operation));
    for (const operation of ready) await run.others(operation);
    report.end();
    return report;
  } finally {
    close();
  }
}

class Run {
  readonly #contract: Contract;
  readonly #options: Wanted;
  readonly #send: Send;
  readonly #report: Report;

  constructor(contract: Contract, options: Wanted, send: Send, report: Report) {
    this.#contract = contract;
    this.#options = options;
    this.#send = send;
    this.#report = report;
  }

  /** @returns the operation, with example values from the response of its source */
  async example(operation: Operation): Promise<Operation> {
    const own = exampleCall(operation);
    const source = own ? undefined : sourceOf(operation, this.#contract);
    const told = source && (await this.#askBefore(operation, source));
    const call = own ?? (told && exampleCall(told, `after ${source.operation.id}`));
    if (call) await this.#ask(call);
    else
      this.#report.skip(
        operation,
        source
          ? 'the call that they go on from was not sent, or its answer did not say what they must be told'
          : 'the document has no example for all that they must be told',
      );
    return told ?? operation;
  }

  /** @returns the operation with values from the source's response, if it has them */
  async #askBefore(operation: Operation, source: Source): Promise<Operation | undefined> {
    const call = exampleCall(source.operation);
    const answer = call && (await this.#ask(call));
    if (!answer || answer.status >= 300) return undefined;
    const names = new Set(this.#options.cookie?.split('; ').map(nameOf));
    const cookies = cookiesOf(answer).filter((cookie) => !names.has(nameOf(cookie)));
    return following({ ...operation, cookies }, source, answer);
  }

  async others(operation: Operation): Promise<void> {
    for (const call of otherCalls(operation, this.#contract, this.#options)) await this.#ask(call);
  }

  async #ask(call: Call): Promise<Answer | undefined> {
    const { operation, request } = call;
    const reason = this.#reasonToSkip(call);
    if (reason !== undefined) {
      this.#report.skip(operation, reason);
      return undefined;
    }
    const login = call.withLogin && this.#options.cookie ? [this.#options.cookie] : [];
    const cookies = [...login, ...operation.cookies];
    const headers = { ...request.headers, ...(cookies.length > 0 && { cookie: cookies.join('; ') }) };
    const answer = await this.#send({ ...request, headers });
    const status = typeof answer === 'string' ? 0 : answer.status;
    const isSuccess = request.method === operation.method && status >= 200 && status < 400;
    this.#report.add(call, judge(call, answer, this.#contract), isSuccess);
    return typeof answer === 'string' ? undefined : answer;
  }

  #reasonToSkip({ operation, expected, withLogin, request }: Call): string | undefined {
    const { needsLogin, isFinal } = operation;
    const mayBeDone = expected === 'done' || expected === 'any';
    if (!mayBeDone) return undefined;
    if (isFinal && needsLogin) return 'what they do is final';
    if (needsLogin && withLogin && this.#options.cookie === undefined)
      return 'they need a login (--cookie, or --user and --password)';
    if (request.method !== 'GET' && !this.#options.write) return 'they write (--write)';
    return undefined;
  }
}

const nameOf = (cookie: string) => cookie.split('=', 1)[0];

/**
 * Begins a session with the document’s own operation `logIn`: a name of digits is a child’s card.
 * @returns `Cookie` header
 * @throws Error when the login is refused
 */
export async function logIn(
  { operations }: Contract,
  send: Send,
  { user, password }: { user: string; password: string },
): Promise<string> {
  const operation = operations.find(({ id }) => id === 'logIn');
  if (!operation) throw new Error('The document has no operation logIn: give a --cookie.');
  const name = /^\d+$/.test(user) ? { nick: user } : { email: user };
  const answer = await send({
    method: operation.method,
    path: operation.path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...name, password }),
  });
  if (typeof answer === 'string') throw new Error(`No answer to the login: ${answer}.`);
  const cookies = cookiesOf(answer);
  if (answer.status >= 300 || cookies.length === 0)
    throw new Error(`The login of ${user} was refused with ${answer.status}.`);
  return cookies.join('; ');
}
