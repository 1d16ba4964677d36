import type { CDPSession } from 'playwright';

export interface RequestCost {
  /** Path and query. */
  url: string;
  type: string;
  /** Milliseconds since the epoch. */
  at: number;
  status: number;
  /** Bytes on the wire with headers; 0 from the browser's cache. */
  bytes: number;
  cached: boolean;
}

export interface RequestLog {
  /** Forgets what came before. */
  restart(): void;
  /** Returns true if no request is open and none was for so many milliseconds. */
  isQuiet(milliseconds: number): boolean;
  /** Paths of open requests. */
  open(): string[];
  list(): RequestCost[];
}

/** Logs the requests of a reader's pages, with the browser's own counts. */
export function logRequests(cdp: CDPSession): RequestLog {
  const requests = new Map<string, RequestCost>();
  const open = new Set<string>();
  let last = performance.now();
  const end = (id: string) => {
    open.delete(id);
    last = performance.now();
  };

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = '', wallTime }) => {
    if (!request.url.startsWith('http')) return;
    const { pathname, search } = new URL(request.url);
    const url = pathname + search;
    // the browser revalidates a stale response in the background and reports no end of that request
    const isKnown = [...requests.values()].some((one) => one.url === url);
    const at = wallTime * 1000;
    requests.set(requestId, { url, type, at, status: 0, bytes: 0, cached: false });
    if (!isKnown) open.add(requestId);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const found = requests.get(requestId);
    if (found) found.cached = true;
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const found = requests.get(requestId);
    if (!found) return;
    found.status = response.status;
    found.type = type;
    found.cached ||= response.fromDiskCache === true;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = requests.get(requestId);
    if (found && !found.cached) found.bytes = encodedDataLength;
    end(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId));

  return {
    restart() {
      requests.clear();
      open.clear();
      last = performance.now();
    },
    isQuiet: (milliseconds) => open.size === 0 && performance.now() - last > milliseconds,
    open: () => [...open].map((id) => requests.get(id)?.url ?? id),
    list: () => [...requests.values()],
  };
}
