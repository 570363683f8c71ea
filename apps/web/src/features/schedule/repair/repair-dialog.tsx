import { repair } from '@pamaina/contract';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastUndo } from '../../../lib/toast-undo.tsx';
import type { Editing } from '../editing.ts';
import type { GridPerson } from '../model/grid-model.ts';
import { AbsenceForm, type AbsenceValues } from './absence-form.tsx';
import { AskFirst } from './ask-first.tsx';
import { RepairProposals } from './repair-proposals.tsx';
import { useAction } from '../../../lib/http/use-action.ts';

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
  const [values, setValues] = useState<AbsenceValues>({
    away: employeeId === null ? [] : [employeeId],
    start: date,
    end: date,
  });
  /** The proposal whose shifts employees are asked about first. */
  const [asking, setAsking] = useState<string | null>(null);
  const propose = useAction(repair.proposeRepair, { failed: t('repair.failed') });
  const ask = ({ away: [employee_id = '', ...others], start, end }: AbsenceValues) =>
    propose.run({ body: { employee_id, ...(others.length > 0 && { others }), start, ...(end !== null && { end }) } });
  const apply = useAction(repair.applyRepair, {
    onDone: ({ applied, undo_id }) => {
      editing.remember(undo_id, 'repair');
      toastUndo(t('repair.applied', { count: applied }), editing.undo);
      onClose();
    },
    failed: t('repair.applyFailed'),
    onRefused: () => {
      propose.reset();
      return false;
    },
  });
  const name = values.away.map((one) => people.find(({ id }) => id === one)?.name ?? one).join(', ');
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={propose.reply === undefined ? t('repair.title') : `${t('repair.title')}: ${name}`}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {propose.reply === undefined ? (
        <AbsenceForm
          values={values}
          people={people}
          isBusy={propose.isBusy}
          onChange={setValues}
          onSubmit={ask}
          onClose={onClose}
        />
      ) : asking !== null ? (
        <AskFirst id={asking} editing={editing} onBack={() => setAsking(null)} onClose={onClose} />
      ) : (
        <RepairProposals
          proposals={[propose.reply, ...propose.reply.alternatives]}
          absent={values.away}
          nothing={t('repair.nothing', { name, count: values.away.length })}
          note={t('repair.note')}
          back={t('repair.back')}
          isBusy={apply.isBusy}
          onApply={(id) => apply.run({ params: { id } })}
          onAsk={setAsking}
          onBack={propose.reset}
        />
      )}
    </Modal>
  );
}
