import type { workingTimeSheet } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { sheetPdf } from './sheet-pdf.ts';

const sums = {
  days: 31,
  worked_minutes: 31 * 690,
  night_minutes: 31 * 480,
  overtime_minutes: 0,
  holiday_minutes: 0,
  rest_day_minutes: 0,
  additional_minutes: 0,
  earlier_overtime_minutes: 0,
  on_call_home_minutes: 0,
};

function sheetOf(people: number): workingTimeSheet.WorkingTimeSheet {
  const dates = Array.from({ length: 31 }, (_, day) => `2031-05-${String(day + 1).padStart(2, '0')}`);
  const cell = { text: '11,5/8*', worked_minutes: 690, night_minutes: 480, kind: null, chosen: null, is_open: true };
  const said = { note: null, said_at: null, answer: null, answered_at: null, answered_by: null };
  return {
    year: 2031,
    month: 5,
    title: 'Darbo laiko apskaitos žiniaraštis',
    company: 'Ąžuolyno kavinė',
    company_code: '305123456',
    time_zone: 'Europe/Vilnius',
    dates: dates.map((date) => ({ date, is_holiday: date === '2031-05-01' })),
    lines: Array.from({ length: people }, (_, index) => ({
      employee_id: `e${index}`,
      name: `Šarūnė Čepaitė-Žukauskienė ${index}`,
      roles: ['pamainos vadovas (-ė)'],
      cells: dates.map((date) => ({ date, ...cell })),
      ...sums,
      norm_minutes: 9120,
      balance_minutes: 12270,
      to_leave_minutes: 0,
      leave_minutes: 0,
      earlier_overtime: [],
      figures: 'print',
      confirmation: { state: 'none', ...said },
    })),
    totals: sums,
    signs: [],
    missing: [],
    made_by: 'Žaneta',
    made_at: '2031-06-02T09:00:00Z',
    approved_by: null,
    approved_at: null,
  };
}

test.each([
  // 25 lines a page; the signatures stay together.
  [0, 1],
  [12, 1],
  [25, 2],
  [35, 2],
  [80, 4],
])('%i people take %i pages, on A3 as on A4', async (people, pages) => {
  for (const paper of ['a4', 'a3'] as const) {
    const file = Buffer.from(await sheetPdf(sheetOf(people), { language: 'lt', paper })).toString('latin1');
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(pages);
  }
});
