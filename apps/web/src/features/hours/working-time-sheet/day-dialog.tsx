import { Anchor, Select, Stack, Text } from '@mantine/core';
import { workingTimeSheet } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorText } from '../../../lib/http/error-text.ts';
import type { Month } from '../../../lib/dates/months.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { sheetQueries, type Line } from './sheet-queries.ts';
import { useAction } from '../../../lib/http/use-action.ts';
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
  const cell = line.cells.find((one) => one.date === date);
  const stored = cell?.chosen ?? null;
  const [kind, setKind] = useState<string | null>(stored);
  const employee_id = line.employee_id ?? '';
  const mark = useAction(workingTimeSheet.markWorkingTimeSheet, {
    done: t('day.saved'),
    onDone: onClose,
    onRefused: () => true,
  });
  const save = () => {
    const chosen = workingTimeSheet.SignKind.safeParse(kind);
    mark.run({ body: { employee_id, date, kind: chosen.success ? chosen.data : null } });
  };
  return (
    <Dialog onClose={onClose} title={t('day.title', { name: line.name, day: format.dayMonth(date) })}>
      <Stack gap="md">
        <FormFailure text={mark.error && errorText(mark.error)} />
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
            <SignField cell={cell} value={kind} onChange={setKind} />
            <FormActions
              submitLabel={t('common:save')}
              isBusy={mark.isBusy}
              isDisabled={kind === stored}
              onSubmit={save}
              onCancel={onClose}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface SignFieldProps {
  cell: Line['cells'][number] | undefined;
  value: string | null;
  onChange: (kind: string | null) => void;
}

function SignField({ cell, value: kind, onChange }: SignFieldProps) {
  const { t } = useTranslation('working-time-sheet');
  const { data } = useQuery(sheetQueries.signs());
  const signs = (data?.signs ?? []).map(({ kind: value, sign, name }) => ({
    value,
    label: t('legend', { sign, name }),
  }));
  // Which sign a chosen one replaces is unknown until the sheet is read again.
  const usual = cell?.chosen == null ? signs.find(({ value }) => value === cell?.kind)?.label : undefined;
  return (
    <Select
      label={t('day.sign')}
      description={t('day.signHelp')}
      placeholder={usual ?? t('day.usual')}
      data={signs}
      value={kind}
      onChange={onChange}
      clearable
      clearButtonProps={{ 'aria-label': t('day.usual') }}
      searchable
      withScrollArea={false}
      comboboxProps={{ styles: { dropdown: { maxHeight: 260, overflowY: 'auto' } } }}
    />
  );
}
