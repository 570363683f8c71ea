import { Button, Group, Text } from '@mantine/core';
import { timesheets } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { yearAndMonth, type Month } from '../../lib/months.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { useFormat } from '../../lib/use-format.ts';
import { LockDialog } from './lock-dialog.tsx';
import type { PersonSums } from './sum-people.ts';
import { timesheetKey, timesheetQueries } from './timesheet-queries.ts';
import type { Range } from './weeks-of.ts';

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
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [asking, setAsking] = useAddressState('lock', 'settle');
  const { data: lock } = useQuery(timesheetQueries.lock(month));
  const { year, month: number } = yearAndMonth(month);
  const query = { year: String(year), month: String(number) };
  const isLocked = lock?.locked_at != null;
  const of = people.filter(({ key }) => employeeId === null || key === employeeId);
  const isGone = employeeId !== null && of.some((person) => person.isGone);
  const waiting = of.reduce((sum, person) => sum + person.waiting, 0);

  const act = async (deed: () => Promise<string>) => {
    setBusy(true);
    try {
      toastSuccess(await deed());
    } catch (error) {
      toastError(errorText(error));
    } finally {
      await client.invalidateQueries({ queryKey: timesheetKey });
      setBusy(false);
    }
  };
  const approve = async () => {
    const body = employeeId === null ? range : { ...range, employee_id: employeeId };
    const { approved } = await call(timesheets.approveTimesheets, { body });
    return t('approved', { count: approved });
  };
  const unlock = async () => {
    await call(timesheets.unlockTimesheets, { query });
    return t('unlocked');
  };
  return (
    <Group>
      {isLocked && lock.locked_at !== null && (
        <Text size="sm">{t('lockedBy', { name: lock.locked_by ?? '', time: format.instant(lock.locked_at) })}</Text>
      )}
      {!isLocked && isGone && <Text size="sm">{t('approveGone')}</Text>}
      {!isLocked && (
        <Button
          leftSection={<Check size={16} aria-hidden />}
          disabled={waiting === 0 || isGone}
          loading={isBusy}
          onClick={() => void act(approve)}
        >
          {t('approve', { count: waiting })}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={isLocked ? <LockOpen size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
        loading={isBusy}
        onClick={() => (isLocked ? void act(unlock) : setAsking('open'))}
      >
        {t(isLocked ? 'unlock' : 'lock')}
      </Button>
      {asking === 'open' && lock && !isLocked && <LockDialog month={month} onClose={() => setAsking('')} />}
    </Group>
  );
}
