import { amendments } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Alert, Box, Group, Text } from '@mantine/core';
import { PencilLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { LateTotal } from '../../../lib/late-changes/late-cost-part.tsx';
import { useSession } from '../../../lib/session/session.tsx';
import { scheduleQueries } from '../../../lib/schedule/schedule-queries.ts';
import { CommandButton } from '../../../ui/command-button.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { amendmentPrice } from './amendment-price.ts';

const AmendmentDialog = lazy(async () => ({ default: (await import('./amendment-dialog.tsx')).AmendmentDialog }));

/** Who amends which published days since when, for every manager who looks at them; and how it ends. */
export function AmendmentBanner({ amendment }: { amendment: amendments.Amendment }) {
  const { t } = useTranslation('amendments');
  const format = useFormat();
  const [dialog, setDialog] = useState<'publish' | 'discard' | null>(null);
  const close = () => setDialog(null);
  const discard = useAction(amendments.discardAmendment, {
    failed: t('discardFailed'),
    onDone: close,
  });
  const days = format.range(amendment.start, amendment.end);
  const listed = useQuery(scheduleQueries.amendments());
  const named = listed.data?.find(({ id }) => id === amendment.id);
  // Until the name is known there is none, rather than first the username.
  const who = named === undefined ? null : (named.started_by_name ?? named.started_by);
  const isOwn = useSession().user?.username === amendment.started_by;
  const since = format.instant(amendment.started_at);
  const prices = useQuery(amendmentPrice(amendment.id, named ? listed.dataUpdatedAt : 0)).data ?? [];
  return (
    <Alert color="blue" role="note" py="xs" icon={<PencilLine size={18} aria-hidden />}>
      <Group justify="space-between" gap="xs">
        <Box flex="1 1 15rem">
          <Text size="sm">
            {isOwn
              ? t('bannerOwn', { days, since })
              : who === null
                ? t('bannerNameless', { days, since })
                : t('bannerText', { name: who, days, since })}
          </Text>
          {prices.length > 0 && <LateTotal prices={prices} />}
        </Box>
        <Group gap="xs">
          <CommandButton variant="default" size="compact-md" act={() => setDialog('discard')}>
            {t('discard')}
          </CommandButton>
          <CommandButton size="compact-md" act={() => setDialog('publish')}>
            {t('publish')}
          </CommandButton>
        </Group>
      </Group>
      <Suspense>{dialog === 'publish' && <AmendmentDialog id={amendment.id} days={days} onClose={close} />}</Suspense>
      <ConfirmDialog
        isOpen={dialog === 'discard'}
        title={t('discardTitle')}
        confirmLabel={t('discard')}
        isBusy={discard.isBusy}
        onConfirm={() => discard.run({ params: { id: amendment.id } })}
        onClose={close}
      >
        <Text>{t('discardText', { days })}</Text>
      </ConfirmDialog>
    </Alert>
  );
}
