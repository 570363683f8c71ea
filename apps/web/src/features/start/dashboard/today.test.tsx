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
  ['en', 'Show 3 finished'],
  ['lt', 'Rodyti baigusius (3)'],
])('three finished shifts are one row until it is pressed: %s', async (language, row) => {
  stubNetwork({});
  await renderPart(<Today lines={[ona, ieva, asta, line('Žydrė', 'done', '09')]} />, { language });
  const button = await screen.findByRole('button', { name: row });
  expect(rows()).toEqual(['13:00–17:00Onabarista', row]);
  fireEvent.click(button);
  expect(rows()).toHaveLength(4);
});

test('two finished shifts are shown: they take no more room than the row that would name them', async () => {
  stubNetwork({});
  await renderPart(<Today lines={[ona, ieva, asta]} />);
  expect(rows()).toEqual(['13:00–17:00Onabarista', '07:00–17:00Ievabaristafinished', '08:00–17:00Astabaristafinished']);
});
