import { Text } from '@mantine/core';
import type { timeOff } from '@pamaina/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { addDays, weekStart } from '../../../lib/dates/dates.ts';
import { RoleName } from '../../../ui/role-name.tsx';
import { useTypeSigns } from '../leave-types/index.ts';
import classes from './year-table.module.css';

interface YearTableProps {
  weeks: readonly YearWeek[];
  people: readonly { id: string; name: string }[];
  absences: readonly timeOff.AbsenceOfYear[];
  /** As far as it has been counted. */
  room: readonly timeOff.LeaveRoom[];
}

/** Employees by weeks, and under them a line for each role: how many more can be away. */
export function YearTable({ weeks, people, absences, room }: YearTableProps) {
  const { t } = useTranslation('absences');
  const roomOf = new Map(room.map((week) => [week.start, week.roles]));
  const roles = [...new Set(room.flatMap((week) => week.roles.map(({ role }) => role)))].sort();
  const scroll = useRef<HTMLDivElement>(null);
  // The year begins in the past: what is planned comes into view, again once the names have their width.
  useEffect(() => {
    scroll.current?.querySelector('th[data-now]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [people.length]);
  const signs = useTypeSigns();
  const shown = signs.filter(({ code }) => absences.some(({ type }) => type === code));
  const byPerson = Map.groupBy(absences, ({ employee_id }) => employee_id);
  return (
    <>
      <div ref={scroll} className={classes.scroll} role="region" aria-label={t('year.table')} tabIndex={0}>
        <table className={classes.year}>
          <YearHead weeks={weeks} />
          <tbody>
            {people.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {weeks.map((week) => (
                  <AwayCell key={week.start} absences={inWeek(byPerson.get(id) ?? [], week)} signs={signs} />
                ))}
              </tr>
            ))}
          </tbody>
          <tbody>
            {roles.map((role) => (
              <tr key={role}>
                <th scope="row" className={classes.role}>
                  <RoleName role={t('year.room', { role })} />
                </th>
                {weeks.map((week) => (
                  <RoomCell
                    key={week.start}
                    week={week.number}
                    found={roomOf.get(week.start)?.find((one) => one.role === role)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length > 0 && (
        <Text size="sm" c="dimmed">
          {shown.map(({ sign, name }) => t('year.legend', { sign, name })).join('; ')}
        </Text>
      )}
    </>
  );
}

/** The months, each over the weeks whose Thursday it has, and the numbers of the weeks. */
function YearHead({ weeks }: Pick<YearTableProps, 'weeks'>) {
  const { t } = useTranslation('absences');
  const format = useFormat();
  const today = useClock().today();
  const months = [...Map.groupBy(weeks, ({ start }) => addDays(start, 3).slice(0, 7))];
  return (
    <thead>
      <tr>
        <td />
        {months.map(([month, { length }]) => (
          <th key={month} scope="colgroup" colSpan={length} className={classes.month}>
            {length > 2 && format.monthName(`${month}-01`)}
          </th>
        ))}
      </tr>
      <tr>
        <th scope="col">{t('year.person')}</th>
        {weeks.map(({ number, start, end }) => (
          <th
            key={start}
            scope="col"
            data-now={(start <= today && today <= end) || undefined}
            aria-label={t('year.week', { number })}
          >
            {number}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface AwayCellProps {
  absences: readonly timeOff.AbsenceOfYear[];
  signs: ReturnType<typeof useTypeSigns>;
}

function AwayCell({ absences, signs }: AwayCellProps) {
  const { t } = useTranslation('absences');
  const format = useFormat();
  const [first] = absences;
  if (first === undefined) return <td />;
  const nameOf = ({ type, type_name }: timeOff.AbsenceOfYear) => type_name ?? t(`type.${type}`);
  const words = absences.map((absence) => {
    const { start_date, end_date, is_open, status } = absence;
    const days = is_open ? t('year.since', { day: format.longDate(start_date) }) : format.range(start_date, end_date);
    return t(status === 'pending' ? 'year.pending' : 'year.away', {
      type: nameOf(absence),
      days,
    });
  });
  return (
    <td
      className={classes.away}
      data-type={first.counts_as}
      data-pending={first.status === 'pending' || undefined}
      title={words.join('\n')}
    >
      <span aria-hidden>{signs.find(({ code }) => code === first.type)?.sign ?? nameOf(first).slice(0, 1)}</span>
      <span className={classes.words}>{words.join(', ')}</span>
    </td>
  );
}

function RoomCell({ week, found }: { week: number; found: timeOff.LeaveRoom['roles'][number] | undefined }) {
  const { t } = useTranslation('absences');
  if (found === undefined) return <td />;
  const { role, room, opens, people, away } = found;
  const words =
    opens === 0
      ? t('year.everybody', { week, role })
      : t('year.opens', { week, role, more: room + 1, count: opens, people, away });
  return (
    <td className={classes.room} data-full={(room === 0 && opens > 0) || undefined} title={words}>
      <span aria-hidden>{room}</span>
      <span className={classes.words}>{words}</span>
    </td>
  );
}

interface YearWeek {
  /** ISO 8601: the week with the year's first Thursday is the first. */
  number: number;
  /** Monday and Sunday. */
  start: string;
  end: string;
}

/** The weeks of a year, as ISO 8601 numbers them. */
export function weeksOf(year: number): YearWeek[] {
  // 4 January is always in the first week.
  const first = weekStart(`${year}-01-04`);
  const next = weekStart(`${year + 1}-01-04`);
  const weeks: YearWeek[] = [];
  for (let start = first; start < next; start = addDays(start, 7))
    weeks.push({ number: weeks.length + 1, start, end: addDays(start, 6) });
  return weeks;
}

const QUARTER = 13;

/** The weeks in parts that one call can count. */
export function quartersOf(weeks: readonly YearWeek[]): { start: string; end: string }[] {
  const parts: { start: string; end: string }[] = [];
  for (let at = 0; at < weeks.length; at += QUARTER) {
    const part = weeks.slice(at, at + QUARTER);
    parts.push({ start: part[0]?.start ?? '', end: part.at(-1)?.start ?? '' });
  }
  return parts;
}

/** The absences that touch a week. */
const inWeek = (absences: readonly timeOff.AbsenceOfYear[], { start, end }: YearWeek) =>
  absences.filter(({ start_date, end_date }) => start_date <= end && end_date >= start);
