import { beforeEach, expect, test } from 'vitest';
import { OFFLINE_KEY } from '../../../lib/session/kept-session.ts';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { keepOffline, readOffline } from './offline-copy.ts';

const DAY = 86_400_000;
const now = Date.parse('2031-05-12T09:00:00Z');
const range = { start: '2031-05-12', end: '2031-05-14' };
const shift = (id: string, employee_id: string, date: string, hours: [string, string]) =>
  sampleShift({ id, employee_id, date, starts_at: `${date}T${hours[0]}:00Z`, ends_at: `${date}T${hours[1]}:00Z` });
const shifts = [
  shift('mine', 'ona', '2031-05-12', ['08:00', '16:00']),
  shift('beside', 'jonas', '2031-05-12', ['12:00', '20:00']),
  shift('after', 'rasa', '2031-05-12', ['16:00', '22:00']),
  shift('elsewhere', 'rasa', '2031-05-14', ['08:00', '16:00']),
];
const keep = (owner = 'a p', at = now) => keepOffline({ owner, range, shifts, employeeId: 'ona', now: at });
const ids = (owner: string | null, at = now, asked = range) =>
  readOffline(owner, asked, at)?.shifts.map(({ id }) => id);

beforeEach(() => localStorage.clear());

test('own shifts are stored with colleagues at the same time, and nothing else of the team', () => {
  keep();
  expect(ids('a p')).toEqual(['mine', 'beside']);
  expect(localStorage.getItem(OFFLINE_KEY)).not.toContain('rasa');
});

test('nobody else reads it, nor the same person in another project', () => {
  keep();
  expect(ids('b p')).toBeUndefined();
  expect(ids('a q')).toBeUndefined();
  expect(ids(null)).toEqual(['mine', 'beside']);
  keep('b p');
  expect(ids('a p')).toBeUndefined();
});

test('it says from when it is, takes days read at other times together, and is forgotten after two weeks', () => {
  keep();
  const later = { start: '2031-05-15', end: '2031-05-15' };
  keepOffline({ owner: 'a p', range: later, shifts: [], employeeId: 'ona', now: now + DAY });
  expect(readOffline('a p', { start: range.start, end: later.end }, now + DAY)?.at).toBe(now);
  expect(readOffline('a p', later, now + DAY)?.at).toBe(now + DAY);
  expect(readOffline('a p', later, now + DAY)?.unknown).toEqual(new Set());
  expect(ids('a p', now, { start: '2031-06-01', end: '2031-06-02' })).toBeUndefined();
  expect(ids('a p', now + 15 * DAY)).toBeUndefined();
  expect(ids(null, now + 32 * DAY)).toBeUndefined();
});

test('days that were never read are named, so that nobody takes them for free ones', () => {
  keep();
  const found = readOffline('a p', { start: '2031-05-11', end: '2031-05-16' }, now);
  expect(found?.unknown).toEqual(new Set(['2031-05-11', '2031-05-15', '2031-05-16']));
});

test('what an earlier version of the application left behind is not trusted', () => {
  localStorage.setItem(OFFLINE_KEY, '{"owner":"a p","days":{"2031-05-12":{"at":1,"shifts":[{}]}}}');
  expect(ids('a p')).toBeUndefined();
  localStorage.setItem(OFFLINE_KEY, 'nonsense');
  expect(ids(null)).toBeUndefined();
});
