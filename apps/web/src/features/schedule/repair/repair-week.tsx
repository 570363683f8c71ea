import type { repair } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addDays, datesBetween, weekStart } from '../../../lib/dates/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { scheduleQueries } from '../schedule-queries.ts';
import { useShiftWords } from '../use-shift-words.ts';
import classes from './repair.module.css';
import { weekOfChanges, type WeekCell } from './week-of-changes.ts';

/** The week of the first change, before and after: each affected employee with all of their shifts. */
export function RepairWeek({ changes }: { changes: readonly repair.RepairChange[] }) {
  const { t } = useTranslation('answers');
  const format = useFormat();
  const words = useShiftWords();
  const first = changes.map(({ date }) => date).toSorted()[0] ?? '';
  const start = first === '' ? '' : weekStart(first);
  const end = start === '' ? '' : addDays(start, 6);
  const { data } = useQuery({ ...scheduleQueries.range({ start, end }), enabled: start !== '' });
  if (data === undefined || start === '') return null;
  const days = datesBetween(start, end);
  const rows = weekOfChanges(changes, data.shifts, days);
  return (
    <div className={classes.scroll} role="region" aria-label={t('repair.week')} tabIndex={0}>
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
