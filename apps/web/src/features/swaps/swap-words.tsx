import { Group, Text } from '@mantine/core';
import type { swaps } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { ShiftTitle } from './shift-title.tsx';
import { swapTones } from './swap-tones.ts';
import pieces from '../../ui/pieces.module.css';

/** An offer in full: the shift, from whom to whom, its status, and the notes. */
export function SwapWords({ offer }: { offer: swaps.SwapOffer }) {
  const { t } = useTranslation('swaps');
  const format = useFormat();
  const { shift, role, offered_by, target, accepted_by, status, note, rejection_reason, created_at } = offer;
  const taker = accepted_by ?? target;
  return (
    <>
      <Group gap="xs" mb={4}>
        <ShiftTitle shift={shift} />
        <StatusBadge tone={swapTones[status]} label={t(`status.${status}`)} />
      </Group>
      <dl className={pieces.facts}>
        <div>
          <dt>{t('role')}</dt>
          <dd>{role}</dd>
        </div>
        <div>
          <dt>{t('gives')}</dt>
          <dd>{offered_by.name}</dd>
        </div>
        <div>
          <dt>{t(accepted_by === null ? 'offeredTo' : 'takes')}</dt>
          <dd>{taker?.name ?? t('anybody')}</dd>
        </div>
      </dl>
      {note !== null && (
        <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-wrap' }}>
          {t('note', { note })}
        </Text>
      )}
      {rejection_reason !== null && <Text size="sm">{t('rejectedBecause', { reason: rejection_reason })}</Text>}
      <Text size="xs" c="dimmed" mt={4}>
        {t('offeredAt', { time: format.instant(created_at) })}
      </Text>
    </>
  );
}
