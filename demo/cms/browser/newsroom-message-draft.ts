import type { LiveMessage } from '../../../src/api/live.types.ts';
import { type BlockDraft, draftOf, elementOf, newBlock } from './newsroom-blocks.ts';
import { randomId } from './newsroom-dom.ts';

/** A message as it is being written, with all that is needed to go on after a reload. */
export interface MessageDraft {
  /** Id of the future message, so that repeated requests publish it only once. */
  id: string;
  /** Revision of the message that is corrected. */
  revision?: number;
  /** Fingerprint of the content sent for publication; empty if the attempts differed. */
  sent?: string;
  title: string;
  author: string;
  authorBase: object;
  pinned: boolean;
  opening: BlockDraft | undefined;
  blocks: BlockDraft[];
}

export function newDraft(author = ''): MessageDraft {
  const blocks = [newBlock('paragraph')];
  return { id: randomId(), title: '', author, authorBase: {}, pinned: false, opening: undefined, blocks };
}

export function draftOfMessage(message: LiveMessage): MessageDraft {
  return {
    id: message.id,
    revision: message.revision ?? 0,
    title: message.title,
    author: message.author?.name ?? '',
    authorBase: message.author ?? {},
    pinned: message.pinned === true,
    opening: message.openingMultimedia && draftOf(message.openingMultimedia),
    blocks: message.description.map(draftOf),
  };
}

/** Content of the draft that is sent. */
export function contentOf({ title, author, authorBase, opening, blocks }: MessageDraft) {
  return {
    title,
    author: author.trim() === '' ? null : { ...authorBase, name: author },
    openingMultimedia: opening ? elementOf(opening) : null,
    description: blocks.map(elementOf),
  };
}

/** Fingerprint of a draft, to detect that the same content is sent again. */
export const signOf = (draft: MessageDraft) => JSON.stringify([contentOf(draft), draft.pinned]);

/** The content of a message as it was read, to be put back. */
export function contentOfMessage({ title, author, openingMultimedia, description }: LiveMessage) {
  return { title, author: author ?? null, openingMultimedia: openingMultimedia ?? null, description };
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const isBlock = (value: unknown): value is BlockDraft => {
  const { type, base, fields, cards } = (value ?? {}) as Partial<Record<keyof BlockDraft, unknown>>;
  return typeof type === 'string' && isObject(base) && isObject(fields) && Array.isArray(cards);
};

/** A page of another release may have kept something else: then the form begins empty, instead of not at all. */
function isDraft(value: unknown): value is MessageDraft {
  const { id, title, author, opening, blocks } = (value ?? {}) as Partial<
    Record<keyof MessageDraft, unknown>
  >;
  const areTexts = [id, title, author].every((text) => typeof text === 'string');
  return (
    areTexts && Array.isArray(blocks) && blocks.every(isBlock) && (opening === undefined || isBlock(opening))
  );
}

const prefix = 'ap-newsroom';

/** Drafts of one feed, kept while the tab is open: storage that is full or forbidden loses nothing that is on the page. */
export function draftStore(feed: string) {
  const key = (name: string) => `${prefix}:${feed}:${name}`;
  return {
    read(name: string): MessageDraft | undefined {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key(name)) ?? 'null');
        return isDraft(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    write(name: string, draft: MessageDraft): void {
      try {
        sessionStorage.setItem(key(name), JSON.stringify(draft));
      } catch {
        // it stays on the page
      }
    },
    forget(name: string): void {
      try {
        sessionStorage.removeItem(key(name));
      } catch {
        // there was none
      }
    },
  };
}

export type DraftStore = ReturnType<typeof draftStore>;
