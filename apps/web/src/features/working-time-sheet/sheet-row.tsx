import { Anchor } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { RoleName } from '../../ui/role-name.tsx';
import { ConfirmationMark } from './confirmation-mark.tsx';
import { isFree } from './is-free.ts';
import type { Line, Sheet } from './sheet-queries.ts';
import classes from './sheet.module.css';

export const SUMS = [
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
  onDay: (day: Day) => void;
  onPerson: (id: string) => void;
}

/** One employee's month. Who was deleted since has no days to open. Eighty of them are not drawn again for a dialog. */
export const SheetRow = memo(function SheetRow({ line, dates, sums, onDay, onPerson }: SheetRowProps) {
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
      <td className={classes.confirmation}>
        <ConfirmationMark confirmation={line.confirmation} />
      </td>
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
