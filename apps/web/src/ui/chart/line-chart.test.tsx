import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { LineChart } from './line-chart.tsx';

test.each([5, 14, 53])('%i dates with their years do not run into each other', async (count) => {
  const points = Array.from({ length: count }, (_, index) => ({ key: `${index}`, value: 8 * index, goal: null }));
  const dated = points.map((point) => ({ ...point, label: '29 Nov 2026' }));
  const { container } = await renderPart(<LineChart points={dated} comingFrom={count} format={String} />);
  const labels = [...container.querySelectorAll('text')].filter(({ textContent }) => textContent === '29 Nov 2026');
  const ends = labels.map((label) => Number(label.getAttribute('x')));
  expect(ends.length).toBeGreaterThan(1);
  // A date of eleven characters at 12 pixels is up to 75 wide.
  for (const [index, end] of ends.slice(1).entries()) expect(end - (ends[index] ?? 0)).toBeGreaterThan(80);
});
