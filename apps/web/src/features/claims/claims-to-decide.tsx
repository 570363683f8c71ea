import { Button, Stack, Title } from '@mantine/core';
import type { claims } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/use-page.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Entry, EntryList } from '../../ui/entry-list.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { ClaimDecisionDrawer } from './claim-decision-drawer.tsx';
import { claimQueries } from './claim-queries.ts';
import { ClaimWords } from './claim-words.tsx';

const PAGE_SIZE = 20;

/** Who asks for which open shift, the soonest shift first; below, what was decided, the latest first and by pages. */
export function ClaimsToDecide() {
  const { t } = useTranslation('claims');
  const waiting = useQuery(claimQueries.waiting());
  const [page, setPage] = usePage();
  const all = useQuery(claimQueries.list({ page: String(page), page_size: String(PAGE_SIZE) }));
  const [reviewed, setReviewed] = useState<claims.Claim | null>(null);
  const decided = all.data?.items.filter(({ status }) => status !== 'pending') ?? [];
  return (
    <Stack gap="xl">
      <QueryView query={waiting} skeleton={<RowsSkeleton rows={3} height={96} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={CircleCheck} title={t('nothingWaits')} text={t('nothingWaitsText')} />
          ) : (
            <EntryList label={t('waiting')}>
              {items.toSorted(byShift).map((claim) => (
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
          )
        }
      </QueryView>
      {all.data !== undefined && (decided.length > 0 || page > 1) && (
        <Stack gap="xs" component="section">
          <Title order={2} size="h3">
            {t('decidedLast')}
          </Title>
          <EntryList label={t('decidedLast')}>
            {decided.map((claim) => (
              <Entry key={claim.id} icon={CalendarPlus}>
                <ClaimWords claim={claim} withName />
              </Entry>
            ))}
          </EntryList>
          <Pager page={page} pageSize={PAGE_SIZE} total={all.data.total} onChange={setPage} />
        </Stack>
      )}
      {reviewed && <ClaimDecisionDrawer claim={reviewed} onClose={() => setReviewed(null)} />}
    </Stack>
  );
}

const keyOf = ({ shift, created_at }: claims.Claim) => shift.date + shift.start_time + shift.id + created_at;
const byShift = (a: claims.Claim, b: claims.Claim) => keyOf(a).localeCompare(keyOf(b));
