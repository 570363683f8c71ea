import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { useNearDays } from './use-near-days.ts';

function Days({ spans }: { spans: [string, string][] }) {
  const near = useNearDays();
  return (
    <ul>
      {spans.map(([start, end]) => (
        <li key={start}>{near.range(start, end)}</li>
      ))}
      <li>{near.month(2027, 1)}</li>
      <li>{near.day('2026-11-30')}</li>
    </ul>
  );
}

const spans: [string, string][] = [
  ['2026-12-27', '2026-12-28'],
  // The day's number is also in the other one.
  ['2026-12-02', '2026-12-22'],
  ['2026-12-28', '2027-01-03'],
  ['2026-12-04', '2026-12-04'],
  // Half a year and a day ahead.
  ['2027-06-02', '2027-06-03'],
];

test.each([
  [
    'en',
    [
      '27–28 December',
      '2–22 December',
      '28 December – 3 January',
      '4 December',
      '2–3 June 2027',
      'January',
      '30 November',
    ],
  ],
  [
    'lt',
    [
      'gruodžio 27–28 d.',
      'gruodžio 2–22 d.',
      'gruodžio 28 d. – sausio 3 d.',
      'gruodžio 4 d.',
      '2027 m. birželio 2–3 d.',
      'sausis',
      'lapkričio 30 d.',
    ],
  ],
])('days of this half-year have no year: %s', async (language, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T10:00:00Z') });
  try {
    await renderPart(<Days spans={spans} />, { language });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(expected);
  } finally {
    vi.useRealTimers();
  }
});
