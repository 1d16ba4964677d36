import type { LiveMessage } from '../../../src/api/live.types.ts';
import { callsOf, Refusal } from './newsroom-api.ts';
import { confirmed } from './newsroom-dialog.ts';
import { el } from './newsroom-dom.ts';
import { Feed } from './newsroom-feed.ts';
import { messageForm } from './newsroom-form.ts';
import { messageList } from './newsroom-list.ts';
import { contentOf, draftStore, type MessageDraft, newDraft } from './newsroom-message-draft.ts';
import { texts } from './newsroom-texts.ts';

/** The newsroom's page: what is written here goes to the readers at once. */
const main = document.querySelector<HTMLElement>('main[data-feed]') as HTMLElement;
const { feed: feedId = '', api = '/api', login = '/acces' } = main.dataset;

/** How often others' messages are asked for, in milliseconds. */
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

/** What may be written over: what was published, unless somebody has corrected it and the editor has not seen that. */
const revisionOf = (draft: MessageDraft, { correctedAt, revision }: LiveMessage) =>
  draft.revision ?? (correctedAt === undefined ? revision : 0);

/** The form of a new message: another one when it was published, and the same after a reload. */
function write(author: string): void {
  const kept = drafts.read('new');
  let wasSent = kept !== undefined;
  const form = messageForm({
    heading: 'Un missatge nou',
    submit: 'Publiqueu',
    giveUpLabel: 'Buideu-lo',
    login,
    draft: kept ?? newDraft(author),
    isRecovered: kept !== undefined,
    keep: (draft) => drafts.write('new', draft),
    giveUp: () => begin(''),
    send: async (draft) => {
      const { id, pinned } = draft;
      const content = contentOf(draft);
      const isAgain = wasSent;
      wasSent = true;
      const published = await calls.publish({ ...content, id, pinned });
      feed.put(published);
      // it may have arrived before, when the answer was lost, and have been written on since
      if (isAgain)
        feed.put(await calls.correct(id, { ...content, pinned, revision: revisionOf(draft, published) }));
      begin(draft.author);
      list.draw();
      say(texts.published);
    },
  });
  const begin = (nextAuthor: string) => {
    drafts.forget('new');
    write(nextAuthor);
    one('[data-write] input').focus();
  };
  one('[data-write]').replaceChildren(form.element);
}

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

async function load(): Promise<void> {
  try {
    await feed.begin();
    list.draw();
    list.resume();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    complain(new Refusal('other', texts.notLoaded));
  }
}

one('[data-messages]').replaceChildren(list.element);
one('[data-close]').addEventListener('click', () => void changeState());
write('');
await load();
setInterval(() => {
  // a failure is said when somebody wants something
  if (!document.hidden) feed.catchUp().then(list.draw, () => {});
}, interval);
