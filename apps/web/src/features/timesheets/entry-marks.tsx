import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { StatusBadge, type Tone } from '../../ui/feedback/status-badge.tsx';
import type { Entry } from './timesheet-queries.ts';

/** What stands out about an entry, in words. */
export function EntryMarks({ entry }: { entry: Entry }) {
  const { t } = useTranslation('timesheets');
  const format = useFormat();
  const minutes = (count: number) => t('minutes', { count });
  const marks: [boolean, Tone, string][] = [
    [entry.state === 'missing', 'bad', t('marks.missing')],
    [entry.state === 'absent', 'quiet', t('marks.absent')],
    [entry.state === 'unclear', 'bad', t('marks.unclear')],
    [entry.state === 'open', 'waiting', t('marks.open')],
    [entry.is_break_missing, 'waiting', t('marks.noBreak')],
    [entry.late_minutes > 0, 'waiting', t('marks.late', { minutes: minutes(entry.late_minutes) })],
    [entry.left_early_minutes > 0, 'waiting', t('marks.leftEarly', { minutes: minutes(entry.left_early_minutes) })],
    [entry.before_minutes > 0, 'quiet', t('marks.before', { minutes: minutes(entry.before_minutes) })],
    [entry.after_minutes > 0, 'quiet', t('marks.after', { minutes: minutes(entry.after_minutes) })],
    [entry.night_minutes > 0, 'quiet', t('marks.night', { hours: format.minutesAsHours(entry.night_minutes) })],
    [entry.holiday_minutes > 0, 'quiet', t('marks.holiday', { hours: format.minutesAsHours(entry.holiday_minutes) })],
    [entry.rest_day_minutes > 0, 'quiet', t('marks.restDay', { hours: format.minutesAsHours(entry.rest_day_minutes) })],
    [
      entry.coinciding_minutes > 0,
      'quiet',
      t('marks.coinciding', { hours: format.minutesAsHours(entry.coinciding_minutes) }),
    ],
    [
      entry.overtime_minutes > 0,
      'waiting',
      t('marks.overtime', { hours: format.minutesAsHours(entry.overtime_minutes) }),
    ],
    [
      entry.additional_minutes > 0,
      'quiet',
      t('marks.additional', { hours: format.minutesAsHours(entry.additional_minutes) }),
    ],
    [entry.source === 'schedule', 'quiet', t('marks.asPlanned')],
    [entry.is_stated, 'quiet', t('marks.stated')],
    [entry.is_late, 'quiet', t('marks.sentLate')],
    [entry.is_corrected, 'quiet', t('marks.corrected')],
    [entry.approved_at !== null, 'good', t('marks.approved')],
  ];
  return (
    <Group gap={6}>
      {marks.flatMap(([isOn, tone, label]) => {
        if (!isOn) return [];
        if (tone !== 'quiet') return [<StatusBadge key={label} tone={tone} label={label} />];
        return [
          <Text key={label} span size="sm" c="dimmed">
            {label}
          </Text>,
        ];
      })}
    </Group>
  );
}
