import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseLine {
  /** The same database, through the line. */
  url: string;
  /** Connections that are open now. */
  open(): number;
  /** Cuts all; new ones work. */
  cut(): void;
  /** The server's machine is off: connections are cut, new ones refused. */
  takeAway(): Promise<void>;
  /** It does not answer: connections stay open and say nothing. */
  fallSilent(): void;
  /** All is well again. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** A network between the product and its PostgreSQL, which can fail. @param target connection string of the server */
export async function startDatabaseLine(target: string): Promise<DatabaseLine> {
  const from = new URL(target);
  const host = from.searchParams.get('host') ?? from.hostname;
  const reach = () =>
    host.startsWith('/') ? connect(`${host}/.s.PGSQL.${from.port}`) : connect(Number(from.port), host);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = reach();
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => {
        if (!isSilent) other.write(bytes);
      });
      // What ends one end ends the other; the error was that it ended.
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const takeAway = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cut();
    await closed;
  };
  const url = new URL(target);
  url.searchParams.delete('host');
  [url.hostname, url.port] = ['127.0.0.1', String(port)];
  return {
    url: url.href,
    open: () => sockets.size / 2,
    cut,
    takeAway,
    fallSilent: () => void (isSilent = true),
    async restore() {
      isSilent = false;
      if (!server.listening) await listen(port);
    },
    close: takeAway,
  };
}
