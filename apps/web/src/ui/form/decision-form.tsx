import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from './form-drawer.tsx';
import { BOTH, useDecision, type Decide, type Decision } from './use-decision.ts';

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
  onDecide: Decide;
  onClose: () => void;
}

/** A request, and a manager's decision with a note. */
export function DecisionForm(props: DecisionFormProps) {
  const { title, reasonLabel, allowed = BOTH, canApprove = true, children, onDecide, onClose } = props;
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const needsReason = reasonLabel !== undefined;
  const { note, setNote, error, sending, decide } = useDecision({ onDecide, needsReason, field, onOver: onClose });
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
          description={t(needsReason ? 'decision.reasonHelp' : 'decision.noteHelp')}
          error={error}
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
