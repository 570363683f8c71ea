import type { scenarios } from '@pamaina/contract';

const shift = (own: Partial<scenarios.ScenarioShift>): scenarios.ScenarioShift => ({
  date: '2031-05-05',
  start_time: '07:00',
  end_time: '15:30',
  template: 'Morning',
  role: 'cook',
  employee_id: 'rasa',
  imaginary: null,
  name: 'Rasa',
  ...own,
});
const morning = shift({});
const ofJonas = shift({ employee_id: 'jonas', name: 'Jonas' });
const opened = shift({ date: '2031-05-06', employee_id: null, name: null });

const figure = (best: number) => ({ best, bound: best, reached: null });

/** "Without Rasa in May 2031", done: three shifts more stay open, and it is certain. */
export function makeScenario(own: Partial<scenarios.Scenario> = {}): scenarios.Scenario {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    name: 'Without Rasa',
    note: null,
    year: 2031,
    month: 5,
    state: 'done',
    failed_for: null,
    changes: [{ kind: 'away', employee_id: 'rasa', from: '2031-05-01', to: '2031-05-31' }],
    stale: false,
    verdict: { kind: 'stays_open', count: 3, text: 'At least 3 shifts stay open, whatever you do.' },
    created_by: 'demo',
    created_at: '2031-04-01T08:00:00Z',
    planned_at: '2031-04-01T08:01:00Z',
    applied_at: null,
    kept_until: '2031-05-31',
    progress: null,
    base: { filled: 49, needed: 49, fillable: 49, proved: true },
    changed: { filled: 46, needed: 49, fillable: 46, proved: true },
    quantities: [
      {
        quantity: 'open',
        base: figure(0),
        changed: figure(3),
        difference: { found: 3, least: 3, most: 3 },
        certain: 'certain',
        can_ask: false,
        asked: false,
      },
      {
        quantity: 'cost',
        base: figure(250_000),
        changed: figure(237_550),
        difference: { found: -12_450, least: -20_000, most: -10_000 },
        certain: 'at_least',
        can_ask: true,
        asked: true,
      },
      {
        quantity: 'hours',
        base: figure(9600),
        changed: figure(9240),
        difference: { found: -360, least: -360, most: 120 },
        certain: 'at_most',
        can_ask: true,
        asked: true,
      },
      {
        quantity: 'wishes',
        base: { best: 1, bound: null, reached: null },
        changed: { best: 5, bound: null, reached: null },
        difference: { found: 4, least: null, most: null },
        certain: 'open',
        can_ask: false,
        asked: false,
      },
    ],
    shifts: [ofJonas, opened],
    differences: [
      { date: '2031-05-05', employee_id: 'jonas', imaginary: null, name: 'Jonas', before: [], after: [ofJonas] },
      { date: '2031-05-05', employee_id: 'rasa', imaginary: null, name: 'Rasa', before: [morning], after: [] },
      { date: '2031-05-06', employee_id: null, imaginary: null, name: null, before: [], after: [opened] },
    ],
    people_changed: 2,
    ...own,
  };
}
