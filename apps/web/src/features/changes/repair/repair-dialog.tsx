import { repair, replacements, unavailability, type ReplyOf } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { ApiError } from '../../../lib/http/api-error.ts';
import { useAction, type Write } from '../../../lib/http/use-action.ts';
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
  const [errors, setErrors] = useState<Errors>({});
  const types = useOfferedTypes();
  const [asksFirst, setAsksFirst] = useState(false);
  const { propose, apply, finish } = useRepair({ editing, onErrors: setErrors, onClose });
  const unavailable = useUnavailable(values, { onErrors: setErrors, onClose });
  const submit = (stated: AbsenceValues, isAsking = false) => {
    setAsksFirst(isAsking);
    const wrong = Object.entries(problemsOf(stated)).map(([field, key]) => [field, t(`invalid:${key}`)]);
    setErrors(Object.fromEntries(wrong) as Errors);
    if (wrong.length > 0) return;
    if (stated.kind === 'unavailable') unavailable.look(stated);
    else propose.run({ body: absenceOf(stated) });
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
      {unavailable.affected.length > 0 ? (
        <UnavailabilityEffect
          // Shifts that changed begin anew.
          key={unavailable.affected.map(({ id, version }) => `${id} ${version}`).join(' ')}
          shifts={unavailable.affected}
          conflicts={unavailable.conflicts}
          isBusy={unavailable.isBusy}
          onSave={unavailable.save}
          onBack={unavailable.goBack}
        />
      ) : found === undefined ? (
        <AbsenceForm
          values={values}
          people={people}
          errors={errors}
          isBusy={propose.isBusy || unavailable.isBusy}
          onChange={setValues}
          onSubmit={submit}
          onClose={onClose}
        />
      ) : (
        <Found
          found={found}
          absent={away}
          asksFirst={asksFirst}
          nothing={t('repair.nothing', { name, count: away.length })}
          isBusy={apply.isBusy}
          onApply={(id) => apply.run({ params: { id } })}
          onAsked={finish}
          onBack={propose.reset}
        />
      )}
    </Dialog>
  );
}

type Errors = Readonly<Record<string, string>>;

interface Ends {
  onErrors: (errors: Errors) => void;
  onClose: () => void;
}

/** Proposals for an absence, and applying one, which is one step of the calendar. */
function useRepair({ editing, onErrors, onClose }: Ends & { editing: RepairDialogProps['editing'] }) {
  const { t } = useTranslation('explanations');
  const propose = useAction(repair.proposeRepair, {
    failed: t('repair.failed'),
    onRefused: (error) => showErrors(error, onErrors),
  });
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
  return { propose, apply, finish };
}

/** Hours in which someone can't work: the shifts that it meets, then its saving, with who takes them. */
function useUnavailable(values: AbsenceValues, { onErrors, onClose }: Ends) {
  const { t } = useTranslation('explanations');
  /** The shifts in its time, before it is saved. */
  const [affected, setAffected] = useState<readonly unavailability.AffectedShift[]>([]);
  /** Why one of them could not be handed over, by shift: then none was. */
  const [conflicts, setConflicts] = useState<Conflicts>({});
  const reasonOf = (name: string) => t('absences:effect.reason', { name }).slice(0, REASON_MAX);
  const state = useAction<Stated, void>((stated, write) => sendStated(stated, reasonOf, write), {
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
      return showErrors(error, onErrors);
    },
  });
  const preview = useAction(unavailability.previewUnavailability, {
    failed: t('absences:saveFailed'),
    onDone: ({ opened }) => {
      setAffected(opened);
      if (opened.length === 0) state.run({ stated: values, handedOver: [] });
    },
    onRefused: (error) =>
      showErrors(error, ({ employee_ids, ...others }) =>
        onErrors({ ...others, ...(employee_ids !== undefined && { employee_id: employee_ids }) }),
      ),
  });
  return {
    affected,
    conflicts,
    isBusy: state.isBusy || preview.isBusy,
    look: (stated: AbsenceValues) => {
      setConflicts({});
      preview.run(previewOf(stated));
    },
    save: (handedOver: readonly HandedOver[]) => state.run({ stated: values, handedOver }),
    goBack: () => setAffected([]),
  };
}

/** True when one of them belongs to a field. */
function showErrors(error: Error, onErrors: (errors: Errors) => void): boolean {
  const found = error instanceof ApiError ? absenceErrors(error) : {};
  onErrors(found);
  return Object.keys(found).length > 0;
}

interface FoundProps {
  found: ReplyOf<typeof repair.proposeRepair>;
  absent: readonly string[];
  /** Chosen with the absence: then what it does isn't looked at before, unless nobody can be asked. */
  asksFirst: boolean;
  nothing: string;
  isBusy: boolean;
  onApply: (id: string) => void;
  onAsked: (message: string, undoId: string) => void;
  onBack: () => void;
}

/** The proposals, and asking employees first about one of them. */
function Found({ found, asksFirst, onAsked, ...proposals }: FoundProps) {
  const { t } = useTranslation('explanations');
  const [asking, setAsking] = useState<repair.RepairProposal | null>(asksFirst && isAskable(found) ? found : null);
  if (asking !== null) return <AskFirst proposal={asking} onAsked={onAsked} onBack={() => setAsking(null)} />;
  return (
    <RepairProposals
      {...proposals}
      proposals={[found, ...found.alternatives]}
      alone={found.alone}
      overdrawn={found.overdrawn}
      note={t('repair.note')}
      back={t('repair.back')}
      onAsk={setAsking}
    />
  );
}

/** Somebody can be asked about one of its shifts, and nobody takes more than is left: that is read first. */
const isAskable = ({ changes, overdrawn }: ReplyOf<typeof repair.proposeRepair>) =>
  overdrawn.length === 0 && changes.some(({ asked }) => asked !== null && asked.length > 0);

interface Stated {
  stated: AbsenceValues;
  handedOver: readonly HandedOver[];
}

/** First the shifts, all or none: if one has changed meanwhile, nothing is saved. */
async function sendStated({ stated, handedOver }: Stated, reasonOf: (names: string) => string, write: Write) {
  if (handedOver.length > 0) {
    const shifts = handedOver.map(({ shift, to }) => ({ id: shift.id, version: shift.version, employee_id: to }));
    const reason = reasonOf([...new Set(handedOver.map(({ shift }) => shift.employee_name))].join(', '));
    await write(replacements.replaceShifts, { body: { shifts, reason, employee_is_cause: true } });
  }
  const body = { ...instantsOf(stated), repeats_weekly: stated.isWeekly };
  for (const employee_id of stated.away)
    await write(unavailability.createUnavailability, { body: { ...body, employee_id } });
}

/** What a repair is asked for. */
function absenceOf(stated: AbsenceValues) {
  const { kind: type, note } = stated;
  const [employee_id = '', ...others] = stated.away;
  const { start, end } = spanOf(stated);
  return {
    employee_id,
    ...(others.length > 0 && { others }),
    start,
    ...(end !== null && { end }),
    type,
    ...(note.trim() !== '' && { note }),
  };
}

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
