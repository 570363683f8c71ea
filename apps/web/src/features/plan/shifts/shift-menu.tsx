import type { schedule } from '@pamaina/contract';
import { Menu } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../../../lib/schedule/editing.ts';
import type { Anchor } from '../../../lib/schedule/grid-view.ts';
import { ShiftDeeds } from './shift-deeds.tsx';

interface ShiftMenuProps {
  shift: schedule.Shift;
  anchor: Anchor;
  editing: Editing;
  onClose: () => void;
}

const outside = ['mousedown', 'touchstart'];

/** Everything that dragging and the keyboard can do, as a menu. */
export function ShiftMenu({ shift, anchor, editing, onClose }: ShiftMenuProps) {
  const { t } = useTranslation('schedule');
  const isPublished = shift.status === 'published';
  const { left, top, width, height } = anchor;
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      shadow="md"
      // Not keys: the key press that opened the menu has not ended yet.
      clickOutsideEvents={outside}
    >
      <Menu.Target>
        <div style={{ position: 'fixed', pointerEvents: 'none', left, top, width, height }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('edit.menu')}>
        <Menu.Item
          leftSection={<Pencil size={16} />}
          onClick={() => editing.edit(shift, anchor)}
          closeMenuOnClick={false}
        >
          {isPublished ? t('edit.show') : t('common:edit')}
        </Menu.Item>
        <ShiftDeeds shift={shift} editing={editing} />
      </Menu.Dropdown>
    </Menu>
  );
}
