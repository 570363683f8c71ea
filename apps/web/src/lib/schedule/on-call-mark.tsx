import type { schedule } from '@pamaina/contract';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { BellRing, House } from 'lucide-react';

/** Marks on-call time (DK 118), at work or at home; nothing for an ordinary shift. */
export function OnCallMark({ shift: { on_call: onCall } }: { shift: Pick<schedule.Shift, 'on_call'> }) {
  const { t } = useTranslation('schedule');
  if (onCall == null) return null;
  return (
    <Badge variant="default" tt="none" fw={500} radius="sm">
      {t(`words.onCall.${onCall}`)}
    </Badge>
  );
}

interface OnCallIconProps {
  onCall: schedule.Shift['on_call'];
  size: number;
  className?: string | undefined;
}

/** On-call time where a word has no room: a house for home, a bell for work. The label of the shift has the words. */
export function OnCallIcon({ onCall, ...look }: OnCallIconProps) {
  if (onCall == null) return null;
  const Icon = onCall === 'at_home' ? House : BellRing;
  return <Icon {...look} data-on-call={onCall} aria-hidden />;
}
