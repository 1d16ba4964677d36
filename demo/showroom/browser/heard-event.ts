/** Event that the preview reports to the outer page. */
export interface HeardEvent {
  heard: true;
  name: string;
  /** Plain JSON; values that cannot be cloned are left out. */
  detail: unknown;
}

export function isHeardEvent(data: unknown): data is HeardEvent {
  return (
    typeof data === 'object' && data !== null && 'heard' in data && data.heard === true && 'name' in data
  );
}
