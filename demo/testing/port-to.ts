import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Port {
  number: number;
  /** Closes all connections and accepts none any more, as a killed server. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** A port of this machine that leads to a PostgreSQL at a socket, until it is shut. @param server its address, with `?host=` */
export async function portTo(server: string): Promise<Port> {
  const folder = new URL(server).searchParams.get('host') ?? '';
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const database = connect(`${folder}/.s.PGSQL.5432`);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
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
    shut: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
