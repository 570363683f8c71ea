import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { AssignmentAnswer } from './assignment-answer.tsx';

const shift = sampleShift({ id: '018f0000-0000-7000-8000-000000000001' });
const EXPLAIN = `GET /api/schedule/${shift.id}/explanation`;
const hours = { template: null, role: 'barista', start_time: '07:00', end_time: '15:30' };
const more = { rule: 'fair-nights', unit: 'nights', amount: 1 };
const dear = { rule: 'cost', unit: 'euro', amount: 12.5 };
const answer = {
  parts: { coverage: -1500, 'fair-hours': 12 },
  changes: [
    { rule: 'coverage', unit: 'hours', amount: -7.5 },
    { rule: 'fair-hours', unit: 'hours', amount: 3 },
  ],
  warnings: [],
  others: [
    {
      employee_id: 'rasa',
      name: 'Rasa',
      penalty: -4,
      changes: [{ rule: 'fair-weekends', unit: 'weekends', amount: -0.25 }],
    },
    { employee_id: 'jonas', name: 'Jonas', penalty: 0.1, changes: [] },
  ],
  swaps: [
    { employee_id: 'zita', name: 'Zita', penalty: 8, changes: [more], shift_id: 'other', date: '2026-12-03', ...hours },
    {
      employee_id: 'zita',
      name: 'Zita',
      penalty: 9,
      changes: [more, dear],
      shift_id: 'third',
      date: '2026-12-04',
      ...hours,
    },
  ],
};
const nothing = { parts: {}, changes: [], warnings: [], others: [], swaps: [] };

/** Renders a closed answer and returns how to open it. */
async function renderAnswer(reply: object, language = 'en') {
  const calls = stubNetwork({ [EXPLAIN]: () => reply });
  const { container } = await renderPart(<AssignmentAnswer shift={shift} />, { language });
  const details = container.querySelector('details') ?? expect.fail('nothing to open');
  const open = () => {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  };
  return { calls, open, lines: () => screen.getAllByRole('listitem').map(({ textContent }) => textContent) };
}

it('is asked for when it is opened: what it costs, who else could take it, and with whom it could be exchanged', async () => {
  const { calls, open, lines } = await renderAnswer(answer);
  expect(screen.getByText('Why this employee?')).toBeTruthy();
  expect(calls).toEqual([]);
  open();
  expect(await screen.findByText('Who else can take this shift')).toBeTruthy();
  expect(lines()).toEqual([
    'Open shiftsbetter (7.5\u00a0h)',
    'Fair share of hoursworse (3\u00a0h)',
    'RasaFair share of weekends: better (0.25 weekends)',
    'Jonasno difference',
    'Zita, Thursday 3 December, 07:00–15:30, baristaFair share of nights: worse (1 night)',
    'Zita, Friday 4 December, 07:00–15:30, baristaFair share of nights: worse (1 night)Cost: worse (€12.50)',
  ]);
});

it('says in Lithuanian that it changes nothing and that nobody else could', async () => {
  const { open } = await renderAnswer(nothing, 'lt');
  open();
  expect(await screen.findByText('Grafikas dėl to nei geresnis, nei blogesnis.')).toBeTruthy();
  expect(screen.getByText('Niekas kitas negalėtų dirbti nepažeidęs taisyklių.')).toBeTruthy();
  expect(screen.queryByText('Galimi apsikeitimai')).toBeNull();
});

it('says why there is no answer, and asks again on request', async () => {
  const { calls, open } = await renderAnswer(problem(404, 'not_found', 'It is not there any more.'));
  open();
  expect(await screen.findByText('It is not there any more.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button'));
  expect(calls.filter(({ route }) => route === EXPLAIN)).toHaveLength(2);
});
