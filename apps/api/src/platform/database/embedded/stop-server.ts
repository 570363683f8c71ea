import { readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Programs } from './locate-programs.ts';
import type { Cluster } from './open-cluster.ts';
import { clusterArgument, programOptions, runProgram } from './run-program.ts';

const STOP_SECONDS = 60;

/**
 * Stops the cluster's server if one runs, our own or one left behind by a killed process: open transactions are rolled
 * back, committed data is on disk. The caller has locked the folder, so no one else uses it.
 *
 * The process number in `postmaster.pid` may now belong to another process (after a power cut, or in a restarted
 * container), so only a server that responds is stopped; otherwise the file is stale and is deleted.
 */
export async function stopServer({ folder, user }: Cluster, programs: Programs): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const [, , , port = '', socketFolder = ''] = text.split('\n');
  if (!(await answers(Number(port), socketFolder))) return rm(pidFile, { force: true });
  await runProgram(
    programs.pgCtl,
    ['stop', `--pgdata=${clusterArgument(folder, user)}`, '--mode=fast', '--wait', `--timeout=${STOP_SECONDS}`],
    programOptions(folder, user),
  );
}

async function answers(port: number, socketFolder: string): Promise<boolean> {
  const socket = socketFolder ? connect(`${socketFolder}/.s.PGSQL.${port}`) : connect(port, '127.0.0.1');
  const answered = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.destroy();
  return answered;
}
