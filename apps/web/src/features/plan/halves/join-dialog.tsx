import { halves, type ReplyOf, type schedule } from '@pamaina/contract';
import { Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { toastError } from '../../../lib/toasts.ts';
import { toastUndo } from '../../../lib/toast-undo.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import type { Editing } from '../../../lib/schedule/editing.ts';
import { scheduleQueries } from '../../../lib/schedule/schedule-queries.ts';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';

interface JoinDialogProps {
  shift: schedule.Shift;
  editing: Editing;
  onClose: () => void;
}

/** Joins the halves of a shift: who works all of it. */
export function JoinDialog({ shift, editing, onClose }: JoinDialogProps) {
  const { t } = useTranslation('halves');
  const range = useQuery(scheduleQueries.range({ start: addDays(shift.date, -1), end: addDays(shift.date, 1) }));
  return (
    <Dialog onClose={onClose} title={t('join.title')}>
      <QueryView what="schedule" query={range} skeleton={<RowsSkeleton rows={3} />}>
        {({ shifts }) => {
          const pair = shifts.filter(({ cut }) => cut != null && cut.id === shift.cut?.id);
          const own = pair.find(({ id }) => id === shift.id);
          const other = pair.find((one) => one.id !== shift.id && one.cut?.half !== shift.cut?.half);
          if (own === undefined || other === undefined) return <Text>{t('join.gone')}</Text>;
          return <JoinForm own={own} other={other} editing={editing} onClose={onClose} />;
        }}
      </QueryView>
    </Dialog>
  );
}

interface JoinFormProps extends Omit<JoinDialogProps, 'shift'> {
  own: schedule.Shift;
  other: schedule.Shift;
}

const NOBODY = '';

function JoinForm({ own, other, editing, onClose }: JoinFormProps) {
  const { t } = useTranslation('halves');
  const words = useShiftWords();
  const [first, second] = own.cut?.half === 2 ? [other, own] : [own, other];
  const [who, setWho] = useState(first.employee_id ?? second.employee_id ?? NOBODY);
  const isApart = first.ends_at !== second.starts_at;
  const people = new Map([first, second].flatMap((one) => (one.employee_id === null ? [] : [[one.employee_id, one]])));
  const join = useAction<string | null, ReplyOf<typeof halves.joinHalves>>(
    (employee_id, write) =>
      write(halves.joinHalves, {
        params: { id: own.id },
        body: { other_shift_id: other.id, other_version: other.version, employee_id },
        ifMatch: own.version,
      }),
    {
      failed: t('join.failed'),
      onDone: ({ undo_id }) => {
        editing.remember(undo_id);
        onClose();
        toastUndo(t('join.done'), editing.undo);
      },
      onRefused: (error) => {
        if (!(error instanceof ApiError) || error.status !== 412) return false;
        toastError(t('stale'));
        onClose();
        return true;
      },
    },
  );
  return (
    <Stack gap="sm">
      {[first, second].map((one) => (
        <Text key={one.id} c="dimmed">
          {words.label(one)}
        </Text>
      ))}
      {isApart && <Text role="alert">{t('join.apart')}</Text>}
      <Radio.Group label={t('join.who')} value={who} onChange={setWho}>
        <Stack gap={6} mt={6}>
          {[...people].map(([id, one]) => (
            <Radio key={id} value={id} label={one.employee_name ?? id} />
          ))}
          <Radio value={NOBODY} label={t('cut.open')} />
        </Stack>
      </Radio.Group>
      <FormActions
        submitLabel={t('join.submit')}
        isBusy={join.isBusy}
        isDisabled={isApart}
        onSubmit={() => join.run(who === NOBODY ? null : who)}
        onCancel={onClose}
      />
    </Stack>
  );
}
