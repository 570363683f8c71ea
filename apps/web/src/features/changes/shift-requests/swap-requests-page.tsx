import { SegmentedControl, Stack, Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { swaps } from '@pamaina/contract';
import { ArrowLeftRight, SearchX } from 'lucide-react';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { usePage } from '../../../lib/use-page.ts';
import { useCanOn } from '../../../lib/session/use-can.ts';
import { RingsOfMonth } from '../rings/index.ts';
import { claimQueries } from './claim-queries.ts';
import { ClaimsToDecide } from './claims-to-decide.tsx';
import { AskButton } from '../asks/index.ts';
import { swapQueries, PAGE_SIZE } from './swap-queries.ts';
import { useTabLabel, SwapWords, useShiftText } from './swap-words.tsx';
import { RequestsToDecide } from './requests-to-decide.tsx';
import { SwapToDecide } from './shift-to-decide.tsx';
import { SwapDecisionDrawer } from './swap-decision-drawer.tsx';

const TABS = ['pending', 'claims', 'rings', 'history'] as const;

/**
 * `/manager/swap-requests`: offers that wait for the manager, claims for open shifts, rings of swaps, and all offers;
 * the tab is in the address.
 */
export function SwapRequestsPage() {
  const { t } = useTranslation('swaps');
  const tabLabel = useTabLabel();
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'pending';
  const counts = {
    pending: useQuery(swapQueries.accepted(1)).data?.total ?? 0,
    claims: useQuery(claimQueries.waiting(1)).data?.total ?? 0,
    rings: 0,
    history: 0,
  };
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} />
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
        {tab === 'rings' && <RingsOfMonth />}
        {tab === 'history' && <SwapHistory />}
      </Stack>
    </>
  );
}

/** `accepted` is the employees' name for `employee_accepted`. */
const STATUSES = swaps.swapStatuses.filter((status) => status !== 'accepted');

/** All offers, the latest first; the filter and the page number are in the address. */
function SwapHistory() {
  const { t } = useTranslation('swaps');
  const [search, setSearch] = useSearchParams();
  const status = STATUSES.find((one) => one === search.get('status'));
  const page = /^[1-9]\d{0,3}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  const query = useQuery(swapQueries.page(status, page));
  const go = (step: { status?: string; page?: string }) => {
    const next = { tab: 'history', status: status ?? '', ...step };
    setSearch(new URLSearchParams(Object.entries(next).filter(([, value]) => value !== '')));
  };
  return (
    <>
      <Group>
        <Select
          label={t('filter')}
          placeholder={t('allStatuses')}
          clearable
          clearButtonProps={{ 'aria-label': t('common:clear') }}
          data={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={status ?? null}
          onChange={(value) => go({ status: value ?? '' })}
        />
      </Group>
      <QueryView what="swaps" query={query} skeleton={<RowsSkeleton rows={5} height={110} />}>
        {({ items, total }) =>
          total === 0 ? (
            <NoOffers isFiltered={status !== undefined || page > 1} onClear={() => go({ status: '', page: '' })} />
          ) : (
            <>
              <EntryList label={t('tabs.history')}>
                {items.map((offer) => (
                  <Entry key={offer.id} icon={ArrowLeftRight}>
                    <SwapWords offer={offer} />
                  </Entry>
                ))}
              </EntryList>
              <Pager
                page={page}
                pageSize={PAGE_SIZE}
                total={total}
                onChange={(to) => go({ page: to === 1 ? '' : String(to) })}
              />
            </>
          )
        }
      </QueryView>
    </>
  );
}

interface NoOffersProps {
  isFiltered: boolean;
  onClear: () => void;
}

function NoOffers({ isFiltered, onClear }: NoOffersProps) {
  const { t } = useTranslation('swaps');
  return isFiltered ? (
    <EmptyState
      icon={SearchX}
      title={t('noneFound')}
      action={<NextStep act={onClear}>{t('shell:next.clear')}</NextStep>}
    />
  ) : (
    <EmptyState
      icon={ArrowLeftRight}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={<NextStep to="/manager/calendar">{t('shell:next.schedule')}</NextStep>}
    />
  );
}

/**
 * Accepted offers that wait for the manager and those that no one has accepted yet, the soonest shift first; the page
 * numbers are in the address.
 */
function WaitingSwaps() {
  const { t } = useTranslation('swaps');
  const [page, setPage] = usePage('waiting');
  const [openPage, setOpenPage] = usePage();
  const accepted = useQuery(swapQueries.accepted(page));
  const open = useQuery(swapQueries.unanswered(openPage));
  return (
    <RequestsToDecide
      what="swaps"
      icon={ArrowLeftRight}
      height={110}
      waiting={{ label: t('tabs.pending'), query: accepted, page, setPage }}
      empty={{ title: t('nothingWaits'), text: t('nothingWaitsText') }}
      others={{ label: t('notAccepted'), query: open, page: openPage, setPage: setOpenPage }}
      toDecide={(offer, onReview) => <SwapToDecide item={offer} onReview={onReview} />}
      words={(offer) => <SwapWords offer={offer} isWaiting />}
      otherAction={(offer) => <AskForOffer offer={offer} />}
      decision={(offer, onClose) => <SwapDecisionDrawer offer={offer} onClose={onClose} />}
    />
  );
}

/**
 * No one has accepted it: the manager asks those who may. Null if the shift no longer exists, or the user may not ask
 * about it.
 */
function AskForOffer({ offer }: { offer: swaps.SwapOffer }) {
  const shiftText = useShiftText();
  const mayAsk = useCanOn('plan.cover');
  const { shift, role, offered_by } = offer;
  if (shift.id === null || !mayAsk(shift.date)) return null;
  const asked = { ...shift, id: shift.id, role, employee_name: offered_by.name };
  return <AskButton shift={asked} words={`${shiftText(shift)}, ${role}`} />;
}
