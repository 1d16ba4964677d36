import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { ScannerAddress } from '../../config/scanner.ts';
import { ByteReader } from './byte-reader.ts';

/** Maximum bytes of a file, like clamd’s `StreamMaxLength`. */
const defaultMaxBytes = 1024 ** 3;
const patience = 30_000;

/**
 * Starts a stand-in for ClamAV’s daemon in the demo. It implements `zPING` and `zINSTREAM` and detects only the EICAR
 * test string.
 */
export async function startScanServer({
  maxBytes = defaultMaxBytes,
} = {}): Promise<ScannerAddress & { close(): Promise<void> }> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.setTimeout(patience, () => socket.destroy());
    socket.once('close', () => open.delete(socket));
    // an aborted connection gets no response
    serve(socket, maxBytes).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { host: '127.0.0.1', port, close };
}

async function serve(socket: Socket, maxBytes: number): Promise<void> {
  const reader = new ByteReader(socket);
  const command = await reader.until(0);
  if (command === 'zPING') return end(socket, 'PONG');
  if (command !== 'zINSTREAM') return end(socket, 'UNKNOWN COMMAND');
  const search = new SignSearch();
  let total = 0;
  for (;;) {
    const length = (await reader.take(4)).readUInt32BE();
    if (length === 0)
      return end(socket, search.isFound ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');
    total += length;
    if (total > maxBytes) return end(socket, 'INSTREAM size limit exceeded. ERROR');
    for await (const chunk of reader.chunks(length)) search.read(chunk);
  }
}

const end = (socket: Socket, answer: string): void => {
  socket.end(`${answer}\0`);
};

/**
 * EICAR test string: harmless, but detected by every scanner. It is split so that this file itself is not detected.
 */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join(''),
  'latin1',
);

/** Searches a stream for the test string, whatever its chunks. */
class SignSearch {
  #end: Buffer = Buffer.alloc(0);
  isFound = false;

  read(chunk: Buffer): void {
    if (this.isFound) return;
    // the string may begin in one chunk and end in the next
    const seam = Buffer.concat([this.#end, chunk.subarray(0, eicar.length)]);
    this.isFound = seam.includes(eicar) || chunk.includes(eicar);
    const end = chunk.length < eicar.length ? Buffer.concat([this.#end, chunk]) : chunk;
    this.#end = Buffer.from(end.subarray(-(eicar.length - 1)));
  }
}
