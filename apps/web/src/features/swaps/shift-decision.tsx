import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toastSuccess } from '../../lib/toasts.ts';
import type { Write } from '../../lib/http/use-action.ts';
import { DecisionForm } from '../../ui/form/decision-form.tsx';
import { Judgement, mayNotTake } from './judgement.tsx';
import { swapQueries } from './swap-queries.ts';

interface ShiftDecisionProps {
  title: string;
  reasonLabel: string;
  /** The shift that moves; null: it no longer exists. */
  shiftId: string | null;
  /** Who would get it. */
  taker: { employee_id: string | null; name: string };
  /** What the manager can do. */
  allowed: readonly string[];
  onApprove: (write: Write) => Promise<unknown>;
  onReject: (write: Write, reason: string) => Promise<unknown>;
  /** What the toast says afterwards. */
  done: Record<'approved' | 'rejected', string>;
  /** What an approval does. */
  afterwards: string;
  /** The request in full. */
  children: ReactNode;
  onClose: () => void;
}

/** A manager approves or rejects that an employee gets a shift, after seeing the rule check. */
export function ShiftDecision(props: ShiftDecisionProps) {
  const { title, reasonLabel, shiftId, taker, allowed, onApprove, onReject, done, afterwards, children } = props;
  const judgement = useQuery({ ...swapQueries.judgement(shiftId ?? ''), enabled: shiftId !== null });
  const candidate = judgement.data?.find(({ employee_id }) => employee_id === taker.employee_id);
  const decide = async (decision: 'approved' | 'rejected', reason: string, write: Write) => {
    await (decision === 'approved' ? onApprove(write) : onReject(write, reason));
    toastSuccess(done[decision]);
  };
  return (
    <DecisionForm
      title={title}
      reasonLabel={reasonLabel}
      allowed={allowed}
      canApprove={candidate !== undefined && !mayNotTake(candidate)}
      onDecide={decide}
      onClose={props.onClose}
    >
      <div>{children}</div>
      <Judgement query={judgement} employeeId={taker.employee_id} name={taker.name} />
      <p style={{ margin: 0 }}>{afterwards}</p>
    </DecisionForm>
  );
}
