import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { privacy } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';

/** Deleted employees, and the erasure of the personal data that is still stored. */
export function FormerDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('employees');
  const query = useQuery({
    queryKey: ['employees', 'former'],
    queryFn: ({ signal }) => call(privacy.listFormer, { signal }),
  });
  const erasing = useDelete(
    ({ id }: privacy.FormerEmployee, write) => write(privacy.eraseFormer, { params: { id } }),
    t('former.done'),
  );
  return (
    <>
      <Drawer
        opened
        onClose={onClose}
        position="right"
        size={480}
        padding="lg"
        title={t('former.open')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <Stack gap="md">
          <Text c="dimmed">{t('former.text')}</Text>
          <QueryView what="employees" query={query} skeleton={<RowsSkeleton rows={3} height={48} />}>
            {(people) =>
              people.length === 0 ? (
                <Text>{t('former.none')}</Text>
              ) : (
                people.map((one) => <Former key={one.id} one={one} onErase={() => erasing.ask(one)} />)
              )
            }
          </QueryView>
        </Stack>
      </Drawer>
      <ConfirmDialog {...erasing.dialog} title={t('former.title')} confirmLabel={t('former.erase')}>
        <Text fw={600}>{erasing.asked?.name}</Text>
        <Text>{t('former.explain')}</Text>
      </ConfirmDialog>
    </>
  );
}

function Former({ one, onErase }: { one: privacy.FormerEmployee; onErase: () => void }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  return (
    <Group justify="space-between" wrap="nowrap">
      {one.name === null ? (
        <Text>{t('former.erased', { number: one.number, date: format.instant(one.erased_at ?? '') })}</Text>
      ) : (
        <>
          <div>
            <Text fw={600}>{one.name}</Text>
            <Text size="sm" c="dimmed">
              {t('former.left', { date: format.instant(one.left_at) })}
            </Text>
          </div>
          <Button variant="light" color="red" aria-label={t('former.eraseOne', { name: one.name })} onClick={onErase}>
            {t('former.erase')}
          </Button>
        </>
      )}
    </Group>
  );
}
