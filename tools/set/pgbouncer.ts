import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { SetDatabase } from './set-database.ts';
import { freePort } from '../free-port.ts';

export interface Pooler {
  /** The URL of the database through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** Fewer than the processes want together, so that they share. */
const SERVER_CONNECTIONS = 8;
const STARTS_WITHIN_MS = 10_000;
/** The role that looks up logins. */
const LOOKUP = 'pgbouncer';

/** Where PgBouncer is installed; null: it is not. */
export const pgBouncerProgram = (): string | null =>
  [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find((path) => existsSync(path)) ?? null;

/**
 * PgBouncer in transaction mode before our own PostgreSQL: a client has a server connection for one transaction. Set up
 * as `docs/operate/scale.md` says.
 * @throws Error when it is not installed, or does not start
 */
export async function startPgBouncer({ url, superuserUrl }: SetDatabase): Promise<Pooler> {
  const program = pgBouncerProgram();
  if (program === null) throw new Error('PgBouncer is not installed: on Debian, sudo apt-get install pgbouncer.');
  if (superuserUrl === null) throw new Error('PgBouncer is tried on the embedded database only.');
  const folder = await mkdtemp(join(tmpdir(), 'pamaina-pgbouncer-'));
  const [server, port, password] = [addressOf(new URL(url)), await freePort(), randomBytes(24).toString('hex')];
  await makeLookup(superuserUrl, password);
  const [config, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  await writeFile(users, `"${LOOKUP}" "${password}"\n`, { mode: 0o600 });
  await writeFile(config, settingsOf({ server, port, users }), {
    mode: 0o600,
  });
  // It refuses to run as root, as PostgreSQL does, which then runs as the owner of its socket.
  const owner = process.getuid?.() === 0 && server.host.startsWith('/') ? await stat(server.host) : null;
  if (owner) for (const path of [folder, config, users]) await chown(path, owner.uid, owner.gid);
  const child = spawn(program, [config], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(owner && { uid: owner.uid, gid: owner.gid }),
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4_000)));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGINT')) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
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
  [through.hostname, through.port] = ['127.0.0.1', String(port)];
  through.searchParams.delete('host');
  return { url: through.href, stop };
}

interface Trial {
  /** Its name, or the folder of its socket. */
  server: { host: string; port: string };
  port: number;
  users: string;
}

/** What an administrator does once: logins are looked up in the server, because the product makes its own. */
async function makeLookup(superuserUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query(`
      create role ${LOOKUP} login password '${password}';
      create function ${LOOKUP}_login(login text) returns table (usename name, passwd text)
        language sql security definer set search_path = pg_catalog
        as $$ select usename, passwd from pg_shadow where usename = login $$;
      revoke execute on function ${LOOKUP}_login from public;
      grant execute on function ${LOOKUP}_login to ${LOOKUP};
      grant connect on database pamaina to ${LOOKUP};`);
  } finally {
    await client.end();
  }
}

const addressOf = (url: URL) => ({ host: url.searchParams.get('host') ?? url.hostname, port: url.port });

/** What an operator writes. */
const settingsOf = ({ server, port, users }: Trial) => `[databases]
pamaina = host=${server.host} port=${server.port} dbname=pamaina
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 500
auth_type = scram-sha-256
auth_file = ${users}
auth_user = ${LOOKUP}
auth_query = select usename, passwd from ${LOOKUP}_login($1)
`;

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
