import type { labourCost } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { WeekMap } from '../../../ui/chart/week-map.tsx';

/** A smaller average is nobody. */
const SEEN = 0.05;

/** By weekday and hour: darker where more were over, striped where some were missing. */
export function HoursMap({ hours: known }: { hours: labourCost.WorkedCost['hours'] }) {
  const { t } = useTranslation('labour-cost');
  const format = useFormat();
  // Who may not see takings is not shown what they asked for.
  const list = known.flatMap(({ asked_for, ...one }) => (asked_for === null ? [] : [{ ...one, asked_for }]));
  if (list.length === 0) return null;
  const most = Math.max(SEEN, ...list.map(({ asked_for, worked }) => worked - asked_for));
  const differenceOf = ({ asked_for, worked }: { asked_for: number; worked: number }) =>
    Math.round((worked - asked_for) * 10) / 10;
  const textOf = (difference: number) =>
    `${difference > 0 ? '+' : difference < 0 ? '\u2212' : ''}${format.number(Math.abs(difference))}`;
  return (
    <WeekMap
      list={list}
      title={t('byHour')}
      description={t('byHourText')}
      legend={t('legend')}
      hourLabel={t('hour')}
      textOf={(one) => textOf(differenceOf(one))}
      cellOf={(one, names) => {
        const difference = differenceOf(one);
        return {
          level: Math.max(0, difference) / most,
          isShort: difference <= -SEEN,
          text: textOf(difference),
          title: t('cell', {
            ...names,
            needed: format.number(one.asked_for),
            worked: format.number(one.worked),
          }),
        };
      }}
    />
  );
}
