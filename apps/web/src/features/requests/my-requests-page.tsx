import { Button, Text } from '@mantine/core';
import { requests } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Inbox, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/use-page.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Entry, EntryList } from '../../ui/entry-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { useDelete } from '../../ui/use-delete.ts';
import { RequestDrawer } from './request-drawer.tsx';
import { requestQueries } from './request-queries.ts';
import { RequestWords } from './request-words.tsx';
import { typeIcons } from './type-icons.ts';

const PAGE_SIZE = 20;

/** `/worker/requests`: the user's requests to the manager, and the responses. */
export function MyRequestsPage() {
  const { t } = useTranslation('requests');
  const [page, setPage] = usePage();
  const query = useQuery(requestQueries.list({ page: String(page), page_size: String(PAGE_SIZE) }));
  const [isAdding, setAdding] = useState(false);
  const withdrawal = useDelete(
    ({ id }: requests.GeneralRequest, write) => write(requests.cancelRequest, { params: { id } }),
    t('withdrawn'),
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('myDescription')}
        action={
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
      />
      <QueryView what="requests" query={query} skeleton={<RowsSkeleton rows={3} height={96} />}>
        {({ items: list, total }) =>
          total === 0 ? (
            <EmptyState icon={Inbox} title={t('myEmptyTitle')} text={t('myEmptyText')} />
          ) : (
            <>
              <EntryList label={t('title')}>
                {list.map((request) => (
                  <Entry
                    key={request.id}
                    icon={typeIcons[request.type]}
                    {...(request.status === 'pending' && {
                      actions: (
                        <Button
                          variant="subtle"
                          color="gray"
                          leftSection={<Undo2 size={16} aria-hidden />}
                          aria-label={t('withdrawOne', { title: request.title })}
                          onClick={() => withdrawal.ask(request)}
                        >
                          {t('withdraw')}
                        </Button>
                      ),
                    })}
                  >
                    <RequestWords request={request} />
                  </Entry>
                ))}
              </EntryList>
              <Pager page={page} pageSize={PAGE_SIZE} total={total} onChange={setPage} />
            </>
          )
        }
      </QueryView>
      {isAdding && <RequestDrawer onClose={() => setAdding(false)} />}
      <ConfirmDialog {...withdrawal.dialog} title={t('withdrawTitle')} confirmLabel={t('withdraw')}>
        <Text>{withdrawal.asked?.title}</Text>
      </ConfirmDialog>
    </>
  );
}
