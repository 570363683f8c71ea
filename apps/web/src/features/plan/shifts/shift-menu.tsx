import type { schedule } from '@pamaina/contract';
import { Menu } from '@mantine/core';
import {
  ArrowRightLeft,
  Clock,
  Combine,
  Copy,
  MessageCircleQuestionMark,
  Pencil,
  Pin,
  PinOff,
  Scissors,
  Thermometer,
  Trash2,
  UserRoundPlus,
  UserRoundSearch,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../../../lib/schedule/editing.ts';
import type { Anchor } from '../../../lib/schedule/grid-view.ts';

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
        {!isPublished && (
          <Menu.Item
            leftSection={<ArrowRightLeft size={16} />}
            onClick={() => editing.openMove(shift, false)}
            closeMenuOnClick={false}
          >
            {t('edit.moveTo')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<Copy size={16} />}
          onClick={() => editing.openMove(shift, true)}
          closeMenuOnClick={false}
        >
          {t('edit.copyTo')}
        </Menu.Item>
        <PartItems shift={shift} editing={editing} />
        {isPublished && (
          <Menu.Item
            leftSection={<UserRoundSearch size={16} />}
            onClick={() => editing.openReplace(shift)}
            closeMenuOnClick={false}
          >
            {t('calendar:replace.button')}
          </Menu.Item>
        )}
        {shift.employee_id === null && (
          <Menu.Item
            leftSection={<UserRoundPlus size={16} />}
            onClick={() => editing.openFill(shift)}
            closeMenuOnClick={false}
          >
            {t('explanations:fill.button')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<MessageCircleQuestionMark size={16} />}
          onClick={() => editing.openAsk(shift)}
          closeMenuOnClick={false}
        >
          {t('asks:button')}
        </Menu.Item>
        {shift.employee_id !== null && (
          <Menu.Item
            leftSection={<Thermometer size={16} />}
            onClick={() => editing.openRepair(shift.employee_id, shift.date)}
            closeMenuOnClick={false}
          >
            {t('explanations:repair.button')}
          </Menu.Item>
        )}
        {!isPublished && (
          <>
            <Menu.Item
              leftSection={shift.pinned ? <PinOff size={16} /> : <Pin size={16} />}
              onClick={() => editing.togglePin(shift)}
            >
              {shift.pinned ? t('edit.unpin') : t('edit.pin')}
            </Menu.Item>
            <Menu.Item color="var(--danger)" leftSection={<Trash2 size={16} />} onClick={() => editing.remove(shift)}>
              {t('edit.remove')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Cutting a shift in two, its hours, and joining two halves. */
function PartItems({ shift, editing }: Pick<ShiftMenuProps, 'shift' | 'editing'>) {
  const { t } = useTranslation('schedule');
  const items = [
    { what: 'cut', label: t('calendar:parts.cut'), icon: Scissors, isShown: shift.cut == null },
    {
      what: 'join',
      label: t('calendar:parts.join'),
      icon: Combine,
      isShown: shift.cut != null && shift.status === 'draft',
    },
    { what: 'hours', label: t('calendar:parts.hours'), icon: Clock, isShown: shift.status === 'draft' },
  ] as const;
  return items
    .filter(({ isShown }) => isShown)
    .map(({ what, label, icon: Icon }) => (
      <Menu.Item
        key={what}
        leftSection={<Icon size={16} />}
        onClick={() => editing.openParts(what, shift)}
        closeMenuOnClick={false}
      >
        {label}
      </Menu.Item>
    ));
}
