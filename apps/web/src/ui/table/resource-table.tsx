import { Group, ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pencil, Trash2 } from 'lucide-react';
import { DataTable, type Column, type DataTableProps } from './data-table.tsx';

interface ResourceTableProps<Row> extends DataTableProps<Row> {
  /** The labels contain the name of the row. */
  editLabel: (row: Row) => string;
  deleteLabel: (row: Row) => string;
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
  /** Before the other two. */
  rowActions?: (row: Row) => ReactNode;
}

/** A table whose rows can be edited and deleted, in its last column. */
export function ResourceTable<Row>(props: ResourceTableProps<Row>) {
  const { columns, editLabel, deleteLabel, onEdit, onDelete, rowActions, ...table } = props;
  const { t } = useTranslation();
  const actions: Column<Row> = {
    key: 'actions',
    header: t('actions'),
    isHeaderHidden: true,
    align: 'right',
    cell: (row) => (
      <Group gap={0} justify="flex-end" wrap="nowrap">
        {rowActions?.(row)}
        <RowActions
          editLabel={editLabel(row)}
          deleteLabel={deleteLabel(row)}
          onEdit={() => onEdit(row)}
          onDelete={() => onDelete(row)}
        />
      </Group>
    ),
  };
  return <DataTable columns={[...columns, actions]} {...table} />;
}

interface RowActionsProps {
  /** The labels contain the name of the row. */
  editLabel: string;
  deleteLabel: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The actions for one row of a table. */
export function RowActions({ editLabel, deleteLabel, onEdit, onDelete }: RowActionsProps) {
  return (
    <>
      <ActionIcon aria-label={editLabel} onClick={onEdit}>
        <Pencil size={16} />
      </ActionIcon>
      <ActionIcon aria-label={deleteLabel} onClick={onDelete}>
        <Trash2 size={16} />
      </ActionIcon>
    </>
  );
}
