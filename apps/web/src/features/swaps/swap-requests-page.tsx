import { SegmentedControl, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { claimQueries, ClaimsToDecide } from '../claims/index.ts';
import { SwapHistory } from './swap-history.tsx';
import { swapQueries } from './swap-queries.ts';
import { useTabLabel } from './use-tab-label.ts';
import { WaitingSwaps } from './waiting-swaps.tsx';

const TABS = ['pending', 'claims', 'history'] as const;

/**
 * `/manager/swap-requests`: offers that wait for the manager, claims for open shifts, and all offers; the tab is in the
 * address.
 */
export function SwapRequestsPage() {
  const { t } = useTranslation('swaps');
  const tabLabel = useTabLabel();
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'pending';
  const counts = {
    pending: useQuery(swapQueries.accepted(1)).data?.total ?? 0,
    claims: useQuery(claimQueries.waiting(1)).data?.total ?? 0,
    history: 0,
  };
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="lg" align="stretch">
        <SegmentedControl
          w="fit-content"
          maw="100%"
          aria-label={t('tabs.label')}
          value={tab}
          onChange={(value) => setSearch(value === 'pending' ? {} : { tab: value })}
          data={TABS.map((value) => ({ value, label: tabLabel(value, counts[value]) }))}
        />
        {tab === 'pending' && <WaitingSwaps />}
        {tab === 'claims' && <ClaimsToDecide />}
        {tab === 'history' && <SwapHistory />}
      </Stack>
    </>
  );
}
