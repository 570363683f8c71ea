import { Button, SegmentedControl, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../../ui/page-header.tsx';
import { OwnRings, ownRingsQuery } from '../rings/index.ts';
import { claimQueries } from './claim-queries.ts';
import { OpenShifts } from './open-shifts.tsx';
import { OfferDrawer } from './offer-drawer.tsx';
import { IncomingSwaps, OutgoingSwaps } from './own-swaps.tsx';
import { swapQueries } from './swap-queries.ts';
import { useTabLabel } from './swap-words.tsx';

const TABS = ['incoming', 'open', 'mine'] as const;

/**
 * `/worker/swap-requests`: offers to the user, open shifts that the user could work, and the user's own offers; the tab
 * is in the address, and also `offer`, the ID of the shift to offer (`new`: not chosen yet), so that every shift of the
 * user can link here.
 */
export function MySwapsPage() {
  const { t } = useTranslation('swaps');
  const tabLabel = useTabLabel();
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'incoming';
  const offered = search.get('offer');
  const go = (next: { tab?: string; offer?: string }, replace = false) => {
    const step = { tab, ...next };
    setSearch(
      new URLSearchParams(Object.entries(step).filter(([name, value]) => name !== 'tab' || value !== 'incoming')),
      { replace },
    );
  };
  const incoming = useQuery(swapQueries.incoming()).data ?? [];
  const rings = (useQuery(ownRingsQuery()).data ?? []).filter(({ status }) => status === 'pending');
  const counts = {
    incoming:
      incoming.filter(({ allowed_actions }) => allowed_actions.length > 0).length +
      rings.filter(({ allowed_actions }) => allowed_actions.includes('agree')).length,
    open: useQuery(claimQueries.open()).data?.length ?? 0,
    mine: 0,
  };
  return (
    <>
      <PageHeader
        title={t('myTitle')}
        about={t('myDescription')}
        action={
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => go({ offer: 'new' })}>
            {t('offer.open')}
          </Button>
        }
      />
      <Stack gap="lg" align="stretch">
        <SegmentedControl
          w="fit-content"
          maw="100%"
          aria-label={t('tabs.label')}
          value={tab}
          onChange={(value) => go({ tab: value })}
          data={TABS.map((value) => ({ value, label: tabLabel(value, counts[value]) }))}
        />
        {tab === 'incoming' && <OwnRings />}
        {tab === 'incoming' && (rings.length === 0 || incoming.length > 0) && <IncomingSwaps />}
        {tab === 'open' && <OpenShifts />}
        {tab === 'mine' && <OutgoingSwaps />}
        {tab === 'mine' && <OwnRings isPast />}
      </Stack>
      {offered !== null && (
        <OfferDrawer
          shiftId={offered === 'new' ? null : offered}
          onOffered={() => go({ tab: 'mine' }, true)}
          onClose={() => go({}, true)}
        />
      )}
    </>
  );
}
