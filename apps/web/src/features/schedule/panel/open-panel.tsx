import type { rules, schedule } from '@pamaina/contract';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../editing.ts';
import { firstOfMonth, lastOfMonth, monthOf } from '../model/months.ts';
import { isSamePlace } from '../model/reasons.ts';
import { scheduleQueries } from '../schedule-queries.ts';
import { OpenNeedCard } from './open-need-card.tsx';

interface OpenPanelProps {
  unfilled: rules.Unfilled[];
  shifts: schedule.Shift[];
  editing: Editing;
  onShow: (date: string) => void;
}

/** Each need that nobody took, with the reasons and the best candidate. */
export function OpenPanel({ unfilled, shifts, editing, onShow }: OpenPanelProps) {
  const { t } = useTranslation('schedule');
  const month = monthOf(unfilled[0]?.date ?? '2000-01-01');
  const remedies = useQuery({
    ...scheduleQueries.remedies({ start: firstOfMonth(month), end: lastOfMonth(month) }),
    enabled: unfilled.length > 0,
  });
  if (unfilled.length === 0) return <Text c="dimmed">{t('panel.nothingOpen')}</Text>;
  const sorted = unfilled.toSorted((a, b) => a.date.localeCompare(b.date) || a.role.localeCompare(b.role, 'lt'));
  return sorted.map((need) => (
    <OpenNeedCard
      key={`${need.date}|${need.template}|${need.role}`}
      need={need}
      shift={shifts.find((shift) => isSamePlace(need, shift)) ?? null}
      remedies={remedies}
      editing={editing}
      onShow={onShow}
    />
  ));
}
