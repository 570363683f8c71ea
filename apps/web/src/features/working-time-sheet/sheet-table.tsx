import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { ConfirmationMark } from './confirmation-mark.tsx';
import type { Line, Sheet } from './sheet-queries.ts';
import classes from './sheet.module.css';

interface SheetTableProps {
  sheet: Sheet;
  onDay: (line: Line, date: string) => void;
  onPerson: (id: string) => void;
}

const SUMS = ['worked', 'night', 'overtime', 'holiday', 'rest_day', 'additional'] as const;

/** People by days, as on paper; names and dates stay put. A day opens its sign, a name what the employee says of the month. */
export function SheetTable({ sheet, onDay, onPerson }: SheetTableProps) {
  const { t } = useTranslation('working-time-sheet');
  const format = useFormat();
  const { lines, dates, totals } = sheet;
  const sums = SUMS.filter((key) => key !== 'additional' || totals.additional_minutes > 0);
  const hours = (minutes: number | null) => (minutes === null || minutes === 0 ? '–' : format.bareHours(minutes / 60));
  const isFree = ({ date, is_holiday }: Sheet['dates'][number]) =>
    is_holiday || [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay());
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
            <th scope="col">{t('sum.days')}</th>
            {sums.map((key) => (
              <th key={key} scope="col">
                {t(`sum.${key}`)}
              </th>
            ))}
            <th scope="col">{t('sum.norm')}</th>
            <th scope="col">{t('sum.balance')}</th>
            <th scope="col">{t('confirmation.column')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.employee_id ?? `(${line.name})`}>
              <th scope="row">
                {line.employee_id === null ? (
                  line.name
                ) : (
                  <Anchor component="button" type="button" onClick={() => onPerson(line.employee_id ?? '')}>
                    {line.name}
                  </Anchor>
                )}
                <span className={classes.roles}>{line.roles.join(', ')}</span>
              </th>
              {line.cells.map((cell, index) => {
                const day = dates[index];
                return (
                  <td
                    key={cell.date}
                    data-free={(day && isFree(day)) || undefined}
                    data-open={cell.is_open || undefined}
                  >
                    {line.employee_id === null ? (
                      cell.text
                    ) : (
                      <button
                        type="button"
                        className={classes.day}
                        aria-label={t('openDay', { name: line.name, day: format.dayMonth(cell.date), text: cell.text })}
                        onClick={() => onDay(line, cell.date)}
                      >
                        {cell.text}
                      </button>
                    )}
                  </td>
                );
              })}
              <td>{line.days}</td>
              {sums.map((key) => (
                <td key={key}>{hours(line[`${key}_minutes`])}</td>
              ))}
              <td>{hours(line.norm_minutes)}</td>
              <td>{line.balance_minutes === null ? '–' : format.bareHours(line.balance_minutes / 60)}</td>
              <td className={classes.confirmation}>
                <ConfirmationMark confirmation={line.confirmation} />
              </td>
            </tr>
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
