import { spawn, type ChildProcess } from 'node:child_process';
import { Socket, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { chown, mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Programs } from './locate-programs.ts';
import { type Cluster, clusterArgument, programOptions, SUPERUSER, commonTemporaryFolder } from './open-cluster.ts';

/** Milliseconds between two checks whether the server responds, and in total (crash recovery takes time). */
const LOOK_EVERY = 20;
const READY_WITHIN = 60_000;

/** Settings for a small machine; statements are not logged, since they contain personal data. */
const SETTINGS = [
  'shared_buffers=64MB',
  'max_connections=60',
  'max_parallel_workers_per_gather=0',
  'max_wal_size=256MB',
  'jit=off',
  'fsync=on',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_min_messages=fatal',
  'log_min_error_statement=panic',
];

/** A server that has responded; `ended` resolves when it ends for any reason. */
export type RunningServer = { ended: Promise<void> };

/**
 * Starts the cluster's server and returns when it responds.
 *
 * @param settings more `name=value` settings; the last one of a name counts
 * @throws Error with the server's words when it ends before it answers, or does not answer within a minute.
 */
export async function launchServer(
  cluster: Cluster,
  programs: Programs,
  address: ServerAddress,
  settings: readonly string[],
): Promise<RunningServer> {
  const server = spawn(programs.postgres, serverArguments(cluster, address, settings), {
    ...programOptions(cluster.folder, cluster.user),
    // A Ctrl-C in the terminal is for the API, which stops the server when its requests are done.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server.unref();
  const words = lastWords(server);
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve()).once('error', () => resolve());
  });
  watch(server, cluster);
  if (await answersBefore(ended, superuserUrl(address, cluster.password))) return { ended };
  server.kill('SIGKILL');
  await ended;
  throw new Error(`The embedded PostgreSQL did not start: ${words()}`);
}

function lastWords(server: ChildProcess): () => string {
  let words = '';
  const add = (text: string) => {
    words = (words + text).slice(-4000);
  };
  server.stderr?.setEncoding('utf8').on('data', add);
  if (server.stderr instanceof Socket) server.stderr.unref();
  server.once('error', (error) => add(error.message));
  return () => words.trim();
}

function serverArguments(cluster: Cluster, { host, port }: ServerAddress, settings: readonly string[]): string[] {
  const isSocket = process.platform !== 'win32';
  const listening = [`listen_addresses=${isSocket ? '' : host}`, `unix_socket_directories=${isSocket ? host : ''}`];
  const all = [...SETTINGS, ...listening, `port=${port}`, ...settings];
  return ['-D', clusterArgument(cluster.folder, cluster.user), ...all.flatMap((setting) => ['-c', setting])];
}

/**
 * Cleans up after a kill: a shell waits for the end of a pipe that only this process has open, and stops the server if
 * this process is killed. Windows ends a process's children with it.
 */
function watch(server: ChildProcess, cluster: Cluster): void {
  if (process.platform === 'win32' || server.pid === undefined) return;
  const watcher = spawn('/bin/sh', ['-c', 'read -r _ || kill -INT "$1"', 'sh', String(server.pid)], {
    ...programOptions(cluster.folder, cluster.user),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  server.once('exit', () => watcher.stdin?.end('\n'));
}

async function answersBefore(ended: Promise<void>, url: string): Promise<boolean> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  const deadline = performance.now() + READY_WITHIN;
  while (!hasEnded && performance.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: READY_WITHIN });
    const failure = await client.connect().then(
      () => undefined,
      (error: unknown) => error,
    );
    await client.end();
    if (failure === undefined) return true;
    await delay(LOOK_EVERY);
  }
  return false;
}

/** Where the server listens: the folder of its Unix socket, or on Windows the loopback address. */
type ServerAddress = { host: string; port: number };

const SOCKET_PORT = 5432;
const LONGEST_SOCKET_PATH = 103;

/**
 * The folder of a cluster's socket. Its name is short (a socket's path is limited to 107 bytes, 103 on macOS) and is
 * derived from the cluster's path.
 */
export async function socketFolder({ folder }: Cluster): Promise<string> {
  const path = await realpath(folder);
  return join(commonTemporaryFolder(), `pamaina-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`);
}

/** Chooses where the server listens and creates the socket's folder, which only the server's user can enter. */
export async function serverAddress(cluster: Cluster): Promise<ServerAddress> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  const { user } = cluster;
  const host = await socketFolder(cluster);
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
