import type { dashboard } from '@pamaina/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { Today } from './today.tsx';

function line(name: string, state: dashboard.TodayLine['state'], hour: string): dashboard.TodayLine {
  const instants = { starts_at: `2031-05-13T${hour}:00:00Z`, ends_at: '2031-05-13T14:00:00Z' };
  const shift = { id: name, date: '2031-05-13', start_time: `${hour}:00`, end_time: '17:00', on_call: null };
  const whose = { employee_id: name, employee_name: name, phone: null, role: 'barista' };
  return {
    ...whose,
    id: name,
    state,
    since: null,
    minutes_late: null,
    absence: null,
    shift: { ...shift, ...instants },
  };
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const [ona, ieva, asta] = [line('Ona', 'next', '13'), line('Ieva', 'done', '07'), line('Asta', 'done', '08')];

test.each([
  ['en', '3 finished'],
  ['lt', 'Baigė: 3'],
])('three finished shifts are one row until it is pressed: %s', async (language, row) => {
  stubNetwork({});
  await renderPart(<Today lines={[ona, ieva, asta, line('Žydrė', 'done', '09')]} />, { language });
  const button = await screen.findByRole('button', { name: row });
  expect(rows()).toEqual(['13:00–17:00Onabarista', row]);
  fireEvent.click(button);
  expect(rows()).toHaveLength(4);
});

test('whose hours have begun is marked, and read out; nothing repeats it in words', async () => {
  stubNetwork({});
  await renderPart(<Today lines={[line('Žydrė', 'now', '07'), ona]} />);
  const hours = screen.getByText('07:00–17:00');
  expect(hours.getAttribute('data-now')).toBe('true');
  expect(hours.textContent).toBe('07:00–17:00 scheduled now');
  expect(rows()).toEqual(['07:00–17:00 scheduled nowŽydrėbarista', '13:00–17:00Onabarista']);
});
