/** Responses that replace those of the demo while a test runs. */
export interface Answer {
  /** Path prefix of the affected calls, of any method when `method` is absent. */
  path: string;
  method?: string;
  /** Request destination (`Sec-Fetch-Dest`) to limit to: `empty` for `fetch()`, `script` for a module. */
  dest?: string;
  /** Status of the response; the demo's own response when absent. */
  status?: number;
  json?: unknown;
  /** In place of JSON. */
  text?: string;
  headers?: Record<string, string>;
  /** Number of affected calls; all when absent. */
  times?: number;
  /** True to hold the response until the test releases it. */
  held?: boolean;
  /** Cuts the connection in the middle of the response, with or without calling the demo first. */
  cut?: 'instead' | 'after';
}
