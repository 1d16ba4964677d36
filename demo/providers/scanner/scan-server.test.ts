import { createConnection } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clamd } from '../../api/participation/scanner.ts';
import { eicar, startScanServer } from './scan-server.ts';

let server: Awaited<ReturnType<typeof startScanServer>>;
beforeAll(async () => {
  server = await startScanServer();
});
afterAll(() => server?.close());

const never = new AbortController().signal;
const scan = (...chunks: Buffer[]) => clamd(server).scan(Readable.from(chunks), never);
/** Sends raw bytes, valid in the protocol or not, and returns the response. */
const say = (bytes: Buffer) => {
  const socket = createConnection(server);
  socket.write(bytes);
  return text(socket);
};

test('W-18 speaks the protocol of clamd', async () => {
  expect(await say(Buffer.from('zPING\0'))).toBe('PONG\0');
  expect(await say(Buffer.from('zINSTREAM\0\0\0\0\x03abc\0\0\0\0', 'latin1'))).toBe('stream: OK\0');
  expect(await say(Buffer.from('zVERSION\0'))).toBe('UNKNOWN COMMAND\0');
  expect(await say(Buffer.from('zINSTREAM\0\xff\xff\xff\xff', 'latin1'))).toBe(
    'INSTREAM size limit exceeded. ERROR\0',
  );
});

test('W-18 finds the test string wherever the bytes are cut', async () => {
  const file = Buffer.concat([Buffer.alloc(100, 'a'), eicar, Buffer.alloc(100, 'b')]);
  expect(await scan(file)).toBe('infected');
  for (let cut = 99; cut <= 100 + eicar.length; cut++)
    expect(await scan(file.subarray(0, cut), file.subarray(cut)), `cut at ${cut}`).toBe('infected');
  const bytes = Array.from(file, (_, index) => file.subarray(index, index + 1));
  expect(await scan(...bytes)).toBe('infected');
});

test('W-18 finds nothing where a sign is wrong, or where the halves are not together', async () => {
  expect(await scan(Buffer.alloc(5_000_000, 'a'))).toBe('clean');
  expect(await scan()).toBe('clean');
  expect(await scan(eicar.subarray(1))).toBe('clean');
  expect(await scan(eicar.subarray(0, 30), Buffer.from('-'), eicar.subarray(30))).toBe('clean');
});

test('W-18 a client that disconnects or sends no command does not affect others', async () => {
  const socket = createConnection(server);
  socket.write(Buffer.from('zINSTREAM\0\0\0\0\x09abc', 'latin1'), () => socket.destroy());
  await say(Buffer.alloc(100, 'x'));
  expect(await scan(eicar)).toBe('infected');
});

test('W-18 a missing scanner or an invalid response is no verdict', async () => {
  const gone = await startScanServer();
  await gone.close();
  await expect(clamd(gone).scan(Readable.from([eicar]), never)).rejects.toThrow('ECONNREFUSED');
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(1024 * 1024);
    })(),
  );
  const small = await startScanServer({ maxBytes: 4 * 1024 * 1024 });
  await expect(clamd(small).scan(endless, never)).rejects.toThrow('size limit exceeded');
  await small.close();
});

test('W-18 a scan that is ended ends', async () => {
  const ending = new AbortController();
  const slow = new Readable({ read() {} });
  const scanning = clamd(server).scan(slow, ending.signal);
  slow.push('abc');
  ending.abort();
  await expect(scanning).rejects.toThrow();
});
