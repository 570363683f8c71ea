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
  /**
   * Nothing comes through any more, not even the end of a connection, and nobody says so. Connections of this time
   * never speak again, as with a firewall that has forgotten them; the server keeps its side.
   */
  fallSilent(): void;
  /** All is well again, for new connections. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** A connection of the product, and the one of the line to the server. */
interface Pair {
  near: Socket;
  far: Socket;
  isLost: boolean;
}

/** A network between the product and its PostgreSQL, which can fail. @param target connection string of the server */
export async function startDatabaseLine(target: string): Promise<DatabaseLine> {
  const from = new URL(target);
  const host = from.searchParams.get('host') ?? from.hostname;
  const reach = () =>
    host.startsWith('/') ? connect(`${host}/.s.PGSQL.${from.port}`) : connect(Number(from.port), host);
  const pairs = new Set<Pair>();
  let isSilent = false;
  const server = createServer((near) => {
    const pair: Pair = { near, far: reach(), isLost: isSilent };
    pairs.add(pair);
    for (const [one, other] of [
      [pair.near, pair.far],
      [pair.far, pair.near],
    ] as const) {
      one.on('data', (bytes) => {
        if (!pair.isLost) other.write(bytes);
      });
      // What ends one end ends the other; the error was that it ended.
      one.on('error', () => undefined);
      one.on('close', () => {
        if (!pair.isLost) other.destroy();
        if (other.destroyed) pairs.delete(pair);
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () => pairs.forEach(({ near, far }) => [near, far].forEach((socket) => socket.destroy()));
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
    open: () => pairs.size,
    cut,
    takeAway,
    fallSilent: () => {
      isSilent = true;
      for (const pair of pairs) pair.isLost = true;
    },
    async restore() {
      isSilent = false;
      if (!server.listening) await listen(port);
    },
    close: takeAway,
  };
}
