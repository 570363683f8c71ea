import { useTranslation } from 'react-i18next';
import { yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { BandChart } from '../../../ui/chart/band-chart.tsx';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import type { Day } from './days-of.ts';
import type { Kind } from './takings-queries.ts';
import { useAmount } from './use-amount.ts';
import { useWhy } from './use-why.ts';

/** What came in and what is expected, day by day. */
export function DaysPicture({ days, kind, of }: { days: readonly Day[]; kind: Kind; of: Month }) {
  const { t } = useTranslation('takings');
  const format = useFormat();
  const amount = useAmount(kind);
  const why = useWhy(kind);
  const { year, month } = yearAndMonth(of);
  const shown = days.map((day) => {
    const { date, came, expected, isUnusual } = day;
    const isExpected = expected !== null && expected.why !== 'closed';
    return {
      key: date,
      label: format.day(date),
      value: came,
      expected: isExpected ? { low: expected.low, middle: expected.expected, high: expected.high } : null,
      isMuted: isUnusual,
      cells: [
        format.weekdayDate(date),
        came === null ? '' : amount(came),
        isExpected ? amount(expected.expected) : '',
        isExpected ? t('band', { low: amount(expected.low), high: amount(expected.high) }) : '',
        why(day),
      ],
    };
  });
  return (
    <ChartFigure
      title={t('picture.title')}
      description={t('picture.text')}
      printed={t('picture.printed', { kind: t(`kinds.${kind}`), month: format.month(year, month) })}
      table={{
        head: [t('columns.date'), t('columns.came'), t('columns.expected'), t('columns.band'), t('columns.why')],
        rows: shown.map(({ cells }) => cells),
      }}
    >
      <BandChart
        format={amount}
        points={shown.map(({ cells, ...point }) => ({
          ...point,
          title: cells.filter((cell) => cell !== '').join(' · '),
        }))}
      />
    </ChartFigure>
  );
}
