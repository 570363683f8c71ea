import { Button, Text } from '@mantine/core';
import { ArrowLeftRight, CalendarPlus, Hourglass, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { claims, invitations, overtimeLeave, requests, swaps, timeOff } from '@pamaina/contract';
import { Entry } from '../../../ui/table/entry.tsx';
import { ClaimToDecide, ClaimWords, SwapToDecide, SwapWords } from '../../changes/shift-requests/index.ts';
import { LeaveToDecide, LeaveWords } from '../../hours/overtime-leave/index.ts';
import { requestIcons, RequestToDecide, RequestWords } from '../../messages/requests/index.ts';
import { timeOffIcons, TimeOffToDecide, TimeOffWords } from '../../changes/time-off/index.ts';

interface InboxEntryProps {
  item: InboxItem;
  /** A row of a list with other rows, not a card. */
  isDense?: boolean;
  /** Opens it in full; omitted if there is nothing to decide. */
  onReview?: () => void;
}

/** One request, in the same words as on its own page; one that waits has its answers beside it. */
export function InboxEntry({ item, isDense = false, onReview }: InboxEntryProps) {
  if (onReview && canDecide(item)) return <ToDecide {...{ item, isDense, onReview }} />;
  return (
    <Entry icon={iconOf(item)}>
      <Words item={item} />
    </Entry>
  );
}

const canDecide = ({ kind, what }: InboxItem) =>
  (kind !== 'swaps' && kind !== 'claims') || what.allowed_actions.length > 0;

function ToDecide({ item: { kind, what }, ...rest }: Required<InboxEntryProps>) {
  if (kind === 'time_off') return <TimeOffToDecide entry={what} {...rest} />;
  if (kind === 'overtime_leave') return <LeaveToDecide entry={what} {...rest} />;
  if (kind === 'swaps') return <SwapToDecide item={what} {...rest} />;
  if (kind === 'claims') return <ClaimToDecide item={what} {...rest} />;
  if (kind === 'joins') return <JoinToDecide asked={what} {...rest} />;
  return <RequestToDecide request={what} {...rest} />;
}

interface JoinToDecideProps {
  asked: invitations.Invitation;
  isDense: boolean;
  onReview: () => void;
}

/** Who is let in gets roles first, so it is decided in a dialog. */
function JoinToDecide({ asked, isDense, onReview }: JoinToDecideProps) {
  const { t } = useTranslation('inbox');
  return (
    <Entry
      icon={UserPlus}
      isDense={isDense}
      actions={
        <Button
          variant="light"
          size={isDense ? 'compact-sm' : 'sm'}
          aria-label={t('reviewOne.joins', { name: asked.name })}
          onClick={onReview}
        >
          {t('review')}
        </Button>
      }
    >
      <JoinWords asked={asked} />
    </Entry>
  );
}

function Words({ item: { kind, what } }: { item: InboxItem }) {
  if (kind === 'time_off') return <TimeOffWords entry={what} withName />;
  if (kind === 'overtime_leave') return <LeaveWords entry={what} withName />;
  if (kind === 'swaps') return <SwapWords offer={what} />;
  if (kind === 'claims') return <ClaimWords claim={what} withName />;
  if (kind === 'joins') return <JoinWords asked={what} />;
  return <RequestWords request={what} withName />;
}

function JoinWords({ asked: { name, employee_id: username } }: { asked: invitations.Invitation }) {
  const { t } = useTranslation('inbox');
  return <Text>{t('wantsToJoin', { name, username })}</Text>;
}

function iconOf({ kind, what }: InboxItem) {
  if (kind === 'time_off') return timeOffIcons[what.counts_as];
  if (kind === 'requests') return requestIcons[what.type];
  if (kind === 'overtime_leave') return Hourglass;
  if (kind === 'joins') return UserPlus;
  return kind === 'swaps' ? ArrowLeftRight : CalendarPlus;
}

export const KINDS = ['time_off', 'overtime_leave', 'swaps', 'claims', 'requests', 'joins'] as const;
export type Kind = (typeof KINDS)[number];
export const STATES = ['waiting', 'approved', 'rejected'] as const;
export type State = (typeof STATES)[number];

/** A request of an employee, or of somebody who wants to be one, to the manager. */
export type InboxItem =
  | { kind: 'time_off'; id: string; what: timeOff.TimeOff }
  | { kind: 'overtime_leave'; id: string; what: overtimeLeave.OvertimeLeave }
  | { kind: 'swaps'; id: string; what: swaps.SwapOffer }
  | { kind: 'claims'; id: string; what: claims.Claim }
  | { kind: 'requests'; id: string; what: requests.GeneralRequest }
  | { kind: 'joins'; id: string; what: invitations.Invitation };

/** Pending: urgent requests first, then the soonest date. Decided: the latest first. */
export function sortInbox(items: readonly InboxItem[], state: State): InboxItem[] {
  const order = (item: InboxItem) => [isUrgent(item) && state === 'waiting' ? '0' : '1', dateOf(item)].join(' ');
  const sorted = items.toSorted((a, b) => order(a).localeCompare(order(b)) || a.id.localeCompare(b.id));
  return state === 'waiting' ? sorted : sorted.toReversed();
}

const isUrgent = ({ kind, what }: InboxItem) => kind === 'requests' && what.priority === 'high';

/** The date that the request is about; for a general request without one, the date of writing. */
function dateOf({ kind, what }: InboxItem): string {
  if (kind === 'time_off') return what.start_date;
  if (kind === 'overtime_leave') return `${what.year}-${String(what.month).padStart(2, '0')}-01`;
  if (kind === 'joins') return what.created_at.slice(0, 10);
  return kind === 'requests' ? what.submitted_date.slice(0, 10) : what.shift.date;
}
