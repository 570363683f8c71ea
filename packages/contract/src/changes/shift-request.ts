import { z } from 'zod';
import { lines, pagingUpTo, uuid } from '../base/fields.ts';

/** A shift as it was when an employee offered or claimed it. */
const RequestedShift = z.object({
  /** Null if the shift no longer exists. */
  id: z.string().nullable(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  template: z.string().nullable(),
});

/** What offers of shifts and claims for shifts have in common. */
export const requestFields = {
  id: z.string(),
  shift: RequestedShift,
  role: z.string(),
  note: z.string().nullable(),
  /** Null with a rejected claim: another employee got the shift. */
  rejection_reason: z.string().nullable(),
  created_at: z.string(),
};

/** The fields that begin either. */
export const newRequest = { shift_id: uuid, note: lines(300, 0).nullish() };

/** Parts of the endpoints of both: an employee’s own, one request among them, and what a manager decides. */
export const byEmployee = { role: 'employee', project: true } as const;
const one = { params: z.object({ id: uuid }), status: 200 } as const;
export const ofEmployee = { ...byEmployee, ...one } as const;
const byManager = { role: 'manager', ability: 'requests.decide', project: true } as const;
export const decision = { ...byManager, ...one } as const;
export const rejection = { ...decision, body: z.strictObject({ reason: lines(500) }) } as const;
export const managersList = { ...byManager, status: 200 } as const;

export const approvalErrors = ['not_found', 'swap_not_eligible', 'shift_overlaps', 'generation_running'] as const;

const PAGE_MAX = 10_000;
export const pages = pagingUpTo(PAGE_MAX);
