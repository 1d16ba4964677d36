import { once } from 'node:events';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ScannerAddress } from '../../config/scanner.ts';
import type { DemoConfig } from '../../config.ts';
import type { Scanner } from './scanner.types.ts';

/** Returns the configured scanner, or the demo's own; undefined in production without a configured scanner. */
export function scannerOf({
  scanner,
  ownScanner,
}: Pick<DemoConfig, 'scanner' | 'ownScanner'>): Scanner | undefined {
  const address = scanner ?? ownScanner;
  return address && clamd(address);
}

/** Timeout in ms for a silent clamd: it responds only after it has scanned the whole file. */
const patience = 120_000;

/** Client for ClamAV’s daemon and other servers of its protocol: INSTREAM, in chunks with a length prefix. */
export const clamd = (address: ScannerAddress): Scanner => ({
  async scan(bytes, signal) {
    const socket = createConnection({ ...address, signal });
    socket.setTimeout(patience, () => socket.destroy(new Error('the scanner does not answer')));
    // any error is reported by the read
    socket.on('error', () => {});
    const answer = text(socket);
    const broken = answer.then(
      () => {},
      () => {},
    );
    try {
      await once(socket, 'connect', { signal });
      await send(socket, Buffer.from('zINSTREAM\0'), broken);
      for await (const chunk of bytes) {
        const length = Buffer.alloc(4);
        length.writeUInt32BE(chunk.length);
        socket.write(length);
        await send(socket, chunk, broken);
        // clamd responds early when it accepts no more data
        if (socket.readableEnded) break;
      }
      if (!socket.readableEnded) socket.write(Buffer.alloc(4));
      return verdict(await answer);
    } finally {
      socket.destroy();
    }
  },
});

/** Waits for the socket to drain, so that a file is never in memory as a whole. */
async function send(socket: ReturnType<typeof createConnection>, chunk: Uint8Array, broken: Promise<void>) {
  if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), broken]);
}

function verdict(answer: string): 'clean' | 'infected' {
  const said = answer.replaceAll('\0', '').trim();
  if (/^stream: OK$/.test(said)) return 'clean';
  if (/^stream: .+ FOUND$/.test(said)) return 'infected';
  throw new Error(`the scanner says: ${said.slice(0, 100) || 'nothing'}`);
}
