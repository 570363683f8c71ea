import { Anchor, Group, Text } from '@mantine/core';
import type { claims } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDayLink } from '../../../lib/dates/use-day-link.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { StatusBadge, type Tone } from '../../../ui/feedback/status-badge.tsx';
import { ShiftTitle, useShiftText } from './swap-words.tsx';

const tones: Record<claims.Claim['status'], Tone> = {
  pending: 'waiting',
  approved: 'good',
  completed: 'good',
  rejected: 'bad',
  cancelled: 'quiet',
  expired: 'quiet',
};

interface ClaimWordsProps {
  claim: claims.Claim;
  /** Shows the employee's name, on a manager's page. */
  withName?: boolean;
  /** Without its status, in a list of those that wait: who wants what is one sentence. */
  isWaiting?: boolean;
}

/** A claim in full: the open shift, the employee, its status and the response. */
export function ClaimWords({ claim, withName = false, isWaiting = false }: ClaimWordsProps) {
  const { t } = useTranslation('claims');
  const format = useFormat();
  const dayLink = useDayLink();
  const sentence = useClaimSentence()(claim);
  const { shift, status, note, rejection_reason, created_at } = claim;
  return (
    <>
      {isWaiting ? (
        <Anchor component={Link} to={dayLink(shift.date)} inherit c="inherit" fw={600}>
          {sentence}
        </Anchor>
      ) : (
        <ClaimHead claim={claim} withName={withName} />
      )}
      {note !== null && (
        <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-wrap' }}>
          {t('note', { note })}
        </Text>
      )}
      {status === 'rejected' && (
        <Text size="sm">
          {rejection_reason === null ? t('wentToOther') : t('rejectedBecause', { reason: rejection_reason })}
        </Text>
      )}
      <Text size="xs" c="dimmed" mt={4}>
        {t('askedAt', { time: format.instant(created_at) })}
      </Text>
    </>
  );
}

function ClaimHead({ claim, withName }: Required<Pick<ClaimWordsProps, 'claim' | 'withName'>>) {
  const { t } = useTranslation('claims');
  const shiftText = useShiftText();
  const dayLink = useDayLink();
  const { shift, role, employee_name, status } = claim;
  return (
    <>
      <Group gap="xs" mb={4}>
        {withName ? <Text fw={600}>{employee_name}</Text> : <ShiftTitle shift={shift} />}
        <StatusBadge tone={tones[status]} label={t(`status.${status}`)} />
      </Group>
      {withName ? (
        <Anchor component={Link} to={dayLink(shift.date)} size="sm" c="inherit">
          {t('shiftAndRole', { shift: shiftText(shift), role })}
        </Anchor>
      ) : (
        <Text size="sm">{role}</Text>
      )}
    </>
  );
}

/** "Ona Petraitė wants the open shift on Friday 4 December, 07:00–15:30, barista". */
export function useClaimSentence(): (claim: claims.Claim) => string {
  const { t } = useTranslation('claims');
  const shiftText = useShiftText();
  return ({ employee_name: name, shift, role }) => t('wants', { name, shift: shiftText(shift), role });
}
