import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCanOn } from '../../../lib/session/use-can.ts';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { StatusBadge, type Tone } from '../../../ui/feedback/status-badge.tsx';
import { CorrectDrawer } from './correct-drawer.tsx';
import type { Entry } from './timesheet-queries.ts';

/** One employee's month, entry by entry, scheduled next to worked; each can be corrected while the month is open. */
export function PersonDays({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('timesheets');
  const format = useFormat();
  const { local } = useClock();
  const [edited, setEdited] = useState<Entry | null>(null);
  const span = (from: string | undefined | null, to: string | undefined | null) =>
    from ? `${local(from).time}–${to ? local(to).time : ''}` : '–';
  const columns: Column<Entry>[] = [
    {
      key: 'date',
      header: t('columns.day'),
      cell: ({ date }) => format.listDay(date),
    },
    { key: 'planned', header: t('columns.planned'), cell: ({ shift }) => span(shift?.starts_at, shift?.ends_at) },
    { key: 'worked', header: t('columns.worked'), cell: ({ started_at, ended_at }) => span(started_at, ended_at) },
    {
      key: 'break',
      header: t('columns.break'),
      align: 'right',
      isSecondary: true,
      cell: ({ break_minutes }) => (break_minutes === 0 ? '–' : t('minutes', { count: break_minutes })),
    },
    {
      key: 'hours',
      header: t('columns.hours'),
      align: 'right',
      cell: ({ worked_minutes }) => (worked_minutes === 0 ? '–' : format.hours(worked_minutes / 60)),
    },
    { key: 'marks', header: t('columns.marks'), cell: (entry) => <EntryMarks entry={entry} /> },
    {
      key: 'actions',
      header: t('columns.actions'),
      isHeaderHidden: true,
      align: 'right',
      cell: (entry) => <EditButton entry={entry} onEdit={setEdited} />,
    },
  ];
  return (
    <>
      <DataTable
        label={entries[0]?.name ?? ''}
        columns={columns}
        rows={entries}
        rowKey={({ id, shift, date }) => id ?? shift?.id ?? date}
      />
      <Group>
        <Text size="sm" c="dimmed">
          {t('howCounted')}
        </Text>
      </Group>
      {edited && <CorrectDrawer entry={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function EditButton({ entry, onEdit }: { entry: Entry; onEdit: (entry: Entry) => void }) {
  const { t } = useTranslation('timesheets');
  const format = useFormat();
  const mayCorrect = useCanOn('hours.correct')(entry.date);
  const canAdd = entry.id === null && entry.employee_id !== null && entry.state === 'missing';
  if (!mayCorrect || entry.is_locked || (entry.id === null && !canAdd)) return null;
  const label = t(entry.id === null ? 'writeDown' : 'correct');
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={`${label}: ${format.longDate(entry.date)}`}
      onClick={() => onEdit(entry)}
    >
      {label}
    </Button>
  );
}

/** What stands out about an entry, in words. */
function EntryMarks({ entry }: { entry: Entry }) {
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
