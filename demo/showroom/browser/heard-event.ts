/** An event as the preview reports it to the outer page. */
export interface HeardEvent {
  heard: true;
  name: string;
  /** As plain JSON: whatever could not be cloned is left out. */
  detail: unknown;
}

export function isHeardEvent(data: unknown): data is HeardEvent {
  return (
    typeof data === 'object' && data !== null && 'heard' in data && data.heard === true && 'name' in data
  );
}
