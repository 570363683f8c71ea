import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, StaleAnswer } from '../../lib/http/api-error.ts';
import { errorText } from '../../lib/http/error-text.ts';
import { toastError } from '../../lib/toasts.ts';
import { useWrite, type Write } from '../../lib/http/use-action.ts';
import { FormDrawer } from './form-drawer.tsx';

type Decision = 'approved' | 'rejected';

interface DecisionFormProps {
  title: string;
  /** The label of the reason field, if a rejection requires one. */
  reasonLabel?: string;
  /** What the user can do with the request: its `allowed_actions`; without them both. */
  allowed?: readonly string[];
  /** The approval is shown, but disabled: a request that breaks a rule can still be rejected. */
  canApprove?: boolean;
  /** The request to decide, in full. */
  children: ReactNode;
  /** Sends the decision; an error is shown, and the form stays unless the request is outdated. */
  onDecide: (decision: Decision, note: string, write: Write) => Promise<void>;
  onClose: () => void;
}

const BOTH = ['approve', 'reject'];

/** A request, and a manager's decision with a note. */
export function DecisionForm(props: DecisionFormProps) {
  const { title, reasonLabel, allowed = BOTH, canApprove = true, children, onDecide, onClose } = props;
  const { t } = useTranslation();
  const write = useWrite();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [sending, setSending] = useState<Decision | null>(null);
  const decide = async (decision: Decision) => {
    if (sending !== null) return;
    if (decision === 'rejected' && reasonLabel !== undefined && note.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setSending(decision);
    try {
      await onDecide(decision, note, write);
      onClose();
    } catch (error) {
      if (!(error instanceof StaleAnswer)) toastError(errorText(error, t('error.decideFailed')));
      if (isOvertaken(error)) onClose();
    } finally {
      setSending(null);
    }
  };
  const answer = (decision: Decision, label: string) => (
    <Button
      variant={decision === 'approved' ? 'filled' : 'default'}
      loading={sending === decision}
      disabled={(sending !== null && sending !== decision) || (decision === 'approved' && !canApprove)}
      onClick={() => void decide(decision)}
    >
      {label}
    </Button>
  );
  return (
    <FormDrawer isOpen title={title} isDirty={note !== ''} onClose={onClose}>
      <Stack gap="md">
        {children}
        <Textarea
          ref={field}
          label={reasonLabel ?? t('decision.note')}
          description={t(reasonLabel === undefined ? 'decision.noteHelp' : 'decision.reasonHelp')}
          error={isMissing && note.trim() === '' && t('invalid:required')}
          autosize
          minRows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          {allowed.includes('reject') && answer('rejected', t('decision.reject'))}
          {allowed.includes('approve') && answer('approved', t('decision.approve'))}
        </Group>
      </Stack>
    </FormDrawer>
  );
}

/** Another user changed, decided or withdrew it in the meantime: the request on screen is outdated. */
function isOvertaken(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 404 || error.status === 412 || /_(decided|over)$/.test(error.code);
}
