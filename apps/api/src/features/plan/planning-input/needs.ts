import type { OnCall } from '@pamaina/contract';
import type { Day, Need } from '@pamaina/engine';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { fittingBreak, shiftInstants } from '../../../platform/time/zone.ts';

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
 * a closed day has no standard.
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
  const { template, role, count } = row;
  return {
    date,
    template,
    role,
    ...hoursOn(zone, date, row),
    count,
    underWeight: null,
    overWeight: null,
    ...(row.on_call === 'at_work' && { onCall: row.on_call }),
  };
}

/** Local hours on a date as the engine takes them. */
export function hoursOn(
  zone: string,
  date: string,
  { start_time, end_time, break_minutes }: Pick<RequirementRow, 'start_time' | 'end_time' | 'break_minutes'>,
): Pick<Need, 'start' | 'end' | 'breakMinutes'> {
  const { startsAt, endsAt } = shiftInstants(zone, date, start_time, end_time);
  const breakMinutes = fittingBreak(break_minutes, startsAt, endsAt);
  return { start: startsAt / 60_000, end: endsAt / 60_000, breakMinutes };
}

const slotOf = ({ template, role }: RequirementRow) => `${template}\u0000${role}`;

/** The needs of every week and of the dates `from` to `to`, of the project whose row is read. */
export const requirementsIn = (read: ExpressionBuilder<Tables, 'project'>, from: string, to: string) =>
  read
    .selectFrom('requirement')
    .innerJoin('template', (join) =>
      join
        .onRef('template.project_id', '=', 'requirement.project_id')
        .onRef('template.name', '=', 'requirement.template'),
    )
    .select(['template', 'role', 'count', 'weekday', 'date'])
    .select(['start_time', 'end_time', 'break_minutes', 'on_call'])
    .whereRef('requirement.project_id', '=', 'project.id')
    .where((where) => where.or([where('date', 'is', null), where.between('date', from, to)]))
    .orderBy('start_time')
    .orderBy('template')
    .orderBy('role');
