import { Anchor, Button, Group, ScrollArea, Stack, Text } from '@mantine/core';
import { timesheets } from '@pamaina/contract';
import { CalendarOff, Check, CircleHelp, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { firstOfMonth, lastOfMonth, type Month } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { useAction } from '../../../lib/http/use-action.ts';

type OpenLine = timesheets.OpenTimesheets['items'][number];

const icons: Record<timesheets.OpenKind, LucideIcon> = {
  running: Clock,
  no_end: CircleHelp,
  unapproved: Check,
  no_entry: CalendarOff,
};

interface OpenLinesProps {
  month: Month;
  counts: timesheets.OpenTimesheets['counts'];
  items: readonly OpenLine[];
  leave: timesheets.OpenTimesheets['pending_overtime_leave'];
  /** Opens the dialog that settles an item, by the ID of its entry or shift. */
  onSettle: (key: string) => void;
}

/** The employee, the day and the reason of each open item: each opens the dialog in which it is settled. */
export function OpenLines({ month, counts, items, leave, onSettle }: OpenLinesProps) {
  const { t } = useTranslation('timesheets');
  const total = counts.running + counts.no_end + counts.unapproved + counts.no_entry;
  const approve = useApprove();
  const whole = { start: firstOfMonth(month), end: lastOfMonth(month) };
  return (
    <Stack gap="sm">
      {counts.unapproved > 1 && (
        <Group>
          <Button
            size="compact-md"
            variant="light"
            leftSection={<Check size={16} aria-hidden />}
            loading={approve.isBusy}
            onClick={() => approve.send(whole)}
          >
            {t('approve', { count: counts.unapproved })}
          </Button>
        </Group>
      )}
      <ScrollArea.Autosize mah="40dvh" type="auto">
        <EntryList label={t('lockDialog.list')}>
          {items.map((line) => (
            <Line
              key={line.id ?? line.shift?.id ?? line.date}
              line={line}
              onSettle={onSettle}
              onApprove={approve.isBusy ? null : (body) => approve.send(body)}
            />
          ))}
          {leave.map(({ id, name }) => (
            <Entry key={id} icon={Hourglass}>
              <Anchor component={Link} to="/manager/timeoff">
                {name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {t('lockDialog.kinds.pending_overtime_leave')}
              </Text>
            </Entry>
          ))}
        </EntryList>
      </ScrollArea.Autosize>
      {total > items.length && (
        <Text size="sm" c="dimmed">
          {t('lockDialog.more', { count: total - items.length })}
        </Text>
      )}
    </Stack>
  );
}

type Approved = { start: string; end: string; employee_id?: string };

interface LineProps {
  line: OpenLine;
  onSettle: (key: string) => void;
  onApprove: ((body: Approved) => void) | null;
}

function Line({ line, onSettle, onApprove }: LineProps) {
  const { t } = useTranslation('timesheets');
  const format = useFormat();
  const { local } = useClock();
  const { kind, name, date, id, employee_id, shift, started_at, ended_at } = line;
  const span = (from: string, to: string | null) => `${local(from).time}–${to === null ? '' : local(to).time}`;
  const day = format.listDay(date);
  const what = [
    shift && t('lockDialog.planned', { span: span(shift.starts_at, shift.ends_at) }),
    started_at && t('lockDialog.worked', { span: span(started_at, ended_at) }),
  ].filter((part) => part !== null && part !== '');
  // Work that has not ended, or of a former employee, can't be entered: such a shift is shown in the calendar.
  const canSettle = id !== null || (kind === 'no_entry' && employee_id !== null);
  const title = t('lockDialog.who', { name, day });
  const key = id ?? shift?.id ?? '';
  const action = kind === 'no_entry' ? 'writeDown' : 'correct';
  return (
    <Entry
      icon={icons[kind]}
      actions={
        <Group gap="xs">
          {kind === 'unapproved' && employee_id !== null && (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={t('lockDialog.approveOne', { name, day })}
              disabled={onApprove === null}
              onClick={() => onApprove?.({ start: date, end: date, employee_id })}
            >
              {t('lockDialog.approve')}
            </Button>
          )}
        </Group>
      }
    >
      {canSettle ? (
        <Anchor component="button" type="button" ta="left" title={t(action)} onClick={() => onSettle(key)}>
          {title}
        </Anchor>
      ) : (
        <Anchor component={Link} to={`/manager/calendar?view=day&from=${date}`} title={t('lockDialog.inCalendar')}>
          {title}
        </Anchor>
      )}
      <Text size="sm" c="dimmed">
        {[t(`lockDialog.kinds.${kind}`), ...what].join(' · ')}
      </Text>
    </Entry>
  );
}

function useApprove() {
  const { t } = useTranslation('timesheets');
  const { run, isBusy } = useAction(timesheets.approveTimesheets, {
    done: ({ approved }) => t('approved', { count: approved }),
  });
  return { isBusy, send: (body: Approved) => run({ body }) };
}
