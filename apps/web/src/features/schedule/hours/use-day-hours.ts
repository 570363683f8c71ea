import { useMemo } from 'react';
import { addDays } from '../../../lib/dates/dates.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import type { CalendarPlace } from '../calendar/use-calendar-address.ts';
import type { CalendarData } from '../calendar/use-calendar-data.ts';
import { dayAxis, placeOn, spanOf } from '../model/day-axis.ts';
import { dayRows } from '../model/day-rows.ts';
import { hourlyNeeds } from '../model/hourly-needs.ts';
import { needsOn } from '../model/needs.ts';

/**
 * One day by its hours: the axis, each role's employees with their bars, and staffing need and scheduled employees by
 * hour.
 */
export function useDayHours(data: CalendarData, { day, filters }: CalendarPlace) {
  const clock = useClock();
  const { days, people, requirements, shifts, templates } = data;
  return useMemo(() => {
    const dates = [addDays(day, -1), day];
    const near = shifts.filter(({ date }) => dates.includes(date));
    const needs = dates.flatMap((date) => {
      const closed = days.find((one) => one.date === date)?.closed ?? false;
      return needsOn(date, requirements, closed).flatMap(({ template, role, count }) => {
        const found = templates.find(({ name }) => name === template);
        return found === undefined ? [] : [{ date, role, count, ...spanOf({ ...found, date }, clock) }];
      });
    });
    const axis = dayAxis(day, [...near.map((shift) => spanOf(shift, clock)), ...needs], clock);
    const isOnAxis = placeOn.bind(null, axis);
    const shown = near.filter((shift) => shift.date === day || isOnAxis(spanOf(shift, clock)) !== null);
    const ownRoles = needs.filter(({ date }) => date === day).map(({ role }) => role);
    const roles = dayRows({ people, shifts: shown, roles: ownRoles, filters, clock }).map((one) => {
      const planned = shown
        .filter((shift) => shift.role === one.role && shift.employee_name !== null)
        .map((shift) => ({ count: 1, ...spanOf(shift, clock) }));
      const needed = needs.filter(({ role }) => role === one.role);
      return { ...one, counts: hourlyNeeds(axis.hours, needed, planned) };
    });
    return { axis, roles };
  }, [clock, day, days, filters, people, requirements, shifts, templates]);
}
