import type { LiveMessage } from '../../../../src/api/live.types.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import type { FeedRow } from '../../../api/live/live-feed.ts';
import { openingTypes } from '../../../api/live/opening-types.ts';
import { authorFields, blockTypes, titleField } from '../../newsroom/message-fields.ts';
import type { Draft } from '../../newsroom/message-form.ts';
import { link, type Page } from '../page.ts';
import { feedPath, messageText } from './feed-page.ts';
import { type FieldProblem, fieldPrinter } from './fields.ts';
import { newsroomDocument } from './newsroom-document.ts';

const openings = blockTypes.filter(({ type }) => openingTypes.includes(type));

/** Form of a message: everything that an editor has typed goes to the server and comes back with each press. */
export interface MessageForm {
  /**
   * Id of a message to be published. It is in the address, so that a form sent twice publishes once. That holds after
   * Back too, when the browser fetches the page again and restores the typed text.
   */
  id: string;
  /** The published message that is corrected; undefined for a new one. */
  published?: { id: string; revision: number };
  /** The message is removed, and the form can restore it. */
  isRemoved?: boolean;
  draft: Draft;
  isPinned: boolean;
  /** Path of the field or the action that gets the focus. */
  focus?: string | undefined;
  notice?: string;
  /** Reason for refusing the form. */
  alert?: SafeHtml | string;
  problems?: readonly FieldProblem[];
  /** Published version that the form would overwrite. */
  newer?: LiveMessage;
  /** The published version came from this form, sent before with another text. */
  isResent?: boolean;
}

const words = {
  new: { heading: 'Un missatge nou', submit: 'Publiqueu', leave: 'Deixeu-lo' },
  correction: { heading: 'Correcció', submit: 'Guardeu la correcció', leave: 'Deixeu-ho com estava' },
  conflict: { heading: 'Correcció', submit: 'Guardeu la vostra damunt', leave: 'Torneu al directe' },
  removed: { heading: 'Un missatge esborrat', submit: 'Desfeu-ho', leave: 'Torneu al directe' },
} as const;

function stateOf({ published, isRemoved, newer }: MessageForm): keyof typeof words {
  if (isRemoved) return 'removed';
  if (newer) return 'conflict';
  return published ? 'correction' : 'new';
}

function contentFields({ draft, problems = [], focus }: MessageForm): SafeHtml {
  const print = fieldPrinter(problems, focus);
  const opening = draft.openingMultimedia as Draft | undefined;
  const blocks = draft.description as Draft[];
  return html`${print.textField(titleField, 'title', draft.title)}
      <div class="nr-opening">${opening ? print.block('openingMultimedia', opening) : print.blockMenu('openingMultimedia', 'Afegiu una obertura', openings)}</div>
      <section class="nr-body" aria-label="Cos del missatge">
        ${blocks.map((block, index) => print.block(`description.${index}`, block, index + 1))}
        ${print.problemAt('description', false)}
        <div class="nr-add">${print.button('add description paragraph', 'Afegiu un paràgraf')}
        ${print.blockMenu('description', 'Afegiu un altre bloc', blockTypes)}</div>
      </section>
      ${print.fields([authorFields], '', draft)}`;
}

/** Address of the form of a new message. */
export const newMessagePath = (feedId: string, id: string): string =>
  feedPath(feedId, `/missatges/nou?id=${id}`);

/** Shows the published version until the editor chooses. @param path of the published version */
function conflict(
  page: Page,
  feed: FeedRow,
  { newer, isResent, id }: MessageForm,
  path: string,
): SafeHtml | '' {
  if (!newer) return '';
  const { heading, text } = messageText(page, newer);
  const asNew =
    isResent &&
    html`<button class="ap-button ap-quiet" formaction="${link(page, newMessagePath(feed.id, id))}" name="do" value="publish">Feu-ne un missatge nou</button>`;
  return html`<section class="nr-conflict" aria-label="L’altra versió">
        <p>Açò és el que hi ha publicat ara:</p>
        <div class="nr-theirs"><p class="nr-theirs-title">${heading}</p><p>${text}</p></div>
        <p class="nr-actions"><a class="ap-button ap-quiet" href="${path}">Quedeu-vos amb la publicada</a>${asNew}</p>
      </section>`;
}

/** Page that publishes, corrects, removes and restores a message. @param name of the editor */
export function messagePage(
  page: Page,
  { feed, name, form }: { feed: FeedRow; name: string; form: MessageForm },
): SafeHtml {
  const { published, isRemoved, isPinned, notice, alert, problems = [], id } = form;
  const state = stateOf(form);
  const { heading, submit, leave } = words[state];
  const here = link(
    page,
    published ? feedPath(feed.id, `/missatges/${published.id}`) : newMessagePath(feed.id, id),
  );
  const act = isRemoved ? 'restore' : published ? 'correct' : 'publish';
  const revision =
    published && html`<input type="hidden" name="revision" value="${String(published.revision)}" />`;
  const pinned = published
    ? isPinned && html`<input type="hidden" name="pinned" value="true" />`
    : html`<p class="nr-check"><input type="checkbox" id="pinned" name="pinned" value="true"${isPinned && ' checked'} /><label for="pinned">Fixat dalt de tot</label></p>`;
  const content = contentFields(form);
  const main = html`<div class="nr-title">
        <p><a href="${link(page, feedPath(feed.id))}">${feed.title}</a></p>
        <h1>${heading}</h1>
      </div>
      <form class="nr-form nr-message" method="post" action="${here}">
        <button class="hidden-text" name="do" value="${act}" tabindex="-1" aria-hidden="true">${submit}</button>
        ${revision}
        ${notice && html`<p class="nr-status" role="status" tabindex="-1" autofocus>${notice}</p>`}
        ${alert && html`<div class="ap-alert" role="alert" tabindex="-1"${problems.length === 0 && ' autofocus'}>${alert}</div>`}
        ${conflict(page, feed, form, here)}
        ${isRemoved ? html`<details class="nr-more"${problems.length > 0 && ' open'}><summary>El que deia</summary>${content}</details>` : content}
        ${pinned}
        <p class="nr-actions">
          <button class="ap-button" name="do" value="${act}">${submit}</button>
          <a class="ap-button ap-quiet" href="${link(page, feedPath(feed.id))}">${leave}</a>
        </p>
        ${
          state === 'correction' &&
          html`<p class="nr-remove" id="esborrar">Els lectors deixaran de vore’l. Ho podreu desfer.
          <button class="ap-button ap-quiet" name="do" value="remove">Esborreu el missatge</button></p>`
        }
      </form>`;
  return newsroomDocument(page, { title: `${heading} · ${feed.title}`, name, main });
}
