import { useHotkeys } from '@mantine/hooks';
import { useRef, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock, useNow } from '../../../../lib/dates/use-clock.ts';
import { addDays } from '../../../../lib/dates/dates.ts';
import type { CalendarPlace } from '../../../../lib/schedule/use-calendar-address.ts';
import type { CalendarData } from '../calendar/use-calendar-data.ts';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import { GridHint } from '../grid/grid-hint.tsx';
import { useAnnouncer } from '../../../../ui/use-announcer.tsx';
import { placeOn, dayAxis, spanOf, hourlyNeeds, type DayAxis } from '../../../../lib/schedule/day-axis.ts';
import { DayButton, DaySigns } from '../notes/day-notes.tsx';
import type { Selection } from '../select/use-selection.ts';
import { useShiftWords } from '../../../../lib/schedule/use-shift-words.ts';
import { dayRows } from '../../../../lib/schedule/day-rows.ts';
import { needsOn } from '../../../../lib/schedule/needs.ts';
import { HoursRole } from './hours-role.tsx';
import { useBarDrag } from './use-bar-drag.ts';
import classes from './hours.module.css';

interface HoursViewProps {
  data: CalendarData;
  place: CalendarPlace;
  editing: Editing;
  selection: Selection;
}

/** One day with its hours from left to right: each role's staffing need, open shifts, scheduled and free employees. */
export function HoursView({ data, place, editing, selection }: HoursViewProps) {
  const { t } = useTranslation('calendar');
  const words = useShiftWords();
  const clock = useClock();
  const now = useNow();
  const chart = useRef<HTMLDivElement>(null);
  const { announce, announcer } = useAnnouncer();
  const find = (id: string) => data.shifts.find((shift) => shift.id === id);
  const { axis, roles } = useDayHours(data, place);
  useBarDrag(chart, { axis, find, editing });
  useHotkeys([
    ['mod+Z', editing.undo],
    ['mod+shift+Z', editing.redo],
  ]);
  const present = clock.today(now) === place.day ? placeOn(axis, { from: now, to: now + 1 }) : null;
  return (
    <div
      ref={chart}
      className={classes.chart}
      role="region"
      aria-label={t('day.label', { day: words.day(place.day) })}
      style={{ '--hours': axis.hours.length } as Record<`--${string}`, number>}
    >
      <Head day={place.day} axis={axis} holiday={data.days.find(({ date }) => date === place.day)?.holiday} />
      {roles.map((one) => (
        <HoursRole
          key={one.role}
          {...one}
          axis={axis}
          day={place.day}
          colors={data.colors}
          blocks={data.blocks}
          editing={editing}
          selection={selection}
        />
      ))}
      {roles.length === 0 && <p className={classes.empty}>{t('schedule:day.empty')}</p>}
      {present !== null && (
        <div className={classes.now} aria-hidden title={t('day.now')}>
          <span style={{ left: `${present.left * 100}%` }} />
        </div>
      )}
      <GridHint grid={chart} find={find} announce={announce} />
      {announcer}
    </div>
  );
}

function Head({ day, axis, holiday }: { day: string; axis: DayAxis; holiday: string | null | undefined }) {
  const words = useShiftWords();
  return (
    <div className={classes.head}>
      <div className={classes.corner}>
        <h2>
          <DayButton date={day}>{words.day(day)}</DayButton>
        </h2>
        {holiday && <span className={classes.holiday}>{holiday}</span>}
        <DaySigns date={day} form="line" />
      </div>
      <div className={classes.axis} aria-hidden>
        {axis.hours.map(({ at, label }) => (
          <span key={at}>{label}</span>
        ))}
      </div>
    </div>
  );
}

/**
 * One day by its hours: the axis, each role's employees with their bars, and staffing need and scheduled employees by
 * hour.
 */
function useDayHours(data: CalendarData, { day, filters }: CalendarPlace) {
  const clock = useClock();
  const { days, people, needSources, shifts, templates } = data;
  return useMemo(() => {
    const dates = [addDays(day, -1), day];
    const near = shifts.filter(({ date }) => dates.includes(date));
    const needs = dates.flatMap((date) => {
      const closed = days.find((one) => one.date === date)?.closed ?? false;
      return needsOn(date, needSources, closed).flatMap(({ template, role, count }) => {
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
  }, [clock, day, days, filters, people, needSources, shifts, templates]);
}
