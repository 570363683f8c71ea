import type { workingTimeSheet } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../../ui/feedback/status-badge.tsx';

type State = workingTimeSheet.Confirmation['state'];

const tones: Record<State, Tone> = {
  none: 'quiet',
  confirmed: 'good',
  withdrawn: 'waiting',
  disputed: 'bad',
  answered: 'waiting',
};

/** The employee's confirmation of a month, in a word; nothing if there is none. */
export function ConfirmationMark({ confirmation }: { confirmation: workingTimeSheet.Confirmation }) {
  const { t } = useTranslation('working-time-sheet');
  if (confirmation.state === 'none') return <span>–</span>;
  return <StatusBadge tone={tones[confirmation.state]} label={t(`confirmation.state.${confirmation.state}`)} />;
}
