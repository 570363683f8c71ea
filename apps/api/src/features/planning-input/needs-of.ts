import type { Day, Need } from '@pamaina/engine';
import type { OnCall } from '@pamaina/contract';
import { fittingBreak, shiftInstants } from '../../platform/time/zone.ts';

export interface RequirementRow {
  template: string;
  role: string;
  count: number;
  weekday: number | null;
  date: string | null;
  start_time: string;
  end_time: string;
  break_minutes: number;
  on_call: OnCall;
}

/**
 * The needs of some days: the weekly standard by weekday; a date exception replaces it for its date, template and role;
 * a closed day has no standard (Decisions, Requirements and Holidays).
 */
export function needsOf(zone: string, days: readonly Day[], requirements: readonly RequirementRow[]): Need[] {
  return days.flatMap((day) => {
    const exceptions = requirements.filter(({ date }) => date === day.date);
    const replaced = new Set(exceptions.map(slotOf));
    const standard = day.closed ? [] : requirements.filter(({ weekday }) => weekday === day.weekday);
    return [...exceptions, ...standard.filter((row) => !replaced.has(slotOf(row)))].map((row) =>
      needOn(zone, day.date, row),
    );
  });
}

function needOn(zone: string, date: string, row: RequirementRow): Need {
  const { startsAt, endsAt } = shiftInstants(zone, date, row.start_time, row.end_time);
  const { template, role, count } = row;
  const breakMinutes = fittingBreak(row.break_minutes, startsAt, endsAt);
  return {
    date,
    template,
    role,
    start: startsAt / 60_000,
    end: endsAt / 60_000,
    breakMinutes,
    count,
    underWeight: null,
    overWeight: null,
    ...(row.on_call === 'at_work' && { onCall: row.on_call }),
  };
}

const slotOf = ({ template, role }: RequirementRow) => `${template}\u0000${role}`;
