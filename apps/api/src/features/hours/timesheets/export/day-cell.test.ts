import { expect, test } from 'vitest';
import type { PayrollLine } from '../../../../platform/database/stored-types.ts';
import { dayCell } from './day-cell.ts';

const line: PayrollLine = {
  id: 'ona',
  name: 'Ona',
  norm: null,
  planned: 0,
  worked: 0,
  night: 0,
  holiday: 0,
  rest: 0,
  overtime: 0,
  additional: 0,
  coinciding: 0,
  absences: { vacation: 0, sick_leave: 0, personal: 0 },
  rateCents: null,
  cents: 0,
  days: { '2031-05-07': 480, '2031-05-08': 450, '2031-05-09': 0 },
  unapproved: ['2031-05-08', '2031-05-09'],
};

test.each([
  ['approved', '2031-05-07', '8'],
  ['waiting', '2031-05-08', '7.5*'],
  ['no end time', '2031-05-09', '*'],
  ['no work', '2031-05-10', ''],
])('%s', (_, date, cell) => {
  expect(dayCell(line, date, (minutes) => String(minutes / 60))).toBe(cell);
});
