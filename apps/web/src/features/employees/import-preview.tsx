import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import type { employees, ReplyOf } from '@pamaina/contract';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import { DataTable, type Column } from '../../ui/table/data-table.tsx';

export type ImportTrial = NonNullable<ReplyOf<typeof employees.importEmployees>>;

/** A longer list would not be read. */
const ERRORS_SHOWN = 20;

interface ImportPreviewProps {
  trial: ImportTrial;
  isBusy: boolean;
  onApply: () => void;
}

/** The effects of a file: counts, the errors by line, and the employees that are added or changed. */
export function ImportPreview({ trial, isBusy, onApply }: ImportPreviewProps) {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const { rows, errors, errors_total, deeds, ignored_columns } = trial;
  const changes = deeds.create + deeds.update;
  const unlisted = changes + deeds.keep - rows.length;
  const idOf = ({ id, id_proposed }: employees.ImportedRow) => (id_proposed ? t('import.idProposed', { id }) : id);
  const columns: Column<employees.ImportedRow>[] = [
    { key: 'line', header: t('import.line'), cell: ({ line }) => line, align: 'right' },
    {
      key: 'name',
      header: label('name'),
      cell: (row) => (
        <>
          {row.name}
          <Text size="xs" c="dimmed" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
            {idOf(row)}
          </Text>
        </>
      ),
    },
    { key: 'id', header: label('id'), isSecondary: true, cell: idOf },
    { key: 'deed', header: t('import.deed'), cell: ({ deed }) => t(`import.deeds.${deed}`) },
  ];
  const counts = [
    t('import.willCreate', { count: deeds.create }),
    t('import.willUpdate', { count: deeds.update }),
    t('import.willKeep', { count: deeds.keep }),
  ];
  return (
    <Stack gap="md">
      <Text fw={500} role="status">
        {counts.join(' · ')}
      </Text>
      {ignored_columns.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('import.ignored', { columns: ignored_columns.join(', ') })}
        </Text>
      )}
      {errors.length > 0 && (
        <Alert
          color="red"
          title={t('import.errors', { count: errors_total })}
          icon={<CircleAlert size={18} aria-hidden />}
        >
          <List size="sm">
            {errors.slice(0, ERRORS_SHOWN).map((error) => (
              <List.Item key={`${error.line} ${error.detail}`}>{t('import.error', error)}</List.Item>
            ))}
          </List>
          {errors_total > ERRORS_SHOWN && (
            <Text size="sm">{t('import.moreErrors', { count: errors_total - ERRORS_SHOWN })}</Text>
          )}
          {changes > 0 && (
            <Text size="sm" mt="xs">
              {t('import.skip')}
            </Text>
          )}
        </Alert>
      )}
      {rows.length > 0 && (
        <DataTable label={t('import.title')} columns={columns} rows={rows} rowKey={({ line }) => String(line)} />
      )}
      {unlisted > 0 && (
        <Text size="sm" c="dimmed">
          {t('import.moreRows', { count: unlisted })}
        </Text>
      )}
      <Group justify="flex-end">
        <Button disabled={changes === 0} loading={isBusy} onClick={onApply}>
          {t('import.apply', { count: changes })}
        </Button>
      </Group>
    </Stack>
  );
}
