import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/**
 * Locks the folder for this process and returns the function that releases it.
 *
 * Node has no file locks; an exclusive SQLite transaction is one, on every system, and the operating system ends it
 * with the process, so that `kill -9` leaves nothing to clean up.
 *
 * @throws Error when another process (or this one) holds the folder.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'postgres.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new Error(`Another Pamaina process already uses the data folder ${folder}. Stop it or set DATA_DIR.`, {
        cause: error,
      });
    }
    throw error;
  }
  return () => {
    lock.close();
  };
}
