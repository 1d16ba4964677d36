import type { NewPoll } from '../../../demo/api/polls/create-poll.ts';
import { freshPoll, openWidget, Reader, tag, textOf, type Widget } from '../widget.ts';

export const pollCalls = '/api/front/poll/';

export interface OpenPoll extends Widget {
  id: string;
  /** Content of the mount node. */
  drawn(): HTMLElement;
  /** Titles of the selected options. */
  chosen(): string[];
  /** Share of an option, as displayed. */
  percent(title: string): string | undefined;
  /** Option that the user has voted for. */
  mine(): string | undefined;
  /** Chooses, presses the button and confirms. */
  castVote(title: string): Promise<void>;
}

type Options = Parameters<typeof openWidget>[1];

const parts = ({ host, see }: Widget) => {
  const option = (selector: string, title = '') =>
    [...host.querySelectorAll<HTMLElement>(`[data-ap-mount] ${selector}`)].find((one) =>
      textOf(one).includes(title),
    );
  return {
    drawn: () => host.querySelector('[data-ap-mount]') as HTMLElement,
    chosen: () =>
      [...host.querySelectorAll<HTMLInputElement>(':checked')].map(
        ({ labels }) => labels?.[0]?.textContent ?? '',
      ),
    percent: (title: string) => option('.ap-poll-option', title)?.querySelector('b')?.textContent,
    mine: () => option('[data-mine]')?.querySelector('span span')?.textContent,
    async castVote(title: string) {
      await see.press('radio', title);
      await see.press('button', 'Voteu');
      await see.press('button', 'Envieu el vot');
    },
  };
};

/** Opens a page with an existing poll. */
export async function openPoll(
  id: string,
  attributes: Record<string, string> = {},
  options?: Options,
): Promise<OpenPoll> {
  const heading = '<h2 slot="question">Esteu d’acord?</h2>';
  const widget = await openWidget(tag('ap-poll', { 'poll-id': id, ...attributes }, heading), options);
  return { ...widget, id, ...parts(widget) };
}

/** Opens a page with a new poll. */
export async function openFreshPoll(
  poll?: NewPoll,
  attributes: Record<string, string> = {},
  options?: Options,
): Promise<OpenPoll> {
  const { id } = await freshPoll(poll);
  return openPoll(id, attributes, options);
}

/** Two elements of one poll on a page. */
export async function openTwice(id: string): Promise<[OpenPoll, OpenPoll]> {
  const body = tag('ap-poll', { 'poll-id': id, loading: 'eager' });
  const first = await openWidget(body + body);
  const host = first.page.one('ap-poll', 1);
  await first.page.settled();
  const second = { ...first, host, see: new Reader(first.page, () => host) };
  return [
    { ...first, id, ...parts(first) },
    { ...second, id, ...parts(second) },
  ];
}

/** Votes of an option, as the API counts them. */
export async function votesOf(pollId: string, optionId: string): Promise<number | undefined> {
  const { response } = await (await fetch(`${pollCalls}${pollId}`)).json();
  return response.options.find(({ id }: { id: string }) => id === optionId)?.votes;
}
