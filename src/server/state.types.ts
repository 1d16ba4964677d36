import type { SafeHtml } from './html.ts';

/** Simulated faults of the API, which the page that shows a state adds to its calls. */
export type Fault =
  | '500'
  | 'garbage'
  | 'shape'
  | 'slow'
  | 'no-streams'
  | 'vote-409'
  | 'vote-500'
  | 'account-refused'
  | 'account-done';

/** Functions of the CMS for a state. */
export interface StateCms {
  /** The tag of a poll of the database, as an article would carry it. */
  poll(id: string): Promise<SafeHtml | ''>;
  now: Date;
}

/** Markup of a state: of templates, or a string as somebody types it, with its mistakes. */
type Markup = SafeHtml | string;

/** One state of a widget, on a small page of its own; `elements/<name>/<name>.states.ts` exports those of a tag as `states`. */
export interface State {
  /** Part of the page's address. */
  id: string;
  title: string;
  /** Expected appearance. */
  about: string;
  /** A text that is seen in it. What takes more to see, tests/pages/showroom-states look at. */
  shows?: string;
  /** The state of the tag that has the most in it: the quick run looks at it alone. The first when none says so. */
  fullest?: true;
  /** Stands for the tag on the page with all of them, where its demo names what the demo's server does not have. */
  together?: true;
  /** Final state that keeps the server content: the widget failed, waits for a press, or is not defined. */
  ends?: 'failed' | 'waiting' | 'undefined';
  /** The server content and the tag: fixed, or written by the CMS from its data. */
  html: Markup | ((cms: StateCms) => Markup | Promise<Markup>);
  /** Every call of the page goes through this fault. */
  fault?: Fault;
  /** More attributes of the page's `<ap-config>`. */
  config?: Readonly<Record<string, string>>;
  /** A vote that this browser remembers when the page opens (POLL-04). */
  voted?: { pollId: string; votedOptionId: string };
}
