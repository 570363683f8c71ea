import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { managerRow } from './seed-notification.ts';

export const repair = (project_id: string, employee_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  employee_id,
  starts_at: '2030-06-01T00:00:00Z',
  ends_at: '2030-06-02T00:00:00Z',
  changes: '[]',
  applied_at: null,
});

export const scenario = (project_id: string, employee_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  name: 'What if',
  year: 2030,
  month: 6,
  changes: JSON.stringify([{ kind: 'leaves', employee_id, last_day: '2030-06-01' }]),
  base: null,
  changed: null,
  seconds: 1,
  created_by: employee_id,
});

export const person = (project_id: string, id: string) => ({
  project_id,
  id,
  identity_key: id,
  name: id,
  roles: ['cook'],
  max_hours_per_week: 40,
  min_shifts_per_week: 0,
  email: null,
  phone: null,
  hourly_rate_cents: null,
  birth_date: null,
  contract_hours_per_week: null,
});

export const holiday = (project_id: string) => ({ project_id, date: '2030-01-01', name: 'Holiday', closed: true });

export const payrollExport = (project_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  name: 'Payroll',
  file: JSON.stringify({ layout: 'people', columns: [{ source: 'name' }] }),
});

export const template = (project_id: string, name: string) => ({
  project_id,
  name,
  start_time: '08:00',
  end_time: '16:00',
  break_minutes: 0,
  color: 'green',
});

export const requirement = (project_id: string, day: string) => ({
  project_id,
  id: randomUUIDv7(),
  template: day,
  role: 'cook',
  count: 1,
  weekday: 1,
  date: null,
});

export const unavailability = (project_id: string, employee_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  employee_id,
  starts_at: '2030-01-01T08:00:00Z',
  ends_at: '2030-01-01T09:00:00Z',
  source: 'self' as const,
  note: null,
});

export const timeOff = (project_id: string, employee_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  employee_id,
  type: 'vacation' as const,
  start_date: '2030-01-01',
  end_date: '2030-01-02',
  reason: 'Rest',
});

export const swapOffer = (project_id: string, offered_by: string) => ({
  project_id,
  id: randomUUIDv7(),
  shift_id: null,
  date: '2030-06-01',
  start_time: '08:00',
  end_time: '16:00',
  starts_at: '2030-06-01T05:00:00Z',
  ends_at: '2030-06-01T13:00:00Z',
  template: null,
  role: 'cook',
  offered_by,
  offered_by_name: 'Ona',
  target: null,
  target_name: null,
  note: null,
});

export const shiftClaim = (project_id: string, employee_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  shift_id: null,
  date: '2030-06-01',
  start_time: '08:00',
  end_time: '16:00',
  starts_at: '2030-06-01T05:00:00Z',
  ends_at: '2030-06-01T13:00:00Z',
  template: null,
  role: 'cook',
  employee_id,
  employee_name: 'Ona',
  note: null,
});

export const request = (project_id: string, employee_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  employee_id,
  type: 'schedule_change' as const,
  title: 'Later',
  reason: 'Bus',
  priority: 'low' as const,
});

export const dailyComment = (project_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  date: '2030-01-01',
  comment: 'Quiet',
  author_id: randomUUID(),
  author: 'Ona',
});

export const event = (project_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  date: '2030-01-01',
  title: 'Fair',
  description: null,
  color: 'blue',
});

export const shift = (project_id: string, employee_id: string, date: string) => ({
  project_id,
  id: randomUUIDv7(),
  date,
  start_time: '08:00',
  end_time: '16:00',
  starts_at: `${date}T05:00:00Z`,
  ends_at: `${date}T13:00:00Z`,
  break_minutes: 0,
  template: null,
  role: 'cook',
  employee_id,
  status: 'draft' as const,
});

export const login = (project_id: string, employee_id: string) => ({
  ...managerRow(employee_id),
  role: 'employee' as const,
  project_id,
  employee_id,
});
