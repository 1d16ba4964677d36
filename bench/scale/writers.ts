import { randomUUID } from 'node:crypto';
import { type Answer, ask, cookiesOf, networkOf, pause, type Question } from './client.ts';

/** Writes that were answered as accepted while the site was being disrupted. */
export interface Ledger {
  /** Keys of votes. */
  votes: string[];
  /** Ids of live messages. */
  messages: string[];
  /** Cookies of logins. */
  sessions: string[];
  /** Writes that were repeated, and the number of repetitions. */
  repeated: number;
  /** Responses to repeated writes, by status; 0 means no response. */
  refusals: Record<number, number>;
  /** Writes that were repeated although they had been answered. */
  doubled: number;
  /** The longest time from the first try of a write until it was accepted, in milliseconds. */
  slowest: number;
  /** Writes that were not accepted within a minute. */
  givenUp: number;
}

export const emptyLedger = (): Ledger => ({
  votes: [],
  messages: [],
  sessions: [],
  repeated: 0,
  refusals: {},
  doubled: 0,
  slowest: 0,
  givenUp: 0,
});

/** Share of the accepted writes that is repeated, as by a client that lost the response. */
const doubledShare = 0.1;
const longest = 60_000;

/** Repeats a write with the same key until it is accepted, as the widgets do. */
async function insist(url: string, question: Question, ledger: Ledger): Promise<Answer | undefined> {
  const begin = performance.now();
  while (performance.now() - begin < longest) {
    const answer = await ask(url, question);
    if (answer?.status === 200) {
      ledger.slowest = Math.max(ledger.slowest, performance.now() - begin);
      if (question.path.includes('login') || Math.random() >= doubledShare) return answer;
      ledger.doubled += 1;
      await ask(url, question);
      return answer;
    }
    ledger.repeated += 1;
    const status = answer?.status ?? 0;
    ledger.refusals[status] = (ledger.refusals[status] ?? 0) + 1;
    await pause(200);
  }
  ledger.givenUp += 1;
  return undefined;
}

export const votePoll = '6';
export const feed = '1';

/** Votes again and again, each time as a new reader. */
export async function vote(url: string, ledger: Ledger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const key = randomUUID();
    const index = ledger.votes.length + Math.floor(Math.random() * 60_000);
    const question: Question = {
      method: 'POST',
      path: `/api/front/poll/${votePoll}/vote/${1 + (index % 20)}`,
      from: networkOf(index),
      headers: { 'idempotency-key': key },
    };
    if (await insist(url, question, ledger)) ledger.votes.push(key);
  }
}

/** Writes live messages as the newsroom. @param every milliseconds between two messages */
export async function write(url: string, ledger: Ledger, signal: AbortSignal, every = 250): Promise<void> {
  const login = await insist(url, loginOf('redaccio@example.cat', 'Redaccio1', 1), emptyLedger());
  const cookie = login ? cookiesOf(login) : '';
  while (!signal.aborted) {
    const id = randomUUID();
    const body = { id, title: `Prova ${id}`, description: [{ type: 'paragraph', html: 'Una prova.' }] };
    const question: Question = {
      method: 'POST',
      path: `/api/newsroom/live/${feed}/messages`,
      headers: { cookie },
      body,
    };
    if (await insist(url, question, ledger)) ledger.messages.push(id);
    await pause(every);
  }
}

/** Logs in again and again, each time in a new browser. */
export async function logIn(url: string, ledger: Ledger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const question = loginOf('anna@example.cat', 'Secreta123', Math.floor(Math.random() * 60_000));
    const answer = await insist(url, question, ledger);
    if (answer) ledger.sessions.push(cookiesOf(answer));
    await pause(100);
  }
}

export const loginOf = (email: string, password: string, index: number): Question => ({
  method: 'POST',
  path: '/api/front/user/login',
  from: networkOf(index),
  body: { email, password },
});
