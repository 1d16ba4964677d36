import { type PollData, pollTag } from '../../../elements/poll/poll.server.ts';
import type { SafeHtml } from '../../../src/server/html.ts';
import { link, type Page } from './page.ts';

/** A poll as the server knows it when it writes a page. */
export type Poll = Omit<PollData, 'action' | 'now'>;

/** Address of the page that takes a vote without a script, and shows it. */
export const votePath = ({ id }: Pick<Poll, 'id'>): string => `/vot/${encodeURIComponent(id)}`;

/** A poll of a page, where it is voted. */
export function pollOn(page: Page, poll: Poll): SafeHtml | '' {
  return pollTag({ ...poll, action: link(page, votePath(poll)), now: page.now });
}
