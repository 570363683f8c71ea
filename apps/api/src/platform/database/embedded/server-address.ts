import { createHash } from 'node:crypto';
import { chown, mkdir, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { SUPERUSER, type Cluster } from './open-cluster.ts';
import { commonTemporaryFolder } from './server-user.ts';

/** Where the server listens: the folder of its Unix socket, or on Windows the loopback address. */
export type ServerAddress = { host: string; port: number };

const SOCKET_PORT = 5432;
const LONGEST_SOCKET_PATH = 103;

/**
 * Chooses where the server listens and creates the socket's folder, which only the server's user can enter. The name is
 * short (a socket's path is limited to 107 bytes, 103 on macOS) and is derived from the cluster's path.
 */
export async function serverAddress({ folder, user }: Cluster): Promise<ServerAddress> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  const name = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 16);
  const host = join(commonTemporaryFolder(), `pamaina-${name}`);
  if (Buffer.byteLength(`${host}/.s.PGSQL.${SOCKET_PORT}`) > LONGEST_SOCKET_PATH) {
    throw new Error(`The path of the temporary folder is too long for a socket: ${host}. Set TMPDIR to a shorter one.`);
  }
  await rm(host, { recursive: true, force: true });
  await mkdir(host, { mode: 0o700 });
  if (user) await chown(host, user.uid, user.gid);
  return { host, port: SOCKET_PORT };
}

/** Removes the socket's folder when the server has stopped for good. */
export async function removeAddress({ host }: ServerAddress): Promise<void> {
  if (process.platform !== 'win32') await rm(host, { recursive: true, force: true });
}

/** The superuser's URL of a database on the server. */
export function superuserUrl({ host, port }: ServerAddress, password: string): string {
  return `postgres://${SUPERUSER}:${password}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1');
  return address.port;
}
