import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { launchServer, type RunningServer } from './launch-server.ts';
import { locatePrograms } from './locate-programs.ts';
import { lockFolder } from './lock-folder.ts';
import { openCluster } from './open-cluster.ts';
import { removeAddress, serverAddress, superuserUrl } from './server-address.ts';
import { stopServer } from './stop-server.ts';

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
 * @throws Error when another process uses the folder, when there is no PostgreSQL for this system, or when it does not
 * start.
 */
export async function startEmbeddedPostgres({ dataDir, log, settings = [] }: Options): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const programs = await locatePrograms();
    const cluster = await openCluster(folder, programs);
    const stop = () => stopServer(cluster, programs);
    await stop();
    const address = await serverAddress(cluster);
    const launch = () => launchServer(cluster, programs, address, settings);
    const stopping = new AbortController();
    const supervision = keepRunning(await launch(), { launch, stop, log, signal: stopping.signal })
      .then(() => removeAddress(address))
      .finally(unlock);
    return {
      url: superuserUrl(address, cluster.password),
      stop: () => {
        stopping.abort();
        return supervision;
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

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
