import { Anchor, Select, Stack, Text } from '@mantine/core';
import { workingTimeSheet } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorText } from '../../../lib/http/error-text.ts';
import type { Month } from '../../../lib/dates/months.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { sheetQueries, type Line } from './sheet-queries.ts';
import { useWrite } from '../../../lib/http/use-action.ts';
import { useCan } from '../../../lib/session/use-can.ts';

interface DayDialogProps {
  line: Line;
  date: string;
  month: Month;
  isLocked: boolean;
  onClose: () => void;
}

/** A day of an employee: its hours, a link to its entries, and the sign that it should have. */
export function DayDialog({ line, date, month, isLocked, onClose }: DayDialogProps) {
  const { t } = useTranslation('working-time-sheet');
  const format = useFormat();
  const mayMark = useCan()('hours.correct');
  const { data } = useQuery(sheetQueries.signs());
  const signs = (data?.signs ?? []).map(({ kind: value, sign, name }) => ({
    value,
    label: t('legend', { sign, name }),
  }));
  const cell = line.cells.find((one) => one.date === date);
  const stored = cell?.chosen ?? null;
  const [kind, setKind] = useState<string | null>(stored);
  // Which sign a chosen one replaces is unknown until the sheet is read again.
  const usual = stored === null ? signs.find(({ value }) => value === cell?.kind)?.label : undefined;
  const write = useWrite();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const employee_id = line.employee_id ?? '';
  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const chosen = workingTimeSheet.SignKind.safeParse(kind);
      const body = { employee_id, date, kind: chosen.success ? chosen.data : null };
      await write(workingTimeSheet.markWorkingTimeSheet, { body });
      toastSuccess(t('day.saved'));
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog onClose={onClose} title={t('day.title', { name: line.name, day: format.dayMonth(date) })}>
      <Stack gap="md">
        <FormFailure text={failure} />
        {cell !== undefined && cell.worked_minutes > 0 && (
          <Text size="sm">
            {t('day.worked', {
              hours: format.minutesAsHours(cell.worked_minutes),
              night: format.minutesAsHours(cell.night_minutes),
            })}
          </Text>
        )}
        <Anchor
          component={Link}
          size="sm"
          to={`/manager/timesheets?month=${month}&person=${encodeURIComponent(employee_id)}`}
        >
          {t('day.entries')}
        </Anchor>
        {isLocked && <Text size="sm">{t('day.locked')}</Text>}
        {!isLocked && mayMark && (
          <>
            <Select
              label={t('day.sign')}
              description={t('day.signHelp')}
              placeholder={usual ?? t('day.usual')}
              data={signs}
              value={kind}
              onChange={setKind}
              clearable
              clearButtonProps={{ 'aria-label': t('day.usual') }}
              searchable
              withScrollArea={false}
              comboboxProps={{ styles: { dropdown: { maxHeight: 260, overflowY: 'auto' } } }}
            />
            <FormActions
              submitLabel={t('common:save')}
              isBusy={isBusy}
              isDisabled={kind === stored}
              onSubmit={() => void save()}
              onCancel={onClose}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
