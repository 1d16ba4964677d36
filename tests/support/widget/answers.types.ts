/** What the server answers instead of the demo, while a test runs. */
export interface Answer {
  /** Calls whose address begins so, of any method when none is said. */
  path: string;
  method?: string;
  /** Only what the browser wants for this (`Sec-Fetch-Dest`): `empty` for `fetch()`, `script` for a module. */
  dest?: string;
  /** The demo's own answer when absent. */
  status?: number;
  json?: unknown;
  /** In place of JSON. */
  text?: string;
  headers?: Record<string, string>;
  /** How many calls meet it; all when absent. */
  times?: number;
  /** The answer waits until the test releases it. */
  held?: boolean;
  /** The connection is cut within the answer: instead of what the demo would do, or after it. */
  cut?: 'instead' | 'after';
}
