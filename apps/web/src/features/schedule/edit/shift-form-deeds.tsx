import type { schedule } from '@pamaina/contract';
import { ActionIcon } from '@mantine/core';
import { ArrowRightLeft, Copy, MessageCircleQuestionMark, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../editing.ts';

interface ShiftFormDeedsProps {
  shift: schedule.Shift;
  editing: Editing;
  onClose: () => void;
}

/** Other actions for the shift that is being edited; without mouse and keyboard, they are only here. */
export function ShiftFormDeeds({ shift, editing, onClose }: ShiftFormDeedsProps) {
  const { t } = useTranslation('schedule');
  const deeds = [
    { label: t('edit.remove'), icon: Trash2, act: () => editing.remove(shift) },
    { label: t('edit.moveTo'), icon: ArrowRightLeft, act: () => editing.openMove(shift, false) },
    { label: t('asks:button'), icon: MessageCircleQuestionMark, act: () => editing.openAsk(shift) },
    { label: t('edit.copyTo'), icon: Copy, act: () => editing.openMove(shift, true) },
  ];
  return deeds.map(({ label, icon: Icon, act }) => (
    <ActionIcon
      key={label}
      variant="default"
      aria-label={label}
      title={label}
      onClick={() => {
        onClose();
        act();
      }}
    >
      <Icon size={16} />
    </ActionIcon>
  ));
}
