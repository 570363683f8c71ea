import type { dashboard } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { loadTexts } from '../../../i18n/index.ts';
import { claimQueries, swapQueries } from '../../changes/shift-requests/index.ts';
import { timeOffQueries } from '../../changes/time-off/index.ts';
import { overtimeLeaveQueries } from '../../hours/overtime-leave/index.ts';
import { requestQueries } from '../../messages/requests/index.ts';
import { InboxEntry, sortInbox, type InboxItem } from './inbox-entry.tsx';

/** Opened by few: most are decided in their row. */
const InboxDecision = lazy(async () => {
  const [{ InboxDecision: Part }] = await Promise.all([
    import('./inbox-decision.tsx'),
    loadTexts('area'),
    loadTexts('pages'),
  ]);
  return { default: Part };
});

export interface FirstRequestsProps {
  place: Exclude<dashboard.RequestPlace, 'joins'>;
  /** How many to show. */
  limit: number;
  /** Until they are loaded. */
  fallback: ReactNode;
  /** If they can't be loaded. */
  otherwise: ReactNode;
}

/** The first pending requests of a kind as rows of a list, each decided in its row. */
export function FirstRequests({ place, limit, fallback, otherwise }: FirstRequestsProps) {
  const { items, isLost } = useFirst(place, limit);
  const [reviewed, setReviewed] = useState<InboxItem | null>(null);
  if (items === undefined) return isLost ? otherwise : fallback;
  return (
    <>
      {items.map((item) => (
        <InboxEntry key={item.id} item={item} isDense onReview={() => setReviewed(item)} />
      ))}
      <Suspense>{reviewed && <InboxDecision item={reviewed} onClose={() => setReviewed(null)} />}</Suspense>
    </>
  );
}

function useFirst(place: FirstRequestsProps['place'], limit: number) {
  const page = { page: '1', page_size: String(limit) };
  const pending = { status: 'pending', ...page } as const;
  const timeOff = useQuery({ ...timeOffQueries.list(pending), enabled: place === 'time_off' });
  const swaps = useQuery({
    ...swapQueries.list({ status: 'employee_accepted', ...page }),
    enabled: place === 'swaps',
  });
  const claims = useQuery({ ...claimQueries.list(pending), enabled: place === 'claims' });
  const requests = useQuery({ ...requestQueries.list(pending), enabled: place === 'requests' });
  const leave = useQuery({ ...overtimeLeaveQueries.list(), enabled: place === 'overtime_leave' });
  const lists: Record<typeof place, InboxItem[] | undefined> = {
    time_off: timeOff.data?.items.map((what) => ({ kind: 'time_off', id: what.id, what })),
    swaps: swaps.data?.items.map((what) => ({ kind: 'swaps', id: what.id, what })),
    claims: claims.data?.items.map((what) => ({ kind: 'claims', id: what.id, what })),
    requests: requests.data?.items.map((what) => ({ kind: 'requests', id: what.id, what })),
    overtime_leave: leave.data
      ?.filter(({ status }) => status === 'pending')
      .map((what) => ({ kind: 'overtime_leave', id: what.id, what })),
  };
  const found = lists[place];
  return {
    items: found && sortInbox(found, 'waiting').slice(0, limit),
    isLost: [timeOff, swaps, claims, requests, leave].some(({ isError }) => isError),
  };
}
