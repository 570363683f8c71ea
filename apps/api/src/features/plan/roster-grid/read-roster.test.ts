import { expect, test } from 'vitest';
import type { rosterGrid } from '@pamaina/contract';
import { readCell } from './read-cell.ts';
import { monthIn, weekdayFrom } from './calendar-words.ts';
import { readRosterText } from './read-roster-text.ts';
import type { RosterFacts } from './roster-facts.ts';

const facts: RosterFacts = {
  today: '2026-11-29',
  people: [],
  templates: [],
  needs: [],
  usualRole: 'staff',
  parts: { morning: 'Morning', day: 'Day', evening: 'Evening', night: 'Night' },
};
const read = (text: string, answers: rosterGrid.RosterAnswers = {}, more: Partial<RosterFacts> = {}) => {
  const found = readRosterText(text, answers, { ...facts, ...more });
  if (found === null) throw new Error('no table was found');
  return found;
};
const days = (count: number, from = 1) => Array.from({ length: count }, (_, index) => String(from + index)).join('\t');
const monthOf = ({ questions }: ReturnType<typeof read>) => questions.find(({ kind }) => kind === 'month');
const codesOf = ({ questions }: ReturnType<typeof read>) =>
  Object.fromEntries(questions.flatMap((one) => (one.kind === 'code' ? [[one.code, one.hours]] : [])));

test.each([
  ['8-16', '08:00-16:00'],
  ['08:00–16:30', '08:00-16:30'],
  ['8.30 - 17', '08:30-17:00'],
  ['0800-1630', '08:00-16:30'],
  ['8.5-17', '08:30-17:00'],
  ['nuo 8 iki 16', '08:00-16:00'],
  ['8 val. - 16 val.', '08:00-16:00'],
  ['from 8 to 16', '08:00-16:00'],
  ['22-6', '22:00-06:00'],
  ['16-24', '16:00-00:00'],
  ['8-12 / 16-20', '08:00-12:00 16:00-20:00'],
  ['8-12,16-20', '08:00-12:00 16:00-20:00'],
  ['8-16 (30)', '08:00-16:00'],
  ['8-16 bar', '08:00-16:00'],
  ['8-8', 'unread'],
  ['25-30', 'unread'],
  ['8-16 7', 'unread'],
  ['d', 'code D'],
  ['8', 'code 8'],
  ['–', 'empty'],
  ['vaikšto į kursus', 'unread'],
])('a cell %s is %s', (cell, expected) => {
  const reading = readCell(cell);
  const said =
    reading.kind === 'hours'
      ? reading.hours.map(({ start, end }) => `${start}-${end}`).join(' ')
      : reading.kind === 'code'
        ? `code ${reading.code}`
        : reading.kind;
  expect(said).toBe(expected);
});

test('weekdays and months are known in every language, in any form', () => {
  expect(['Pr', 'pirmadienis', 'Mon', 'Monday', 'Št.', 'sk', 'Sun', 'Ona'].map(weekdayFrom)).toEqual([
    1,
    1,
    1,
    1,
    6,
    7,
    7,
    null,
  ]);
  expect(
    ['2026 m. gruodis', 'Gruodžio mėn. 2025', 'November 2026', '2026-11', '11/2026', 'Grafikas'].map(monthIn),
  ).toEqual([
    { year: 2026, month: 12 },
    { year: 2025, month: 12 },
    { year: 2026, month: 11 },
    { year: 2026, month: 11 },
    { year: 2026, month: 11 },
    null,
  ]);
});

test('people, hours and weekly needs of a month come out of a plain grid', () => {
  // October 2026 begins on a Thursday. Ona works 7-15 on weekdays, Jonas 15-23 on weekdays.
  const isWeekday = (day: number) => ![6, 0].includes(new Date(Date.UTC(2026, 9, day)).getUTCDay());
  const line = (cell: string) =>
    Array.from({ length: 31 }, (_, index) => (isWeekday(index + 1) ? cell : 'off')).join('\t');
  const grid = read(
    `2026 m. spalis\nDarbuotojas\tPareigos\t${days(31)}\tViso\nOna Onaitė\tbarista\t${line('7-15')}\t176\nJonas Jonaitis\tvirėjas\t${line('15-23')}\t176\nIš viso\t\t${days(31)}`,
  );
  expect(monthOf(grid)).toEqual({ kind: 'month', month: '2026-10', certain: true, fixed: false });
  expect(grid.people.map(({ name, role, shifts }) => [name, role, shifts])).toEqual([
    ['Ona Onaitė', 'barista', 22],
    ['Jonas Jonaitis', 'virėjas', 22],
  ]);
  expect(grid.templates.map(({ name, hours, break_minutes, uses }) => [name, hours, break_minutes, uses])).toEqual([
    ['Morning', '07:00-15:00', 30, 22],
    ['Evening', '15:00-23:00', 30, 22],
  ]);
  expect(grid.requirements).toHaveLength(10);
  expect(grid.requirements[0]).toEqual({
    hours: '07:00-15:00',
    template: 'Morning',
    role: 'barista',
    weekday: 1,
    count: 1,
    exists: false,
  });
  expect(grid.shifts[0]).toEqual({ line: 3, date: '2026-10-01', start_time: '07:00', end_time: '15:00', past: true });
  expect(codesOf(grid)).toEqual({ OFF: null });
});

test('the month is that of the title, of whole dates, of the weekdays, else the last one; or the chosen one', () => {
  const body = (head: string) => `${head}\nOna\t${Array(7).fill('8-16').join('\t')}`;
  expect(monthOf(read(body(`Rugsėjis\n\t${days(7)}`)))).toMatchObject({ month: '2026-09', certain: true });
  expect(
    monthOf(read(body(`\t2026-08-01\t2026-08-02\t2026-08-03\t2026-08-04\t2026-08-05\t2026-08-06\t2026-08-07`))),
  ).toEqual({ kind: 'month', month: '2026-08', certain: true, fixed: true });
  // 1 October 2026 is a Thursday.
  expect(monthOf(read(body(`\tKt\tPn\tŠt\tSk\tPr\tAn\tTr\n\t${days(7)}`)))).toMatchObject({
    month: '2026-10',
    certain: false,
  });
  expect(monthOf(read(body(`\t${days(7)}`)))).toMatchObject({ month: '2026-10', certain: false });
  expect(monthOf(read(body(`\t${days(7)}`), { month: '2026-05' }))).toMatchObject({ month: '2026-05', certain: true });
});

test('codes mean what the legend says, what a template is called, or what they usually do; an answer beats all', () => {
  const rows = (cells: string) => `\t${days(6)}\nOna\t${cells}\nJonas\tD\tD\tX\tX\tX\tX`;
  expect(codesOf(read(`${rows('D\tN\tN\tX\tX\tX')}\nD = 7:00-19:00\nN = 19-7`))).toEqual({
    D: { start: '07:00', end: '19:00' },
    N: { start: '19:00', end: '07:00' },
    X: null,
  });
  // Both a D and an N: twelve hours each. Without an N a usual day.
  expect(codesOf(read(rows('D\tN\tX\tX\tX\tX')))).toMatchObject({ N: { start: '20:00', end: '08:00' } });
  expect(codesOf(read(rows('D\tD\tX\tX\tX\tX')))).toMatchObject({ D: { start: '09:00', end: '17:00' } });
  const templates = [
    { name: 'Diena', start_time: '06:00', end_time: '14:00', break_minutes: 20, isOnCall: false },
  ] as const;
  expect(codesOf(read(rows('D\tD\tX\tX\tX\tX'), {}, { templates }))).toMatchObject({
    D: { start: '06:00', end: '14:00' },
  });
  expect(codesOf(read(rows('D\tD\tX\tX\tX\tX'), { codes: { D: null } }))).toMatchObject({ D: null });
  // An A of many days in a row is leave, now and then it is an afternoon.
  expect(codesOf(read(rows('A\tA\tA\tA\tA\tD')))).toMatchObject({ A: null });
  expect(codesOf(read(rows('A\tX\tA\tX\tA\tD')))).toMatchObject({ A: { start: '12:00', end: '20:00' } });
});

test('headings between the people are their roles, numbers before names and sums are left out', () => {
  const none = Array(6).fill('').join('\t');
  const work = Array(6).fill('8-16').join('\t');
  const grid = read(
    `Nr.\tVardas\t${days(6)}\n\tVirtuvė:\t${none}\n1\tOna\t${work}\n\tBARAS\t${none}\n2\t2. Petras P.\t${work}\n\tTotal\t${days(6)}`,
  );
  expect(grid.people.map(({ name, role }) => [name, role])).toEqual([
    ['Ona', 'Virtuvė'],
    ['Petras P.', 'BARAS'],
  ]);
});

test('days in rows are read too, and text without tabs', () => {
  const lines = Array.from({ length: 6 }, (_, index) => `${index + 1}\t8-16\toff`).join('\n');
  const turned = read(`\tOna Onaitė\tJonas Jonaitis\n${lines}`);
  expect(turned.people.map(({ name, shifts }) => [name, shifts])).toEqual([
    ['Ona Onaitė', 6],
    ['Jonas Jonaitis', 0],
  ]);
  const spaced = read(`Name    1  2  3  4  5\nOna Onaitė    8-16  8-16  off  8-16  8-16`);
  expect(spaced.people).toMatchObject([{ name: 'Ona Onaitė', shifts: 4 }]);
});

test('a week over the end of a month has dates in both', () => {
  const grid = read(`2026-12\n\t28\t29\t30\t1\t2\t3\t4\nOna\t${Array(7).fill('8-16').join('\t')}`);
  expect(grid.shifts.map(({ date }) => date)).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
  ]);
  expect(grid.shifts.map(({ past }) => past)).toEqual([true, false, false, false, false, false, false]);
});

test('the 31st of a month without one is nobody’s shift; an unread cell is named', () => {
  const grid = read(
    `2026-11\n\t${days(31)}\nOna\t${Array(30).fill('8-16').join('\t')}\t8-16\nJonas\tsee the note on the door\t8-16`,
  );
  expect(grid.shifts).toHaveLength(31);
  expect(grid.questions.filter(({ kind }) => kind === 'cell')).toEqual([
    { kind: 'cell', line: 4, name: 'Jonas', date: '2026-11-01', text: 'see the note on the door' },
  ]);
});

test('answers: a name, a role, somebody left out, a template, a count', () => {
  const text = `2026-11\n\t${days(14)}\nOna\t${Array(14).fill('8-16').join('\t')}\nJonas\t${Array(14).fill('8-16').join('\t')}`;
  const grid = read(text, {
    people: { 3: { name: 'Ona Onaitė', role: 'virėjas' }, 4: { skip: true } },
    templates: { '08:00-16:00': { name: 'Rytas', break_minutes: 45 } },
    needs: [{ hours: '08:00-16:00', role: 'virėjas', weekday: 1, count: 3 }],
  });
  expect(grid.people.map(({ name, skip }) => [name, skip])).toEqual([
    ['Ona Onaitė', false],
    ['Jonas', true],
  ]);
  expect(grid.templates).toMatchObject([{ name: 'Rytas', break_minutes: 45, uses: 14 }]);
  expect(grid.requirements.map(({ weekday, count }) => [weekday, count])).toEqual([
    [1, 3],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 1],
    [7, 1],
  ]);
});

test('blocks below each other have their own days: weeks of a month, over its end, and other people', () => {
  const week = (first: number, cell: string) => `\t${days(7, first)}\nOna\t${Array(7).fill(cell).join('\t')}`;
  const weeks = read(`2026-10\n${week(5, '8-16')}\n${week(12, '9-17')}\n${week(19, '10-18')}`);
  expect(weeks.people).toMatchObject([{ name: 'Ona', shifts: 21 }]);
  expect(
    weeks.shifts.map(({ date, start_time }) => `${date} ${start_time}`).filter((_, index) => index % 7 === 0),
  ).toEqual(['2026-10-05 08:00', '2026-10-12 09:00', '2026-10-19 10:00']);
  // A head with a word of its own is a head too, and nobody; the second half is the longer one.
  const halves = read(
    `2026-10\nVardas\t${days(15)}\nOna\t${Array(15).fill('8-16').join('\t')}\nVardas\t${days(16, 16)}\nOna\t${Array(16).fill('8-16').join('\t')}`,
  );
  expect(halves.people).toMatchObject([{ name: 'Ona', shifts: 31 }]);
  expect(halves.shifts.at(-1)?.date).toBe('2026-10-31');
  const over = read(
    `2026-10\n${week(19, '8-16')}\n\t26\t27\t28\t29\t30\t31\t1\nOna\t${Array(7).fill('8-16').join('\t')}`,
  );
  expect(over.shifts.at(-1)?.date).toBe('2026-11-01');
  const groups = read(
    `2026-10\n\t${days(7)}\nOna\t${Array(7).fill('8-16').join('\t')}\n\t${days(7)}\nJonas\t${Array(7).fill('8-16').join('\t')}`,
  );
  expect(groups.people.map(({ name, shifts }) => [name, shifts])).toEqual([
    ['Ona', 7],
    ['Jonas', 7],
  ]);
  expect(groups.shifts.at(-1)?.date).toBe('2026-10-07');
});

test('names in capitals, surnames first and sums in several words', () => {
  const work = Array(6).fill('8-16').join('\t');
  const grid = read(
    `\t${days(6)}\nONA ONAITĖ\t${work}\nPETRAITIS JONAS\t${Array(6).fill('').join('\t')}\nRASA RASAITĖ\t${work}\nIš viso valandų\t8\t16\t16\t8\t8\t8\nDirba žmonių\t2\t2\t2\t2\t2\t2`,
  );
  expect(grid.people.map(({ name, role, shifts }) => [name, role, shifts])).toEqual([
    ['ONA ONAITĖ', 'staff', 6],
    ['PETRAITIS JONAS', 'staff', 0],
    ['RASA RASAITĖ', 'staff', 6],
  ]);
  const people = [{ id: 'ana', name: 'Ana Kazlauskaitė', roles: ['barista'] }];
  const turned = read(`\t${days(6)}\nKazlauskaitė, Ana\t${work}`, {}, { people });
  expect(turned.people).toMatchObject([{ name: 'Ana Kazlauskaitė', employee_id: 'ana', role: 'barista' }]);
});

test('of several roles in a cell the first is that of needs; a need and a template that exist stay', () => {
  const text = `2026-10\n\tPareigos\t${days(7, 5)}\nOna\tBarmenė/padavėja\t${Array(7).fill('22-6').join('\t')}`;
  const onCall = { name: 'night', start_time: '22:00', end_time: '06:00', break_minutes: 0, isOnCall: true } as const;
  const grid = read(text, {}, { templates: [onCall] });
  expect(grid.people).toMatchObject([{ role: 'Barmenė/padavėja' }]);
  // The business has a Night already, which is on-call time: work is another template.
  expect(grid.templates).toMatchObject([{ name: 'Night 22:00–06:00', exists: false }]);
  expect(grid.requirements[0]).toMatchObject({ role: 'Barmenė', weekday: 1, count: 1, exists: false });
  const needs = [{ template: 'night', role: 'Barmenė', weekday: 1, count: 4 }];
  const known = read(text, {}, { templates: [{ ...onCall, isOnCall: false }], needs });
  expect(known.requirements[0]).toMatchObject({ weekday: 1, count: 4, exists: true });
});

test('whole dates say the month, whatever is chosen; a date that is none is a number', () => {
  const whole = ['05', '06', '07', '08', '09'].map((day) => `2026-10-${day}`).join('\t');
  const grid = read(`\t${whole}\nOna\t${Array(5).fill('8-16').join('\t')}`, { month: '2026-09' });
  expect(monthOf(grid)).toEqual({ kind: 'month', month: '2026-10', certain: true, fixed: true });
  expect(grid.shifts[0]?.date).toBe('2026-10-05');
  expect(() => read(`\t28.02.2026\t29.02.2026\t30.02.2026\t31.02.2026\t01.03.2026\t02.03.2026\nOna\t8-16`)).not.toThrow(
    RangeError,
  );
});

test('no table, no days, no people', () => {
  for (const text of ['hello', 'Ona\t8-16', `\t1\t2\t3\t4\nOna\t8-16\t8-16\t8-16\t8-16`])
    expect(readRosterText(text, {}, facts)).toBeNull();
  expect(read(`\t${days(6)}`).people).toEqual([]);
});
