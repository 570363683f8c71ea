import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, StaleAnswer } from '../lib/api-error.ts';
import { errorText } from '../lib/error-text.ts';
import { toastError } from '../lib/toasts.ts';
import { FormDrawer } from './form-drawer.tsx';

type Decision = 'approved' | 'rejected';

interface DecisionFormProps {
  title: string;
  /** Where a rejection needs its reason: the label of the field. */
  reasonLabel?: string;
  /** What can be approved by nobody as it stands can still be rejected. */
  canApprove?: boolean;
  /** What is decided, in full. */
  children: ReactNode;
  /** Sends the answer; whatever it throws is told, and the form stays unless it was overtaken. */
  onDecide: (decision: Decision, note: string) => Promise<void>;
  onClose: () => void;
}

/** Something that somebody asked for, and a manager's answer to it with a note. */
export function DecisionForm(props: DecisionFormProps) {
  const { title, reasonLabel, canApprove = true, children, onDecide, onClose } = props;
  const { t } = useTranslation();
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
      await onDecide(decision, note);
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
          error={isMissing && note.trim() === '' && t('invalid.required')}
          autosize
          minRows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          {answer('rejected', t('decision.reject'))}
          {answer('approved', t('decision.approve'))}
        </Group>
      </Stack>
    </FormDrawer>
  );
}

/** Somebody else changed, decided or withdrew it meanwhile: what is on screen is not what would be decided. */
function isOvertaken(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 404 || error.status === 412 || /_(decided|over)$/.test(error.code);
}
