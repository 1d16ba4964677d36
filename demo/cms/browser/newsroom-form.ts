import type { LiveMessage } from '../../../src/api/live.types.ts';
import { Refusal } from './newsroom-api.ts';
import { blockList, openingChoice } from './newsroom-block-list.ts';
import { confirmed } from './newsroom-dialog.ts';
import { button, el, freshId } from './newsroom-dom.ts';
import { control } from './newsroom-fields.ts';
import { draftOfMessage, type MessageDraft } from './newsroom-message-draft.ts';
import { plainText } from './newsroom-plain-text.ts';
import { texts } from './newsroom-texts.ts';

export interface FormOptions {
  heading: string;
  submit: string;
  /** Address of the login. */
  login: string;
  draft: MessageDraft;
  /** It was written before the page was loaded. */
  isRecovered: boolean;
  keep: (draft: MessageDraft) => void;
  /** @throws Refusal */
  send: (draft: MessageDraft) => Promise<void>;
  /** Closes the form, or begins it anew: what was written is given up. */
  giveUp: () => void;
  giveUpLabel: string;
}

/** A message being written or corrected. Whatever the server says, nothing that was typed goes away by itself. */
export function messageForm(options: FormOptions) {
  const headingId = freshId();
  const place = el('div', {});
  const notice = el('div', { class: 'nr-notice' });
  const submit = el('button', { type: 'submit', class: 'ap-button' }, options.submit);
  let parts = partsOf(options.draft);
  let revision = options.draft.revision;
  let isSending = false;

  function partsOf(draft: MessageDraft) {
    const title = control({ label: 'Títol', kind: 'line' }, draft.title);
    const author = control({ label: 'Qui firma (si cal)', kind: 'line' }, draft.author);
    const opening = openingChoice(draft.opening, keep);
    const blocks = blockList(draft.blocks, keep);
    const pinnedId = freshId();
    const pinned = el('input', { type: 'checkbox', id: pinnedId });
    pinned.checked = draft.pinned;
    const check = el('p', { class: 'nr-check' }, pinned, el('label', { for: pinnedId }, 'Fixat dalt de tot'));
    place.replaceChildren(title.element, opening.element, blocks.element, author.element, check);
    return { draft, title, author, opening, blocks, pinned };
  }

  function read(): MessageDraft {
    const { draft, title, author, opening, blocks, pinned } = parts;
    return {
      ...draft,
      ...(revision !== undefined && { revision }),
      title: title.input.value,
      author: author.input.value,
      opening: opening.read(),
      blocks: blocks.read(),
      pinned: pinned.checked,
    };
  }

  function keep(): void {
    options.keep(read());
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    submit.setAttribute('aria-disabled', 'true');
    notice.replaceChildren();
    const draft = read();
    // what is typed from here on would neither be sent nor stay
    submit.focus();
    place.inert = true;
    const error: unknown = await options.send(draft).then(
      () => undefined,
      (reason) => reason,
    );
    isSending = false;
    place.inert = false;
    submit.removeAttribute('aria-disabled');
    if (error instanceof Refusal) refuse(error);
    else if (error !== undefined) throw error;
  }

  function refuse(refusal: Refusal): void {
    const alert = el('div', { class: 'ap-alert', role: 'alert' }, el('p', {}, refusal.message));
    if (refusal.reason === 'session')
      alert.append(el('p', {}, el('a', { href: options.login, target: '_blank' }, texts.logIn)));
    const shown = refusal.problems.map(({ path, message }) => ({ message, at: showProblem(path, message) }));
    const homeless = shown.filter(({ at }) => at === undefined);
    alert.append(...homeless.map(({ message }) => el('p', {}, message)));
    notice.replaceChildren(alert, ...(refusal.newer ? [conflict(refusal.newer)] : []));
    const first = shown.find(({ at }) => at)?.at;
    if (first) first.focus();
    else if (refusal.newer) notice.querySelector<HTMLElement>('button')?.focus();
    else notice.scrollIntoView({ block: 'nearest' });
  }

  function showProblem(path: string, message: string): HTMLElement | undefined {
    const { title, author, opening, blocks } = parts;
    const [field, rest] = [path.split('.')[0], path.slice(path.indexOf('.') + 1)];
    if (field === 'description') return blocks.showProblem(rest, message);
    if (field === 'openingMultimedia') return opening.showProblem(rest, message);
    const own = field === 'title' ? title : field === 'author' ? author : undefined;
    own?.showProblem(message);
    return own?.input;
  }

  /** Both versions stay until somebody chooses. */
  function conflict(newer: LiveMessage): HTMLElement {
    const theirs = el(
      'div',
      { class: 'nr-theirs' },
      el('p', { class: 'nr-theirs-title' }, newer.title),
      ...newer.description.map((element) => el('p', {}, plainText(element))),
    );
    return el(
      'section',
      { class: 'nr-conflict', 'aria-label': 'L’altra versió' },
      el('p', {}, 'Açò és el que hi ha publicat ara:'),
      theirs,
      el(
        'div',
        { class: 'ap-actions' },
        button('Guardeu la vostra damunt', () => {
          revision = newer.revision;
          void send();
        }),
        button('Quedeu-vos amb la seua', () => {
          revision = newer.revision;
          parts = partsOf(draftOfMessage(newer));
          notice.replaceChildren();
          keep();
          parts.title.input.focus();
        }),
      ),
    );
  }

  /** Discards a draft only after confirmation, if it has been edited. */
  async function giveUp(): Promise<void> {
    const isTouched = options.isRecovered || JSON.stringify(read()) !== untouched;
    const { title, detail, yes } = texts.giveUp;
    if (!isTouched || (await confirmed(title, detail, yes))) options.giveUp();
  }
  const untouched = JSON.stringify(read());

  if (options.isRecovered)
    notice.append(
      el(
        'p',
        { class: 'nr-recovered' },
        `${texts.recovered} `,
        button(texts.startAgain, () => void giveUp()),
      ),
    );
  const form = el(
    'form',
    {
      class: 'nr-form',
      'aria-labelledby': headingId,
      novalidate: true,
      submit: (event) => {
        event.preventDefault();
        void send();
      },
      input: keep,
      change: keep,
    },
    el('h2', { id: headingId }, options.heading),
    place,
    notice,
    el(
      'div',
      { class: 'ap-actions' },
      submit,
      button(options.giveUpLabel, () => void giveUp()),
    ),
  );
  return {
    element: form,
    focus: () => parts.title.input.focus(),
    read,
    isSending: () => isSending,
    /** Puts it where refusals are told, in their place. */
    tell: (...said: HTMLElement[]) => notice.replaceChildren(...said),
  };
}
