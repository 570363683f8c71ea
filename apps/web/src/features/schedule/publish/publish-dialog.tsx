import { schedule } from '@pamaina/contract';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';
import type { MonthCounts } from '../model/month-counts.ts';
import { monthQuery } from '../model/months.ts';

interface PublishDialogProps {
  month: string;
  monthName: string;
  counts: MonthCounts;
  brokenRules: number;
  onClose: () => void;
}

/** Says what will be published before it is: filled, open, broken rules. */
export function PublishDialog({ month, monthName, counts, brokenRules, onClose }: PublishDialogProps) {
  const { t } = useTranslation('schedule');
  const client = useQueryClient();
  const publish = useMutation({
    mutationFn: () => call(schedule.publishSchedule, { query: monthQuery(month) }),
    onSuccess: async ({ shifts }) => {
      toastSuccess(t('publish.done', { month: monthName, count: shifts }));
      await client.invalidateQueries({ queryKey: ['schedule'] });
      onClose();
    },
    onError: (error) => toastError(errorText(error, t('publish.failed'))),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('publish.title', { month: monthName })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <Stack gap={4} component="ul" m={0} pl="md">
          <li>{t('publish.filled', { count: counts.filled })}</li>
          <li>{t('publish.open', { count: counts.open })}</li>
          <li>{t('publish.broken', { count: brokenRules })}</li>
        </Stack>
        <Text c="dimmed">{t('publish.consequence')}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button loading={publish.isPending} onClick={() => publish.mutate()} data-autofocus>
            {t('publish.button')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
