import { Skeleton, Text } from '@mantine/core';
import type { analytics } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { HeatMap, type HeatCell } from '../../../ui/chart/heat-map.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { analyticsQueries } from './analytics-queries.ts';

interface CoverMapProps {
  start: string;
  end: string;
  /** For a narrow container. */
  isCompact?: boolean;
}

/** A Monday; the names of the weekdays come from its week. */
const MONDAY = '2026-03-09';
/** An average shortage below this number is ignored. */
const SEEN = 0.05;
/** In a narrow container every third hour has a label. */
const COMPACT_LABELS = 3;

/**
 * Staffing need and coverage by weekday and hour: the darker, the more employees are needed; striped where some are
 * missing.
 */
export function CoverMap({ start, end, isCompact = false }: CoverMapProps) {
  const { t } = useTranslation('analytics');
  const query = useQuery(analyticsQueries.cover({ start, end }));
  return (
    <QueryView what="analytics" query={query} skeleton={<Skeleton height={isCompact ? 160 : 260} />}>
      {(cover) => (cover.length === 0 ? null : <Drawn cover={cover} isCompact={isCompact} title={t('cover.title')} />)}
    </QueryView>
  );
}

function Drawn({ cover, isCompact, title }: { cover: analytics.HourCover[]; isCompact: boolean; title: string }) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, date: addDays(MONDAY, weekday - 1) }));
  const hours = hoursOf(cover);
  const most = Math.max(...cover.map(({ needed }) => needed));
  const found = new Map(cover.map((one) => [`${one.weekday} ${one.hour}`, one]));
  const cellOf = (weekday: number, date: string, hour: number): HeatCell | null => {
    const one = found.get(`${weekday} ${hour}`);
    if (one === undefined) return null;
    const missing = one.needed - one.planned;
    return {
      level: one.needed / most,
      isShort: missing >= SEEN,
      text: missing >= SEEN ? `\u2212${format.number(round(missing))}` : format.number(round(one.needed)),
      title: t('cover.cell', {
        weekday: format.weekdayLong(date),
        hour: hourText(hour),
        needed: format.number(one.needed),
        planned: format.number(one.planned),
      }),
    };
  };
  return (
    <ChartFigure
      title={title}
      description={t('cover.description')}
      table={{
        head: [t('cover.hour'), ...weekdays.map(({ date }) => format.weekdayShort(date))],
        rows: hours.map((hour) => [
          hourText(hour),
          ...weekdays.map(({ weekday }) => {
            const one = found.get(`${weekday} ${hour}`);
            if (one === undefined) return '–';
            return t('cover.of', { planned: format.number(one.planned), needed: format.number(one.needed) });
          }),
        ]),
      }}
    >
      <HeatMap
        isCompact={isCompact}
        rows={weekdays.map(({ weekday, date }) => ({ key: String(weekday), label: format.weekdayShort(date) }))}
        columns={hours.map((hour, index) => ({
          key: String(hour),
          label: isCompact && index % COMPACT_LABELS > 0 ? '' : String(hour),
        }))}
        cells={weekdays.map(({ weekday, date }) => hours.map((hour) => cellOf(weekday, date, hour)))}
      />
      <Text size="xs" c="dimmed" mt={6}>
        {t('cover.legend')}
      </Text>
    </ChartFigure>
  );
}

/** From the first hour with a staffing need to the last. */
function hoursOf(cover: readonly analytics.HourCover[]): number[] {
  const all = cover.map(({ hour }) => hour);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const round = (value: number) => Math.round(value * 10) / 10;
