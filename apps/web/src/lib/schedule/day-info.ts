import type { holidays, schedule } from '@pamaina/contract';
import { weekdayOf } from '../dates/dates.ts';
import { monthOf } from './months.ts';
import { countsByRole, needsOn, type NeedSources, type RoleCount } from './needs.ts';

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
  /** In a month of which only some days are published: whether this one is; null elsewhere. */
  published: boolean | null;
  needed: number;
  filled: number;
  byRole: RoleCount[];
}

interface Sources extends NeedSources {
  today: string;
  holidays: Pick<holidays.Holiday, 'date' | 'name' | 'closed'>[];
  shifts: schedule.Shift[];
  /** The published days. */
  published?: readonly string[] | undefined;
}

/** The data of each day for the header and the cells. */
export function dayInfos(dates: readonly string[], sources: Sources): DayInfo[] {
  const holidayOn = new Map(sources.holidays.map((holiday) => [holiday.date, holiday]));
  const shiftsOn = Map.groupBy(sources.shifts, (shift) => shift.date);
  const published = new Set(sources.published);
  const partly = partlyPublished(dates, published);
  return dates.map((date, index) => {
    const holiday = holidayOn.get(date);
    const weekday = weekdayOf(date);
    const needs = needsOn(date, sources, holiday?.closed ?? false);
    const byRole = countsByRole(needs, shiftsOn.get(date) ?? []);
    return {
      date,
      weekday,
      weekend: weekday > 5,
      today: date === sources.today,
      closed: holiday?.closed ?? false,
      holiday: holiday?.name ?? null,
      weekBreak: weekday === 1 && index > 0,
      published: partly.has(monthOf(date)) ? published.has(date) : null,
      needed: byRole.reduce((sum, { needed }) => sum + needed, 0),
      filled: byRole.reduce((sum, { filled }) => sum + filled, 0),
      byRole,
    };
  });
}

/** The months of some days of which only a part is published. */
function partlyPublished(dates: readonly string[], published: ReadonlySet<string>): ReadonlySet<string> {
  const months = Map.groupBy(dates, monthOf);
  return new Set(
    [...months].flatMap(([month, days]) => {
      const count = days.filter((day) => published.has(day)).length;
      return count > 0 && count < days.length ? [month] : [];
    }),
  );
}
