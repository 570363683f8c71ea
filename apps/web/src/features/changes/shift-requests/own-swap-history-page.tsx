import type { swaps } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session.tsx';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { swapQueries } from './swap-queries.ts';
import { SwapWords } from './swap-words.tsx';

const OPEN: readonly swaps.SwapOffer['status'][] = ['pending', 'accepted', 'employee_accepted'];

/** `/worker/history/swaps`: the settled offers, given and taken, the latest first. */
export function OwnSwapHistoryPage() {
  const { t } = useTranslation('swaps');
  const me = useSession().user?.employee_id;
  const outgoing = useQuery(swapQueries.outgoing());
  const incoming = useQuery(swapQueries.incoming());
  return (
    <>
      <PageHeader title={t('ownHistoryTitle')} about={t('ownHistoryText')} />
      <QueryView what="swaps" query={outgoing} skeleton={<RowsSkeleton rows={3} height={110} />}>
        {(given) => (
          <QueryView what="swaps" query={incoming} skeleton={<RowsSkeleton rows={3} height={110} />}>
            {(offered) => {
              const taken = offered.filter(
                ({ accepted_by, target }) => accepted_by?.employee_id === me || target?.employee_id === me,
              );
              const settled = [...given, ...taken]
                .filter(({ status }) => !OPEN.includes(status))
                .sort((a, b) => b.created_at.localeCompare(a.created_at));
              return settled.length === 0 ? (
                <EmptyState
                  icon={ArrowLeftRight}
                  title={t('ownHistoryEmpty')}
                  text={t('ownHistoryEmptyText')}
                  action={<NextStep to="/worker/swap-requests?offer=new">{t('shell:next.offer')}</NextStep>}
                />
              ) : (
                <EntryList label={t('ownHistoryTitle')}>
                  {settled.map((offer) => (
                    <Entry key={offer.id} icon={ArrowLeftRight}>
                      <SwapWords offer={offer} />
                    </Entry>
                  ))}
                </EntryList>
              );
            }}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}
