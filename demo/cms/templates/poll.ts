import { type PollData, pollTag } from '../../../elements/poll/poll.server.ts';
import type { SafeHtml } from '../../../src/server/html.ts';
import { link, type Page } from './page.ts';

/** Data of a poll that the server knows when it renders a page. */
export type Poll = Omit<PollData, 'action' | 'now'>;

/** Address of the page that accepts and shows a vote without a script. */
export const votePath = ({ id }: Pick<Poll, 'id'>): string => `/vot/${encodeURIComponent(id)}`;

/** Poll on a page, where readers can vote. */
export function pollOn(page: Page, poll: Poll): SafeHtml | '' {
  return pollTag({ ...poll, action: link(page, votePath(poll)), now: page.now });
}
