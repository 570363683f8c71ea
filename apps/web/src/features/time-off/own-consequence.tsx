import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { timeOffQueries } from './time-off-queries.ts';

interface OwnConsequenceProps {
  /** Local dates, both inclusive. */
  start: string;
  end: string;
  isVacation: boolean;
}

/** The count of takers ends here. */
const TAKERS_COUNTED = 3;

/** What a request would do, before it is sent: own shifts, colleagues who are away, and the vacation that is left. */
export function OwnConsequence({ start, end, isVacation }: OwnConsequenceProps) {
  const { t } = useTranslation('absences');
  const format = useFormat();
  const { data } = useQuery(timeOffQueries.ownConsequence({ start_date: start, end_date: end }));
  const year = start.slice(0, 4);
  const balance = useQuery({ ...timeOffQueries.balance({ year }), enabled: isVacation }).data;
  if (data === undefined) return null;
  const { opens, unfillable, colleagues_away, working_days } = data;
  const takersText = (count: number) => {
    if (count === 0) return t('own.nobody');
    return count >= TAKERS_COUNTED ? t('own.takersMany') : t('own.takers', { count });
  };
  const left = isVacation ? (balance?.left ?? null) : null;
  return (
    <Stack gap={4} component="section" role="status">
      <Title order={3} size="h5">
        {t('own.title')}
      </Title>
      <Text size="sm">{opens.length === 0 ? t('own.noShift') : t('own.opens', { count: opens.length })}</Text>
      {opens.map(({ date, start_time, end_time, role, takers }) => (
        <Text size="sm" key={`${date} ${start_time}`}>
          {t('own.shift', { day: format.dayMonth(date), from: start_time, to: end_time, role })}
          {': '}
          {takersText(takers)}
        </Text>
      ))}
      {unfillable > 0 && (
        <Text size="sm" c="var(--danger)">
          {t('own.unfillable', { count: unfillable })}
        </Text>
      )}
      {colleagues_away > 0 && <Text size="sm">{t('own.away', { count: colleagues_away })}</Text>}
      {left !== null && <Text size="sm">{t('own.left', { year, left: format.number(left), days: working_days })}</Text>}
      {left !== null && working_days > left && (
        <Text size="sm" c="var(--waiting)">
          {t('own.tooLong')}
        </Text>
      )}
    </Stack>
  );
}
