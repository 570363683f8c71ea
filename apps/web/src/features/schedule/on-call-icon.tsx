import type { schedule } from '@pamaina/contract';
import { BellRing, House } from 'lucide-react';

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
