import { repair, replacements, unavailability } from '@pamaina/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { ApiError } from '../../../lib/http/api-error.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { toastUndo } from '../../../lib/toast-undo.tsx';
import { useOfferedTypes } from '../leave-types/index.ts';
import { absenceErrors, instantsOf, problemsOf, spanOf, type AbsenceValues } from '../time-off/index.ts';
import type { Editing } from '../../../lib/schedule/editing.ts';
import type { GridPerson } from '../../../lib/schedule/grid-model.ts';
import { AbsenceForm } from './absence-form.tsx';
import { AskFirst } from './ask-first.tsx';
import { RepairProposals } from './repair-proposals.tsx';
import { UnavailabilityEffect, type Conflicts, type HandedOver } from './unavailability-effect.tsx';

interface RepairDialogProps {
  initial: AbsenceValues;
  people: GridPerson[];
  /** The steps of the calendar; elsewhere only the message offers to undo. */
  editing?: Pick<Editing, 'remember' | 'undo'>;
  onClose: () => void;
}

/**
 * An absence of one or several employees: who, why and how long; then what it does to the plan, with the fewest changes
 * that cover it as a list of differences. Recorded and repaired with one press, undone with one press.
 */
export function RepairDialog({ initial, people, editing, onClose }: RepairDialogProps) {
  const { t } = useTranslation('explanations');
  const [values, setValues] = useState(initial);
  const types = useOfferedTypes();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  /** The shifts in the time of unavailability, before it is saved. */
  const [affected, setAffected] = useState<readonly unavailability.AffectedShift[]>([]);
  /** Why one of them could not be handed over, by shift: then none was. */
  const [conflicts, setConflicts] = useState<Conflicts>({});
  const showErrors = (error: Error) => {
    const found = error instanceof ApiError ? absenceErrors(error) : {};
    setErrors(found);
    return Object.keys(found).length > 0;
  };
  const { propose, asking, setAsking, asksFirst } = useProposal(showErrors);
  const undo = useAction(repair.undoRepair, { done: t('absences:undone'), failed: t('absences:undoFailed') });
  const finish = (message: string, undoId: string) => {
    editing?.remember(undoId, 'repair');
    toastUndo(message, editing?.undo ?? (() => undo.run({ params: { id: undoId } })));
    onClose();
  };
  const apply = useAction(repair.applyRepair, {
    onDone: ({ applied: count, undo_id: id }) => finish(t(count ? 'repair.applied' : 'repair.recorded', { count }), id),
    failed: t('repair.applyFailed'),
    onRefused: () => {
      propose.reset();
      return false;
    },
  });
  const state = useAction<{ stated: AbsenceValues; handedOver: readonly HandedOver[] }, void>(
    async ({ stated, handedOver }, write) => {
      // First the shifts, all or none: if one has changed meanwhile, nothing is saved.
      if (handedOver.length > 0) {
        const shifts = handedOver.map(({ shift, to }) => ({ id: shift.id, version: shift.version, employee_id: to }));
        const people = [...new Set(handedOver.map(({ shift }) => shift.employee_name))].join(', ');
        const reason = t('absences:effect.reason', { name: people }).slice(0, REASON_MAX);
        await write(replacements.replaceShifts, { body: { shifts, reason, employee_is_cause: true } });
      }
      const body = { ...instantsOf(stated), repeats_weekly: stated.isWeekly };
      for (const employee_id of stated.away)
        await write(unavailability.createUnavailability, { body: { ...body, employee_id } });
    },
    {
      done: t('absences:saved'),
      failed: t('absences:saveFailed'),
      onDone: onClose,
      onRefused: (error, { stated, handedOver }) => {
        const found = conflictsOf(error, handedOver);
        setConflicts(found);
        if (Object.keys(found).length > 0) {
          // What is there now, with who could take it.
          preview.run(previewOf(stated));
          return true;
        }
        setAffected([]);
        return showErrors(error);
      },
    },
  );
  const preview = useAction(unavailability.previewUnavailability, {
    failed: t('absences:saveFailed'),
    onDone: ({ opened }) => {
      setAffected(opened);
      if (opened.length === 0) state.run({ stated: values, handedOver: [] });
    },
    onRefused: (error) => {
      const found = error instanceof ApiError ? absenceErrors(error) : {};
      const { employee_ids, ...others } = found;
      setErrors({ ...others, ...(employee_ids !== undefined && { employee_id: employee_ids }) });
      return Object.keys(found).length > 0;
    },
  });
  const submit = (stated: AbsenceValues, isAsking = false) => {
    asksFirst.current = isAsking;
    const found = Object.entries(problemsOf(stated)).map(([field, key]) => [field, t(`invalid:${key}`)]);
    setErrors(Object.fromEntries(found) as Record<string, string>);
    if (found.length > 0) return;
    setConflicts({});
    if (stated.kind === 'unavailable') return preview.run(previewOf(stated));
    const { away, kind, note } = stated;
    const [employee_id = '', ...others] = away;
    const { start, end } = spanOf(stated);
    propose.run({
      body: {
        employee_id,
        ...(others.length > 0 && { others }),
        start,
        ...(end !== null && { end }),
        type: kind,
        ...(note.trim() !== '' && { note }),
      },
    });
  };
  const { away, kind } = values;
  const name = away.map((one) => people.find(({ id }) => id === one)?.name ?? one).join(', ');
  const found = propose.reply;
  const kindName = types.find(({ code }) => code === kind)?.name ?? kind;
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={found === undefined || kind === 'unavailable' ? t('repair.title') : `${kindName}: ${name}`}
    >
      {affected.length > 0 ? (
        <UnavailabilityEffect
          // Shifts that changed begin anew.
          key={affected.map(({ id, version }) => `${id} ${version}`).join(' ')}
          shifts={affected}
          conflicts={conflicts}
          isBusy={state.isBusy || preview.isBusy}
          onSave={(handedOver) => state.run({ stated: values, handedOver })}
          onBack={() => setAffected([])}
        />
      ) : found === undefined ? (
        <AbsenceForm
          values={values}
          people={people}
          errors={errors}
          isBusy={propose.isBusy || preview.isBusy || state.isBusy}
          onChange={setValues}
          onSubmit={submit}
          onClose={onClose}
        />
      ) : asking !== null ? (
        <AskFirst proposal={asking} onAsked={finish} onBack={() => setAsking(null)} />
      ) : (
        <RepairProposals
          proposals={[found, ...found.alternatives]}
          alone={found.alone}
          overdrawn={found.overdrawn}
          absent={away}
          nothing={t('repair.nothing', { name, count: away.length })}
          note={t('repair.note')}
          back={t('repair.back')}
          isBusy={apply.isBusy}
          onApply={(id) => apply.run({ params: { id } })}
          onAsk={setAsking}
          onBack={propose.reset}
        />
      )}
    </Dialog>
  );
}

/** What the absence does, and of it the proposal whose shifts employees are asked about first. */
function useProposal(onRefused: (error: Error) => boolean) {
  const { t } = useTranslation('explanations');
  const [asking, setAsking] = useState<repair.RepairProposal | null>(null);
  /** Chosen with the absence: then what it does isn't looked at before, unless nobody can be asked. */
  const asksFirst = useRef(false);
  const propose = useAction(repair.proposeRepair, {
    onDone: (found) => setAsking(asksFirst.current && isAskable(found) ? found : null),
    failed: t('repair.failed'),
    onRefused,
  });
  return { propose, asking, setAsking, asksFirst };
}

/** Somebody can be asked about one of its shifts. */
const isAskable = ({ changes }: repair.RepairProposal) =>
  changes.some(({ asked }) => asked !== null && asked.length > 0);

/** The longest reason of a reassignment. */
const REASON_MAX = 500;

const previewOf = (stated: AbsenceValues) => ({
  body: { ...instantsOf(stated), employee_ids: stated.away, repeats_weekly: stated.isWeekly },
});

/** What a refused hand-over says of each shift, by its ID. */
function conflictsOf(error: Error, handedOver: readonly HandedOver[]): Conflicts {
  if (!(error instanceof ApiError)) return {};
  const found = Object.entries(error.errors).flatMap(([path, [text = '']]): [string, string][] => {
    const shift = handedOver[Number(/^shifts\.(\d+)\./.exec(path)?.[1] ?? NaN)]?.shift;
    return shift === undefined ? [] : [[shift.id, text]];
  });
  return Object.fromEntries(found);
}
