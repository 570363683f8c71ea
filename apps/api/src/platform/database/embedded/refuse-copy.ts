import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { basename, join } from 'node:path';

/** Beside the cluster while its server runs: the number that the file system gave to the cluster's folder. */
const MARK = 'running';

/** What `postmaster.pid` says about where a server listens; null without such a file. */
export async function addressInPidFile(clusterFolder: string): Promise<{ port: number; socketFolder: string } | null> {
  const text = await readFile(join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return null;
  const [, , , port = '', socketFolder = ''] = text.split('\n');
  return { port: Number(port), socketFolder };
}

/** Whether a server accepts connections there. */
export async function answers({ port, socketFolder }: { port: number; socketFolder: string }): Promise<boolean> {
  const socket = socketFolder ? connect(`${socketFolder}/.s.PGSQL.${port}`) : connect(port, '127.0.0.1');
  const answered = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.destroy();
  return answered;
}

/**
 * Refuses a data folder that was copied while its server ran. Its files are from different moments, and its
 * `postmaster.pid` names the server of the original, which must not be stopped. A folder that was moved, or whose
 * process was killed, is the same folder and has the same number.
 *
 * @param home the folder that holds `cluster`
 * @param socketName the name of the folder where a server of this folder listens
 * @throws Error that says how to make a backup
 */
export async function refuseCopy(home: string, socketName: string): Promise<void> {
  const marked = await readFile(join(home, MARK), 'utf8').catch(() => undefined);
  if (marked !== undefined ? marked.trim() !== (await numberOf(home)) : await belongsToAnother(home, socketName))
    throw new Error(
      `${home} was copied while Pamaina used the original, so it cannot be used: ` +
        'make a backup with "npm run backup -- FILE" instead (docs/operate/back-up.md).',
    );
}

/** A folder without a mark is of an earlier version: only a server that runs elsewhere shows the copy. */
async function belongsToAnother(home: string, socketName: string): Promise<boolean> {
  const address = await addressInPidFile(join(home, 'cluster'));
  if (address === null || address.socketFolder === '') return false;
  return basename(address.socketFolder) !== socketName && (await answers(address));
}

/** Marks the folder as in use; the caller has locked it. */
export async function markRunning(home: string): Promise<void> {
  await writeFile(join(home, MARK), `${await numberOf(home)}\n`, { mode: 0o600 });
}

/** Removes the mark, when the server has stopped: from now on the folder can be copied. */
export async function unmarkRunning(home: string): Promise<void> {
  await rm(join(home, MARK), { force: true });
}

async function numberOf(home: string): Promise<string> {
  return String((await stat(join(home, 'cluster'), { bigint: true })).ino);
}
