import { monthNumberOf, yearOf } from '@pamaina/contract';
import type { amendments, schedule } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { addDays, localOf, monthRange } from '../../../platform/time/zone.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { namesOf } from '../../business/employees/index.ts';
import { holdMonths, refuseAmended } from '../months/index.ts';
import { shiftColumns } from '../planning-input/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { lockMonth, presentShift, refuseWhilePlanning, writeShifts } from '../shifts/index.ts';
import { forgetUndoSteps, presentAmendment, type AmendmentRow } from './open-amendment.ts';

/**
 * Opens an amendment of published days that have not begun: each published shift gets a draft in its place, which the
 * manager edits like any other; everyone else keeps seeing the published ones.
 * @throws `amendment_open`, `day_begun`, `nothing_published`, `generation_running`, `month_locked`
 */
export async function beginAmendment(call: ProjectCall<typeof amendments.beginAmendment>) {
  const { tx, now } = call;
  const { username } = call.caller;
  const project = await findProject(tx);
  const today = localOf(project.time_zone, now).date;
  const { start, end } = daysOf(call.query, today);
  if (start <= today) throw new ProblemError('day_begun', { values: { date: start } });
  const [year, month] = [yearOf(start), monthNumberOf(start)];
  const { published_version } = await lockMonth(tx, year, month);
  await refuseWhilePlanning(tx, year, month);
  await holdMonths(tx, [start]);
  await refuseAmended(tx, project, { start, end });
  const amendment: AmendmentRow = {
    id: randomUUIDv7(),
    starts_on: start,
    ends_on: end,
    base_version: published_version,
    started_by: username,
    started_at: new Date(now).toISOString(),
  };
  await tx.insertInto('amendment').values(amendment).execute();
  await writeShifts(
    tx,
    async (shifts) => {
      if (!(await shifts.amended.begin(amendment))) throw new ProblemError('nothing_published');
      await forgetUndoSteps(tx, amendment);
    },
    {
      dates: [start],
      judge: null,
      record: () => [{ action_type: 'schedule.amending', actor: username, details: { start, end } }],
    },
  );
  const { id, ...about } = presentAmendment(amendment);
  return { ...about, amendment_id: id, shifts: await readDrafts(tx, call, { id, zone: project.time_zone }) };
}

/** Without a first day: what has not begun. */
function daysOf({ year, month, from, to }: ProjectCall<typeof amendments.beginAmendment>['query'], today: string) {
  const whole = monthRange(year, month);
  const tomorrow = addDays(today, 1);
  const isRunning = whole.start < tomorrow && tomorrow <= whole.end;
  return { start: from ?? (isRunning ? tomorrow : whole.start), end: to ?? whole.end };
}

async function readDrafts(
  tx: Tx,
  call: Pick<ProjectCall, 'language' | 'caller'>,
  { id, zone }: { id: string; zone: string },
): Promise<schedule.Shift[]> {
  const rows = await tx
    .selectFrom('shift')
    .select(shiftColumns)
    .where('amendment', '=', id)
    .where('status', '=', 'draft')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const names = await namesOf(tx);
  return rows.map((row) => presentShift(row, names.get(row.employee_id ?? '') ?? null, readerOf(call, zone)));
}
