import { expect, test } from 'vitest';
import { daysOf } from '../testing/days-of.ts';
import {
  absentDays,
  normMinutes,
  workDayMinutes,
  workDaysPerWeek,
  type Absence,
  type AbsentDay,
  type Contract,
} from './norm-minutes.ts';
import { lithuania } from '../testing/laws.ts';

const contractOf = (hoursPerWeek: number, more: Partial<Contract> = {}): Contract => ({
  hoursPerWeek,
  isReduced: false,
  daysPerWeek: 5,
  ...more,
});

const FIXED = [
  '01-01',
  '02-16',
  '03-11',
  '05-01',
  '06-24',
  '07-06',
  '08-15',
  '11-01',
  '11-02',
  '12-24',
  '12-25',
  '12-26',
];

/** DK 123 with the movable days of labour-law.md 4b: Easter Sunday (and Monday), Mother's Day, Father's Day. */
function holidaysOf(year: number, movable: readonly string[]): string[] {
  const easter = Temporal.PlainDate.from(`${year}-${movable[0]}`);
  const fixed = [...FIXED, ...movable].map((day) => `${year}-${day}`);
  return [...fixed, easter.add({ days: 1 }).toString(), `${year + 1}-01-01`];
}

// labour-law.md 4b; the row of 2025 equals the published calendar of working hours.
const table: [number, string[], number[], number, number[]][] = [
  [
    2025,
    ['04-20', '05-04', '06-01'],
    [176, 160, 159, 167, 168, 159, 184, 159, 176, 183, 160, 158],
    2009,
    [495, 494, 519, 501],
  ],
  [
    2026,
    ['04-05', '05-03', '06-07'],
    [168, 152, 167, 167, 160, 167, 176, 167, 176, 176, 160, 166],
    2002,
    [487, 494, 519, 502],
  ],
  [
    2027,
    ['03-28', '05-02', '06-06'],
    [160, 151, 167, 175, 168, 167, 167, 176, 176, 168, 160, 174],
    2009,
    [478, 510, 519, 502],
  ],
  [
    2028,
    ['04-16', '05-07', '06-04'],
    [168, 159, 183, 152, 176, 175, 159, 175, 168, 175, 160, 152],
    2002,
    [510, 503, 502, 487],
  ],
];

test.each(table)('norm hours of %i by month, by quarter and of the year', (year, movable, months, whole, quarters) => {
  const { list } = daysOf(`${year}-01-01`, `${year + 1}-01-01`, holidaysOf(year, movable));
  const norm = (first: number, count: number) => {
    const from = Temporal.PlainDate.from({ year, month: first, day: 1 });
    const to = from.add({ months: count }).subtract({ days: 1 });
    const minutes = normMinutes(list, {
      from: from.toString(),
      to: to.toString(),
      contract: contractOf(40),
      absences: [],
      law: lithuania,
    });
    return (minutes ?? 0) / 60;
  };
  expect(months.map((_, index) => norm(index + 1, 1))).toEqual(months);
  expect(quarters.map((_, index) => norm(index * 3 + 1, 3))).toEqual(quarters);
  expect(norm(1, 12)).toBe(whole);
});

const hoursOf = (list: Parameters<typeof normMinutes>[0], year: number, month: number, contract: Contract) => {
  const from = Temporal.PlainDate.from({ year, month, day: 1 });
  const to = from.add({ months: 1 }).subtract({ days: 1 });
  return (
    (normMinutes(list, { from: from.toString(), to: to.toString(), contract, absences: [], law: lithuania }) ?? 0) / 60
  );
};

const december = (more: Partial<Parameters<typeof normMinutes>[1]>) =>
  normMinutes(daysOf('2026-12-01', '2027-01-01', ['2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01']).list, {
    from: '2026-12-01',
    to: '2026-12-31',
    contract: contractOf(40),
    absences: [],
    law: lithuania,
    ...more,
  });

// December 2026 has 22 working days: 1-4, 7-11, 14-18, 21-23 and 28-31; the 23rd and the 31st are an hour shorter.
test('a norm day by day: hired on the 15th, other hours from the 21st, the last day on the 29th', () => {
  const half = contractOf(20);
  const spans = [
    { from: '2026-12-15', to: '2026-12-20', contract: contractOf(40) },
    { from: '2026-12-21', to: '2026-12-29', contract: half },
  ];
  // 15-18: 4 x 8; 21-23: 3 x 4 less an hour; 28-29: 2 x 4.
  expect(december({ contract: spans })).toBe((32 + 11 + 8) * 60);
  expect(december({ contract: spans, to: '2026-12-14' })).toBe(0);
  expect(december({ contract: [] })).toBe(0);
  expect(december({ contract: [spans[0]!, { from: '2026-12-21', to: null, contract: null }] })).toBeNull();
  expect(december({ contract: [{ from: null, to: null, contract: half }] })).toBe(december({ contract: half }));
});

// Labour-law.md 4b: the hours of half time in 2026; December is the Labour Inspectorate's (VDI) example of 82 h, not
// 84.
test('half time in 2026: the day before a holiday is an hour shorter for part-timers too', () => {
  const { list } = daysOf('2026-01-01', '2027-01-01', holidaysOf(2026, ['04-05', '05-03', '06-07']));
  const months = [84, 76, 83, 83, 80, 83, 88, 83, 88, 88, 80, 82];
  expect(months.map((_, index) => hoursOf(list, 2026, index + 1, contractOf(20)))).toEqual(months);
});

// Labour-law.md 4b; 2025 equals the published calendars. 7 h from Monday to Friday, 5 h on Saturday.
test.each<[number, string[], number[], number]>([
  [2025, ['04-20', '05-04', '06-01'], [174, 159, 164, 165, 170, 159, 180, 164, 174, 180, 160, 158], 2007],
  [2026, ['04-05', '05-03', '06-07'], [172, 153, 166, 165, 164, 165, 174, 166, 174, 178, 160, 160], 1997],
  [2027, ['03-28', '05-02', '06-06'], [165, 152, 165, 173, 167, 165, 171, 173, 174, 172, 160, 167], 2004],
])('a week of six days in %i', (year, movable, months, whole) => {
  const { list } = daysOf(`${year}-01-01`, `${year + 1}-01-01`, holidaysOf(year, movable));
  const hours = months.map((_, index) => hoursOf(list, year, index + 1, contractOf(40, { daysPerWeek: 6 })));
  expect(hours).toEqual(months);
  expect(hours.reduce((sum, month) => sum + month, 0)).toBe(whole);
});

// DK 112: only a reduced norm is not shortened. December 2026 has 21 working days, two of them before a holiday.
test('a reduced norm of 30 hours is not shortened again', () => {
  expect(december({ contract: contractOf(30, { isReduced: true }) })).toBe(21 * 6 * 60);
  expect(december({ contract: contractOf(30) })).toBe((21 * 6 - 2) * 60);
});

test('an hour less is never less than nothing', () => {
  expect(december({ contract: contractOf(2.5) })).toBe(19 * 30);
});

test('nobody has a norm without a contract', () => {
  expect(december({ contract: null })).toBeNull();
});

const shift = 12 * 60;
// 7 December 2026 is a Monday; 12 and 13 are its weekend, 24 to 26 holidays of which the first two are a Thursday and a
// Friday.
const week = { from: '2026-12-07', to: '2026-12-13' };
const off = { '2026-12-07': 0, '2026-12-08': 0, '2026-12-09': 0, '2026-12-10': 0, '2026-12-11': 0 };
const published = { ...off, '2026-12-12': 0, '2026-12-13': 0 };

// LT12 (DK 115): justified absence lowers the norm by the scheduled hours. The remaining hours of December 2026.
const tuesday = { from: '2026-12-08', to: '2026-12-08' };
const half = { ...tuesday, minutes: 240, scheduled: {} };

test.each([
  ['a week that nobody had scheduled yet, full time', 40, [{ ...week, scheduled: {} }], 166 - 40],
  ['the same on half time', 20, [{ ...week, scheduled: {} }], 82 - 20],
  [
    'two shifts of twelve hours and five days off',
    40,
    [{ ...week, scheduled: { ...published, '2026-12-08': shift, '2026-12-09': shift } }],
    166 - 24,
  ],
  [
    'four of them on half time, more than its share of the week',
    20,
    [
      {
        ...week,
        scheduled: { ...published, '2026-12-07': shift, '2026-12-08': shift, '2026-12-10': shift, '2026-12-11': shift },
      },
    ],
    82 - 48,
  ],
  ['a week that the schedule gave off', 40, [{ ...week, scheduled: published }], 166],
  [
    'a weekend on which there was work',
    40,
    [{ from: '2026-12-12', to: '2026-12-13', scheduled: { '2026-12-12': shift, '2026-12-13': shift } }],
    166 - 24,
  ],
  [
    'a public holiday on which there was work',
    40,
    [{ from: '2026-12-24', to: '2026-12-24', scheduled: { '2026-12-24': shift } }],
    166 - 12,
  ],
  ['the day before a holiday, not scheduled yet', 40, [{ from: '2026-12-23', to: '2026-12-23', scheduled: {} }], 159],
  [
    'the day before a holiday, eight hours of it scheduled',
    40,
    [{ from: '2026-12-23', to: '2026-12-23', scheduled: { '2026-12-23': 480 } }],
    158,
  ],
  [
    'a night shift of the evening before that the absence took along',
    40,
    [{ from: '2026-12-08', to: '2026-12-08', scheduled: { '2026-12-07': 480, '2026-12-08': 0 } }],
    158,
  ],
  [
    'from the published month into one that is not',
    40,
    [
      { from: '2026-11-30', to: '2026-12-01', scheduled: { '2026-11-30': shift } },
      { from: '2026-12-30', to: '2027-01-05', scheduled: { '2026-12-30': shift, '2026-12-31': 0 } },
    ],
    166 - 8 - 12,
  ],
  [
    'two absences one after the other',
    40,
    [
      { ...week, to: '2026-12-08', scheduled: {} },
      { from: '2026-12-09', to: '2026-12-10', scheduled: { '2026-12-09': 0, '2026-12-10': shift } },
    ],
    166 - 16 - 12,
  ],
  ['no absence, or one that was taken back', 40, [], 166],
  ['half a day, not scheduled', 40, [{ ...tuesday, minutes: 240, scheduled: {} }], 166 - 4],
  ['two halves of a day', 40, [half, { ...half }], 166 - 8],
  ['ten hours of a day of eight', 40, [{ ...tuesday, minutes: 600, scheduled: {} }], 166 - 8],
  ['half a day, of which three hours were scheduled', 40, [{ ...half, scheduled: { '2026-12-08': 180 } }], 166 - 3],
  ['one half scheduled, the other not yet', 40, [{ ...half, scheduled: { '2026-12-08': 240 } }, half], 166 - 8],
  ['hours of a Saturday', 40, [{ from: '2026-12-12', to: '2026-12-12', minutes: 240, scheduled: {} }], 166],
  ['the whole month, not scheduled', 40, [{ from: '2026-12-01', to: '2026-12-31', scheduled: {} }], 0],
  [
    'more than the month asks for',
    5,
    [{ ...week, scheduled: { ...published, '2026-12-07': shift, '2026-12-09': shift } }],
    0,
  ],
])('what is left of the norm: %s', (_, contractHours, absences, hours) => {
  expect((december({ contract: contractOf(contractHours), absences }) ?? 0) / 60).toBe(hours);
});

const { list } = daysOf('2026-12-01', '2027-01-01', ['2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01']);
const range = { from: '2026-12-01', to: '2026-12-31', contract: contractOf(40) };
const away = (from: string, to: string, more: Partial<Absence> = {}): Absence => ({ from, to, scheduled: {}, ...more });
const datesOf = (days: readonly AbsentDay[]) => days.map(({ date }) => date);

test('working days of an absence are counted whatever was scheduled on them', () => {
  expect(absentDays(list, { ...range, absences: [] })).toEqual([]);
  const christmas = away('2026-12-23', '2026-12-28', { scheduled: published });
  expect(datesOf(absentDays(list, { ...range, absences: [christmas] }))).toEqual(['2026-12-23', '2026-12-28']);
  const saturday = [away('2026-12-19', '2026-12-20')];
  const six = contractOf(40, { daysPerWeek: 6 });
  expect(datesOf(absentDays(list, { ...range, contract: six, absences: saturday }))).toEqual(['2026-12-19']);
  expect(absentDays(list, { ...range, absences: saturday })).toEqual([]);
  expect(datesOf(absentDays(list, { ...range, contract: null, absences: [christmas] }))).toHaveLength(2);
});

test('days before the first and after the last one of employment are none of an absence', () => {
  const contract = [{ from: '2026-12-08', to: '2026-12-15', contract: contractOf(40) }];
  const december = [away('2026-12-01', '2026-12-31')];
  expect(datesOf(absentDays(list, { ...range, contract, absences: december }))).toEqual(
    [8, 9, 10, 11, 14, 15].map((day) => `2026-12-${String(day).padStart(2, '0')}`),
  );
});

test('hours take a part of the working day of the contract, all together at most the day', () => {
  const morning = away('2026-12-08', '2026-12-08', { minutes: 240 });
  const long = away('2026-12-08', '2026-12-08', { minutes: 420 });
  const partsOf = (contract: Contract, absences: Absence[]) =>
    absentDays(list, { ...range, contract, absences }).map(({ part, minutes }) => [part, minutes]);
  expect(partsOf(contractOf(40), [morning])).toEqual([[0.5, 240]]);
  expect(partsOf(contractOf(20), [morning])).toEqual([[1, 240]]);
  expect(partsOf(contractOf(40), [morning, long])).toEqual([
    [0.5, 240],
    [0.5, 240],
  ]);
});

// 31 December is a Thursday, 24 December a public holiday here, 26 December a Saturday: only the first is halved.
test('a day that is half a public holiday to a balance takes at most half of it, and the norm stays', () => {
  const halfDays = ['12-24', '12-26', '12-31'];
  const taken = (contract: Contract, absences: Absence[]) =>
    absentDays(list, { ...range, contract, absences, halfDays }).map(({ date, part, minutes }) => [
      date.slice(8),
      part,
      minutes,
    ]);
  const end = away('2026-12-24', '2026-12-31');
  expect(taken(contractOf(40), [end])).toEqual([
    ['28', 1, 480],
    ['29', 1, 480],
    ['30', 1, 480],
    ['31', 0.5, 240],
  ]);
  expect(taken(contractOf(40), [away('2026-12-31', '2026-12-31', { minutes: 180 })])).toEqual([['31', 0.375, 180]]);
  expect(taken(contractOf(40), [away('2026-12-31', '2026-12-31', { minutes: 300 })])).toEqual([['31', 0.5, 240]]);
  // A day off by contract takes nothing.
  expect(taken(contractOf(24, { restWeekdays: [4, 6, 7] }), [away('2026-12-31', '2026-12-31')])).toEqual([]);
});

// Wednesday to Friday, eight hours each: fourteen such days, without the 24th and 25th twelve, of which the 23rd and
// the 31st are an hour shorter.
test('somebody’s own week has their days alone, in leave and in the norm', () => {
  const contract = contractOf(24, { restWeekdays: [1, 2, 6, 7] });
  const own = (absences: Absence[]) => datesOf(absentDays(list, { ...range, contract, absences }));
  expect(own([away('2026-12-07', '2026-12-07')])).toEqual([]);
  expect(own([away('2026-12-07', '2026-12-13')])).toEqual(['2026-12-09', '2026-12-10', '2026-12-11']);
  const norm = (absences: Absence[]) =>
    (normMinutes(list, { from: range.from, to: range.to, contract, absences, law: lithuania }) ?? 0) / 60;
  expect(norm([])).toBe(12 * 8 - 2);
  expect(norm([away('2026-12-07', '2026-12-07')])).toBe(94);
  expect(norm([away('2026-12-07', '2026-12-13')])).toBe(94 - 24);
  expect(workDayMinutes(contract)).toBe(480);
  expect(workDayMinutes(contractOf(40, { daysPerWeek: 6 }))).toBe(400);
  expect([contract, contractOf(20), contractOf(40, { daysPerWeek: 6 }), null].map(workDaysPerWeek)).toEqual([
    3, 5, 6, 5,
  ]);
});
