import type { answers } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

/** A change of the schedule in hours, shifts or euros: "better (7.5 h)". */
export function useChangeWords(): (change: answers.PartChange) => string {
  const { t } = useTranslation('answers');
  const format = useFormat();
  const amountOf = (unit: answers.ChangeUnit, amount: number) => {
    if (unit === 'hours') return format.hours(amount);
    if (unit === 'euro') return format.money(amount * 100);
    return t(`assignment.units.${unit}`, { count: amount, amount: format.number(amount) });
  };
  return ({ unit, amount }) =>
    t(amount < 0 ? 'assignment.better' : 'assignment.worse', { amount: amountOf(unit, Math.abs(amount)) });
}
