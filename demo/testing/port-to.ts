import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Port {
  number: number;
  /** Closes all connections and accepts none any more, like a killed server. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Passes nothing on, as a network that drops packets: connections are made and kept, and nothing answers. */
  freeze(): void;
  /** Ends that, for connections that are still there too. */
  thaw(): void;
}

/**
 * Forwards a port of this machine to a PostgreSQL at a socket, until it is shut.
 * @param server address of the PostgreSQL, with `?host=`
 */
export async function portTo(server: string): Promise<Port> {
  const folder = new URL(server).searchParams.get('host') ?? '';
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const listener = createServer((client) => {
    const database = connect(`${folder}/.s.PGSQL.5432`);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => other.write(bytes));
      if (isFrozen) one.pause();
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  const open = (port: number) =>
    new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', () => resolve()));
  await open(0);
  const { port: number } = listener.address() as AddressInfo;
  return {
    number,
    open: () => open(number),
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    shut: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
