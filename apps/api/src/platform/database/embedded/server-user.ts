import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** The user who runs the server; `undefined`: the user of this process. */
export type ServerUser = { uid: number; gid: number } | undefined;

const NOBODY = 65534;

/**
 * PostgreSQL does not run as root, so root uses an unprivileged user: the owner of an existing cluster (it may have
 * been created without root), else `nobody`.
 */
export async function serverUser(clusterFolder: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: NOBODY, gid: NOBODY };
}

/** A temporary folder that the server's user can reach; root's own may be in its home directory. */
export function commonTemporaryFolder(): string {
  return process.getuid?.() === 0 ? '/tmp' : tmpdir();
}
