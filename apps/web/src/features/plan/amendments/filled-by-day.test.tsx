import type { amendments } from '@pamaina/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { FilledByDay } from './filled-by-day.tsx';

const side = (date: string, who: string | null): amendments.AmendmentChange['before'] => ({
  date,
  start_time: '08:00',
  end_time: '16:00',
  role: 'cook',
  template: null,
  employee_id: who,
  employee_name: who,
});
const change = (id: string, before: string | null, after: string | null, days = ['2026-12-04', '2026-12-04']) => ({
  id,
  before: before === null ? null : side(days[0] ?? '', before === 'open' ? null : before),
  after: after === null ? null : side(days[1] ?? '', after === 'open' ? null : after),
  has_begun: false,
});

test.each([
  ['en', 'Friday 4 December: 2 fewer shifts are filled', 'Saturday 5 December: 1 more shift is filled'],
  [
    'lt',
    'gruodžio 4 d., penktadienis: bus užpildyta 2 pamainomis mažiau',
    'gruodžio 5 d., šeštadienis: bus užpildyta 1 pamaina daugiau',
  ],
])(
  'a shift that loses its employee and one that goes to the next day are seen by day: %s',
  async (language, ...said) => {
    stubNetwork({});
    const changes = [
      change('a', 'Ona', 'open'),
      change('b', 'Jonas', 'Jonas', ['2026-12-04', '2026-12-05']),
      // Handed over, and open before and after: as many as before.
      change('c', 'Ona', 'Jonas'),
      change('d', 'open', null),
    ];
    await renderPart(<FilledByDay changes={changes} />, { language });
    expect((await screen.findAllByText(/2026|4|5/)).map(({ textContent }) => textContent)).toEqual(said);
  },
);

test('a swap of two employees says nothing', async () => {
  stubNetwork({});
  const changes = [change('a', 'Ona', 'Jonas'), change('b', 'Jonas', 'Ona')];
  await renderPart(<FilledByDay changes={changes} />);
  expect(screen.queryByText(/filled/)).toBeNull();
});
