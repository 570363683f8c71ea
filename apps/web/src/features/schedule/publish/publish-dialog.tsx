import { schedule } from '@pamaina/contract';
import { Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { monthCounts, type MonthCounts } from '../model/month-counts.ts';
import { firstOfMonth, lastOfMonth, monthQuery, yearAndMonth, type Month } from '../model/months.ts';
import { scheduleQueries } from '../schedule-queries.ts';
import { ChangesSince } from './changes-since.tsx';
import { LawNotice } from './law-notice.tsx';
import { WithoutLogin } from './without-login.tsx';
import { useAction } from '../../../lib/http/use-action.ts';

interface PublishDialogProps {
  month: Month;
  monthName: string;
  /** Monday of the week that is looked at; it can be published alone. */
  week: string;
  /** Of the whole month. */
  counts: MonthCounts;
  brokenRules: number;
  /** The current shifts of the month. */
  shifts: readonly schedule.Shift[];
  onClose: () => void;
}

/** A summary before publishing: filled and open shifts, broken rules, and the legal deadline. */
export function PublishDialog(props: PublishDialogProps) {
  const { month, monthName, week, counts: ofMonth, brokenRules, shifts, onClose } = props;
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const [isWeek, setWeek] = useState(false);
  const days = daysOf(week, month);
  const ofWeek = monthCounts(shifts.filter(({ date }) => date >= days.start && date <= days.end));
  const counts = isWeek ? ofWeek : ofMonth;
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
        {ofWeek.drafts > 0 && ofWeek.drafts < ofMonth.drafts && (
          <SegmentedControl
            aria-label={t('amendments:which')}
            data={[
              { value: 'month', label: t('amendments:whole') },
              { value: 'week', label: format.range(days.start, days.end) },
            ]}
            value={isWeek ? 'week' : 'month'}
            onChange={(value) => setWeek(value === 'week')}
          />
        )}
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
          <Button
            loading={publish.isBusy}
            onClick={() => publish.run({ query: { ...monthQuery(month), ...(isWeek && days) } })}
            data-autofocus
          >
            {t('publish.button')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** The days of a week that belong to the month. */
function daysOf(week: string, month: Month) {
  const [first, last, sunday] = [firstOfMonth(month), lastOfMonth(month), addDays(week, 6)];
  return { start: week < first ? first : week, end: sunday > last ? last : sunday };
}

/** The list starts with the latest version of each month. */
function isOfMonth(archive: schedule.Archive, month: Month): boolean {
  const { year, month: number } = yearAndMonth(month);
  return archive.year === year && archive.month === number;
}
