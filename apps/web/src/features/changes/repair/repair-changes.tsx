import type { lateChanges, repair, rules } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useRuleName } from '../../../lib/format/use-names.ts';
import { LateCost, LateTotal } from '../../../lib/late-changes/late-cost-part.tsx';
import { isSamePlace } from '../../../lib/schedule/verdicts.ts';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import classes from './repair.module.css';

interface RepairChangesProps {
  changes: repair.RepairChange[];
  open: rules.CountedUnfilled[];
  absent: readonly string[];
  /** Of those who give up a shift and aren't absent. */
  prices?: readonly lateChanges.Price[];
}

/**
 * Each changed shift: its old and new employee; if no one is allowed to take it, why. If several employees are absent,
 * it is shown for each.
 */
export function RepairChanges({ changes, open, absent, prices = [] }: RepairChangesProps) {
  const { t } = useTranslation('explanations');
  const words = useShiftWords();
  const ruleName = useRuleName();
  if (changes.length === 0) return null;
  const stoppedText = (need?: rules.CountedUnfilled) =>
    need?.stopped
      .map(({ rule, count }) => {
        const detail = need.reasons.find((reason) => reason.rule === rule)?.detail;
        return t('schedule:panel.stops', { rule: ruleName(rule, detail), count });
      })
      .join(' · ');
  return (
    <>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <li key={change.shift_id} data-open={change.to_employee_id === null || undefined}>
            <div>
              <strong>{words.day(change.date)}</strong>
              <span className={classes.detail}>
                {words.hours(change)}, {change.role}
              </span>
            </div>
            <div className={classes.people}>
              <del aria-label={t('repair.was', { name: change.from_name ?? t('repair.nobody') })}>
                {change.from_name ?? t('repair.nobody')}
              </del>
              {absent.length > 1 && absent.includes(change.from_employee_id ?? '') && (
                <span className={classes.ill}>{t('repair.ill')}</span>
              )}
              <ins aria-label={t('repair.newPerson', { name: change.to_name ?? t('repair.nobody') })}>
                {change.to_name ?? t('repair.nobody')}
              </ins>
            </div>
            {prices
              .filter(({ shift_id }) => shift_id === change.shift_id)
              .map((price) => (
                <LateCost key={price.shift_id} price={price} />
              ))}
            {change.publishes && <p className={classes.reasons}>{t('repair.publishes')}</p>}
            {change.takers.length > 0 && (
              <p className={classes.reasons}>{t('absences:takers', { names: change.takers.join(', ') })}</p>
            )}
            {change.to_employee_id === null && change.takers.length === 0 && (
              <p className={classes.reasons}>
                {stoppedText(open.find((need) => isSamePlace(need, { ...change, employee_id: null })))}
              </p>
            )}
          </li>
        ))}
      </ul>
      <LateTotal prices={prices} />
    </>
  );
}
