import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Counts of the faults that the proxy injected. */
export interface Faults {
  /** Responses of 503 after the call has arrived. */
  errors: number;
  /** Connections cut in the middle of a part. */
  cuts: number;
  /** Responses that were lost after the call succeeded. */
  lost: number;
  /** Parts whose signed address had expired. */
  expired: number;
}

export interface FlakyProxy {
  origin: string;
  faults: Faults;
  /** Duration of the last call, in milliseconds, by the end of its path. */
  took: Map<string, number>;
  close(): Promise<void>;
}

interface Options {
  /** Returns whether calls fail at the moment. */
  target: () => string;
  /** Moves the demo's clock beyond the lifetime of an address. */
  isFlaky: () => boolean;
  /** Lets the clock of the demo go on beyond the life of an address. */
  expire: () => void;
}

/** Fails one in twenty calls of an upload in each applicable way, identically in each run. */
export async function startFlakyProxy({ target, isFlaky, expire }: Options): Promise<FlakyProxy> {
  const faults: Faults = { errors: 0, cuts: 0, lost: 0, expired: 0 };
  const took = new Map<string, number>();
  const chance = seeded(20);
  const isHit = () => chance() < 0.05;
  const faultOf = (isPart: boolean): keyof Faults | undefined => {
    if (isHit()) return 'errors';
    if (isPart && isHit()) return 'cuts';
    if (isPart && isHit()) return 'expired';
    return isHit() ? 'lost' : undefined;
  };

  const server = createServer((call, answer) => {
    const { method, url = '' } = call;
    const isPart = method === 'PUT';
    const isUpload = isPart || /\/(init|upload-part|complete)$|[?&]uploads=/.test(url);
    const fault = isUpload && isFlaky() ? faultOf(isPart) : undefined;
    if (fault) faults[fault] += 1;
    if (fault === 'errors') call.resume().once('end', () => answer.writeHead(503).end());
    else if (fault === 'cuts') cutOff(call);
    else {
      if (fault === 'expired') expire();
      pass(call, answer, fault === 'lost');
    }
  });

  function pass(call: IncomingMessage, answer: ServerResponse, isLost: boolean): void {
    const { method, headers, url = '' } = call;
    const began = performance.now();
    const onward = request(target() + url, { method, headers, setHost: false }, (reply) => {
      reply.once('end', () => took.set(url.split('/').at(-1) ?? '', performance.now() - began));
      if (isLost) reply.resume().once('end', () => call.socket.destroy());
      else {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      }
    });
    onward.on('error', () => answer.destroy());
    call.pipe(onward);
  }

  server.listen(0, 'localhost');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, faults, took, close };
}

/** Cuts the connection after 2 MB of a part. */
function cutOff(call: IncomingMessage): void {
  let left = 2_000_000;
  call.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) call.socket.destroy();
  });
}

/** Returns pseudo-random numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
