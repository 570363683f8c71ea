import { schedule } from '@pamaina/contract';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MonthCounts } from '../model/month-counts.ts';
import { monthQuery, yearAndMonth, type Month } from '../model/months.ts';
import { scheduleQueries } from '../schedule-queries.ts';
import { ChangesSince } from './changes-since.tsx';
import { LawNotice } from './law-notice.tsx';
import { WithoutLogin } from './without-login.tsx';
import { useAction } from '../../../lib/http/use-action.ts';

interface PublishDialogProps {
  month: Month;
  monthName: string;
  counts: MonthCounts;
  brokenRules: number;
  /** The current shifts of the month. */
  shifts: readonly schedule.Shift[];
  onClose: () => void;
}

/** A summary before publishing: filled and open shifts, broken rules, and the legal deadline. */
export function PublishDialog({ month, monthName, counts, brokenRules, shifts, onClose }: PublishDialogProps) {
  const { t } = useTranslation('schedule');
  const archives = useQuery(scheduleQueries.archives());
  const last = archives.data?.find((archive) => isOfMonth(archive, month));
  const publish = useAction(schedule.publishSchedule, {
    done: ({ shifts: count }) => t('publish.done', { month: monthName, count }),
    failed: t('publish.failed'),
    onDone: onClose,
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
        {archives.isSuccess && <LawNotice month={month} isPublished={last !== undefined} />}
        <WithoutLogin shifts={shifts} />
        {last !== undefined && <ChangesSince last={last} shifts={shifts} />}
        <Text c="dimmed">{t('publish.consequence')}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button loading={publish.isBusy} onClick={() => publish.run({ query: monthQuery(month) })} data-autofocus>
            {t('publish.button')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** The list starts with the latest version of each month. */
function isOfMonth(archive: schedule.Archive, month: Month): boolean {
  const { year, month: number } = yearAndMonth(month);
  return archive.year === year && archive.month === number;
}
