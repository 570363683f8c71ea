import { Menu } from '@mantine/core';
import { Redo2, SquareDashedMousePointer, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../editing.ts';
import type { Selection } from '../select/use-selection.ts';

export interface FoldedDeeds {
  editing: Editing;
  canUndo: boolean;
  canRedo: boolean;
  selection: Selection;
}

/** The menu items for the controls that the row has no room for. */
export function FoldedItems({ editing, canUndo, canRedo, selection }: FoldedDeeds) {
  const { t } = useTranslation('schedule');
  return (
    <>
      <Menu.Item leftSection={<Undo2 size={16} />} disabled={!canUndo} onClick={editing.undo}>
        {t('toolbar.undo')}
      </Menu.Item>
      <Menu.Item leftSection={<Redo2 size={16} />} disabled={!canRedo} onClick={editing.redo}>
        {t('toolbar.redo')}
      </Menu.Item>
      <Menu.Item
        leftSection={<SquareDashedMousePointer size={16} />}
        onClick={() => selection.setSelecting(!selection.isSelecting)}
      >
        {t('calendar:toolbar.select')}
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}
