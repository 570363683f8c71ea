import { Stack, Text } from '@mantine/core';
import type { workingTimeSheet } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { StatusBadge, type Tone } from '../../../ui/feedback/status-badge.tsx';
import classes from './sheet.module.css';

/** The employee's confirmation of a month and the manager's response, each with its time. */
export function ConfirmationWords({ confirmation }: { confirmation: workingTimeSheet.Confirmation }) {
  const { t } = useTranslation('working-time-sheet');
  const format = useFormat();
  const { state, note, said_at, answer, answered_at, answered_by } = confirmation;
  if (said_at === null) return null;
  const time = format.instant(said_at);
  return (
    <Stack gap="xs">
      {note === null ? (
        <Text size="sm">{t(`confirmation.${state === 'withdrawn' ? 'wasRight' : 'right'}`, { time })}</Text>
      ) : (
        <>
          <Text size="sm">{t('confirmation.wrong', { time })}</Text>
          <Text className={classes.said}>{note}</Text>
        </>
      )}
      {answer !== null && answered_at !== null && (
        <>
          <Text size="sm">
            {t('confirmation.answer', { name: answered_by ?? '', time: format.instant(answered_at) })}
          </Text>
          <Text className={classes.said}>{answer}</Text>
        </>
      )}
    </Stack>
  );
}

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
