import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SetDatabase } from './set-database.ts';

export interface Pooler {
  /** The URL of the database through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** Fewer than the processes want together, so that they share. */
const SERVER_CONNECTIONS = 8;
const STARTS_WITHIN_MS = 10_000;
/** PgBouncer refuses to run as root: then it runs as this user. */
const NOBODY = 'nobody';

/** Where PgBouncer is installed; null: it is not. */
export const pgBouncerProgram = (): string | null =>
  [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find((path) => existsSync(path)) ?? null;

/**
 * PgBouncer in transaction mode before our own PostgreSQL: a server connection is given to a client for one transaction.
 * @throws Error when it is not installed, or does not start
 */
export async function startPgBouncer({ url, superuserUrl }: SetDatabase, dataDir: string): Promise<Pooler> {
  const program = pgBouncerProgram();
  if (program === null) throw new Error('PgBouncer is not installed: on Debian, sudo apt-get install pgbouncer.');
  if (superuserUrl === null) throw new Error('PgBouncer is tried on the embedded database only.');
  const folder = join(dataDir, 'pgbouncer');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const [server, superuser, port] = [new URL(url), new URL(superuserUrl), await freePort()];
  const [config, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  const quoted = (text: string) => `"${decodeURIComponent(text).replaceAll('"', '""')}"`;
  await writeFile(users, `${quoted(superuser.username)} ${quoted(superuser.password)}\n`, { mode: 0o600 });
  await writeFile(config, settingsOf({ server, superuser: decodeURIComponent(superuser.username), port, users }), {
    mode: 0o600,
  });
  const isRoot = process.getuid?.() === 0;
  // Only the folder for the trial is given away; the one above must let it through.
  if (isRoot) for (const path of [folder, config, users]) chownSync(path, idOf('-u'), idOf('-g'));
  const child = spawn(program, [...(isRoot ? ['-u', NOBODY] : []), config], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4_000)));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGINT')) await once(child, 'exit');
  };
  const until = performance.now() + STARTS_WITHIN_MS;
  while (!(await listens(port))) {
    if (child.exitCode !== null || performance.now() > until) {
      await stop();
      throw new Error(`PgBouncer did not start: ${said.trim()}`);
    }
    await delay(50);
  }
  const through = new URL(url);
  through.port = String(port);
  return { url: through.href, stop };
}

interface Trial {
  server: URL;
  superuser: string;
  port: number;
  users: string;
}

/** What an operator writes: logins are looked up in the server, because the product makes its own. */
const settingsOf = ({ server, superuser, port, users }: Trial) => `[databases]
pamaina = host=${server.hostname} port=${server.port} dbname=pamaina
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 500
auth_type = scram-sha-256
auth_file = ${users}
auth_user = ${superuser}
auth_query = select usename, passwd from pg_shadow where usename = $1
`;

const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, NOBODY], { encoding: 'utf8' }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
