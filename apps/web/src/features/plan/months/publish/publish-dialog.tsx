import { schedule } from '@pamaina/contract';
import { Alert, Anchor, Box, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarClock, UserX } from 'lucide-react';
import { Link } from 'react-router';
import { addDays } from '../../../../lib/dates/dates.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useAction } from '../../../../lib/http/use-action.ts';
import { queries } from '../../../../lib/http/queries.ts';
import { useClock } from '../../../../lib/dates/use-clock.ts';
import { settingsQueries } from '../../../../lib/http/settings-queries.ts';
import { monthCounts, type MonthCounts } from '../../../../lib/schedule/month-counts.ts';
import { firstOfMonth, lastOfMonth, monthQuery, type Month } from '../../../../lib/schedule/months.ts';
import { scheduleQueries } from '../../../../lib/schedule/schedule-queries.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { ChangesList } from '../../amendments/index.ts';
import { scheduleChanges } from '../../../../lib/schedule/schedule-changes.ts';
import { useLastArchive } from './use-last-archive.ts';

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
  const { last, isKnown } = useLastArchive(month);
  const publish = useAction(schedule.publishSchedule, {
    done: ({ shifts: count }) => t('publish.done', { month: monthName, count }),
    failed: t('publish.failed'),
    onDone: onClose,
  });
  return (
    <Dialog onClose={onClose} title={t('publish.title', { month: monthName })}>
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
        <Counts filled={counts.filled} open={counts.open} broken={brokenRules} />
        {isKnown && <LawNotice month={month} isPublished={last !== undefined} />}
        <WithoutLogin shifts={shifts} />
        {last !== undefined && <ChangesSince last={last} shifts={shifts} />}
        <Text c="dimmed">{t('publish.consequence')}</Text>
        <Anchor component={Link} to={`/manager/availability/absence-test?month=${month}`} underline="always" size="sm">
          {t('shell:absenceTest')}
        </Anchor>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            loading={publish.isBusy}
            onClick={() =>
              publish.run({ query: { ...monthQuery(month), ...(isWeek && { from: days.start, to: days.end }) } })
            }
            data-autofocus
          >
            {t('publish.button')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Counts({ filled, open, broken }: { filled: number; open: number; broken: number }) {
  const { t } = useTranslation('schedule');
  return (
    <Stack gap={4} component="ul" m={0} pl="md">
      <li>{t('publish.filled', { count: filled })}</li>
      <li>{t('publish.open', { count: open })}</li>
      <li>{t('publish.broken', { count: broken })}</li>
    </Stack>
  );
}

/** The days of a week that belong to the month. */
function daysOf(week: string, month: Month) {
  const [first, last, sunday] = [firstOfMonth(month), lastOfMonth(month), addDays(week, 6)];
  return { start: week < first ? first : week, end: sunday > last ? last : sunday };
}

const NAMED = 3;

/** The employees of the month who can't see it because they have no login; nothing if there are none. */
function WithoutLogin({ shifts }: { shifts: readonly schedule.Shift[] }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const { data: people = [] } = useQuery(queries.employees());
  const planned = new Set(shifts.map(({ employee_id }) => employee_id));
  const blind = people.filter(({ id, has_login }) => !has_login && planned.has(id));
  if (blind.length === 0) return null;
  const names = new Intl.ListFormat(format.locale).format(blind.map(({ name }) => name));
  // More names than one reads: the list of employees has them.
  const text = t(blind.length > NAMED ? 'publish.manyNoLogin' : 'publish.noLogin', { count: blind.length, names });
  return (
    <Alert color="yellow" role="note" icon={<UserX size={18} aria-hidden />}>
      <Text size="sm">{text}</Text>
      <Group mt="xs">
        <Button component={Link} to="/manager/employees?logins=missing" size="compact-md" variant="default">
          {t('publish.createLogins')}
        </Button>
      </Group>
    </Alert>
  );
}

interface LawNoticeProps {
  month: Month;
  /** It was published before: now there are only changes to publish. */
  isPublished: boolean;
}

/**
 * What the law asks of publishing (Lithuania: LT08, DK 115(2), under summary recording): the month is late, or changes
 * need a reason; nothing where it sets no day.
 */
function LawNotice({ month, isPublished }: LawNoticeProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const today = useClock().today();
  const system = useQuery(settingsQueries.system());
  const notice = system.data?.law.publish_notice_days ?? null;
  if (notice === null) return null;
  const due = addDays(firstOfMonth(month), -notice);
  if (!isPublished && today <= due) return null;
  return (
    <Alert color={isPublished ? 'blue' : 'yellow'} role="note" icon={<CalendarClock size={18} aria-hidden />}>
      {isPublished ? t('publish.changesNeedReason') : t('publish.late', { date: format.longDate(due) })}
    </Alert>
  );
}

/** The changes that employees will see: the current month against its last published version. */
function ChangesSince({ last, shifts }: { last: schedule.Archive; shifts: readonly schedule.Shift[] }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const archive = useQuery(scheduleQueries.archive(last.id));
  return (
    <QueryView what="history" query={archive} skeleton={<RowsSkeleton />}>
      {({ entries }) => {
        const changes = scheduleChanges(entries, shifts);
        return (
          <Stack gap="xs">
            <Text fw={600}>
              {t('changes.since', { count: changes.length, when: format.instant(last.published_at) })}
            </Text>
            {changes.length > 0 && (
              <Box mah="40vh" style={{ overflow: 'auto' }} tabIndex={0} role="region" aria-label={t('changes.label')}>
                <ChangesList changes={changes} />
              </Box>
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
}
