import type { generation } from '@pamaina/contract';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { findCheckpoint } from './checkpoint.ts';
import { findJob } from './job.ts';

/** The shifts of the best schedule so far, as the planner last stored it. @throws `not_found` */
export async function getBest({ tx, params }: ProjectCall<typeof generation.getBest>) {
  const job = await findJob(tx, params.job_id);
  const best = await findCheckpoint(tx, job);
  const at = (minutes: number) => new Date(minutes * 60_000).toISOString();
  return {
    shifts: (best?.roster ?? []).map(({ date, template, role, employeeId, start, end }) => ({
      date,
      template,
      role,
      employee_id: employeeId,
      starts_at: at(start),
      ends_at: at(end),
    })),
  };
}
