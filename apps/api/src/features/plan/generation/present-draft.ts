import type { generation } from '@pamaina/contract';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/route.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { findProject } from '../../access/projects/index.ts';
import { namesOf } from '../../business/employees/index.ts';
import { countedText, qualityText } from '../months/index.ts';
import { inPlan, shiftColumns } from '../planning-input/index.ts';
import { presentShift } from '../shifts/index.ts';
import type { Job } from './job.ts';
import type { JobResult } from './stored-job.ts';

/** The draft that a job made: the month's current shifts, and the job's report. */
export async function presentDraft(
  tx: Tx,
  job: Job,
  result: JobResult,
  { language, caller }: Pick<Call, 'language' | 'caller'>,
): Promise<z.infer<typeof generation.Draft>> {
  const project = await findProject(tx);
  const { start, end } = monthRange(job.year, job.month);
  const names = await namesOf(tx);
  const rows = await tx
    .selectFrom('shift')
    .select(shiftColumns)
    .where(inPlan('draft'))
    .where((where) => where.between('date', start, end))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const reader = readerOf({ language, caller }, project.time_zone);
  const shifts = rows.map((row) =>
    presentShift(row, row.employee_id === null ? null : (names.get(row.employee_id) ?? null), reader),
  );
  return {
    year: job.year,
    month: job.month,
    status: 'draft',
    shifts,
    open: countedText(result.open, names, reader),
    quality: qualityText(result.quality, names, language),
    seconds: result.seconds,
    job_id: job.id,
  };
}
