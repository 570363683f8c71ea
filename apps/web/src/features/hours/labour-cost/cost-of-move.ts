import type { schedule } from '@pamaina/contract';

interface Move {
  shift: Pick<schedule.Shift, 'starts_at' | 'ends_at' | 'break_minutes' | 'employee_id' | 'on_call'>;
  to: { employee_id: string | null };
  /** The shift itself stays where it is. */
  copy: boolean;
  /** Cents per hour by employee. */
  rates: ReadonlyMap<string, number | null>;
  /** Percent. */
  employerShare: number;
}

/**
 * What a move adds to the cost, in whole cents, by the two employees' rates and without premiums: fast enough for each
 * frame of a drag; what is stored is calculated exactly. Null: a rate isn't known.
 */
export function costOfMove({ shift, to, copy, rates, employerShare }: Move): number | null {
  if (shift.on_call != null) return null;
  const minutes = (Date.parse(shift.ends_at) - Date.parse(shift.starts_at)) / 60_000 - shift.break_minutes;
  const rateOf = (id: string | null) => (id === null ? 0 : (rates.get(id) ?? null));
  const [after, before] = [rateOf(to.employee_id), copy ? 0 : rateOf(shift.employee_id)];
  if (after === null || before === null) return null;
  return Math.round(((after - before) * minutes * (1 + employerShare / 100)) / 60);
}
