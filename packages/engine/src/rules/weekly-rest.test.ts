import type { Person } from '../problem/problem.ts';
import { daysOf } from '../testing/days-of.ts';
import { lithuania } from '../testing/laws.ts';
import { days, ruleCases, type RuleCase } from '../testing/rule-cases.ts';
import { averageRest } from './weekly-rest.ts';

/** 35 hours a week on average, in the four weeks from 2 March; the clocks go forward on the last day. */
const averaged = {
  problem: {
    from: '2026-03-02',
    days: [...daysOf('2026-02-23', '2026-04-05').list],
    law: { ...lithuania, averageRest: { severity: 'hard', article: 'Act', minMinutes: 2100, period: 'accounting' } },
  },
} satisfies Pick<RuleCase, 'problem'>;
/** Five weeks, the first one without work; in it an absence. */
const five = (from: string, to: string, block: Partial<Person['blocks'][number]> = {}) => ({
  problem: { ...averaged.problem, from: '2026-03-01' },
  person: {
    blocks: [{ start: hourOf(from), end: hourOf(to), source: 'time_off', ...block }],
  } satisfies Partial<Person>,
});
const hourOf = (local: string): number =>
  Temporal.PlainDateTime.from(`2026-${local}`).toZonedDateTime('Europe/Vilnius').epochMilliseconds / 60_000;
const dayOff = (day: number): Person['blocks'][number] => {
  const date = Temporal.PlainDate.from({ year: 2026, month: 3, day });
  const midnight = (of: Temporal.PlainDate) => of.toZonedDateTime('Europe/Vilnius').epochMilliseconds / 60_000;
  return { start: midnight(date), end: midnight(date.add({ days: 1 })), source: 'time_off' };
};
const usual = '08:00-16:00';
/** 16 hours in three weeks, and a minute too little in the last: see the first two cases. */
const tooLittle = [...days(1, 24, usual), '25 19:00-03:01'];

ruleCases(averageRest, [
  {
    // 16 hours between two days, in three weeks. From Thursday 3:00 to the end of the fourth, an hour shorter, 92.
    name: 'three weeks of 16 hours and one of 92 are 140',
    shifts: [...days(1, 24, usual), '25 19:00-03:00'],
    ...averaged,
    amount: 0,
  },
  {
    name: 'a minute less',
    shifts: tooLittle,
    ...averaged,
    amount: 1,
    at: ['25'],
    of: [...days(2, 24, usual), '25 19:00-03:01'],
  },
  {
    name: 'the same under the fixed regime',
    shifts: tooLittle,
    problem: { ...averaged.problem, regime: 'fixed' },
    amount: 0,
  },
  { name: 'a free week makes up for the others', shifts: tooLittle, ...five('02-25T12:00', '02-25T13:00'), amount: 0 },
  {
    name: 'one with a day of vacation makes up for nothing',
    shifts: tooLittle,
    ...five('02-25T00:00', '02-26T00:00'),
    amount: 1,
    at: ['25'],
  },
  {
    name: 'nor does one with a day of illness',
    shifts: tooLittle,
    ...five('02-24T20:00', '02-26T00:00', { source: 'ill' }),
    amount: 1,
  },
  {
    name: 'one with a day of another absence does',
    shifts: tooLittle,
    ...five('02-25T00:00', '02-26T00:00', { isLeave: false }),
    amount: 0,
  },
  {
    // 16 hours in each of the last two, of 70.
    name: 'two weeks beside two with vacation are an average',
    shifts: days(15, 29, usual),
    person: { blocks: [dayOff(3), dayOff(10)] },
    ...averaged,
    amount: 38,
    at: ['29'],
  },
  {
    name: 'one beside three is none',
    shifts: days(22, 29, usual),
    person: { blocks: [dayOff(3), dayOff(10), dayOff(17)] },
    ...averaged,
    amount: 0,
  },
  {
    name: 'hours off take no week away',
    shifts: tooLittle,
    person: { blocks: [{ start: hourOf('03-10T17:00'), end: hourOf('03-10T18:00'), source: 'time_off' }] },
    ...averaged,
    amount: 1,
  },
  { name: 'Saturday 18:00 to Monday 9:00 are 39 hours', shifts: days(9, 14, '09:00-18:00'), ...averaged, amount: 0 },
]);
