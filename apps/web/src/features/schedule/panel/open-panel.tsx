import type { rules, schedule } from '@pamaina/contract';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../editing.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { firstOfMonth, lastOfMonth, monthOf } from '../model/months.ts';
import { isSamePlace } from '../model/reasons.ts';
import { scheduleQueries } from '../schedule-queries.ts';
import { OpenNeedCard } from './open-need-card.tsx';
import classes from './panel.module.css';
import { RemedyProgress } from './remedy-progress.tsx';

interface OpenPanelProps {
  unfilled: rules.Unfilled[];
  shifts: schedule.Shift[];
  editing: Editing;
  onShow: (date: string) => void;
}

/** Each unfilled need, with the reasons and the ways to fill it; past days come last. */
export function OpenPanel({ unfilled, shifts, editing, onShow }: OpenPanelProps) {
  const { t } = useTranslation('schedule');
  const today = useClock().today();
  const month = monthOf(unfilled[0]?.date ?? '2000-01-01');
  const range = { start: firstOfMonth(month), end: lastOfMonth(month) };
  const remedies = useQuery({ ...scheduleQueries.remedies(range), enabled: unfilled.length > 0 });
  if (unfilled.length === 0) return <Text c="dimmed">{t('panel.nothingOpen')}</Text>;
  const sorted = unfilled.toSorted((a, b) => a.date.localeCompare(b.date) || a.role.localeCompare(b.role, 'lt'));

  const [past, ahead] = [sorted.filter(({ date }) => date < today), sorted.filter(({ date }) => date >= today)];
  const cardOf = (need: rules.Unfilled) => (
    <OpenNeedCard
      key={`${need.date}|${need.template}|${need.role}`}
      need={need}
      isPast={need.date < today}
      shift={shifts.find((shift) => isSamePlace(need, shift)) ?? null}
      shifts={shifts}
      remedies={remedies}
      editing={editing}
      onShow={onShow}
    />
  );
  return (
    <>
      {ahead.length > 0 && <RemedyProgress query={remedies} range={range} />}
      {ahead.map(cardOf)}
      {past.length > 0 && (
        <details className={classes.past} open={ahead.length === 0}>
          <summary>{t('panel.counted', { name: t('answers:fill.past'), count: past.length })}</summary>
          {past.map(cardOf)}
        </details>
      )}
    </>
  );
}
