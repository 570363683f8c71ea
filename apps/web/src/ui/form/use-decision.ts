import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, StaleAnswer } from '../../lib/http/api-error.ts';
import { errorText } from '../../lib/http/error-text.ts';
import { useWrite, type Write } from '../../lib/http/use-action.ts';
import { toastError } from '../../lib/toasts.ts';

export type Decision = 'approved' | 'rejected';

/** Sends a decision with a note; an error is shown, and the request stays unless it is outdated. */
export type Decide = (decision: Decision, note: string, write: Write) => Promise<void>;

/** What a manager can do with a request whose reply does not limit it. */
export const BOTH: readonly string[] = ['approve', 'reject'];

interface DecisionOptions<Field extends HTMLElement> {
  onDecide: Decide;
  /** A rejection without a reason is not sent. */
  needsReason: boolean;
  /** The field of the note. */
  field: RefObject<Field | null>;
  /** It is decided, or it was decided, changed or withdrawn by others meanwhile. */
  onOver: () => void;
}

/** A manager's decision and the note to it, in a form or in the row of the request. */
export function useDecision<Field extends HTMLElement>(options: DecisionOptions<Field>) {
  const { onDecide, needsReason, field, onOver } = options;
  const { t } = useTranslation();
  const write = useWrite();
  const [note, setNote] = useState('');
  const [wasMissing, setMissing] = useState(false);
  const [sending, setSending] = useState<Decision | null>(null);
  const isSent = useRef(false);
  const isMissing = note.trim() === '';
  const decide = async (decision: Decision) => {
    if (isSent.current) return;
    if (decision === 'rejected' && needsReason && isMissing) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    isSent.current = true;
    setSending(decision);
    try {
      await onDecide(decision, note, write);
      onOver();
    } catch (error) {
      if (!(error instanceof StaleAnswer)) toastError(errorText(error, t('error.decideFailed')));
      if (isOvertaken(error)) onOver();
    } finally {
      isSent.current = false;
      setSending(null);
    }
  };
  return { note, setNote, error: wasMissing && isMissing && t('invalid:required'), sending, decide };
}

/** Another user changed, decided or withdrew it in the meantime: the request on screen is outdated. */
function isOvertaken(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 404 || error.status === 412 || /_(decided|over)$/.test(error.code);
}
