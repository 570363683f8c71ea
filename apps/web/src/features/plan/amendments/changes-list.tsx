import type { schedule } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { type ScheduleChange, shownShift } from '../../../lib/schedule/schedule-changes.ts';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import classes from './changes-list.module.css';

/** Differences between two states of a month, in chronological order. */
export function ChangesList({ changes }: { changes: readonly ScheduleChange[] }) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const person = (shift: schedule.Shift) => shift.employee_name ?? t('words.nobody');
  const when = (shift: schedule.Shift) => `${words.day(shift.date)}, ${words.hours(shift)}, ${shift.role}`;
  return (
    <ul className={classes.list}>
      {changes.map((change) => {
        const shift = shownShift(change);
        const isHandedOver = change.kind === 'changed' && person(change.before) !== person(change.after);
        const isMoved = change.kind === 'changed' && when(change.before) !== when(change.after);
        return (
          <li key={`${change.kind}-${shift.id}`} className={classes.change}>
            <span className={classes.kind}>{t(`changes.${change.kind}`)}</span>
            <span>
              {isHandedOver
                ? t('changes.handedOver', { from: person(change.before), to: person(change.after) })
                : person(shift)}
            </span>
            <span className={classes.when}>
              {isMoved ? t('changes.moved', { from: when(change.before), to: when(change.after) }) : when(shift)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
