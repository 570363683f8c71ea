import { Group, Text } from '@mantine/core';
import type { timeOff } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import {
  Baby,
  BookOpen,
  BriefcaseBusiness,
  CalendarMinus,
  CircleHelp,
  GraduationCap,
  Palmtree,
  Thermometer,
  User,
  UserX,
} from 'lucide-react';
import { decisionTones } from '../../../lib/format/decision-tones.ts';
import { datesBetween } from '../../../lib/dates/dates.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useNearDays, type NearDays } from '../../../lib/dates/use-near-days.ts';

interface TimeOffWordsProps {
  entry: timeOff.TimeOff;
  /** Shows the employee's name, on a manager's page. */
  withName?: boolean;
  /** Without its status, in a list of those that wait: who asks for what is one sentence. */
  isWaiting?: boolean;
  /** In one line: without reason and notes. */
  isShort?: boolean;
}

/** A request in full: kind, dates, reason, status and response. */
export function TimeOffWords({ entry, withName = false, isWaiting = false, isShort = false }: TimeOffWordsProps) {
  const { t } = useTranslation('time-off');
  const period = usePeriodWords()(entry);
  const brief = useBriefWords()(entry);
  const isOpen = isOpenIllness(entry);
  const sentence = useTimeOffSentence()(entry);
  const type = entry.type_name ?? t(`absences:type.${entry.type}`);
  const days = datesBetween(entry.start_date, entry.end_date).length;
  const kind = isOpen || entry.starts_at !== null ? type : t('typeAndDays', { type, count: days });
  if (isShort)
    return (
      <>
        {brief}{' '}
        <Text span size="sm" c="dimmed">
          {type}
        </Text>
      </>
    );
  return (
    <>
      {isWaiting ? (
        <Text fw={600}>{sentence}</Text>
      ) : (
        <Group gap="xs" mb={2}>
          <Text fw={600}>{withName ? entry.employee_name : period}</Text>
          <StatusBadge tone={decisionTones[entry.status]} label={t(`status.${entry.status}`)} />
        </Group>
      )}
      {withName && !isWaiting && <Text fw={500}>{period}</Text>}
      <Text size="sm">{kind}</Text>
      <Text size="sm" c="dimmed">
        {entry.reason}
      </Text>
      {entry.manager_note !== null && (
        <Text size="sm" mt={4}>
          {t('absences:managerNote', { note: entry.manager_note })}
        </Text>
      )}
      {entry.decision_note !== null && (
        <Text size="sm" mt={4}>
          {t('answer', { note: entry.decision_note })}
        </Text>
      )}
    </>
  );
}

/** "Lukas Stonys asks for 27–28 November". */
export function useTimeOffSentence(): (entry: timeOff.TimeOff) => string {
  const { t } = useTranslation('time-off');
  const period = usePeriodWords();
  const today = useClock().today();
  return (entry) =>
    t(entry.end_date < today ? 'asksPast' : 'asks', { name: entry.employee_name, period: period(entry) });
}

type Period = Pick<timeOff.TimeOff, 'start_date' | 'end_date' | 'is_open' | 'status'> &
  Partial<Pick<timeOff.TimeOff, 'starts_at' | 'ends_at'>>;

/** An illness whose end is not known yet. */
export const isOpenIllness = ({ is_open, status }: Pick<Period, 'is_open' | 'status'>) =>
  is_open && status === 'approved';

/** "Lukas Stonys: 27–28 December": beside other requests, where what they are is said by their list. */
function useBriefWords(): (entry: timeOff.TimeOff) => string {
  const { t } = useTranslation('time-off');
  const period = usePeriodWords(useNearDays());
  const today = useClock().today();
  return (entry) => {
    const words = { name: entry.employee_name, period: period(entry) };
    return t(entry.end_date < today ? 'asksPast' : 'brief', words);
  };
}

/**
 * Start and end, as far as they are known.
 *
 * @param near writes the days in another way
 */
export function usePeriodWords(near?: Pick<NearDays, 'range'>): (entry: Period) => string {
  const { t } = useTranslation('time-off');
  const format = useFormat();
  const { local } = useClock();
  const { range } = near ?? format;
  return (entry) => {
    const { start_date, end_date, starts_at, ends_at } = entry;
    if (isOpenIllness(entry)) return t('openEnd.since', { day: format.longDate(start_date) });
    if (starts_at == null || ends_at == null) return range(start_date, end_date);
    const day = range(start_date, end_date);
    return t('absences:hours', { day, from: local(starts_at).time, to: local(ends_at).time });
  };
}

/** By the type of the law that an absence counts as. */
export const typeIcons = {
  vacation: Palmtree,
  sick_leave: Thermometer,
  personal: User,
  unpaid_leave: CalendarMinus,
  study_leave: BookOpen,
  parents_day: Baby,
  business_trip: BriefcaseBusiness,
  training: GraduationCap,
  no_show: UserX,
  other: CircleHelp,
};
