import type { SafeHtml } from './html.ts';

/** Simulated faults of the API, which a state's page adds to its calls. */
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
  /** Renders the tag of a poll in the database, as in an article. */
  poll(id: string): Promise<SafeHtml | ''>;
  now: Date;
}

/** Markup of a state: from templates, or a string as an editor types it, with mistakes. */
type Markup = SafeHtml | string;

/** State of a widget, on a page of its own; `elements/<name>/<name>.states.ts` exports a tag's states as `states`. */
export interface State {
  /** Part of the page's address. */
  id: string;
  title: string;
  /** Expected appearance. */
  about: string;
  /** Text that is visible in the state. Further checks are in tests/pages/showroom-states. */
  shows?: string;
  /** Marks the state with the most content, the only one in the quick run. By default the first. */
  fullest?: true;
  /** Represents the tag on the page with all tags, where its demo needs data that the demo's server does not have. */
  together?: true;
  /** Final state that keeps the server content: the widget failed, waits for a press, or is not defined. */
  ends?: 'failed' | 'waiting' | 'undefined';
  /** The server content and the tag: fixed, or written by the CMS from its data. */
  html: Markup | ((cms: StateCms) => Markup | Promise<Markup>);
  /** Fault added to every call of the page. */
  fault?: Fault;
  /** More attributes of the page's `<ap-config>`. */
  config?: Readonly<Record<string, string>>;
  /** Vote that is stored in the browser when the page opens (POLL-04). */
  voted?: { pollId: string; votedOptionId: string };
}
