import { repair } from '@pamaina/contract';
import { Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toastUndo } from '../../../lib/toast-undo.tsx';
import { toastError } from '../../../lib/toasts.ts';
import { useReloadProject } from '../../../lib/use-reload-project.ts';
import type { Editing } from '../editing.ts';
import type { GridPerson } from '../model/grid-model.ts';
import { AbsenceForm, type AbsenceValues } from './absence-form.tsx';
import { RepairProposals } from './repair-proposals.tsx';

interface RepairDialogProps {
  /** Null: not selected yet. */
  employeeId: string | null;
  /** The local date on which the absence starts. */
  date: string;
  people: GridPerson[];
  editing: Pick<Editing, 'remember' | 'undo'>;
  onClose: () => void;
}

/**
 * One or several employees are ill: who and how long, then the fewest changes as a list of differences, applied and
 * undone with one press each.
 */
export function RepairDialog({ employeeId, date, people, editing, onClose }: RepairDialogProps) {
  const { t } = useTranslation('answers');
  const reload = useReloadProject();
  const [values, setValues] = useState<AbsenceValues>({
    away: employeeId === null ? [] : [employeeId],
    start: date,
    end: date,
  });
  const propose = useMutation({
    mutationFn: ({ away: [employee_id = '', ...others], start, end }: AbsenceValues) =>
      call(repair.proposeRepair, {
        body: { employee_id, ...(others.length > 0 && { others }), start, ...(end !== null && { end }) },
      }),
    onError: (error) => toastError(errorText(error, t('repair.failed'))),
  });
  const apply = useMutation({
    mutationFn: (id: string) => call(repair.applyRepair, { params: { id } }),
    onSuccess: async ({ applied, undo_id }) => {
      editing.remember(undo_id, 'repair');
      toastUndo(t('repair.applied', { count: applied }), editing.undo);
      await reload();
      onClose();
    },
    onError: (error) => {
      toastError(errorText(error, t('repair.applyFailed')));
      propose.reset();
    },
  });
  const name = values.away.map((one) => people.find(({ id }) => id === one)?.name ?? one).join(', ');
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={propose.data === undefined ? t('repair.title') : `${t('repair.title')}: ${name}`}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {propose.data === undefined ? (
        <AbsenceForm
          values={values}
          people={people}
          isBusy={propose.isPending}
          onChange={setValues}
          onSubmit={propose.mutate}
          onClose={onClose}
        />
      ) : (
        <RepairProposals
          proposals={[propose.data, ...propose.data.alternatives]}
          absent={values.away}
          nothing={t('repair.nothing', { name, count: values.away.length })}
          note={t('repair.note')}
          back={t('repair.back')}
          isBusy={apply.isPending}
          onApply={apply.mutate}
          onBack={propose.reset}
        />
      )}
    </Modal>
  );
}
