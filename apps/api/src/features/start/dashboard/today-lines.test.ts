import { expect, test } from 'vitest';
import { todayLines, workingNow, type TodayAbsence, type TodayEntry, type TodayShift } from './today-lines.ts';

// A Tuesday in Vilnius, UTC+3.
const today = '2031-05-13';
const at = (time: string, date = today) => Date.parse(`${date}T${time}+03:00`);
const iso = (time: string, date = today) => new Date(at(time, date)).toISOString();

const ona = { employee_id: 'ona', employee_name: 'Ona', phone: '+370 600 00001' };
const jonas = { employee_id: 'jonas', employee_name: 'Jonas', phone: null };

let count = 0;
function shift(start_time: string, end_time: string, more: Partial<TodayShift> = {}): TodayShift {
  const date = more.date ?? today;
  const last = end_time > start_time ? date : '2031-05-13';
  const times = { start_time, end_time, starts_at: iso(start_time, date), ends_at: iso(end_time, last) };
  count += 1;
  return { ...ona, id: `s${count}`, date, ...times, on_call: null, role: 'cook', status: 'published', ...more };
}
function entry(start: string, end: string | null, more: Partial<TodayEntry> = {}): TodayEntry {
  count += 1;
  const state = end === null ? 'open' : 'closed';
  const times = { started_at: iso(start), ended_at: end === null ? null : iso(end), break_started_at: null };
  return { ...ona, id: `e${count}`, role: 'cook', state, ...times, is_additional: false, ...more };
}
interface Day {
  shifts?: TodayShift[];
  entries?: TodayEntry[];
  absences?: TodayAbsence[];
  hasClock?: boolean;
}
const board = (time: string, { shifts = [], entries = [], absences = [], hasClock = true }: Day) =>
  todayLines({ shifts, entries, absences, hasClock, today, now: at(time) });
const states = (time: string, day: Day) => board(time, day).map(({ state }) => state);

test.each([
  ['07:59', 'next', null],
  ['08:05', 'next', null],
  ['08:06', 'late', 6],
  ['08:30', 'late', 30],
  ['08:31', 'missing', 31],
  ['17:00', 'missing', 540],
])('a shift from 8 to 16 that nobody clocked in for, at %s: %s', (time, state, minutes_late) => {
  expect(board(time, { shifts: [shift('08:00', '16:00')] })).toMatchObject([{ state, minutes_late }]);
});

test('clocked in on time, late, on a break, gone home', () => {
  const shifts = [shift('08:00', '16:00')];
  expect(board('10:00', { shifts, entries: [entry('08:05', null)] })).toMatchObject([
    { state: 'in', since: iso('08:05'), minutes_late: null, phone: ona.phone },
  ]);
  expect(board('10:00', { shifts, entries: [entry('08:20', null)] })).toMatchObject([
    { state: 'in', minutes_late: 20 },
  ]);
  const resting = entry('08:00', null, { break_started_at: iso('12:00') });
  expect(board('12:10', { shifts, entries: [resting] })).toMatchObject([{ state: 'break', since: iso('12:00') }]);
  expect(board('15:00', { shifts, entries: [entry('08:00', '14:30')] })).toMatchObject([
    { state: 'done', since: iso('14:30') },
  ]);
  // Came an hour early.
  expect(states('07:10', { shifts, entries: [entry('07:00', null)] })).toEqual(['in']);
});

test('the night shift of the evening before runs until the morning, and as long as its employee is there', () => {
  const night = shift('22:00', '06:00', { date: '2031-05-12' });
  const began = { started_at: iso('22:00', '2031-05-12') };
  expect(states('05:00', { shifts: [night], entries: [entry('00:00', null, began)] })).toEqual(['in']);
  expect(states('06:30', { shifts: [night], entries: [entry('00:00', null, began)] })).toEqual(['in']);
  expect(states('05:00', { shifts: [night], hasClock: false })).toEqual(['now']);
  expect(states('06:30', { shifts: [night] })).toEqual([]);
  expect(states('06:30', { shifts: [night], entries: [entry('00:00', '06:05', began)] })).toEqual([]);
});

test('two shifts a day: each has its own clock-in; who works through both is at the later one', () => {
  const shifts = [shift('08:00', '12:00'), shift('16:00', '22:00')];
  const morning = entry('08:00', '12:00');
  expect(states('15:00', { shifts, entries: [morning] })).toEqual(['next', 'done']);
  expect(states('16:10', { shifts, entries: [morning] })).toEqual(['late', 'done']);
  const lines = board('17:00', { shifts, entries: [morning, entry('15:55', null)] });
  expect(lines.map(({ state, shift: one }) => [state, one?.start_time])).toEqual([
    ['in', '16:00'],
    ['done', '08:00'],
  ]);
  expect(states('13:00', { shifts, entries: [entry('08:00', null)] })).toEqual(['in', 'next']);
  expect(states('17:00', { shifts, entries: [entry('08:00', null)] })).toEqual(['in', 'done']);
});

test('who forgot to clock out yesterday is not at work', () => {
  const old = entry('00:00', null, { started_at: iso('08:00', '2031-05-12') });
  const lines = board('09:00', { shifts: [shift('08:00', '16:00')], entries: [old] });
  expect(lines.map(({ state }) => state)).toEqual(['missing', 'forgotten']);
  expect(workingNow(lines)).toBe(0);
});

test('on-call time at home needs no clock-in; drafts and a business without a time clock have nobody late', () => {
  const home = shift('08:00', '20:00', { on_call: 'at_home' });
  expect(states('07:00', { shifts: [home] })).toEqual(['next']);
  expect(states('12:00', { shifts: [home] })).toEqual(['on_call']);
  expect(states('21:00', { shifts: [home] })).toEqual(['done']);
  expect(states('12:00', { shifts: [shift('08:00', '16:00', { status: 'draft' })] })).toEqual(['now']);
  const plain = { shifts: [shift('08:00', '16:00'), shift('12:00', '20:00', jonas)], hasClock: false };
  expect(states('11:00', plain)).toEqual(['now', 'next']);
  expect(workingNow(board('13:00', plain))).toBe(2);
  expect(states('17:00', plain)).toEqual(['now', 'done']);
});

test('an absence that begins today, open shifts, and who is at work without a shift', () => {
  const away = { starts_at: iso('00:00'), ends_at: iso('00:00', '2031-05-15'), until: '2031-05-14' };
  const ill: TodayAbsence = { ...ona, id: 'a', type: 'sick_leave', type_name: null, ...away };
  expect(board('10:00', { absences: [ill] })).toMatchObject([
    { id: 'a', state: 'away', shift: null, absence: { type: 'sick_leave', until: '2031-05-14' } },
  ]);
  // The shift that she keeps is the same line.
  expect(states('10:00', { shifts: [shift('08:00', '16:00')], absences: [ill] })).toEqual(['away']);
  const nobody = { employee_id: null, employee_name: null, phone: null };
  const entries = [entry('09:00', null, jonas)];
  const lines = board('10:00', { shifts: [shift('08:00', '16:00', nobody)], entries, absences: [ill] });
  expect(lines.map(({ state, employee_name }) => [state, employee_name])).toEqual([
    ['open', null],
    ['in', 'Jonas'],
    ['away', 'Ona'],
  ]);
  expect(workingNow(lines)).toBe(1);
  expect(states('10:00', {})).toEqual([]);
});
