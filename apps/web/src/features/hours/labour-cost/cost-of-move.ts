import type { labourCost, schedule } from '@pamaina/contract';

type Moved = Pick<
  schedule.Shift,
  'date' | 'role' | 'starts_at' | 'ends_at' | 'break_minutes' | 'employee_id' | 'on_call'
>;

interface Move {
  shift: Moved;
  to: { date: string; employee_id: string | null };
  /** The shift itself stays where it is. */
  copy: boolean;
  rates: labourCost.HourlyRates;
  /** Percent. */
  employerShare: number;
}

/**
 * What a move adds to the cost, in whole cents, by the rates of the day and without premiums: fast enough for each
 * frame of a drag; what is stored is calculated exactly. Null: a rate isn't known.
 */
export function costOfMove({ shift, to, copy, rates, employerShare }: Move): number | null {
  if (shift.on_call != null) return null;
  const minutes = (Date.parse(shift.ends_at) - Date.parse(shift.starts_at)) / 60_000 - shift.break_minutes;
  const after = rateOn(rates, { ...to, role: shift.role });
  const before = copy ? 0 : rateOn(rates, shift);
  if (after === null || before === null) return null;
  return Math.round(((after - before) * minutes * (1 + employerShare / 100)) / 60);
}

/** Cents of an hour: the employee's own rate of the day, else that of the role; nothing for nobody. Null: not known. */
function rateOn(
  { employees, roles }: labourCost.HourlyRates,
  { employee_id, role, date }: { employee_id: string | null; role: string; date: string },
): number | null {
  if (employee_id === null) return 0;
  const own = employees.filter((rate) => rate.employee_id === employee_id);
  return (
    lastBegun(own, date) ??
    lastBegun(
      roles.filter((rate) => rate.role === role),
      date,
    )
  );
}

function lastBegun(rates: readonly { starts: string; hourly_rate_cents: number | null }[], date: string) {
  const begun = rates.filter(({ starts }) => starts <= date);
  const latest = begun.reduce((last, rate) => (rate.starts > (last?.starts ?? '') ? rate : last), begun[0]);
  return latest?.hourly_rate_cents ?? null;
}
