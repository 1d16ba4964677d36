import type { LiveMessage } from '../../../src/api/live.types.ts';
import { type Calls, Refusal } from './newsroom-api.ts';
import { confirmed } from './newsroom-dialog.ts';
import { button, el } from './newsroom-dom.ts';
import type { Feed } from './newsroom-feed.ts';
import { messageForm } from './newsroom-form.ts';
import { type Action, itemContent } from './newsroom-item.ts';
import { contentOf, contentOfMessage, type DraftStore, draftOfMessage } from './newsroom-message-draft.ts';
import { texts } from './newsroom-texts.ts';

interface Room {
  feed: Feed;
  calls: Calls;
  drafts: DraftStore;
  login: string;
  /** Shows a message and announces it to screen readers. */
  say: (message: string) => void;
  complain: (refusal: Refusal) => void;
}

interface Item {
  element: HTMLLIElement;
  /** Revision of the message that is shown; absent while the form is open. */
  drawn?: number;
  isEditing: boolean;
  /** Message whose removal was requested. The response may be lost or late, and only this page can restore it. */
  removing?: LiveMessage;
}

/** Messages of the feed with their tools; redrawn from the state of the feed. */
export function messageList({ feed, calls, drafts, login, say, complain }: Room) {
  const items = new Map<string, Item>();
  const list = el('ol', { class: 'nr-list' });
  // neither is known before the messages are
  const empty = el('p', { class: 'nr-empty', hidden: true }, texts.empty);
  const older = button('Mostreu-ne de més antics', () => void attempt(() => feed.loadOlder()), {
    hidden: true,
  });
  const element = el('div', {}, empty, list, older);

  function draw(): void {
    const messages = feed.list();
    const focused = document.activeElement;
    const known = new Set(messages.map(({ id }) => id));
    for (const [id, item] of items)
      if (!known.has(id) && !item.isEditing && !item.element.dataset.removed) {
        if (item.removing) offerUndo(item.removing);
        else {
          item.element.remove();
          items.delete(id);
        }
      }
    for (const message of messages) drawItem(message);
    order(messages);
    empty.hidden = messages.length > 0;
    older.hidden = !feed.hasMore;
    // a node that was put elsewhere has lost it
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
  }

  function drawItem(message: LiveMessage): void {
    const item = items.get(message.id) ?? { element: el('li', {}), isEditing: false };
    items.set(message.id, item);
    if (item.isEditing || item.drawn === message.revision) return;
    const focused = focusedAction(item.element);
    item.drawn = message.revision ?? 0;
    delete item.element.dataset.removed;
    item.element.replaceChildren(...itemContent(message, (action) => void act(message.id, action)));
    if (focused) focusOn(message.id, focused);
  }

  /** Those that are being written stay where they are, whatever comes. */
  function order(messages: LiveMessage[]): void {
    let next = list.firstElementChild;
    for (const { id } of messages) {
      const own = items.get(id)?.element;
      while (next instanceof HTMLElement && next.dataset.removed) next = next.nextElementSibling;
      if (!own || own === next) next = next?.nextElementSibling ?? null;
      else list.insertBefore(own, next);
    }
  }

  const focusedAction = (element: HTMLElement) =>
    element.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset.action
      : undefined;
  const focusOn = (id: string, action: string) =>
    items.get(id)?.element.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus();

  /**
   * Runs an action, and reports a failure beside it and to screen readers.
   * @returns true if it succeeded
   */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      draw();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      complain(error);
      return false;
    }
  }

  async function act(id: string, action: Action): Promise<void> {
    const message = feed.get(id);
    if (!message) return;
    if (action === 'edit') edit(message);
    else if (action === 'remove') await remove(message);
    else if (action === 'pin') await pin(message);
    else await move(message, action);
  }

  async function pin(message: LiveMessage): Promise<void> {
    const pinned = message.pinned !== true;
    const isDone = await attempt(async () =>
      feed.put(await calls.correct(message.id, { revision: message.revision, pinned })),
    );
    if (isDone) say(pinned ? `S’ha fixat «${message.title}».` : `S’ha soltat «${message.title}».`);
  }

  async function move(message: LiveMessage, direction: 'up' | 'down'): Promise<void> {
    if (direction === 'down' && feed.list().at(-1)?.id === message.id && feed.hasMore)
      await attempt(() => feed.loadOlder());
    const messages = feed.list();
    const other = messages[messages.findIndex(({ id }) => id === message.id) + (direction === 'up' ? -1 : 1)];
    if (!other) return say(direction === 'up' ? 'Ja és el primer.' : 'Ja és l’últim.');
    const target = direction === 'up' ? { before: other.id } : { after: other.id };
    const isDone = await attempt(async () => {
      feed.put(await calls.move(message.id, target));
      // without room, others have changed their places too
      await feed.catchUp();
    });
    if (!isDone) return;
    focusOn(message.id, direction);
    const place = feed.list().findIndex(({ id }) => id === message.id) + 1;
    say(`«${message.title}» és ara en el lloc ${place}.`);
  }

  async function remove(message: LiveMessage): Promise<void> {
    const question = `Esborreu «${message.title}»?`;
    if (!(await confirmed(question, 'Els lectors deixaran de vore’l. Ho podreu desfer.', 'Esborreu-lo')))
      return;
    const item = items.get(message.id);
    if (item) item.removing = message;
    await attempt(async () => {
      const { revision } = await calls.remove(message.id);
      // as it was last known: what somebody has written meanwhile is not here
      const last = feed.get(message.id) ?? message;
      feed.remove(message.id, revision);
      drafts.forget(message.id);
      offerUndo(last);
    });
  }

  function offerUndo(message: LiveMessage): void {
    const item = items.get(message.id);
    if (!item) return;
    delete item.removing;
    item.element.dataset.removed = 'true';
    delete item.drawn;
    const undo = button('Desfeu-ho', () => {
      void attempt(async () => {
        feed.put(await calls.restore(message.id, contentOfMessage(message)));
        if (message.pinned) feed.put(await calls.correct(message.id, { revision: 0, pinned: true }));
      }).then((isDone) => {
        if (!isDone) return;
        say(`Ha tornat «${message.title}».`);
        focusOn(message.id, 'edit');
      });
    });
    const done = `S’ha esborrat «${message.title}».`;
    item.element.replaceChildren(el('p', { class: 'nr-removed' }, `${done} `, undo));
    undo.focus();
    say(done);
  }

  function edit(message: LiveMessage): void {
    const item = items.get(message.id);
    if (!item) return;
    const kept = drafts.read(message.id);
    item.isEditing = true;
    delete item.drawn;
    const close = () => {
      drafts.forget(message.id);
      item.isEditing = false;
      draw();
      focusOn(message.id, 'edit');
    };
    const form = messageForm({
      heading: 'Correcció',
      submit: 'Guardeu la correcció',
      giveUpLabel: 'Deixeu-ho com estava',
      login,
      draft: kept ?? draftOfMessage(message),
      isRecovered: kept !== undefined,
      keep: (draft) => drafts.write(message.id, draft),
      giveUp: close,
      send: async (draft) => {
        const { revision, pinned } = draft;
        say('');
        // an untouched pin is not sent, since somebody else may have changed it meanwhile
        const pin = pinned === (message.pinned === true) ? {} : { pinned };
        feed.put(await calls.correct(message.id, { ...contentOf(draft), revision, ...pin }));
        close();
        say(texts.corrected);
      },
    });
    item.element.replaceChildren(form.element);
    form.focus();
  }

  return {
    element,
    draw,
    attempt,
    /** Opens again what was being written before the page was loaded. */
    resume() {
      for (const message of feed.list()) if (drafts.read(message.id)) edit(message);
    },
  };
}
