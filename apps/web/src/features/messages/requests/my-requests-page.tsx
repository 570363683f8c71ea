import { Button, Text, Select, Textarea, TextInput } from '@mantine/core';
import { requests } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Inbox, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useForm } from '@mantine/form';
import { usePage } from '../../../lib/use-page.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { toastSuccess } from '../../../lib/toasts.ts';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { requestQueries } from './request-queries.ts';
import { RequestWords, typeIcons } from './request-words.tsx';

const PAGE_SIZE = 20;

/** `/worker/requests`: the user's requests to the manager, and the responses. */
export function MyRequestsPage() {
  const { t } = useTranslation('requests');
  const [page, setPage] = usePage();
  const query = useQuery(requestQueries.list({ page: String(page), page_size: String(PAGE_SIZE) }));
  const withdrawal = useDelete(
    ({ id }: requests.GeneralRequest, write) => write(requests.cancelRequest, { params: { id } }),
    t('withdrawn'),
  );
  return (
    <>
      <ResourcePage
        title={t('title')}
        description={t('myDescription')}
        addLabel={t('add')}
        what="requests"
        query={query}
        skeleton={<RowsSkeleton rows={3} height={96} />}
        empty={{ icon: Inbox, title: t('myEmptyTitle'), text: t('myEmptyText') }}
        isEmpty={({ total }) => total === 0}
        drawer={(_, close) => <RequestDrawer onClose={close} />}
      >
        {({ items: list, total }) => (
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
        )}
      </ResourcePage>
      <ConfirmDialog {...withdrawal.dialog} title={t('withdrawTitle')} confirmLabel={t('withdraw')}>
        <Text>{withdrawal.asked?.title}</Text>
      </ConfirmDialog>
    </>
  );
}

type RequestValues = Pick<requests.GeneralRequest, 'type' | 'title' | 'reason' | 'priority'>;

/** An employee writes a request to the manager. */
function RequestDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('requests');
  const form = useForm<RequestValues>({
    initialValues: { type: 'schedule_change', title: '', reason: '', priority: 'normal' },
    validate: requests.createRequest.body ? validateWith<RequestValues>(requests.createRequest.body, t) : {},
  });
  const submit = useFormSubmit(form, async (body, write) => {
    await write(requests.createRequest, { body });
    toastSuccess(t('sent'));
    onClose();
  });
  return (
    <ResourceDrawer title={t('add')} isDirty={form.isDirty()} submit={submit} submitLabel={t('send')} onClose={onClose}>
      <Select
        label={t('kind')}
        data={requests.requestTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        {...form.getInputProps('type')}
      />
      <TextInput label={t('name')} required autoComplete="off" {...form.getInputProps('title')} />
      <Textarea label={t('reason')} required autosize minRows={3} {...form.getInputProps('reason')} />
      <Select
        label={t('urgency')}
        data={requests.requestPriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
        {...form.getInputProps('priority')}
      />
    </ResourceDrawer>
  );
}
