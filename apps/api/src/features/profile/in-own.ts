import type { Caller } from '../../platform/auth/caller.ts';
import type { Database, OutsideTx } from '../../platform/database/database.ts';

/** A transaction about the caller: in their project, if they are in one. */
export function inOwn<T>(database: Database, { projectId }: Caller, work: (tx: OutsideTx) => Promise<T>): Promise<T> {
  return projectId === null ? database.outside(work) : database.inProject(projectId, work);
}
