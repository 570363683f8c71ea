import { Group, Text } from '@mantine/core';
import { timesheets } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, Lock, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { yearAndMonth, type Month, firstOfMonth, lastOfMonth } from '../../../lib/dates/months.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { addDays, weekStart } from '../../../lib/dates/dates.ts';
import { CommandButton } from '../../../ui/command-button.tsx';
import { LockDialog } from './lock-dialog.tsx';
import type { PersonSums } from './sum-people.ts';
import { timesheetQueries } from './timesheet-queries.ts';

interface MonthActionsProps {
  month: Month;
  /** The range to approve: the month, or a week of it. */
  range: Range;
  /** The employee whose month is approved; null: all employees. */
  employeeId: string | null;
  people: readonly PersonSums[];
}

/** Approves the month or a week for one employee or all, and opens the dialog to lock the month. */
export function MonthActions({ month, range, employeeId, people }: MonthActionsProps) {
  const { t } = useTranslation('timesheets');
  const format = useFormat();
  const [asking, setAsking] = useAddressState('lock', 'settle');
  const { data: lock } = useQuery(timesheetQueries.lock(month));
  const { year, month: number } = yearAndMonth(month);
  const query = { year: String(year), month: String(number) };
  const isLocked = lock?.locked_at != null;
  const of = people.filter(({ key }) => employeeId === null || key === employeeId);
  const isGone = employeeId !== null && of.some((person) => person.isGone);
  const waiting = of.reduce((sum, person) => sum + person.waiting, 0);

  const body = employeeId === null ? range : { ...range, employee_id: employeeId };
  const approving = useAction(timesheets.approveTimesheets, {
    done: ({ approved }) => t('approved', { count: approved }),
  });
  const unlocking = useAction(timesheets.unlockTimesheets, { done: t('unlocked') });
  const isBusy = approving.isBusy || unlocking.isBusy;
  return (
    <Group>
      {isLocked && lock.locked_at !== null && (
        <Text size="sm">
          {t('lockedBy', { name: lock.locked_by_name ?? lock.locked_by ?? '', time: format.instant(lock.locked_at) })}
        </Text>
      )}
      {!isLocked && isGone && <Text size="sm">{t('approveGone')}</Text>}
      {!isLocked && (
        <CommandButton
          leftSection={<Check size={16} aria-hidden />}
          disabled={waiting === 0 || isGone}
          loading={isBusy}
          act={() => approving.run({ body })}
        >
          {t('approve', { count: waiting })}
        </CommandButton>
      )}
      <CommandButton
        variant="default"
        leftSection={isLocked ? <LockOpen size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
        loading={isBusy}
        act={() => (isLocked ? unlocking.run({ query }) : setAsking('open'))}
      >
        {t(isLocked ? 'unlock' : 'lock')}
      </CommandButton>
      {asking === 'open' && lock && !isLocked && <LockDialog month={month} onClose={() => setAsking('')} />}
    </Group>
  );
}

/** Both dates included. */
interface Range {
  start: string;
  end: string;
}

/**
 * The weeks of a month, Monday to Sunday; the first and the last only with their days in the month, because a month is
 * locked as a whole.
 */
export function weeksOf(month: Month): Range[] {
  const [first, last] = [firstOfMonth(month), lastOfMonth(month)];
  const weeks: Range[] = [];
  for (let monday = weekStart(first); monday <= last; monday = addDays(monday, 7)) {
    const sunday = addDays(monday, 6);
    weeks.push({ start: monday < first ? first : monday, end: sunday > last ? last : sunday });
  }
  return weeks;
}
