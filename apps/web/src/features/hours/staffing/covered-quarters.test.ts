import { expect, test } from 'vitest';
import { coveredQuarters } from './covered-quarters.ts';

const templates = [
  { name: 'Day', start_time: '08:00', end_time: '16:00' },
  { name: 'Night', start_time: '22:00', end_time: '02:00' },
];
const day = { date: '2026-07-02', before: '2026-07-01' };
const at = (covered: readonly number[], hour: number) => covered[hour * 4];

test('a template covers its quarters, and one of the evening before those after midnight', () => {
  const covered = coveredQuarters(
    [
      { date: '2026-07-02', template: 'Day', count: 2 },
      { date: '2026-07-02', template: 'Night', count: 1 },
      { date: '2026-07-01', template: 'Night', count: 3 },
      { date: '2026-07-01', template: 'Day', count: 5 },
      { date: '2026-07-02', template: 'Gone', count: 9 },
    ],
    templates,
    day,
  );
  expect([0, 1, 2, 7, 8, 15, 16, 22, 23].map((hour) => at(covered, hour))).toEqual([3, 3, 0, 0, 2, 2, 0, 1, 1]);
});
