import { callsOf, Refusal } from './newsroom-api.ts';
import { confirmed } from './newsroom-dialog.ts';
import { el } from './newsroom-dom.ts';
import { Feed } from './newsroom-feed.ts';
import { messageList } from './newsroom-list.ts';
import { draftStore } from './newsroom-message-draft.ts';
import { newMessageForm } from './newsroom-new-message.ts';
import { texts } from './newsroom-texts.ts';

/** The newsroom's page: what is written here goes to the readers at once. */
const main = document.querySelector<HTMLElement>('main[data-feed]') as HTMLElement;
const { feed: feedId = '', api = '/api', login = '/acces' } = main.dataset;

/** Milliseconds between two polls for messages of others. */
const interval = 10_000;

const one = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const calls = callsOf(api, feedId);
const drafts = draftStore(feedId);
const feed = new Feed(calls);
const say = (message: string) => {
  const status = one('[data-status]');
  status.textContent = message;
  delete status.dataset.problem;
};
const complain = ({ reason, message }: Refusal) => {
  say(message);
  const status = one('[data-status]');
  status.dataset.problem = reason;
  if (reason === 'session') status.append(' ', el('a', { href: login, target: '_blank' }, texts.logIn));
};
const list = messageList({ feed, calls, drafts, login, say, complain });

const newMessage = newMessageForm({
  place: one('[data-write]'),
  feed,
  calls,
  drafts,
  login,
  say,
  draw: list.draw,
});

function showState(isClosed: boolean): void {
  main.dataset.closed = String(isClosed);
  one('[data-state]').textContent = isClosed ? 'Tancat' : 'En directe';
  one('[data-close]').textContent = isClosed ? 'Torneu a obrir-lo' : 'Tanqueu el directe';
}

async function changeState(): Promise<void> {
  const isClosed = main.dataset.closed === 'true';
  const question = isClosed ? 'Torneu a obrir el directe?' : 'Tanqueu el directe?';
  const detail = isClosed
    ? 'Els lectors que entren tornaran a rebre missatges nous.'
    : 'Els lectors deixaran de rebre missatges nous. El podreu tornar a obrir.';
  if (!(await confirmed(question, detail, isClosed ? 'Obriu-lo' : 'Tanqueu-lo'))) return;
  await list.attempt(async () => {
    const { closed } = await calls.close(!isClosed);
    showState(closed);
    say(closed ? 'El directe està tancat.' : 'El directe està obert.');
  });
}

let isLoaded = false;
/** Fetches the changes by others, or the full list the first time. @throws Refusal */
async function follow(): Promise<void> {
  await feed.catchUp();
  list.draw();
  if (!isLoaded) {
    list.resume();
    say('');
  }
  isLoaded = true;
  newMessage.noticeArrival();
}

/** Reports a failure only if nothing is loaded yet, since polling retries by itself. */
function refuse(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  if (!isLoaded) complain(new Refusal('other', texts.notLoaded));
}

one('[data-messages]').replaceChildren(list.element);
one('[data-close]').addEventListener('click', () => void changeState());
await follow().catch(refuse);
setInterval(() => {
  if (!document.hidden) follow().catch(refuse);
}, interval);
