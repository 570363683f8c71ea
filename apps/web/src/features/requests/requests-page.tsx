import { Button, SegmentedControl, Stack } from '@mantine/core';
import type { requests } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Inbox, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressState } from '../../lib/use-address-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Entry, EntryList } from '../../ui/entry-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { AnswerDrawer } from './answer-drawer.tsx';
import { requestQueries } from './request-queries.ts';
import { RequestWords } from './request-words.tsx';
import { typeIcons } from './type-icons.ts';

type GeneralRequest = requests.GeneralRequest;

const SHOWN = ['pending', 'approved', 'rejected', 'cancelled'] as const;
const URGENCY = { high: 0, normal: 1, low: 2 };

/** `/manager/requests`: what the team asks for, the urgent first; the filter is in the address. */
export function RequestsPage() {
  const { t } = useTranslation('requests');
  const query = useQuery(requestQueries.list());
  const [shown, setShown] = useAddressState('status');
  const status = SHOWN.find((one) => one === shown) ?? 'pending';
  const [answered, setAnswered] = useState<GeneralRequest | null>(null);
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <QueryView query={query} skeleton={<RowsSkeleton rows={4} height={96} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={Inbox} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <Stack gap="md" align="stretch">
              <SegmentedControl
                w="fit-content"
                maw="100%"
                aria-label={t('filter')}
                value={status}
                onChange={(value) => setShown(value === 'pending' ? '' : value)}
                data={SHOWN.map((value) => ({ value, label: t(`status.${value}`) }))}
              />
              <Found list={list.filter((one) => one.status === status)} status={status} onAnswer={setAnswered} />
            </Stack>
          )
        }
      </QueryView>
      {answered && <AnswerDrawer request={answered} onClose={() => setAnswered(null)} />}
    </>
  );
}

interface FoundProps {
  list: GeneralRequest[];
  status: GeneralRequest['status'];
  onAnswer: (request: GeneralRequest) => void;
}

function Found({ list, status, onAnswer }: FoundProps) {
  const { t } = useTranslation('requests');
  if (list.length === 0 && status === 'pending') return <EmptyState icon={CircleCheck} title={t('nothingWaits')} />;
  if (list.length === 0) return <EmptyState icon={SearchX} title={t('noneFound')} />;
  const sorted = status === 'pending' ? list.toSorted((a, b) => URGENCY[a.priority] - URGENCY[b.priority]) : list;
  return (
    <EntryList label={t('title')}>
      {sorted.map((request) => (
        <Entry
          key={request.id}
          icon={typeIcons[request.type]}
          {...(status === 'pending' && {
            actions: (
              <Button
                variant="light"
                aria-label={t('respondTo', { title: request.title })}
                onClick={() => onAnswer(request)}
              >
                {t('respond')}
              </Button>
            ),
          })}
        >
          <RequestWords request={request} withName />
        </Entry>
      ))}
    </EntryList>
  );
}
