import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { DivergingBars } from './diverging-bars.tsx';
import { HeatMap } from './heat-map.tsx';
import { LineChart } from './line-chart.tsx';

it('a heat map: a row for each weekday, darker with more, marked where somebody is missing, empty where nothing is', async () => {
  const cell = { level: 0.5, isShort: false, text: '2', title: 'Monday 08:00: 2 of 2' };
  await renderPart(
    <HeatMap
      rows={[
        { key: '1', label: 'Mon' },
        { key: '2', label: 'Tue' },
      ]}
      columns={[
        { key: '8', label: '08:00' },
        { key: '9', label: '09:00' },
      ]}
      cells={[
        [cell, { level: 1, isShort: true, text: '3', title: 'Monday 09:00: 3 of 4' }],
        [null, cell],
      ]}
    />,
  );
  expect(['Mon', 'Tue', '08:00', '09:00'].map((text) => screen.getAllByText(text).length)).toEqual([1, 1, 1, 1]);
  const short = screen.getByTitle('Monday 09:00: 3 of 4');
  expect([short.textContent, short.dataset['short'], short.style.getPropertyValue('--level')]).toEqual([
    '3',
    'true',
    '1',
  ]);
  const full = screen.getAllByTitle('Monday 08:00: 2 of 2');
  expect(full.map((one) => [one.dataset['short'], one.style.getPropertyValue('--level')])).toEqual([
    [undefined, '0.5'],
    [undefined, '0.5'],
  ]);
});

it('bars to both sides of an even share: as long as the share differs, to the right where there was more', async () => {
  const { container } = await renderPart(
    <DivergingBars
      rows={[
        { key: 'a', name: 'Ona', value: 2, text: '4 (+2)' },
        { key: 'b', name: 'Jonas', value: -1, text: '1 (-1)' },
        { key: 'c', name: 'Zita', value: 0, text: '2 (0)' },
      ]}
    />,
  );
  // The second rectangle of each row; the middle is at 50 %, and the longest bar takes half of the width.
  const bars = [...container.querySelectorAll('svg')].map((svg) => svg.querySelectorAll('rect')[1]);
  expect(
    bars.map((bar) => [bar?.getAttribute('x'), bar?.getAttribute('width'), bar?.hasAttribute('data-above')]),
  ).toEqual([
    ['50%', '50%', true],
    ['25%', '25%', false],
    ['50%', '0%', false],
  ]);
  expect(screen.getByText('1 (-1)')).toBeTruthy();
});

it('a line against the norm: both begin at nothing, what is still to come is a line of its own', async () => {
  const { container } = await renderPart(
    <LineChart
      format={(value) => `${value} h`}
      comingFrom={1}
      points={[
        { key: '1', label: '7 Dec', value: 40, goal: 50 },
        { key: '2', label: '14 Dec', value: 80, goal: 100 },
      ]}
    />,
  );
  const lines = [...container.querySelectorAll('polyline')].map((line) =>
    (line.getAttribute('points') ?? '').split(' ').map((point) => point.split(',').map(Number)),
  );
  const [goal = [], done = [], coming = []] = lines;
  expect([goal.length, done.length]).toEqual([3, 2]);
  // The last point of the worked hours is the first of the forecast.
  expect(coming).toHaveLength(3);
  const [zero, first, second] = goal.map(([, y]) => y ?? 0);
  expect(zero).toBe(176);
  expect((zero ?? 0) - (second ?? 0)).toBeCloseTo(2 * ((zero ?? 0) - (first ?? 0)));
  // 40 of a norm of 50 hours: four fifths of the way up.
  expect((zero ?? 0) - (done[1]?.[1] ?? 0)).toBeCloseTo(0.8 * ((zero ?? 0) - (first ?? 0)));
});
