import { readFileSync } from 'node:fs';
import { judge, lawIn, type LawDocument, type Problem } from '@pamaina/engine';
import { checkProblem, lawFaults } from '@pamaina/problem';
import { expect, test } from 'vitest';
import { limitsIn } from './list-limits.ts';

// docs/add-a-country.md: the law of a country that no line of code knows. Its rest is 10 hours, 12 from 2 June 2026;
// from then on 10 are enough if the rests of the next two days are longer by what is missing.

const readExample = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../../../docs/${file}`, import.meta.url), 'utf8'));

const nowhere = readExample('examples/law-of-nowhere.json') as LawDocument;
const [JUNE_1, JUNE_2] = [29_671_020, 29_672_460];

/**
 * The articles that shifts break: on 1 June until 18:00, on the next date from a minute of the day until 14:00, and on
 * the dates after it for some hours from a minute of the day.
 */
function brokenBy(startOfSecond: number, ...after: [start: number, hours: number][]) {
  const example = readExample('example-problem.json') as Problem;
  const days = Array.from({ length: 7 }, (_, i) => {
    const date = `2026-06-0${i + 1}`;
    return { date, weekday: i + 1, startsAt: JUNE_1 + i * 1440, clockChange: null, holiday: false, closed: false };
  });
  const week = { ...example, from: '2026-06-01', to: '2026-06-07', days };
  const problem = checkProblem({ ...week, law: lawIn(nowhere, week) });
  const shift = (date: string, start: number, end: number) => ({
    id: date,
    date,
    template: 'open',
    role: 'barista',
    start,
    end,
    breakMinutes: 0,
    employeeId: 'ona',
    locked: false,
  });
  const found = judge({ ...problem, needs: [], people: problem.people.map((one) => ({ ...one, blocks: [] })) }, [
    shift('2026-06-01', JUNE_1 + 720, JUNE_1 + 1080),
    shift('2026-06-02', JUNE_2 + startOfSecond, JUNE_2 + 840),
    ...after.map(([start, hours], i) => {
      const begin = JUNE_2 + (i + 1) * 1440 + start;
      return shift(`2026-06-0${i + 3}`, begin, begin + hours * 60);
    }),
  ]);
  return found.flatMap(({ rule, source }) => (source?.startsWith('Act') ? [`${rule}: ${source}`] : []));
}

test('the file has no fault', () => {
  expect(lawFaults(nowhere)).toEqual([]);
});

test('rosters are judged by it, by the law of the date', () => {
  // 12 hours after 18:00 is 6:00; the second shift is under the new law.
  expect(brokenBy(6 * 60)).toEqual([]);
  expect(brokenBy(4 * 60)).toEqual([]);
  expect(brokenBy(4 * 60 - 1)).toEqual(['daily-rest: Act 3a']);
});

test('a rest of 10 hours is made up for by 14 that begin within two days, and not by a minute less', () => {
  // From 14:00 on the 2nd 12 hours until 2:00, then from 12:00 on the 3rd 14 hours until 2:00, or until 1:59.
  const ofRest = (...after: [number, number][]) =>
    brokenBy(4 * 60, ...after).filter((broken) => !broken.startsWith('night-average'));
  expect(ofRest([2 * 60, 10], [2 * 60, 15], [5 * 60, 4])).toEqual([]);
  expect(ofRest([2 * 60, 10], [2 * 60 - 1, 15], [5 * 60, 4])).toEqual(['made-up-rest: Act 3a']);
});

test('it is shown with its articles, dates and sources', () => {
  const shown = (date: string) =>
    limitsIn(nowhere, date, 'en').map(({ rule, part, value, unit, article, until, reading }) =>
      [rule, part, value, unit, article, until, reading].join(' '),
    );
  expect(shown('2026-06-01')).toEqual([
    'norm weekMinutes 2250 minutes Act 1  official',
    'eves minutes 120 minutes Act 2  quoted',
    'dailyRest minMinutes 600 minutes Act 3 2026-06-01 official',
    'averageRest minMinutes 2400 minutes Act 3b  official',
    'nightWork from 1380 time Act 4  official',
    'nightWork to 300 time Act 4  official',
    'nightWork leastMinutes 180 minutes Act 4  official',
    'nightWork maxMinutes 480 minutes Act 4  notes',
  ]);
  expect(shown('2026-06-02').filter((line) => line.startsWith('dailyRest'))).toEqual([
    'dailyRest minMinutes 720 minutes Act 3a  official',
    'dailyRest madeUp.leastMinutes 600 minutes Act 3a  official',
    'dailyRest madeUp.withinDays 2 days Act 3a  official',
  ]);
  expect(limitsIn(nowhere, '2026-06-02', 'lt').find(({ rule }) => rule === 'eves')).toMatchObject({ days: ['12-23'] });
  expect(shown('2019-12-31')).toEqual([]);
});
