import type { Logger } from 'pino';
import type { ClientBase } from 'pg';
import type { Database } from '../database.ts';

/** A line of the history that is not as it was written, or a link that does not follow the one before. */
export interface Fault {
  projectId: string;
  activityId: string;
  fault: 'changed' | 'missing' | 'not linked' | 'broken chain';
}

const WHOLE = 2_147_483_647;

/**
 * Compares the history of a project with its chain (docs/decisions/071).
 *
 * @param client in a transaction
 * @param last only the newest links; without it all of them, and lines that have none
 */
export async function verifyProject(client: ClientBase, projectId: string, last = WHOLE): Promise<Fault[]> {
  await client.query("select set_config('app.project_id', $1, true)", [projectId]);
  const { rows } = await client.query<{ id: string; fault: Fault['fault'] }>(FAULTS, [projectId, last, last === WHOLE]);
  return rows.map(({ id, fault }) => ({ projectId, activityId: id, fault }));
}

const FAULTS = `
  with newest as (
    select * from activity_link where project_id = $1 order by seq desc limit $2
  ), chain as (
    select *, lag(hash) over by_seq as before, lag(seq) over by_seq as seq_before, row_number() over by_seq as place,
      row_number() over (partition by activity_id order by seq desc) as age
    from newest window by_seq as (order by seq)
  )
  select activity_id as id, 'broken chain' as fault from chain
  where (place > 1 or $3::boolean) and (seq <> coalesce(seq_before, 0) + 1
    or hash <> sha256(coalesce(before, '') || uuid_send(activity_id) || int8send(seq) || commitment))
  union all
  select activity_id, case when line.id is null then 'missing' else 'changed' end
  from chain left join activity line on line.project_id = $1 and line.id = activity_id
  where age = 1 and (line.id is null or commitment is distinct from
    sha256(salt || activity_content(line.action_type, line.at, line.actor, line.details)))
  union all
  select id, 'not linked' from activity line
  where $3::boolean and project_id = $1
    and not exists (select from activity_link where project_id = $1 and activity_id = line.id)
  order by 2, 1`;

/** One line that names the project and the row. */
export const describeFault = ({ projectId, activityId, fault }: Fault) =>
  `History ${fault}: project ${projectId}, activity ${activityId}`;

const [LAST_LINKS, MILLISECONDS] = [200, 2000];

/** At the start: the newest lines of as many projects as two seconds allow. What is found is logged as an error. */
export function startVerifying(database: Database, log: Logger): { stop(): Promise<void> } {
  let isStopping = false;
  const verify = async () => {
    const deadline = performance.now() + MILLISECONDS;
    const { rows } = await database.pool.query<{ id: string }>('select id from project order by random() limit 1000');
    for (const { id } of rows) {
      if (isStopping || performance.now() > deadline) return;
      const client = await database.pool.connect();
      try {
        await client.query('begin read only');
        for (const fault of await verifyProject(client, id, LAST_LINKS)) log.error(fault, describeFault(fault));
      } finally {
        await client.query('rollback').finally(() => client.release());
      }
    }
  };
  const verifying = verify().catch((error: unknown) => log.warn({ err: error }, 'history not verified'));
  return {
    stop: async () => {
      isStopping = true;
      await verifying;
    },
  };
}
