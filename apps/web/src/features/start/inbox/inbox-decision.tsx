import { ApproveDialog } from '../../business/employees/index.ts';
import { ClaimDecisionDrawer, SwapDecisionDrawer } from '../../changes/shift-requests/index.ts';
import { DecisionDrawer } from '../../changes/time-off/index.ts';
import { ReviewLeaveDrawer } from '../../hours/overtime-leave/index.ts';
import { AnswerDrawer } from '../../messages/requests/index.ts';
import type { InboxItem } from './inbox-entry.tsx';

/** The form for the decision, the same as on the page of each kind. */
export function InboxDecision({ item: { kind, what }, onClose }: { item: InboxItem; onClose: () => void }) {
  if (kind === 'time_off') return <DecisionDrawer entry={what} onClose={onClose} />;
  if (kind === 'overtime_leave') return <ReviewLeaveDrawer entry={what} onClose={onClose} />;
  if (kind === 'swaps') return <SwapDecisionDrawer offer={what} onClose={onClose} />;
  if (kind === 'claims') return <ClaimDecisionDrawer claim={what} onClose={onClose} />;
  if (kind === 'joins') return <ApproveDialog asked={what} onClose={onClose} />;
  return <AnswerDrawer request={what} onClose={onClose} />;
}
