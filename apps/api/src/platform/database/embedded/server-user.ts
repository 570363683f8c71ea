import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Who the server runs as; `undefined` means: as whoever runs this process. */
export type ServerUser = { uid: number; gid: number } | undefined;

const NOBODY = 65534;

/**
 * PostgreSQL refuses to run as root, so root lends it an unprivileged user: the one who owns the cluster already
 * (it may have been made without root), else `nobody`.
 */
export async function serverUser(clusterFolder: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: NOBODY, gid: NOBODY };
}

/** A temporary folder that the server's user can reach; root's own may lie in its home. */
export function commonTemporaryFolder(): string {
  return process.getuid?.() === 0 ? '/tmp' : tmpdir();
}
