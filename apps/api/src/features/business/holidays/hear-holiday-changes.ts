import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { planningFactsChanged, changeProject } from '../../access/projects/index.ts';

/**
 * After the public holidays of a country were corrected (`fillPublicHolidays`): its projects are judged again, their
 * managers are notified, and it is recorded. Each project once, in a transaction of its own, so a run that is killed is
 * continued by the next.
 */
export async function hearHolidayChanges(database: Database): Promise<void> {
  const { rows } = await sql<{ id: string; last: number }>`
    select id, last from project, last_holiday_change() as last where holidays_heard < last`.execute(database.direct);
  for (const { id, last } of rows) await database.inProject(id, (tx) => hearIn(tx, last));
}

interface Change {
  date: string;
  is_added: boolean;
}

async function hearIn(tx: Tx, last: number): Promise<void> {
  // The second of two processes waits here, and finds nothing new.
  const project = await tx
    .selectFrom('project')
    .select(['country', 'region', 'holidays_heard as heard'])
    .where('id', '=', tx.projectId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!project || project.heard >= last) return;
  await changeProject(tx, { holidays_heard: last });
  const changes: Change[] = await tx
    .selectFrom('public_holiday_change')
    .select(['date', 'is_added'])
    .where('country', '=', project.region ?? project.country)
    .where('seq', '>', project.heard)
    .where('seq', '<=', last)
    .orderBy('date')
    .execute();
  const [first] = changes;
  if (!first) return;
  await planningFactsChanged(tx, 'all');
  const [added, removed] = [true, false].map((is) => changes.filter(({ is_added }) => is_added === is));
  const details = { date: first.date, added: added?.length ?? 0, removed: removed?.length ?? 0 };
  await recordActivity(tx, { action_type: 'project.public_holidays', actor: '', details });
  for (const [variant, dates] of [
    ['added', added],
    ['removed', removed],
  ] as const)
    if (dates?.[0])
      await notify(tx, [
        {
          kind: 'calendar_rules_changed',
          variant,
          subject: `${variant}:${last}`,
          to: 'managers',
          facts: { date: dates[0].date, count: dates.length },
        },
      ]);
}
