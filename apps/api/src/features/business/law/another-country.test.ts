import { readFileSync } from 'node:fs';
import { judge, lawIn, type LawDocument, type Problem } from '@pamaina/engine';
import { checkProblem, lawFaults } from '@pamaina/problem';
import { expect, test } from 'vitest';
import { limitsIn } from './list-limits.ts';

// docs/add-a-country.md: the law of a country that no line of code knows. Its rest is 10 hours, 12 from 2 June 2026.

const readExample = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../../../docs/${file}`, import.meta.url), 'utf8'));

const nowhere = readExample('examples/law-of-nowhere.json') as LawDocument;
const [JUNE_1, JUNE_2] = [29_671_020, 29_672_460];

/** The articles that two shifts break: on 1 June until 18:00, on the next date from a minute of the day. */
function brokenBy(startOfSecond: number) {
  const example = readExample('example-problem.json') as Problem;
  const law = lawIn(nowhere, example);
  const problem = checkProblem({ ...example, law });
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
  ]);
  return found.flatMap(({ rule, source }) => (source?.startsWith('Act') ? [`${rule}: ${source}`] : []));
}

test('the file has no fault', () => {
  expect(lawFaults(nowhere)).toEqual([]);
});

test('rosters are judged by it, by the law of the date', () => {
  // 12 hours after 18:00 is 6:00; the second shift is under the new law.
  expect(brokenBy(6 * 60)).toEqual([]);
  expect(brokenBy(6 * 60 - 1)).toEqual(['daily-rest: Act 3a']);
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
    'nightWork from 1380 time Act 4  official',
    'nightWork to 300 time Act 4  official',
    'nightWork leastMinutes 180 minutes Act 4  official',
    'nightWork maxMinutes 480 minutes Act 4  notes',
  ]);
  expect(shown('2026-06-02')).toContain('dailyRest minMinutes 720 minutes Act 3a  official');
  expect(limitsIn(nowhere, '2026-06-02', 'lt').find(({ rule }) => rule === 'eves')).toMatchObject({ days: ['12-23'] });
  expect(shown('2019-12-31')).toEqual([]);
});
