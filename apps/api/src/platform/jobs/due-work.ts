import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database, Tx } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { repeat, type Repeated } from '../ground/repeat.ts';

interface Means {
  database: Database;
  log: Logger;
}

/**
 * Does in a project what is due, at any time, and twice if need be.
 * @returns when it is due next (ISO), by what is stored now; null: not until something changes, which triggers note
 * @param now milliseconds since 1970
 */
export type DueHandler = (tx: Tx, now: number) => Promise<string | null>;
export type DueHandlers = Partial<Record<Tables['due_work']['kind'], DueHandler>>;

/** Nothing is later than that; a fixed pace, so that the cost does not depend on how many projects there are. */
const LOOK_EVERY_MS = 15_000;
/** Work that was claimed by a process that died is done by another one after this time. */
const LEASE_MS = 20_000;
const BATCH = 100;
const AT_ONCE = 4;

/** Does what time brings in all projects, when it is due; any number of processes can run it. */
export const startDueWork = (deps: Means & { now: () => number }, handlers: DueHandlers): Pick<Repeated, 'stop'> =>
  repeat((end) => doDueWork(deps, handlers, deps.now(), end), LOOK_EVERY_MS, deps.log);

/**
 * Claims what is due in all projects in one statement, batch by batch. What fails is logged and
 * tried again when its lease is over.
 * @param now milliseconds since 1970
 */
export async function doDueWork(
  { database, log }: Means,
  handlers: DueHandlers,
  now: number,
  end?: AbortSignal,
): Promise<void> {
  const kinds = Object.keys(handlers);
  const claim = async () => {
    const { rows } = await sql<{ project_id: string; kind: keyof DueHandlers }>`
      select project_id, kind from claim_due_work(${kinds}::text[], ${iso(now)}, ${iso(now + LEASE_MS)}, ${BATCH})`.execute(
      database.direct,
    );
    return rows;
  };
  for (let claimed = await claim(); claimed.length > 0 && end?.aborted !== true; claimed = await claim()) {
    const due = claimed[Symbol.iterator]();
    const lane = async () => {
      for (const { project_id: projectId, kind } of due)
        await database
          .inProject(projectId, (tx) => doOne(tx, kind, handlers[kind], now))
          .catch((error: unknown) =>
            log.error({ err: error, projectId, kind }, 'could not do what is due in a project'),
          );
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }
}

/**
 * What is deleted was noted before the work reads anything, so that no change is missed; a second process waits here,
 * and then sees what the first one did.
 */
async function doOne(tx: Tx, kind: keyof DueHandlers, handler: DueHandler | undefined, now: number): Promise<void> {
  if (!handler) return;
  await tx.deleteFrom('due_work').where('kind', '=', kind).execute();
  const due_at = await handler(tx, now);
  if (due_at !== null) await tx.insertInto('due_work').values({ kind, due_at }).execute();
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
