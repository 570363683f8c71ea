import { Button, Stack, Title } from '@mantine/core';
import type { claims } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/use-page.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Entry, EntryList } from '../../ui/table/entry-list.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { ClaimDecisionDrawer } from './claim-decision-drawer.tsx';
import { claimQueries, PAGE_SIZE } from './claim-queries.ts';
import { ClaimWords } from './claim-words.tsx';

/**
 * The pending claims, the soonest shift first; below, the decided ones, the latest first. The page numbers are in the
 * address.
 */
export function ClaimsToDecide() {
  const { t } = useTranslation('claims');
  const [waitingPage, setWaitingPage] = usePage('waiting');
  const [page, setPage] = usePage();
  const waiting = useQuery(claimQueries.waiting(waitingPage));
  const decided = useQuery(claimQueries.decided(page));
  const [reviewed, setReviewed] = useState<claims.Claim | null>(null);
  return (
    <Stack gap="xl">
      <QueryView what="requests" query={waiting} skeleton={<RowsSkeleton rows={3} height={96} />}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState icon={CircleCheck} title={t('nothingWaits')} text={t('nothingWaitsText')} />
          ) : (
            <div>
              <EntryList label={t('waiting')}>
                {items.map((claim) => (
                  <Entry
                    key={claim.id}
                    icon={CalendarPlus}
                    actions={
                      <Button
                        variant="light"
                        aria-label={t('reviewOne', { name: claim.employee_name })}
                        onClick={() => setReviewed(claim)}
                      >
                        {t('review')}
                      </Button>
                    }
                  >
                    <ClaimWords claim={claim} withName />
                  </Entry>
                ))}
              </EntryList>
              <Pager page={waitingPage} pageSize={PAGE_SIZE} total={total} onChange={setWaitingPage} />
            </div>
          )
        }
      </QueryView>
      {decided.data !== undefined && decided.data.total > 0 && (
        <Stack gap="xs" component="section">
          <Title order={2} size="h3">
            {t('decidedLast')}
          </Title>
          <EntryList label={t('decidedLast')}>
            {decided.data.items.map((claim) => (
              <Entry key={claim.id} icon={CalendarPlus}>
                <ClaimWords claim={claim} withName />
              </Entry>
            ))}
          </EntryList>
          <Pager page={page} pageSize={PAGE_SIZE} total={decided.data.total} onChange={setPage} />
        </Stack>
      )}
      {reviewed && <ClaimDecisionDrawer claim={reviewed} onClose={() => setReviewed(null)} />}
    </Stack>
  );
}
