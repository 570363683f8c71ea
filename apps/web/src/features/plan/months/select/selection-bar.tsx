import type { schedule } from '@pamaina/contract';
import { ActionIcon, Button, Text } from '@mantine/core';
import { ArrowRightLeft, Copy, Pin, PinOff, Trash2, X, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import { useIsPhone } from '../../../../lib/use-is-phone.ts';
import classes from '../calendar/side-panel.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  shifts: schedule.Shift[];
  selection: Selection;
  editing: Editing;
}

/** The actions for the selected shifts. */
export function SelectionBar({ shifts, selection, editing }: SelectionBarProps) {
  const { t } = useTranslation('calendar');
  const isEmpty = shifts.length === 0;
  if (isEmpty && !selection.isSelecting) return null;
  const unpins = !isEmpty && shifts.every((shift) => shift.pinned);
  const act = (deed: Parameters<Editing['many']>[1]) => {
    if (editing.many(shifts, deed)) selection.clear();
  };
  const deeds: DeedProps[] = [
    { icon: ArrowRightLeft, label: t('many.move'), onDo: () => editing.openMany(shifts, false) },
    { icon: Copy, label: t('many.copy'), onDo: () => editing.openMany(shifts, true) },
    {
      icon: unpins ? PinOff : Pin,
      label: unpins ? t('many.unpin') : t('many.pin'),
      onDo: () => act({ kind: 'pin', pinned: !unpins }),
    },
    { icon: Trash2, label: t('many.remove'), color: 'var(--danger)', onDo: () => act({ kind: 'remove' }) },
  ];
  return (
    <div className={classes.selection} role="toolbar" aria-label={t('many.label')}>
      <Text role="status" fw={600} className={classes.selectionCount ?? ''}>
        {isEmpty ? t('many.hint') : t('many.count', { count: shifts.length })}
      </Text>
      {!isEmpty && deeds.map((deed) => <Deed key={deed.label} {...deed} />)}
      <ActionIcon aria-label={t('many.clear')} title={t('many.clear')} onClick={selection.clear}>
        <X size={18} />
      </ActionIcon>
    </div>
  );
}

interface DeedProps {
  icon: LucideIcon;
  label: string;
  color?: string;
  onDo: () => void;
}

/** On a phone there is only room for the icon. */
function Deed({ icon: Icon, label, color, onDo }: DeedProps) {
  const isPhone = useIsPhone();
  const look = { variant: 'default', ...(color !== undefined && { c: color }), onClick: onDo };
  if (isPhone)
    return (
      <ActionIcon {...look} size={44} aria-label={label}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    );
  return (
    <Button {...look} leftSection={<Icon size={16} aria-hidden />}>
      {label}
    </Button>
  );
}
