import type { holidays, requirements, schedule } from '@pamaina/contract';
import { weekdayOf } from '../../../lib/dates/dates.ts';
import { countsByRole, needsOn, type RoleCount } from './needs.ts';

export interface DayInfo {
  date: string;
  /** 1 Monday .. 7 Sunday. */
  weekday: number;
  weekend: boolean;
  today: boolean;
  closed: boolean;
  holiday: string | null;
  /** A column with a line before it: each Monday after the first day. */
  weekBreak: boolean;
  needed: number;
  filled: number;
  byRole: RoleCount[];
}

interface Sources {
  today: string;
  holidays: Pick<holidays.Holiday, 'date' | 'name' | 'closed'>[];
  requirements: requirements.Requirement[];
  shifts: schedule.Shift[];
}

/** The data of each day for the header and the cells. */
export function dayInfos(dates: readonly string[], sources: Sources): DayInfo[] {
  const holidayOn = new Map(sources.holidays.map((holiday) => [holiday.date, holiday]));
  const shiftsOn = Map.groupBy(sources.shifts, (shift) => shift.date);
  return dates.map((date, index) => {
    const holiday = holidayOn.get(date);
    const weekday = weekdayOf(date);
    const needs = needsOn(date, sources.requirements, holiday?.closed ?? false);
    const byRole = countsByRole(needs, shiftsOn.get(date) ?? []);
    return {
      date,
      weekday,
      weekend: weekday > 5,
      today: date === sources.today,
      closed: holiday?.closed ?? false,
      holiday: holiday?.name ?? null,
      weekBreak: weekday === 1 && index > 0,
      needed: byRole.reduce((sum, { needed }) => sum + needed, 0),
      filled: byRole.reduce((sum, { filled }) => sum + filled, 0),
      byRole,
    };
  });
}
