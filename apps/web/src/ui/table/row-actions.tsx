import { ActionIcon } from '@mantine/core';
import { Pencil, Trash2 } from 'lucide-react';

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
