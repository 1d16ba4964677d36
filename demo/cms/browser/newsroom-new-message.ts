import type { LiveMessage } from '../../../src/api/live.types.ts';
import { type Calls, Refusal } from './newsroom-api.ts';
import { button, el, randomId } from './newsroom-dom.ts';
import type { Feed } from './newsroom-feed.ts';
import { messageForm } from './newsroom-form.ts';
import { contentOf, type DraftStore, type MessageDraft, newDraft, signOf } from './newsroom-message-draft.ts';
import { texts } from './newsroom-texts.ts';

interface Room {
  place: HTMLElement;
  feed: Feed;
  calls: Calls;
  drafts: DraftStore;
  login: string;
  say: (message: string) => void;
  /** Draws the messages anew. */
  draw: () => void;
}

/** Its name among the drafts. */
const name = 'new';

/**
 * Returns the revision that may be overwritten: the published one, unless the message has a correction that the
 * editor has not seen.
 */
const revisionOf = (draft: MessageDraft, { correctedAt, revision }: LiveMessage) =>
  draft.revision ?? (correctedAt === undefined ? revision : 0);

/** Renews the id of a draft that was never sent: a copied tab must not overwrite the message of the other. */
const ownDraft = (draft: MessageDraft): MessageDraft =>
  draft.sent === undefined ? { ...draft, id: randomId() } : draft;

/** The form of a new message: another one when it was published, and the same after a reload. */
export function newMessageForm({ place, feed, calls, drafts, login, say, draw }: Room) {
  let form: ReturnType<typeof messageForm>;
  let id: string;
  let sent: string | undefined;
  let isTold = false;

  const keep = (draft: MessageDraft) =>
    drafts.write(name, { ...draft, id, ...(sent !== undefined && { sent }) });

  function write(draft: MessageDraft, isRecovered: boolean): void {
    ({ id, sent } = draft);
    isTold = false;
    form = messageForm({
      heading: 'Un missatge nou',
      submit: 'Publiqueu',
      giveUpLabel: 'Buideu-lo',
      login,
      draft,
      isRecovered,
      keep,
      giveUp: () => begin(''),
      send,
    });
    place.replaceChildren(form.element);
  }

  function begin(author: string): void {
    drafts.forget(name);
    write(newDraft(author), false);
    form.focus();
  }

  /**
   * Publishes the message once, however often it is sent. Text written after its first arrival becomes a correction.
   */
  async function send(draft: MessageDraft): Promise<void> {
    const sign = signOf(draft);
    const isAsSent = sent === undefined || sent === sign;
    sent = isAsSent ? sign : '';
    keep(draft);
    say('');
    const { pinned } = draft;
    const content = contentOf(draft);
    const published = await calls.publish({ ...content, id, pinned }).catch(startAnewIfRemoved);
    feed.put(published);
    if (!isAsSent)
      feed.put(await calls.correct(id, { ...content, pinned, revision: revisionOf(draft, published) }));
    begin(draft.author);
    draw();
    say(texts.published);
  }

  function startAnewIfRemoved(reason: unknown): never {
    if (reason instanceof Refusal && reason.reason === 'removed') becomeAnother();
    throw reason;
  }

  function becomeAnother(): void {
    id = randomId();
    sent = undefined;
    isTold = false;
    keep(form.read());
  }

  /**
   * Tells the editor when a message has arrived although its response was lost, so that it is not mistaken for
   * another one.
   */
  function noticeArrival(): void {
    if (sent === undefined || isTold || form.isSending() || !feed.get(id)) return;
    const draft = form.read();
    if (sent === signOf(draft)) {
      const hadFocus = form.element.contains(document.activeElement);
      drafts.forget(name);
      write(newDraft(draft.author), false);
      if (hadFocus) form.focus();
      say(texts.arrived);
      return;
    }
    isTold = true;
    const asNew = button(texts.asNew, () => {
      becomeAnother();
      form.tell();
      form.focus();
    });
    form.tell(el('p', { class: 'nr-recovered', role: 'status' }, `${texts.arrivedOtherwise} `, asNew));
  }

  const kept = drafts.read(name);
  write(kept ? ownDraft(kept) : newDraft(), kept !== undefined);
  return { noticeArrival };
}
