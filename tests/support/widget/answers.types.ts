/** Responses that replace those of the demo while a test runs. */
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
  /** Cuts the connection in the middle of the response, with or without calling the demo first. */
  cut?: 'instead' | 'after';
}
