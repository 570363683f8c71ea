import type { Tx } from '../../platform/database/database.ts';

export interface ProjectRow {
  id: string;
  name: string;
  time_zone: string;
  country: string;
}

/** The project of a transaction that `inProject` opened. @throws when it is gone, which the guard has excluded */
export function findProject(tx: Tx): Promise<ProjectRow> {
  return tx
    .selectFrom('project')
    .select(['id', 'name', 'time_zone', 'country'])
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
}
