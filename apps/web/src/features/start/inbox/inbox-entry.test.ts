import { expect, test } from 'vitest';
import { sortInbox, type InboxItem } from './inbox-entry.tsx';

const timeOff = (id: string, start_date: string) => ({ kind: 'time_off', id, what: { start_date } }) as InboxItem;
const swap = (id: string, date: string) => ({ kind: 'swaps', id, what: { shift: { date } } }) as InboxItem;
const claim = (id: string, date: string) => ({ kind: 'claims', id, what: { shift: { date } } }) as InboxItem;
const request = (id: string, submitted_date: string, priority = 'normal') =>
  ({ kind: 'requests', id, what: { submitted_date, priority } }) as InboxItem;
const order = (items: InboxItem[], state: 'waiting' | 'approved') => sortInbox(items, state).map(({ id }) => id);

const items = [
  timeOff('leave', '2026-12-24'),
  swap('swap', '2026-12-02'),
  claim('claim', '2026-12-01'),
  request('words', '2026-11-20T08:00:00Z'),
  request('urgent', '2026-12-30T08:00:00Z', 'high'),
];

test('what waits: the urgent first, then the soonest day', () => {
  expect(order(items, 'waiting')).toEqual(['urgent', 'words', 'claim', 'swap', 'leave']);
});

test('what is answered: the latest day first, however urgent it was', () => {
  expect(order(items, 'approved')).toEqual(['urgent', 'leave', 'swap', 'claim', 'words']);
});
