import { SegmentedControl, Stack } from '@mantine/core';
import type { requests } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { AnswerDrawer } from './answer-drawer.tsx';
import { RequestToDecide } from './request-to-decide.tsx';
import { requestQueries } from './request-queries.ts';
import { RequestWords, typeIcons } from './request-words.tsx';

type GeneralRequest = requests.GeneralRequest;

const SHOWN = ['pending', 'approved', 'rejected', 'cancelled'] as const;
const PAGE_SIZE = 20;

/** `/manager/requests`: the team's requests, urgent ones first; the filter and the page number are in the address. */
export function RequestsPage() {
  const { t } = useTranslation('requests');
  const [shown, setShown] = useAddressState('status', 'page');
  const status = SHOWN.find((one) => one === shown) ?? 'pending';
  const [page, setPage] = usePage();
  const query = useQuery(requestQueries.list({ status, page: String(page), page_size: String(PAGE_SIZE) }));
  const [answered, setAnswered] = useState<GeneralRequest | null>(null);
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} />
      <Stack gap="md" align="stretch">
        <SegmentedControl
          w="fit-content"
          maw="100%"
          aria-label={t('filter')}
          value={status}
          onChange={(value) => setShown(value === 'pending' ? '' : value)}
          data={SHOWN.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <QueryView what="requests" query={query} skeleton={<RowsSkeleton rows={4} height={96} />}>
          {({ items, total }) => (
            <>
              <Found list={items} total={total} status={status} onAnswer={setAnswered} />
              <Pager page={page} pageSize={PAGE_SIZE} total={total} onChange={setPage} />
            </>
          )}
        </QueryView>
      </Stack>
      {answered && <AnswerDrawer request={answered} onClose={() => setAnswered(null)} />}
    </>
  );
}

interface FoundProps {
  list: GeneralRequest[];
  /** On all pages. */
  total: number;
  status: GeneralRequest['status'];
  onAnswer: (request: GeneralRequest) => void;
}

function Found({ list, total, status, onAnswer }: FoundProps) {
  const { t } = useTranslation('requests');
  if (total === 0 && status === 'pending')
    return (
      <EmptyState
        icon={CircleCheck}
        title={t('nothingWaits')}
        text={t('emptyText')}
        action={<NextStep to="/manager/inbox">{t('toInbox')}</NextStep>}
      />
    );
  if (total === 0)
    return (
      <EmptyState
        icon={SearchX}
        title={t('noneFound')}
        action={<NextStep to="/manager/requests">{t('shell:next.pending')}</NextStep>}
      />
    );
  return (
    <EntryList label={t('title')}>
      {list.map((request) =>
        status === 'pending' ? (
          <RequestToDecide key={request.id} request={request} onReview={() => onAnswer(request)} />
        ) : (
          <Entry key={request.id} icon={typeIcons[request.type]}>
            <RequestWords request={request} withName />
          </Entry>
        ),
      )}
    </EntryList>
  );
}
