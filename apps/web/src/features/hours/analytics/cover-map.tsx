import { Skeleton } from '@mantine/core';
import type { analytics } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { WeekMap } from '../../../ui/chart/week-map.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { analyticsQueries } from './analytics-queries.ts';

interface CoverMapProps {
  start: string;
  end: string;
  /** For a narrow container. */
  isCompact?: boolean;
}

/** An average shortage below this number is ignored. */
const SEEN = 0.05;

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
  const isShort = cover.some(({ planned, needed }) => needed - planned >= SEEN);
  const most = Math.max(...cover.map(({ needed }) => needed));
  return (
    <WeekMap
      isCompact={isCompact}
      list={cover}
      title={title}
      legend={isShort ? t('cover.legend') : undefined}
      hourLabel={t('cover.hour')}
      textOf={({ planned, needed }) =>
        t('cover.of', { planned: format.number(planned), needed: format.number(needed) })
      }
      cellOf={({ planned, needed }, names) => {
        const missing = needed - planned;
        return {
          level: needed / most,
          isShort: missing >= SEEN,
          text: missing >= SEEN ? `\u2212${format.number(round(missing))}` : format.number(round(needed)),
          title: t('cover.cell', { ...names, needed: format.number(needed), planned: format.number(planned) }),
        };
      }}
    />
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
