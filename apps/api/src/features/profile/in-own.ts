import type { Caller } from '../../platform/auth/caller.ts';
import type { Database, Tx } from '../../platform/database/database.ts';

/** A transaction about the caller: in their project, if they are in one. */
export function inOwn<T>(database: Database, { projectId }: Caller, work: (tx: Tx) => Promise<T>): Promise<T> {
  return projectId === null ? database.outside(work) : database.inProject(projectId, work);
}
