import type { timeOff } from '@pamaina/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../lib/dates/use-clock.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { inWeek, type YearWeek } from './year-weeks.ts';
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
  const today = useClock().today();
  // The year begins in the past: what is planned comes into view.
  useEffect(() => {
    scroll.current?.querySelector('th[data-now]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  const byPerson = Map.groupBy(absences, ({ employee_id }) => employee_id);
  return (
    <div ref={scroll} className={classes.scroll} role="region" aria-label={t('year.table')} tabIndex={0}>
      <table className={classes.year}>
        <thead>
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
        <tbody>
          {people.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {weeks.map((week) => (
                <AwayCell key={week.start} absences={inWeek(byPerson.get(id) ?? [], week)} />
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          {roles.map((role) => (
            <tr key={role}>
              <th scope="row">{t('year.room', { role })}</th>
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
  );
}

function AwayCell({ absences }: { absences: readonly timeOff.AbsenceOfYear[] }) {
  const { t } = useTranslation('absences');
  const format = useFormat();
  const [first] = absences;
  if (first === undefined) return <td />;
  const words = absences.map(({ type, start_date, end_date, is_open, status }) => {
    const days = is_open ? t('year.since', { day: format.longDate(start_date) }) : format.range(start_date, end_date);
    return t(status === 'pending' ? 'year.pending' : 'year.away', { type: t(`type.${type}`), days });
  });
  return (
    <td
      className={classes.away}
      data-type={first.type}
      data-pending={first.status === 'pending' || undefined}
      title={words.join('\n')}
    >
      <span aria-hidden>{t(`type.${first.type}`).slice(0, 1)}</span>
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
