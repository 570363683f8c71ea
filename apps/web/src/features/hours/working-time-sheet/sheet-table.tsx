import { useMemo, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Anchor } from '@mantine/core';
import { useFormat } from '../../../lib/format/use-format.ts';
import { RoleName } from '../../../ui/role-name.tsx';
import { isFree, type Sheet, type Line } from './sheet-queries.ts';
import { ConfirmationMark } from './confirmation-words.tsx';
import classes from './sheet.module.css';

interface SheetTableProps {
  sheet: Sheet;
  onDay: (day: Day) => void;
  onPerson: (id: string) => void;
}

/**
 * People by days, as on paper; names and dates stay put. A day opens its sign, a name what the employee says of the
 * month.
 */
export function SheetTable({ sheet, onDay, onPerson }: SheetTableProps) {
  const { t } = useTranslation('working-time-sheet');
  const format = useFormat();
  const { lines, dates, totals } = sheet;
  // What nobody has this month (nights, overtime, confirmations) takes no width from the days; files have every column.
  const none = SUMS.filter((key) => key !== 'worked' && totals[`${key}_minutes`] === 0).join(' ');
  const sums = useMemo(() => SUMS.filter((key) => !none.split(' ').includes(key)), [none]);
  const isConfirmed = lines.some(({ confirmation }) => confirmation.state !== 'none');
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
            {isConfirmed && <th scope="col">{t('confirmation.column')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <SheetRow
              key={line.employee_id ?? `(${line.name})`}
              line={line}
              dates={dates}
              sums={sums}
              isConfirmed={isConfirmed}
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
            <td colSpan={isConfirmed ? 3 : 2} aria-hidden />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const SUMS = [
  'worked',
  'night',
  'overtime',
  'holiday',
  'rest_day',
  'additional',
  'earlier_overtime',
  'on_call_home',
] as const;

export interface Day {
  line: Line;
  date: string;
}

interface SheetRowProps {
  line: Line;
  dates: Sheet['dates'];
  sums: readonly (typeof SUMS)[number][];
  /** Somebody has said something of the month. */
  isConfirmed: boolean;
  onDay: (day: Day) => void;
  onPerson: (id: string) => void;
}

/** One employee's month. Who was deleted since has no days to open. Eighty of them are not drawn again for a dialog. */
const SheetRow = memo(function SheetRow({ line, dates, sums, isConfirmed, onDay, onPerson }: SheetRowProps) {
  const format = useFormat();
  const { employee_id, name, roles, cells, norm_minutes, balance_minutes } = line;
  const hours = (minutes: number | null) => (minutes === null || minutes === 0 ? '–' : format.bareHours(minutes / 60));
  return (
    <tr>
      <th scope="row">
        {employee_id === null ? (
          name
        ) : (
          <Anchor component="button" type="button" onClick={() => onPerson(employee_id)}>
            {name}
          </Anchor>
        )}
        <span className={classes.roles}>
          <RoleName role={roles.join(', ')} />
        </span>
      </th>
      {dates.map((day, index) => (
        <td key={day.date} data-free={isFree(day) || undefined} data-open={cells[index]?.is_open === true || undefined}>
          <DayCell line={line} date={day.date} text={cells[index]?.text ?? ''} onDay={onDay} />
        </td>
      ))}
      <td>{line.days}</td>
      {sums.map((key) => (
        <td key={key}>{hours(line[`${key}_minutes`])}</td>
      ))}
      <td>{hours(norm_minutes)}</td>
      <td>{balance_minutes === null ? '–' : format.bareHours(balance_minutes / 60)}</td>
      {isConfirmed && (
        <td className={classes.confirmation}>
          <ConfirmationMark confirmation={line.confirmation} />
        </td>
      )}
    </tr>
  );
});

function DayCell({ line, date, text, onDay }: Day & { text: string; onDay: (day: Day) => void }) {
  const { t } = useTranslation('working-time-sheet');
  const format = useFormat();
  if (line.employee_id === null) return text;
  return (
    <button
      type="button"
      className={classes.day}
      aria-label={t('openDay', { name: line.name, day: format.dayMonth(date), text })}
      onClick={() => onDay({ line, date })}
    >
      {text}
    </button>
  );
}
