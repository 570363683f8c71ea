import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { isFree } from './is-free.ts';
import type { Line, Sheet } from './sheet-queries.ts';
import classes from './sheet.module.css';

/** The days of the own month, one below the other, with what each sign means. */
export function OwnDays({ sheet, line }: { sheet: Sheet; line: Line }) {
  const { t } = useTranslation('working-time-sheet');
  const format = useFormat();
  const names = new Map(sheet.signs.map(({ kind, name }) => [kind, name]));
  return (
    <ul className={classes.days} aria-label={t('own.days')}>
      {line.cells.map(({ date, text, kind, night_minutes, is_open }, index) => {
        const day = sheet.dates[index];
        const meaning = [
          ...(night_minutes > 0 ? [t('own.night', { hours: format.minutesAsHours(night_minutes) })] : []),
          ...(kind === null ? [] : [names.get(kind) ?? '']),
          ...(is_open ? [t('own.open')] : []),
        ];
        return (
          <li key={date} data-free={(day && isFree(day)) || undefined}>
            <span>{format.weekdayDate(date)}</span>
            <span className={classes.figures}>
              {text === '' ? '–' : text}
              {meaning.length > 0 && <span className={classes.meaning}>{meaning.join(', ')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
