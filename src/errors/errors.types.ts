/** One entry of the shared error list (HTTP-04, HTTP-13). Never personal data (W-25). */
export interface ApError {
  /** Tag that failed, when one did. */
  tag?: string;
  phase: 'load' | 'render' | 'http';
  /** Server's error code, HTTP status or JavaScript error name. */
  code: string;
  type: 'server' | 'timeout' | 'not-found' | 'unauthorized' | 'precondition' | 'network' | 'script';
  /** Technical message, e.g. `GET /api/front/poll/1 500`. */
  message: string;
  /** The specification's English sentence for HTTP failures (HTTP-06..10), else the message. */
  text: string;
}

export interface ApErrors {
  list(): readonly ApError[];
  record(error: ApError): void;
}
