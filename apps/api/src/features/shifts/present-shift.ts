import type { CutPlace } from '../../platform/database/stored-types.ts';
import type { schedule } from '@pamaina/contract';
import type { Violation } from '@pamaina/engine';
import type { z } from 'zod';
import { ruleText, type Reader } from '../../platform/text/rule-text.ts';
import type { ShiftRow } from '../planning-input/index.ts';

type Shift = z.infer<typeof schedule.Shift>;

/** The place that a half fills together with the other one. */
const presentCut = ({ id, half, day, start, at, end }: CutPlace): Shift['cut'] => ({ id, half, day, start, at, end });

/**
 * A stored shift as clients see it. `name` is the employee's current name; a deleted employee's name stays on past
 * shifts.
 */
export function presentShift(row: ShiftRow, name: string | null, reader: Reader): Shift {
  return {
    id: row.id,
    date: row.date,
    start_time: row.start_time.slice(0, 5),
    end_time: row.end_time.slice(0, 5),
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    break_minutes: row.break_minutes,
    template: row.template,
    role: row.role,
    on_call: row.on_call,
    employee_id: row.employee_id,
    employee_name: name ?? row.former_name,
    status: row.status,
    pinned: row.pinned,
    by_hand: row.status === 'draft' && row.hand !== null,
    ...(row.cut !== null && { cut: presentCut(row.cut) }),
    version: row.version,
    warnings: (row.violations as Violation[]).map((violation) => ruleText(violation, reader)),
  };
}
