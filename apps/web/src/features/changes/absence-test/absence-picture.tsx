import type { absenceTest } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { datesBetween } from '../../../lib/dates/dates.ts';
import { firstOfMonth, lastOfMonth, yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { compareNames } from '../../../lib/format/compare-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { HeatMap, type HeatCell } from '../../../ui/chart/heat-map.tsx';
import { kindOf } from './kind-of.ts';

interface AbsencePictureProps {
  month: Month;
  /** As far as they were tried. */
  days: readonly absenceTest.AbsenceDay[];
}

/** Employees by days: how many shifts would change hands, and which can’t be covered or found no one. */
export function AbsencePicture({ month, days }: AbsencePictureProps) {
  const { t } = useTranslation('absence-test');
  const format = useFormat();
  const { year, month: number } = yearAndMonth(month);
  const list = new Intl.ListFormat(format.locale);
  const people = [...Map.groupBy(days, ({ employee_id }) => employee_id)]
    .map(([id, own]) => ({ id, name: own[0]?.name ?? id, own: new Map(own.map((day) => [day.date, day])) }))
    .sort((one, other) => compareNames(one.name, other.name));
  const dates = datesBetween(days[0]?.date ?? firstOfMonth(month), lastOfMonth(month));
  const wordsOf = (day: absenceTest.AbsenceDay) => {
    const { name, date, moves, open } = day;
    const facts = { name, day: format.weekdayDate(date), roles: list.format(open) };
    const kind = kindOf(day);
    if (kind === 'open' || kind === 'notFound') return t(`cell.${kind}`, facts);
    return t('cell.covered', { ...facts, count: moves });
  };
  const shortOf = (day: absenceTest.AbsenceDay) => {
    const kind = kindOf(day);
    return kind === 'open' || kind === 'notFound'
      ? t(`short.${kind}`, { roles: list.format(day.open) })
      : String(day.moves);
  };
  const cellOf = (day: absenceTest.AbsenceDay | undefined): HeatCell | null => {
    if (day === undefined) return null;
    const kind = kindOf(day);
    const isOpen = kind === 'open' || kind === 'notFound';
    return {
      level: kind === 'more' ? 1 : 0,
      isShort: isOpen,
      text: kind === 'open' ? '×' : kind === 'notFound' ? '?' : String(day.moves),
      title: wordsOf(day),
    };
  };
  return (
    <ChartFigure
      title={t('picture')}
      description={t('pictureText')}
      printed={format.month(year, number)}
      table={{
        head: [t('employee'), ...dates.map((date) => format.dayMonth(date))],
        rows: people.map(({ name, own }) => [
          name,
          ...dates.map((date) => {
            const day = own.get(date);
            return day === undefined ? '' : shortOf(day);
          }),
        ]),
      }}
    >
      <HeatMap
        rows={people.map(({ id, name }) => ({ key: id, label: name }))}
        columns={dates.map((date) => ({ key: date, label: String(Number(date.slice(8))) }))}
        cells={people.map(({ own }) => dates.map((date) => cellOf(own.get(date))))}
      />
    </ChartFigure>
  );
}
