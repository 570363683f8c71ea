import type { repair, schedule } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, datesBetween, weekStart } from '../../../lib/dates/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { scheduleQueries } from '../../../lib/schedule/schedule-queries.ts';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import classes from './repair.module.css';

/** The week of the first change, before and after: each affected employee with all of their shifts. */
export function RepairWeek({ changes }: { changes: readonly repair.RepairChange[] }) {
  const { t } = useTranslation('explanations');
  const format = useFormat();
  const words = useShiftWords();
  const first = changes.map(({ date }) => date).toSorted()[0] ?? '';
  const start = first === '' ? '' : weekStart(first);
  const end = start === '' ? '' : addDays(start, 6);
  // Where the window has no room for the week, it begins with what changes.
  const atChange = useCallback((region: HTMLDivElement | null) => {
    const cell = region?.querySelector('ins, del')?.closest('td');
    if (region && cell) region.scrollLeft = cell.offsetLeft - region.clientWidth / 2;
  }, []);
  const { data } = useQuery({ ...scheduleQueries.range({ start, end }), enabled: start !== '' });
  if (data === undefined || start === '') return null;
  const days = datesBetween(start, end);
  const rows = weekOfChanges(changes, data.shifts, days);
  return (
    <div ref={atChange} className={classes.scroll} role="region" aria-label={t('repair.week')} tabIndex={0}>
      <table className={classes.week}>
        <thead>
          <tr>
            <th scope="col">{t('repair.weekPerson')}</th>
            {days.map((date) => (
              <th key={date} scope="col">
                {t('repair.weekDay', { weekday: format.weekdayShort(date), day: format.day(date) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name ?? t('repair.nobody')}</th>
              {cells.map((cell, index) => (
                <td key={days[index]}>
                  {cell.map((one) => (
                    <Entry key={`${one.kind} ${one.start_time}`} one={one} hours={words.hours(one)} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Entry({ one, hours }: { one: WeekCell; hours: string }) {
  if (one.kind === 'gone') return <del>{hours}</del>;
  if (one.kind === 'new') return <ins>{hours}</ins>;
  return <span>{hours}</span>;
}

/** A shift in an employee's day: it stays, moves to someone else, or is added. */
interface WeekCell {
  kind: 'stays' | 'gone' | 'new';
  start_time: string;
  end_time: string;
}

interface WeekRow {
  key: string;
  /** Null: open shifts. */
  name: string | null;
  /** By day, ordered by start. */
  cells: WeekCell[][];
}

/**
 * The week of each affected employee, before and after; employees who give shifts away come first, open shifts last.
 */
export function weekOfChanges(
  changes: readonly repair.RepairChange[],
  shifts: readonly schedule.Shift[],
  days: readonly string[],
): WeekRow[] {
  const names = new Map<string | null, string | null>();
  for (const one of changes) names.set(one.from_employee_id, one.from_name);
  for (const one of changes) if (!names.has(one.to_employee_id)) names.set(one.to_employee_id, one.to_name);
  const changed = new Set(changes.map(({ shift_id }) => shift_id));
  const people = [...names].sort(([a], [b]) => Number(a === null) - Number(b === null));
  return people.map(([id, name]) => ({
    key: id ?? '',
    name,
    cells: days.map((day) => {
      // For open shifts only the changes are shown: other open shifts are unrelated.
      const stays = shifts.filter(
        (shift) => id !== null && shift.date === day && shift.employee_id === id && !changed.has(shift.id),
      );
      const touched = changes.filter(({ date }) => date === day);
      return [
        ...stays.map((shift): WeekCell => cellOf('stays', shift)),
        ...touched.filter((one) => one.from_employee_id === id).map((one) => cellOf('gone', one)),
        ...touched.filter((one) => one.to_employee_id === id).map((one) => cellOf('new', one)),
      ].sort((a, b) => (a.start_time < b.start_time ? -1 : 1));
    }),
  }));
}

const cellOf = (
  kind: WeekCell['kind'],
  { start_time, end_time }: Pick<WeekCell, 'start_time' | 'end_time'>,
): WeekCell => ({ kind, start_time, end_time });
