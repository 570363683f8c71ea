import { SegmentedControl, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { ClaimsToDecide } from '../claims/index.ts';
import { SwapHistory } from './swap-history.tsx';
import { WaitingSwaps } from './waiting-swaps.tsx';

const TABS = ['pending', 'claims', 'history'] as const;

/** `/manager/swap-requests`: what waits for the manager's answer, who asks for open shifts, and all offers; the tab is in the address. */
export function SwapRequestsPage() {
  const { t } = useTranslation('swaps');
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'pending';
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
          data={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        />
        {tab === 'pending' && <WaitingSwaps />}
        {tab === 'claims' && <ClaimsToDecide />}
        {tab === 'history' && <SwapHistory />}
      </Stack>
    </>
  );
}
