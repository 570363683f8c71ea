import { Text } from '@mantine/core';
import type { labourCost } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { HeatMap, type HeatCell } from '../../../ui/chart/heat-map.tsx';

/** A Monday; the names of the weekdays come from its week. */
const MONDAY = '2026-03-09';
/** A smaller average is nobody. */
const SEEN = 0.05;

/** By weekday and hour: darker where more were over, striped where some were missing. */
export function HoursMap({ hours: known }: { hours: labourCost.WorkedCost['hours'] }) {
  const { t } = useTranslation('labour-cost');
  const format = useFormat();
  // Who may not see takings is not shown what they asked for.
  const list = known.flatMap(({ asked_for, ...one }) => (asked_for === null ? [] : [{ ...one, asked_for }]));
  if (list.length === 0) return null;
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, date: addDays(MONDAY, weekday - 1) }));
  const all = list.map(({ hour }) => hour);
  const first = Math.min(...all);
  const hours = Array.from({ length: Math.max(...all) - first + 1 }, (_, at) => first + at);
  const found = new Map(list.map((one) => [`${one.weekday} ${one.hour}`, one]));
  const most = Math.max(SEEN, ...list.map(({ asked_for, worked }) => worked - asked_for));
  const differenceOf = ({ asked_for, worked }: { asked_for: number; worked: number }) =>
    Math.round((worked - asked_for) * 10) / 10;
  const textOf = (difference: number) =>
    `${difference > 0 ? '+' : difference < 0 ? '\u2212' : ''}${format.number(Math.abs(difference))}`;
  const cellOf = (weekday: number, date: string, hour: number): HeatCell | null => {
    const one = found.get(`${weekday} ${hour}`);
    if (one === undefined) return null;
    const difference = differenceOf(one);
    return {
      level: Math.max(0, difference) / most,
      isShort: difference <= -SEEN,
      text: textOf(difference),
      title: t('cell', {
        weekday: format.weekdayLong(date),
        hour: hourText(hour),
        needed: format.number(one.asked_for),
        worked: format.number(one.worked),
      }),
    };
  };
  return (
    <ChartFigure
      title={t('byHour')}
      description={t('byHourText')}
      table={{
        head: [t('hour'), ...weekdays.map(({ date }) => format.weekdayShort(date))],
        rows: hours.map((hour) => [
          hourText(hour),
          ...weekdays.map(({ weekday }) => {
            const one = found.get(`${weekday} ${hour}`);
            return one === undefined ? '–' : textOf(differenceOf(one));
          }),
        ]),
      }}
    >
      <HeatMap
        rows={weekdays.map(({ weekday, date }) => ({ key: String(weekday), label: format.weekdayShort(date) }))}
        columns={hours.map((hour) => ({ key: String(hour), label: String(hour) }))}
        cells={weekdays.map(({ weekday, date }) => hours.map((hour) => cellOf(weekday, date, hour)))}
      />
      <Text size="xs" c="dimmed" mt={6}>
        {t('legend')}
      </Text>
    </ChartFigure>
  );
}

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
