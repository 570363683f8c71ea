import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../lib/dates/use-clock.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { DataTable, type Column } from '../../ui/table/data-table.tsx';
import { CorrectDrawer } from './correct-drawer.tsx';
import { EntryMarks } from './entry-marks.tsx';
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
      cell: ({ date }) => `${format.weekdayShort(date)} ${format.dayMonth(date)}`,
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
      cell: ({ worked_minutes }) => (worked_minutes === 0 ? '–' : format.columnHours(worked_minutes / 60)),
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
  const canAdd = entry.id === null && entry.employee_id !== null && entry.state === 'missing';
  if (entry.is_locked || (entry.id === null && !canAdd)) return null;
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
