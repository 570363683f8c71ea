import { randomUUIDv7 } from 'node:crypto';
import { startPlan } from '@pamaina/planner';
import { allowWork, type Tx } from '../../../platform/database/database.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { currentTime } from '../../../platform/time/clock.ts';
import type { ProjectRow } from '../../access/projects/index.ts';
import { publishMonth, replaceDraft } from '../../plan/months/index.ts';
import { loadProblem } from '../../plan/planning-input/index.ts';
import { lockMonth } from '../../plan/shifts/index.ts';
import { comments, events, generalRequests, people } from './cafe.ts';

/** What is entered around `today` (a local date): events, the last daily comments and employees' requests. */
export async function seedDays(tx: Tx, today: Temporal.PlainDate): Promise<void> {
  const dateOf = (days: number) => today.add({ days }).toString();
  await tx
    .insertInto('event')
    .values(
      events.map(({ days, ...event }) => ({
        id: randomUUIDv7(),
        date: dateOf(days),
        ...event,
      })),
    )
    .execute();
  const accounts = await tx
    .selectFrom('account')
    .select(['id', 'employee_id'])
    .where('project_id', '=', tx.projectId)
    .execute();
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? id;
  await tx
    .insertInto('daily_comment')
    .values(
      comments.flatMap(({ days, by, comment }) => {
        const author_id = accounts.find(({ employee_id }) => employee_id === by)?.id;
        return author_id === undefined
          ? []
          : [
              {
                id: randomUUIDv7(),
                date: dateOf(days),
                comment,
                author_id,
                author: nameOf(by),
                created_at: new Date(currentTime() + days * 24 * 60 * 60 * 1000).toISOString(),
              },
            ];
      }),
    )
    .execute();
  await tx
    .insertInto('request')
    .values(
      generalRequests.map(({ by, ...asked }) => ({
        id: randomUUIDv7(),
        employee_id: by,
        ...asked,
      })),
    )
    .execute();
}

/**
 * A month of the café is proved optimal in less than one; a busy machine may take longer, and the demo needs whole
 * schedules.
 */
const SECONDS = 15;
const SEED = 1;
/** All others have confirmed what was published. */
const unconfirmed = people.slice(-2).map(({ id }) => id);

/** Generates months one after the other, so that each respects the one before, and publishes them. */
export async function publishMonths(
  tx: Tx,
  project: ProjectRow,
  months: readonly Temporal.PlainYearMonth[],
  by: string,
): Promise<void> {
  for (const { year, month } of months) {
    await lockMonth(tx, year, month);
    const { start, end } = monthRange(year, month);
    const { problem } = await loadProblem(tx, start, end);
    await allowWork(tx);
    const plan = await startPlan(problem, { seconds: SECONDS, seed: SEED, threads: 1 }).result;
    await replaceDraft(tx, problem, plan);
    await publishMonth(tx, project, { year, month, by, now: currentTime() });
  }
  await tx
    .updateTable('receipt')
    .set((column) => ({ confirmed_at: column.ref('asked_at'), confirmed_by: 'app' }))
    .where('employee_id', 'not in', unconfirmed)
    .execute();
}
