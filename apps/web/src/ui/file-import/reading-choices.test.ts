import { expect, it } from 'vitest';
import { meaningsOf } from './reading-choices.tsx';

it.each([
  ['dates', '03/04/2026', ['2026-04-03', '2026-03-04']],
  ['dates', '3/4/2026 9:00 AM', ['2026-04-03', '2026-03-04']],
  ['times', '8.50', ['08:50', '08:30']],
  ['times', '17,25', ['17:25', '17:15']],
  ['times', '8.5', ['08:50', '08:30']],
  ['breaks', '1.00', ['1', '60']],
  ['breaks', '0,5', ['0.5', '30']],
] as const)('%s such as %s', (name, example, meanings) => {
  expect(meaningsOf(name, example).map(({ meaning }) => meaning)).toEqual(meanings);
});
