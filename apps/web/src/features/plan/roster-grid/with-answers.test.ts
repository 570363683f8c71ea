import type { rosterGrid } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { withAnswers } from './with-answers.ts';

const proposal: rosterGrid.RosterGrid = {
  id: 'a',
  text: '',
  people: [{ line: 3, name: 'Ona', role: 'staff', employee_id: null, shifts: 2, skip: false }],
  templates: [
    {
      hours: '08:00-16:00',
      name: 'Morning',
      start_time: '08:00',
      end_time: '16:00',
      break_minutes: 30,
      uses: 2,
      exists: false,
      skip: false,
    },
  ],
  requirements: [{ hours: '08:00-16:00', template: 'Morning', role: 'staff', weekday: 1, count: 1, exists: false }],
  shifts: [],
  questions: [
    { kind: 'month', month: '2026-10', certain: false, fixed: false },
    { kind: 'code', code: 'D', uses: 2, hours: { start: '08:00', end: '16:00' }, certain: false },
  ],
};

test('what was corrected is shown at once, all else as it was proposed', () => {
  expect(withAnswers(proposal, {})).toEqual(proposal);
  const shown = withAnswers(proposal, {
    month: '2026-09',
    codes: { D: null },
    people: { 3: { role: 'barista' } },
    templates: { '08:00-16:00': { break_minutes: 45 } },
    needs: [{ hours: '08:00-16:00', role: 'staff', weekday: 1, count: 2 }],
  });
  expect(shown.people[0]).toMatchObject({ name: 'Ona', role: 'barista', skip: false });
  expect(shown.templates[0]).toMatchObject({ name: 'Morning', break_minutes: 45 });
  expect(shown.requirements[0]?.count).toBe(2);
  expect(shown.questions).toMatchObject([
    { kind: 'month', month: '2026-09' },
    { kind: 'code', hours: null },
  ]);
});
