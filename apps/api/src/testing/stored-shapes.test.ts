import { expect, test } from 'vitest';
import { readProblem } from '../features/plan/generation/solve/stored-solution.ts';
import { READERS, TEXT_READERS } from './stored-json.ts';

const DAY = '2032-03-01';
const shift = { date: DAY, template: 'DAY', role: 'cook', start_time: '08:00', end_time: '16:00' };
const curve = [{ seconds: 1, penalty: 9, bound: 2 }];
const certificate = {
  kind: 'people-on-day',
  roles: ['cook'],
  employeeIds: ['ona'],
  from: DAY,
  to: DAY,
  neededMinutes: 960,
  possibleMinutes: 480,
  missing: 1,
};
const quality = { penalty: 9, needed: 4, filled: 3, fillable: 3 };
const usualQuality = {
  ...quality,
  bound: 0,
  gap: 1,
  coverage: 0,
  hardViolations: 0,
  standingViolations: 0,
  parts: {},
  certificates: [],
};
const progress = { penalty: 9, bound: 2, filled: 3, needed: 4, fillable: 3, milliseconds: 1500 };
const line = { id: 'ona', name: 'Ona', norm: 9600, worked: 480, cents: 7200, days: { [DAY]: 480 } };
const usualLine = {
  ...line,
  planned: 0,
  night: 0,
  holiday: 0,
  rest: 0,
  overtime: 0,
  additional: 0,
  coinciding: 0,
  absences: {},
  rateCents: null,
  unapproved: [],
};

const SHAPES: [column: string, what: string, stored: unknown, read: unknown][] = [
  ['account_mail.facts', 'a fact that is no text', { device: 'Firefox', times: 2 }, { device: 'Firefox' }],
  ['amendment.changes', 'a reason missing', [{ id: 'a' }], [{ id: 'a', before: null, after: null, reason: '' }]],
  [
    'ask_person.rules',
    'a newer severity',
    [{ rule: 'rest', severity: 'grave', colour: 'red' }],
    [{ rule: 'rest', severity: 'soft', employeeId: null, date: null, shiftIds: [], params: {}, source: null }],
  ],
  ['billing_details.details', 'no company', { address: 'Gedimino pr. 1', country: 'LT' }, null],
  [
    'billing_details.details',
    'a company alone',
    { company_name: 'UAB Rytas', country: 'LT', colour: 'red' },
    {
      company_name: 'UAB Rytas',
      country: 'LT',
      company_code: '',
      vat_number: '',
      address: '',
      postal_code: '',
      city: '',
    },
  ],
  ['draft_snapshot.shifts', 'rows of another version', [{ id: 'a', colour: 'red' }], [{ id: 'a', colour: 'red' }]],
  ['draft_snapshot.shifts', 'a row that is none', [{ id: 'a' }, null], null],
  [
    'employee.consent_dates',
    'a newer kind, and a day that is none',
    { night: { from: null, until: '2026-03-31' }, sundays: {}, holiday: { from: 'soon', until: null } },
    { night: { from: null, until: '2026-03-31' } },
  ],
  ['employee.consents', 'a newer kind of consent', { night: true, sundays: true, holiday: 'maybe' }, { night: true }],
  ['employee.limits', 'a limit that is none', { max_weekends: 2, max_shifts_per_week: 'few' }, { max_weekends: 2 }],
  [
    'former_employee.terms',
    'of somebody who left before terms had last days',
    { hourly_rate_cents: 900, contract_hours_per_week: 40, join_date: DAY },
    { hourly_rate_cents: 900, contract_hours_per_week: 40, join_date: DAY, absences: [] },
  ],
  ['generation.part', 'days and roles', { from: DAY, roles: ['cook'] }, { from: DAY, roles: ['cook'] }],
  ['generation.part', 'a condition that this version does not know', { from: DAY, people: ['ona'] }, { roles: [] }],
  ['generation.progress', 'before it had a curve', progress, { ...progress, gap: 1, iterations: 0, curve: [] }],
  ['generation.progress', 'without what it cost', { ...progress, penalty: null }, null],
  [
    'generation.result',
    'with reasons of another kind',
    { seconds: 2, quality, open: [{ ...shift, start: 1, end: 2, missing: 1, reasons: [{ employeeId: 7 }] }, null] },
    {
      seconds: 2,
      quality: usualQuality,
      open: [{ date: DAY, template: 'DAY', role: 'cook', start: 1, end: 2, missing: 1, reasons: [] }],
    },
  ],
  ['hand_removal.body', 'without a break', shift, { ...shift, break_minutes: 0, employee_id: null }],
  ['invoice.seller', 'without a country', { name: 'Pamaina' }, null],
  [
    'invoice.seller',
    'before sellers had codes',
    { name: 'Pamaina', country: 'LT' },
    { name: 'Pamaina', country: 'LT', code: null, vat: null, address: null, email: null },
  ],
  ['invoice.buyer', 'an address alone', { email: 'ona@example.lt', colour: 1 }, { email: 'ona@example.lt' }],
  ['notification.facts', 'a fact that is a list', { date: DAY, people: ['ona'] }, { date: DAY }],
  ['outbox.audience', 'an audience that this version does not know', { roles: ['cook'] }, { employees: [] }],
  [
    'overtime_leave.parts',
    'a part of another shape',
    [{ multiplier: 2, minutes: 60 }, { hours: 1 }],
    [{ multiplier: 2, minutes: 60 }],
  ],
  [
    'payroll_export.file',
    'an encoding and a column that this version does not have',
    {
      layout: 'people',
      columns: [{ source: 'norm' }, { source: 'mood' }],
      encoding: 'utf_16',
      codes: { regular: 'FD', mood: 'X' },
    },
    {
      layout: 'people',
      columns: [{ source: 'norm', heading: '', text: '' }],
      codes: { regular: 'FD' },
      hours: 'comma',
      separator: 'semicolon',
      quotes: 'needed',
      encoding: 'utf8_bom',
      dates: 'YYYY-MM-DD',
      has_header: true,
    },
  ],
  [
    'project.business_rules',
    'a rule that had fewer numbers, and one that is not known',
    { split_days: { least_break: 3, most_break: 5 }, siesta: { hours: 2 } },
    { split_days: { least_break: 3, most_break: 5, most_per_week: 2 } },
  ],
  ['project.importance', 'a newer level', { coverage: 'high', fairness: 'utmost' }, { coverage: 'high' }],
  [
    'project.opening_hours',
    'a day of another shape',
    [{ open: '08:00', close: '20:00' }, 'closed', null, null, null, null, null],
    [{ open: '08:00', close: '20:00' }, null, null, null, null, null, null],
  ],
  [
    'project.opening_hours',
    'six days',
    [null, null, null, null, null, null],
    [null, null, null, null, null, null, null],
  ],
  [
    'project.severities',
    'a newer strictness',
    { 'daily-rest': 'soft', 'night-work': 'advice' },
    { 'daily-rest': 'soft' },
  ],
  ['project.sheet_signs', 'a kind of day that is gone', { vacation: 'A', siesta: 'S' }, { vacation: 'A' }],
  ['purchase.card', 'without its last digits', { brand: 'visa', exp_month: 1, exp_year: 2030 }, null],
  ['repair.changes', 'one that can’t be read', [{ shift_id: 'a', date: DAY, version: 1 }, { shift_id: 'b' }], null],
  [
    'repair.before',
    'before places were kept',
    { shifts: [{ id: 'a' }] },
    { shifts: [{ id: 'a' }], places: [], noted: { timeOff: [], unavailability: [] } },
  ],
  [
    'schedule_month.planning',
    'a point of another shape',
    { seconds: 1, curve: [...curve, { at: 2 }] },
    { seconds: 1, curve },
  ],
  [
    'schedule_month.proof',
    'with certificates',
    { hash: 'abc', bound: { penalty: 2, fillable: 3, certificates: [certificate] } },
    { hash: 'abc', bound: { penalty: 2, fillable: 3, certificates: [certificate] } },
  ],
  [
    'schedule_month.proof',
    'with a certificate that this version does not know',
    { hash: 'abc', bound: { penalty: 2, fillable: 3, certificates: [{ ...certificate, kind: 'weather' }] } },
    null,
  ],
  [
    'shift.cut',
    'before breaks were kept',
    { id: 'a', half: 2, start: '08:00', at: '12:00', end: '16:00' },
    { id: 'a', half: 2, day: 0, start: '08:00', at: '12:00', end: '16:00', break_minutes: 0, breaks: [0, 0] },
  ],
  ['shift.cut', 'a third', { id: 'a', half: 3, start: '08:00', at: '12:00', end: '16:00' }, null],
  ['time_entry.breaks', 'one without an end', [{ start: `${DAY}T10:00:00Z` }], []],
  ['time_off.scheduled', 'a day that is no number', { [DAY]: 480, '2032-03-02': null }, { [DAY]: 480 }],
  [
    'timesheet_month.payroll',
    'of the first version, with an absence that is gone',
    [{ ...line, absences: { vacation: 1, siesta: 2 }, rateCents: 900 }],
    [{ ...usualLine, absences: { vacation: 1 }, rateCents: 900 }],
  ],
  ['timesheet_month.payroll', 'a line without a person', [line, { worked: 480 }], null],
  [
    'timesheet_month.figures',
    'a figure that is none',
    { a: { state: 'closed', worked_minutes: 480, night_minutes: 'some', colour: 'red' } },
    { a: { state: 'closed', worked_minutes: 480 } },
  ],
];

test.each(SHAPES)('%s, %s', (column, _, stored, read) => {
  const reader = READERS[column];
  if (typeof reader !== 'function') throw new Error(`${column} has no reader`);
  expect(reader(stored)).toEqual(read);
});

const checkpoint = { penalty: 9, people: ['ona'], shifts: [[DAY, 'DAY', 'cook', 1, 2]], pairs: [0, 0] };
const solution = {
  figures: { penalty: 9, bound: 2, gap: 0.5, hard_violations: 0 },
  quality,
  seconds: 2,
  shifts: [{ id: 'a', date: DAY, template: null, role: 'cook', start: 1, end: 2, employeeId: null }],
};

test('a roster to go on from is read whole or not at all', () => {
  const read = TEXT_READERS['generation.checkpoint']!;
  expect(read(JSON.stringify({ ...checkpoint, colour: 'red' }))).toEqual(checkpoint);
  expect(read(JSON.stringify({ ...checkpoint, shifts: [{ date: DAY, role: 'cook' }] }))).toBeNull();
});

test('so is a solution, and a problem that can’t be read fails its job', () => {
  const read = TEXT_READERS['solve.result']!;
  expect(read(JSON.stringify(solution))).toEqual({
    ...solution,
    figures: { ...solution.figures, iterations: 0, parts: {}, broken: [], notes: [] },
    quality: usualQuality,
    shifts: [{ ...solution.shifts[0], breakMinutes: 0, locked: false }],
    open: [],
    names: [],
  });
  expect(read(JSON.stringify({ ...solution, shifts: [{ id: 'a' }] }))).toBeNull();
  expect(() => readProblem('{"from":"2032-03-01"}')).toThrow('to: ');
});
