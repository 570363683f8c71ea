import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, dirname, resolve, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import type { Logger } from 'pino';
import {
  launchServer,
  type RunningServer,
  removeAddress,
  serverAddress,
  socketFolder,
  superuserUrl,
} from './launch-server.ts';
import { locatePrograms, type Programs } from './locate-programs.ts';
import { openCluster, type Cluster, clusterArgument, programOptions, runProgram } from './open-cluster.ts';
import { addressInPidFile, answers, markRunning, refuseCopy, unmarkRunning } from './refuse-copy.ts';

/** Milliseconds between two attempts to restart a crashed server. */
const RESTART_EVERY = 1000;

type Options = {
  /** The product's data folder; the cluster is in `postgres` below it. */
  dataDir: string;
  log: Pick<Logger, 'info' | 'error'>;
  /** More `name=value` settings of the server, for tests that need no durability. */
  settings?: readonly string[];
};

/** A running server; `url` is the superuser's, stays valid across restarts, and is only for setting up roles. */
export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

/**
 * Runs the product's own PostgreSQL from the npm binaries until it is stopped (docs/decisions/002).
 *
 * It replaces a server left behind by a killed process, restarts a crashed one at the same address, and ends with this
 * process even when that is killed.
 *
 * @throws Error when another process uses the folder, when it is a copy of one in use, when there is no PostgreSQL for
 * this system, or when it does not start.
 */
export async function startEmbeddedPostgres({ dataDir, log, settings = [] }: Options): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const programs = await locatePrograms();
    const cluster = await openCluster(folder, programs);
    const home = dirname(cluster.folder);
    await refuseCopy(home, basename(await socketFolder(cluster)));
    const stop = () => stopServer(cluster, programs);
    await stop();
    const address = await serverAddress(cluster);
    await markRunning(home);
    const launch = () => launchServer(cluster, programs, address, settings);
    const stopping = new AbortController();
    const supervision = keepRunning(await launch(), { launch, stop, log, signal: stopping.signal })
      .then(() => removeAddress(address))
      .then(() => unmarkRunning(home))
      .finally(unlock);
    return {
      url: superuserUrl(address, cluster.password),
      stop: () => {
        stopping.abort();
        // The server does not keep this process alive, but its end is awaited.
        const awake = setInterval(() => undefined, RESTART_EVERY);
        return supervision.finally(() => clearInterval(awake));
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * The superuser's URL of the server that another process runs in a data folder; null where none runs.
 *
 * @throws Error when there is no database in the folder
 */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const home = join(resolve(dataDir), 'postgres');
  if (!existsSync(home)) throw new Error(`There is no database in the data folder ${resolve(dataDir)}: set DATA_DIR.`);
  const cluster = await openCluster(dataDir, NO_PROGRAMS);
  const address = await addressInPidFile(cluster.folder);
  if (address === null || !(await answers(address))) return null;
  const { port, socketFolder: host } = address;
  // In a copy the file names the server of the original.
  if (host !== '' && basename(host) !== basename(await socketFolder(cluster))) return null;
  return superuserUrl({ host: host || '127.0.0.1', port }, cluster.password);
}

/** Nothing is created where a cluster exists. */
const NO_PROGRAMS: Programs = { initdb: '', postgres: '', pgCtl: '' };

type Supervision = {
  launch: () => Promise<RunningServer>;
  stop: () => Promise<void>;
  log: Options['log'];
  signal: AbortSignal;
};

async function keepRunning(first: RunningServer, { launch, stop, log, signal }: Supervision): Promise<void> {
  const stopRequested = once(signal, 'abort');
  let server: RunningServer | undefined = first;
  while (!signal.aborted) {
    await Promise.race([server?.ended ?? delay(RESTART_EVERY, undefined, { ref: false }), stopRequested]);
    if (signal.aborted) break;
    log.error('The embedded PostgreSQL stopped unexpectedly; restarting it.');
    server = await stop()
      .then(launch)
      .catch((error: unknown) => {
        log.error(error, 'The embedded PostgreSQL could not be started; trying again.');
        return undefined;
      });
  }
  await stop();
  await server?.ended;
}

const SQLITE_BUSY = 5;

/**
 * Locks the folder for this process and returns the function that releases it.
 *
 * Node has no file locks; an exclusive SQLite transaction is one, on every system, and the operating system ends it
 * with the process, so that `kill -9` leaves nothing to clean up.
 *
 * @throws Error when another process (or this one) holds the folder.
 */
function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'postgres.lock'));
  if (!isTaken(lock)) return () => lock.close();
  lock.close();
  throw new Error(`Another Pamaina process already uses the data folder ${folder}. Stop it or set DATA_DIR.`);
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return false;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return true;
    lock.close();
    throw error;
  }
}

const STOP_SECONDS = 60;

/**
 * Stops the cluster's server if one runs, our own or one left behind by a killed process: open transactions are rolled
 * back, committed data is on disk. The caller has locked the folder, so no one else uses it.
 *
 * The process number in `postmaster.pid` may now belong to another process (after a power cut, or in a restarted
 * container), so only a server that responds is stopped; otherwise the file is stale and is deleted.
 */
async function stopServer({ folder, user }: Cluster, programs: Programs): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  const address = await addressInPidFile(folder);
  if (address === null) return;
  if (!(await answers(address))) return rm(pidFile, { force: true });
  await runProgram(
    programs.pgCtl,
    ['stop', `--pgdata=${clusterArgument(folder, user)}`, '--mode=fast', '--wait', `--timeout=${STOP_SECONDS}`],
    programOptions(folder, user),
  ).catch((error: unknown) => {
    // A server whose process was killed stops by itself: it may have ended before it could be told to.
    if (existsSync(pidFile)) throw error;
  });
}
