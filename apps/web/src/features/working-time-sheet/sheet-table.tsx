import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { isFree } from './is-free.ts';
import type { Sheet } from './sheet-queries.ts';
import { SheetRow, SUMS, type Day } from './sheet-row.tsx';
import classes from './sheet.module.css';

interface SheetTableProps {
  sheet: Sheet;
  onDay: (day: Day) => void;
  onPerson: (id: string) => void;
}

const RARE = ['additional', 'earlier_overtime', 'on_call_home'] as const;

/**
 * People by days, as on paper; names and dates stay put. A day opens its sign, a name what the employee says of the
 * month.
 */
export function SheetTable({ sheet, onDay, onPerson }: SheetTableProps) {
  const { t } = useTranslation('working-time-sheet');
  const format = useFormat();
  const { lines, dates, totals } = sheet;
  // Few businesses agree on additional work or have anybody on call at home, few months pay overtime of earlier ones.
  const rare = RARE.filter((key) => totals[`${key}_minutes`] === 0).join(' ');
  const sums = useMemo(() => SUMS.filter((key) => !rare.split(' ').includes(key)), [rare]);
  const hours = (minutes: number) => (minutes === 0 ? '–' : format.bareHours(minutes / 60));
  return (
    <div className={classes.region} role="region" aria-label={t('title')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            {dates.map((day) => (
              <th key={day.date} scope="col" data-free={isFree(day) || undefined}>
                <span>{Number(day.date.slice(8))}</span>
                <span className={classes.weekday}>{format.weekdayShort(day.date)}</span>
              </th>
            ))}
            {(['days', ...sums, 'norm', 'balance'] as const).map((key) => (
              <th key={key} scope="col">
                {t(`sum.${key}`)}
              </th>
            ))}
            <th scope="col">{t('confirmation.column')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <SheetRow
              key={line.employee_id ?? `(${line.name})`}
              line={line}
              dates={dates}
              sums={sums}
              onDay={onDay}
              onPerson={onPerson}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td colSpan={dates.length} aria-hidden />
            <td>{totals.days}</td>
            {sums.map((key) => (
              <td key={key}>{hours(totals[`${key}_minutes`])}</td>
            ))}
            <td colSpan={3} aria-hidden />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
