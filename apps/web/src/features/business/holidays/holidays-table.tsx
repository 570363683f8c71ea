import { ActionIcon, Group, Text, Switch } from '@mantine/core';
import type { holidays } from '@pamaina/contract';
import { Pencil, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { RowActions } from '../../../ui/table/resource-table.tsx';
import { useAction } from '../../../lib/http/use-action.ts';
import { saveHoliday } from './save-holiday.ts';

type Holiday = holidays.Holiday;

interface HolidaysTableProps {
  list: readonly Holiday[];
  onEdit: (holiday: Holiday) => void;
  onDelete: (holiday: Holiday) => void;
}

/** The days of a year by date; the business's setting for a public holiday can be reset. */
export function HolidaysTable({ list, onEdit, onDelete }: HolidaysTableProps) {
  const { t } = useTranslation('holidays');
  const format = useFormat();
  const isPhone = useIsPhone();
  const columns: Column<Holiday>[] = [
    {
      key: 'date',
      header: t('date'),
      cell: ({ date }) => (
        <>
          <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
            {format.dayMonth(date)}
          </Text>
          <Text size="xs" c="dimmed">
            {format.weekdayLong(date)}
          </Text>
        </>
      ),
    },
    {
      key: 'name',
      header: t('name'),
      cell: (holiday) => (
        <>
          <Text size="md" fw={500}>
            {holiday.name}
          </Text>
          <Text size="xs" c="dimmed">
            {t(holiday.public ? 'public' : 'own')}
          </Text>
          {isPhone && <ClosedSwitch holiday={holiday} />}
        </>
      ),
    },
    // On a phone there is no room for a separate column.
    ...(isPhone
      ? []
      : [{ key: 'closed', header: t('choice'), cell: (holiday: Holiday) => <ClosedSwitch holiday={holiday} /> }]),
    {
      key: 'actions',
      header: t('common:actions'),
      isHeaderHidden: true,
      align: 'right',
      cell: (holiday) => (
        <Group gap={0} justify="flex-end" wrap={isPhone ? 'wrap' : 'nowrap'}>
          <Actions holiday={holiday} onEdit={onEdit} onDelete={onDelete} />
        </Group>
      ),
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={list} rowKey={({ date }) => date} />;
}

function Actions({ holiday, onEdit, onDelete }: Omit<HolidaysTableProps, 'list'> & { holiday: Holiday }) {
  const { t } = useTranslation('holidays');
  const { name } = holiday;
  const editLabel = t('editOne', { name });
  if (!holiday.public)
    return (
      <RowActions
        editLabel={editLabel}
        deleteLabel={t('deleteOne', { name })}
        onEdit={() => onEdit(holiday)}
        onDelete={() => onDelete(holiday)}
      />
    );
  return (
    <>
      {holiday.version > 0 && (
        <ActionIcon aria-label={t('resetOne', { name })} onClick={() => onDelete(holiday)}>
          <RotateCcw size={16} />
        </ActionIcon>
      )}
      <ActionIcon aria-label={editLabel} onClick={() => onEdit(holiday)}>
        <Pencil size={16} />
      </ActionIcon>
    </>
  );
}

/** Whether the business works on a day, saved immediately. */
function ClosedSwitch({ holiday }: { holiday: holidays.Holiday }) {
  const { t } = useTranslation('holidays');
  const { date, name, closed } = holiday;
  const { run, isBusy } = useAction<boolean, void>(
    (isClosed, write) => saveHoliday(write, holiday, { date, name, closed: isClosed }),
    { failed: t('common:error.operation') },
  );
  return (
    <Switch
      py={6}
      checked={!closed}
      disabled={isBusy}
      label={t(closed ? 'closed' : 'open')}
      aria-label={t('openOn', { name })}
      onChange={() => run(!closed)}
    />
  );
}
