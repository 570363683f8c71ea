import type { schedule } from '@pamaina/contract';
import { Menu } from '@mantine/core';
import {
  ArrowRightLeft,
  Clock,
  Combine,
  Copy,
  MessageCircleQuestionMark,
  Pin,
  PinOff,
  Scissors,
  Thermometer,
  Trash2,
  UserRoundPlus,
  UserRoundSearch,
  type LucideIcon,
} from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../../../lib/schedule/editing.ts';

interface Deed {
  label: string;
  icon: LucideIcon;
  act: () => void;
  /** It opens a window of its own. */
  opens: boolean;
  isDanger?: boolean;
}

interface ShiftDeedsProps {
  shift: schedule.Shift;
  editing: Editing;
  /** Before an action; false: it is not done. */
  onBefore?: () => Promise<boolean>;
}

/** Everything that can be done with a shift, in words: the items of its menus. */
export function ShiftDeeds({ shift, editing, onBefore }: ShiftDeedsProps) {
  const { t } = useTranslation('schedule');
  return deedsOf(t, shift, editing).map(({ label, icon: Icon, act, opens, isDanger = false }) => (
    <Menu.Item
      key={label}
      leftSection={<Icon size={16} />}
      closeMenuOnClick={!opens}
      {...(isDanger && { color: 'var(--danger)' })}
      onClick={() => (onBefore === undefined ? act() : void onBefore().then((isDone) => isDone && act()))}
    >
      {label}
    </Menu.Item>
  ));
}

function deedsOf(t: TFunction<'schedule'>, shift: schedule.Shift, editing: Editing): Deed[] {
  const isPublished = shift.status === 'published';
  const opening = (label: string, icon: LucideIcon, act: () => void): Deed => ({ label, icon, act, opens: true });
  const parts = (what: 'cut' | 'hours' | 'join', icon: LucideIcon) =>
    opening(t(`calendar:parts.${what}`), icon, () => editing.openParts(what, shift));
  const copy = opening(t('edit.copyTo'), Copy, () => editing.openMove(shift, true));
  const ask = opening(t('asks:button'), MessageCircleQuestionMark, () => editing.openAsk(shift));
  const cover =
    shift.employee_id === null
      ? opening(t('explanations:fill.button'), UserRoundPlus, () => editing.openFill(shift))
      : opening(t('explanations:repair.button'), Thermometer, () => editing.openRepair(shift.employee_id, shift.date));
  if (isPublished)
    return [
      copy,
      ...(shift.cut == null ? [parts('cut', Scissors)] : []),
      opening(t('calendar:replace.button'), UserRoundSearch, () => editing.openReplace(shift)),
      ask,
      cover,
    ];
  return [
    opening(t('edit.moveTo'), ArrowRightLeft, () => editing.openMove(shift, false)),
    copy,
    shift.cut == null ? parts('cut', Scissors) : parts('join', Combine),
    parts('hours', Clock),
    ask,
    cover,
    {
      label: shift.pinned ? t('edit.unpin') : t('edit.pin'),
      icon: shift.pinned ? PinOff : Pin,
      act: () => editing.togglePin(shift),
      opens: false,
    },
    { label: t('edit.remove'), icon: Trash2, act: () => editing.remove(shift), opens: false, isDanger: true },
  ];
}
