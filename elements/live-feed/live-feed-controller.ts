import { ApiError } from '../../src/api/client.ts';
import { fetchNewer, fetchNewest, fetchOlder, type LivePlace } from '../../src/api/live.ts';
import type { LiveAnswer, LiveMessage } from '../../src/api/live.types.ts';
import { canSanitise, loadSanitiser } from '../../src/content/sanitise.ts';
import { focusPlace } from '../../src/element/focus-place.ts';
import type { AnswerSource } from '../../src/polling/polling.types.ts';
import type { Entry } from './feed-order.ts';
import { FeedScreen, type ScreenOptions, type ScrollPolicy } from './feed-screen.ts';
import { type Change, type Direction, FeedStore, type Since } from './feed-store.ts';

/** Message between tabs: a response and the position that it was requested from (BEY-05). */
export interface FeedUpdate {
  /** Undefined for the newest messages. */
  since?: Since;
  answer: LiveAnswer;
}

export type Failure = 'first' | 'newer' | 'older';

export interface FeedState {
  heldCount: number;
  isEmpty: boolean;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** A press for older messages has found that there are none. */
  endedEmpty: boolean;
  failure: Failure | undefined;
  /** The API does not know the feed, so it is not requested again. */
  isMissing: boolean;
  /** The reader has pressed retry. */
  isRetrying: boolean;
  /** Last batch, for the live region; its number distinguishes batches. */
  batch: { count: number; direction: Direction; number: number };
}

export const initialState: FeedState = {
  heldCount: 0,
  isEmpty: false,
  hasOlder: false,
  isLoadingOlder: false,
  endedEmpty: false,
  failure: undefined,
  isMissing: false,
  isRetrying: false,
  batch: { count: 0, direction: 'newest', number: 0 },
};

export interface ControllerOptions extends Omit<ScreenOptions, 'store'> {
  /** Messages that the page gives as data, used when its server has rendered none. */
  messages: readonly LiveMessage[];
  onState(state: FeedState): void;
  onMessages(added: number, direction: Direction): void;
  onFailure(): void;
  onClosed(): void;
  /** The page has removed the list. */
  onLost(): void;
}

/** Number of failures in a row after which the reader is told. */
const TOLD_AFTER = 2;
/** Maximum requests in a row to reach the newest message; the next poll continues. */
const MAX_ROUNDS = 25;

/** Behaviour of a feed: requests, batches and the state of the controls. */
export class LiveFeedController {
  readonly #store = new FeedStore();
  readonly #screen: FeedScreen;
  readonly #options: ControllerOptions;
  #state = initialState;
  #failures = 0;
  #rounds = 0;
  /** Positions that the current requests in a row started from. */
  readonly #places = new Set<string>();
  #isCatchingUp = false;
  /** Resolves when the page's data is rendered. */
  #given: Promise<void> | undefined;
  #isStopped = false;
  /** The feed was answered once, so that a later 404 is an error of the server. */
  #isKnown = false;
  /** The page starts at a linked message, so that nothing is inserted above it without a request. */
  #isLinked: boolean;

  constructor(options: ControllerOptions) {
    const { list, messages } = options;
    this.#options = options;
    this.#isLinked = list.dataset.from !== undefined;
    this.#screen = new FeedScreen({ ...options, store: this.#store });
    if (!this.#store.newest && messages.length) this.#given = this.#drawGiven(messages);
    else this.#begin();
  }

  #begin(): void {
    this.#screen.begin();
    this.#publish();
  }

  /** Renders the page's data; on failure it requests the messages of the server. */
  async #drawGiven(messages: readonly LiveMessage[]): Promise<void> {
    const answer = { messages: [...messages], hasMoreResults: true };
    const isDrawable = await withSanitiser(answer).catch(() => undefined);
    if (this.#isStopped) return;
    if (isDrawable) this.#screen.show(this.#store.receive('newest', answer), 'at-once');
    this.#begin();
  }

  /** Repeats failed requests, also for a feed that was unknown. */
  retry(): void {
    this.#publish({ isMissing: false, isRetrying: true });
  }

  /** Requests messages newer than the known ones, or the newest (LIVE-01, LIVE-02, LIVE-14). @throws {ApiError} */
  async poll(): Promise<FeedUpdate> {
    await this.#given;
    const { newest, revision } = this.#store;
    try {
      if (!newest) return { answer: await withSanitiser(await fetchNewest(this.#options.liveId)) };
      const answer = await withSanitiser(await fetchNewer(this.#options.liveId, placeOf(newest), revision));
      return { since: { id: newest.id, revision }, answer };
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  #fail(error: unknown): void {
    if (this.#isStopped) return;
    this.#failures += 1;
    const isMissing = !this.#isKnown && error instanceof ApiError && error.status === 404;
    const isEmpty = !this.#store.newest;
    const failure = isEmpty
      ? 'first'
      : this.#failures >= TOLD_AFTER && !isMissing
        ? 'newer'
        : this.#state.failure;
    if (failure !== this.#state.failure) this.#options.onFailure();
    this.#publish({ failure, isMissing, isRetrying: false });
  }

  /**
   * Applies a response of this or another tab.
   * @returns true when more should be requested at once (LIVE-12)
   */
  applyUpdate(told: FeedUpdate, from: AnswerSource): boolean {
    const { since, answer } = told;
    if (this.#isStopped) return false;
    if (from === 'other' && hasHtml(answer) && !canSanitise()) {
      // keeps their order; if the sanitiser fails to load, the next response tries again
      loadSanitiser().then(
        () => this.applyUpdate(told, from),
        () => {},
      );
      return false;
    }
    const { host, list, onLost, onClosed } = this.#options;
    if (!host.contains(list)) {
      onLost();
      return false;
    }
    const fits = since ? this.#store.canTake(since) : !this.#store.newest;
    if (from === 'other' && !fits) {
      if (since) this.#catchUp();
      return false;
    }
    this.#failures = 0;
    this.#isKnown = true;
    this.#publish({ isRetrying: false, ...(this.#state.failure !== 'older' && { failure: undefined }) });
    if (since || fits) this.#take(since ? 'newer' : 'newest', answer, since);
    if (answer.closed) onClosed();
    this.#rounds = since && answer.hasMoreResults && this.#isFurther(since) ? this.#rounds + 1 : 0;
    if (this.#rounds === 0) this.#places.clear();
    return from === 'own' && this.#rounds > 0 && this.#rounds % MAX_ROUNDS !== 0;
  }

  /** Tests for a new start of the next request: a server that repeats itself waits for the next poll (LIVE-12). */
  #isFurther(since: Since): boolean {
    this.#places.add(placeKey(since.id, since.revision));
    return !this.#places.has(placeKey(this.#store.newest?.id, this.#store.revision));
  }

  /** Fills the gap when the leading tab's response starts beyond the loaded range. */
  async #catchUp(): Promise<void> {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    try {
      while (this.applyUpdate(await this.poll(), 'own'));
    } catch {
      // already recorded; the leading tab's next response tries again
    } finally {
      this.#isCatchingUp = false;
    }
  }

  #take(direction: Direction, answer: LiveAnswer, since?: Since): void {
    const { isAtTop, isHeldOnTo } = this.#screen;
    const isFree = isAtTop && !isHeldOnTo && !this.#isLinked;
    const isFirst = !this.#store.newest;
    const heldBefore = this.#store.heldCount;
    const changes = this.#store.receive(direction, answer, !isFirst && !isFree, since);
    const added = this.#show(
      changes,
      isFirst || isFree ? 'at-once' : 'steady',
      isFirst ? 'newest' : direction,
    );
    if (isFirst) this.#screen.begin();
    const { heldCount } = this.#store;
    if (heldCount > heldBefore) this.#announce(heldCount, 'newer');
    else if (added && !isFirst) this.#announce(added, 'newer');
    this.#publish();
  }

  #show(changes: readonly Change[], manner: ScrollPolicy, direction: Direction): number {
    const known = new Set(changes.flatMap((change) => (change.type === 'remove' ? change.id : [])));
    const added = changes.filter((change) => change.type === 'insert' && !known.has(change.entry.id)).length;
    this.#screen.show(changes, manner);
    if (added) this.#options.onMessages(added, direction);
    return added;
  }

  /** Shows the messages held back, and scrolls to the first of them (LIVE-16). */
  showHeld(): void {
    this.#screen.beginNew();
    const changes = this.#store.release();
    const added = changes.length;
    const [first] = this.#screen.show(changes, 'at-once');
    this.#screen.drawLine();
    this.#isLinked = false;
    if (added) this.#options.onMessages(added, 'newer');
    this.#publish();
    if (first) focusMessage(first, true);
  }

  /** Focuses the first message, or the list if it is empty. */
  focusFirst(): void {
    const { list } = this.#options;
    focusMessage(list.querySelector<HTMLElement>('.ap-live-message') ?? list, false);
  }

  /** @param mustFocus the reader pressed the button, so that the first older message takes the focus */
  async loadOlder(mustFocus = false): Promise<void> {
    const { oldest, revision, hasOlder } = this.#store;
    if (!oldest || !hasOlder || this.#state.isLoadingOlder) return;
    this.#publish({
      isLoadingOlder: true,
      failure: this.#state.failure === 'older' ? undefined : this.#state.failure,
    });
    try {
      const answer = await withSanitiser(await fetchOlder(this.#options.liveId, placeOf(oldest)));
      if (this.#isStopped) return;
      const changes = this.#store.receive('older', answer, false, { id: oldest.id, revision });
      const [first] = this.#screen.show(changes, 'below');
      if (changes.length) this.#options.onMessages(changes.length, 'older');
      if (mustFocus) this.#announce(changes.length, 'older');
      const goal = this.#isFocusGoing ? (first ?? this.#screen.last) : mustFocus ? first : undefined;
      if (goal) focusMessage(goal, false);
      const endedEmpty = mustFocus && changes.length === 0 && !this.#store.hasOlder;
      this.#publish({ isLoadingOlder: false, endedEmpty });
    } catch {
      if (this.#isStopped) return;
      this.#publish({ isLoadingOlder: false, failure: 'older' });
      this.#options.onFailure();
    }
  }

  /** The focused button is about to disappear, because the last of the older messages have loaded. */
  get #isFocusGoing(): boolean {
    const { host, list } = this.#options;
    const { activeElement } = document;
    return !this.#store.hasOlder && host.contains(activeElement) && !list.contains(activeElement);
  }

  #announce(count: number, direction: Direction): void {
    this.#state = { ...this.#state, batch: { count, direction, number: this.#state.batch.number + 1 } };
  }

  #publish(more: Partial<FeedState> = {}): void {
    const { heldCount, hasOlder, order } = this.#store;
    this.#state = { ...this.#state, heldCount, hasOlder, isEmpty: order.length === 0, ...more };
    this.#options.onState(this.#state);
  }

  stop(): void {
    this.#isStopped = true;
    this.#screen.stop();
  }
}

const placeKey = (id: string | undefined, revision: number | undefined) => `${id} ${revision}`;

const hasHtml = ({ messages, changed = [] }: LiveAnswer): boolean => messages.length + changed.length > 0;

/** Resolves to the response once its messages can be rendered. */
async function withSanitiser(answer: LiveAnswer): Promise<LiveAnswer> {
  if (hasHtml(answer)) await loadSanitiser();
  return answer;
}

/** Omits the revision 0 of servers without revisions. */
function placeOf({ id, time, revision }: Entry): LivePlace {
  return { id, time, ...(revision > 0 && { revision }) };
}

/** Focuses the message itself, which stays focusable as long as it has the focus. */
function focusMessage(node: HTMLElement, mustScroll: boolean): void {
  focusPlace(node);
  if (mustScroll) node.scrollIntoView({ block: 'start', behavior: 'instant' });
}
