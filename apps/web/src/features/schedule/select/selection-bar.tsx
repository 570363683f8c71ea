import type { schedule } from '@pamaina/contract';
import { ActionIcon, Button, Text } from '@mantine/core';
import { ArrowRightLeft, Copy, Pin, PinOff, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../editing.ts';
import classes from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  shifts: schedule.Shift[];
  selection: Selection;
  editing: Editing;
}

/** What can be done with the selected shifts together. */
export function SelectionBar({ shifts, selection, editing }: SelectionBarProps) {
  const { t } = useTranslation('calendar');
  const isEmpty = shifts.length === 0;
  if (isEmpty && !selection.isSelecting) return null;
  const unpins = !isEmpty && shifts.every((shift) => shift.pinned);
  const PinIcon = unpins ? PinOff : Pin;
  const act = (deed: Parameters<Editing['many']>[1]) => {
    if (editing.many(shifts, deed)) selection.clear();
  };
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('many.label')}>
      <Text role="status" fw={600} className={classes.count ?? ''}>
        {isEmpty ? t('many.hint') : t('many.count', { count: shifts.length })}
      </Text>
      <Button
        variant="default"
        disabled={isEmpty}
        leftSection={<ArrowRightLeft size={16} aria-hidden />}
        onClick={() => editing.openMany(shifts, false)}
      >
        {t('many.move')}
      </Button>
      <Button
        variant="default"
        disabled={isEmpty}
        leftSection={<Copy size={16} aria-hidden />}
        onClick={() => editing.openMany(shifts, true)}
      >
        {t('many.copy')}
      </Button>
      <Button
        variant="default"
        disabled={isEmpty}
        leftSection={<PinIcon size={16} aria-hidden />}
        onClick={() => act({ kind: 'pin', pinned: !unpins })}
      >
        {unpins ? t('many.unpin') : t('many.pin')}
      </Button>
      <Button
        variant="default"
        {...(!isEmpty && { c: 'var(--danger)' })}
        disabled={isEmpty}
        leftSection={<Trash2 size={16} aria-hidden />}
        onClick={() => act({ kind: 'remove' })}
      >
        {t('many.remove')}
      </Button>
      <ActionIcon aria-label={t('many.clear')} title={t('many.clear')} onClick={selection.clear}>
        <X size={18} />
      </ActionIcon>
    </div>
  );
}
