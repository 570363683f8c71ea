/** A call as a program makes it, shown in the OpenAPI document; `openapi-examples.test.ts` keeps it true. */
export interface Example {
  body?: unknown;
  reply?: unknown;
}

const DAY = { weekday: 1, startsAt: 29_671_020, clockChange: null, holiday: false, closed: false };
const PERSON = {
  maxMinutesPerWeek: 2400,
  minShiftsPerWeek: 0,
  normMinutes: null,
  birthDate: null,
  hourlyRateCents: null,
  limits: {},
  wishes: [],
};
const NEED = { date: '2026-06-01', template: 'open', role: 'barista', start: 29_671_440, end: 29_671_920 };

const SHIFT = {
  id: '01a214ef-f891-7097-bd99-27c4b24c4ce4',
  date: '2026-06-01',
  start_time: '08:30',
  end_time: '17:00',
  starts_at: '2026-06-01T05:30:00.000Z',
  ends_at: '2026-06-01T14:00:00.000Z',
  break_minutes: 30,
  template: 'Day',
  role: 'cook',
  on_call: null,
  employee_id: 'ona',
  employee_name: 'Ona Petraitė',
  status: 'draft',
  pinned: false,
  by_hand: false,
  amended: null,
  version: 1,
  warnings: [],
};

const TEMPLATE = { name: 'Day', start_time: '08:30', end_time: '17:00', break_minutes: 30, color: 'green' };

const QUALITY = {
  penalty: 0,
  bound: 0,
  gap: 0,
  coverage: 1,
  needed: 1,
  filled: 1,
  fillable: 1,
  hard_violations: 0,
  standing_violations: 0,
  parts: { coverage: 0 },
  proof: ['All shifts are filled, and no schedule is better.'],
};

const DRAFT = {
  year: 2026,
  month: 6,
  status: 'draft',
  shifts: [SHIFT],
  open: [],
  quality: QUALITY,
  seconds: 2.4,
  job_id: '01a214ef-f9f1-708f-ac0b-7deaa76f070b',
};

/** By method and path. */
export const examples: Readonly<Record<string, Example>> = {
  'POST /token': { body: { username: 'demo', password: 'demo-demo' } },
  'POST /employees': {
    body: { id: 'ona', name: 'Ona Petraitė', roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0 },
  },
  'POST /templates': { body: TEMPLATE, reply: { ...TEMPLATE, on_call: 'none', tasks: [], minutes: 480, version: 1 } },
  'POST /requirements': { body: { template: 'Day', role: 'cook', count: 1, weekday: 1 } },
  'PUT /takings': {
    body: [{ at: '2026-05-04T14:00', kind: 'guests', value: 31 }],
    reply: {
      changed: 1,
      rows: [{ at: '2026-05-04T14:00', minutes: 60, kind: 'guests', value: 31 }],
    },
  },
  'POST /generate-schedule': { body: { seconds: 10, seed: 1 }, reply: DRAFT },
  'POST /schedule/shifts': {
    body: { date: '2026-06-01', template: 'Day', role: 'cook', employee_id: 'ona' },
    reply: SHIFT,
  },
  'POST /time-off': {
    body: { type: 'vacation', start_date: '2026-07-06', end_date: '2026-07-10', reason: 'Summer' },
  },
  'POST /schedule/repair': { body: { employee_id: 'ona', start: '2026-06-01', end: '2026-06-02' } },
  'POST /scenarios': {
    body: {
      name: 'Without Ona in the second week',
      year: 2031,
      month: 6,
      changes: [
        { kind: 'away', employee_id: 'ona', from: '2031-06-09', to: '2031-06-15' },
        { kind: 'imaginary', key: 'new', name: 'New barista', roles: ['barista'], weekly_hours: 20 },
      ],
      seconds: 20,
    },
  },
  'POST /solve': {
    body: {
      problem: {
        from: '2026-06-01',
        to: '2026-06-01',
        days: [{ ...DAY, date: '2026-06-01' }],
        people: [{ ...PERSON, id: 'ona', name: 'Ona', roles: ['barista'], blocks: [] }],
        needs: [{ ...NEED, breakMinutes: 30, count: 1, underWeight: null, overWeight: null }],
        fixed: [],
        forbiddenSequences: [],
        law: 'lt',
        weights: { coverage: 200, minShifts: 40, fairHours: 4, fairWeekends: 16, stability: 4 },
      },
      seconds: 5,
      seed: 1,
    },
    reply: {
      instance: '01a214ef-f9f1-708f-ac0b-7deaa76f070b',
      penalty: 0,
      bound: 0,
      gap: 0,
      hard_violations: 0,
      seconds: 0.1,
      seed: 1,
      iterations: 120,
      parts: { coverage: 0 },
      broken: [],
      notes: [],
      needed: 1,
      filled: 1,
      fillable: 1,
      proof: ['All shifts are filled, and no schedule is better.'],
      shifts: [{ id: 'p1', ...NEED, breakMinutes: 30, employeeId: 'ona', locked: false }],
      open: [],
    },
  },
};
