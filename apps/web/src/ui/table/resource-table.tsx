import { ActionIcon, Group, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EllipsisVertical, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { DataTable, type Column, type DataTableProps } from './data-table.tsx';

/** One more thing to do with a row, besides editing and deleting. */
export interface RowAction {
  /** With the name of the row, for a button without text. */
  label: string;
  /** In the row's menu where there is one. */
  text: string;
  icon: LucideIcon;
  /** Opens the page; without it `onClick` is called. */
  to?: string;
  onClick?: () => void;
}

interface ResourceTableProps<Row> extends DataTableProps<Row> {
  /** The labels contain the name of the row. */
  editLabel: (row: Row) => string;
  deleteLabel: (row: Row) => string;
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
  /** Between the other two in a menu, before them in a row. */
  rowActions?: (row: Row) => readonly RowAction[];
  /** Of the button that opens the row's menu. */
  menuLabel?: (row: Row) => string;
  /** In the row's menu; default: Edit and Delete. */
  words?: { edit: string; delete: string };
}

/**
 * A table whose rows can be edited and deleted, in its last column. With more actions than these two, phones and
 * tablets show one button with a menu, so that names have room. The column stays in sight however wide the others are.
 */
export function ResourceTable<Row>(props: ResourceTableProps<Row>) {
  const { columns, editLabel, deleteLabel, onEdit, onDelete, rowActions, menuLabel, words, ...table } = props;
  const { t } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 1099.98px)', false, { getInitialValueInEffect: false });
  const ofRow = (row: Row): ReactNode => {
    const own = rowActions?.(row) ?? [];
    const both = { editLabel: editLabel(row), deleteLabel: deleteLabel(row) };
    const [edit, remove] = [() => onEdit(row), () => onDelete(row)];
    if (!isNarrow || own.length === 0)
      return (
        <Group gap={0} justify="flex-end" wrap="nowrap">
          {own.map((action) => (
            <RowButton key={action.label} {...action} />
          ))}
          <RowActions {...both} onEdit={edit} onDelete={remove} />
        </Group>
      );
    const { edit: editText, delete: deleteText } = words ?? { edit: t('edit'), delete: t('delete') };
    return (
      <RowMenu
        label={menuLabel?.(row) ?? t('actions')}
        actions={[
          { label: both.editLabel, text: editText, icon: Pencil, onClick: edit },
          ...own,
          { label: both.deleteLabel, text: deleteText, icon: Trash2, onClick: remove },
        ]}
      />
    );
  };
  const actions: Column<Row> = {
    key: 'actions',
    header: t('actions'),
    isHeaderHidden: true,
    align: 'right',
    isFixed: true,
    cell: ofRow,
  };
  return <DataTable columns={[...columns, actions]} {...table} />;
}

function RowButton({ label, icon: Icon, to, onClick }: RowAction) {
  const shown = { 'aria-label': label, title: label, children: <Icon size={16} /> };
  return to === undefined ? (
    <ActionIcon {...shown} onClick={onClick} />
  ) : (
    <ActionIcon component={Link} to={to} {...shown} />
  );
}

function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const target = useRef<HTMLButtonElement>(null);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={target} aria-label={label}>
          <EllipsisVertical size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: key, text, icon: Icon, to, onClick }) =>
          to === undefined ? (
            <Menu.Item
              key={key}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => {
                // A dialog gives the focus back to what had it when it opened, and the item is gone by then.
                target.current?.focus({ preventScroll: true });
                onClick?.();
              }}
            >
              {text}
            </Menu.Item>
          ) : (
            <Menu.Item key={key} component={Link} to={to} leftSection={<Icon size={16} aria-hidden />}>
              {text}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
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
