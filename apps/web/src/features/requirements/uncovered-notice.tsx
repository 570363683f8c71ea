import { Alert, List } from '@mantine/core';
import type { requirements, templates } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { settingsQueries } from '../settings/index.ts';
import { uncoveredHours } from './uncovered-hours.ts';
import { useWeekdayNames } from './use-weekday-names.ts';

interface UncoveredNoticeProps {
  list: readonly requirements.Requirement[];
  templateList: readonly templates.Template[];
}

/** The hours at which the business is open and no one is needed; nothing if there are none. */
export function UncoveredNotice({ list, templateList }: UncoveredNoticeProps) {
  const { t } = useTranslation('requirements');
  const { long } = useWeekdayNames();
  const { data } = useQuery(settingsQueries.system());
  const gaps = data ? uncoveredHours(data.opening_hours, list, templateList) : [];
  if (gaps.length === 0) return null;
  return (
    <Alert mt="sm" color="yellow" icon={<DoorOpen size={18} aria-hidden />} title={t('uncovered')}>
      <List size="sm">
        {gaps.map(({ day, from, to }) => (
          <List.Item key={`${day} ${from}`}>{`${long[day] ?? ''}: ${from}–${to}`}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
