import type { Calls } from '../figures/product-calls.ts';

/**
 * Sends one query, and aborts it on the signal.
 * @returns the status, 0 if aborted
 */
export type Question = (signal: AbortSignal) => Promise<number>;

const PLAN_SECONDS = 20;
const TARGETS = 500;
const LINES = 2_000;

interface Shift {
  id: string;
  date: string;
  employee_id: string | null;
}

/** A planned month of an understaffed shop, and every kind of expensive query about it. */
export async function dearQuestions(url: string, token: string, send: Calls): Promise<Record<string, Question>> {
  const next = Temporal.Now.plainDateISO('UTC').toPlainYearMonth().add({ months: 1 });
  const range = `start=${next.toString()}-01&end=${next.toString()}-${next.daysInMonth}`;
  await beShort(token, send);
  await send('POST', `/generate-schedule?year=${next.year}&month=${next.month}`, {
    token,
    body: { seconds: PLAN_SECONDS, seed: 1 },
  });
  const { shifts } = await send<{ shifts: Shift[] }>('GET', `/schedule?${range}`, { token });
  const people = await send<{ id: string }[]>('GET', '/employees', { token });
  const [given] = shifts.filter(({ employee_id }) => employee_id !== null);
  const [open] = shifts.filter(({ employee_id }) => employee_id === null);
  if (!given || !open) throw new Error('The month has no shift of each kind');
  const targets = Array.from({ length: TARGETS }, (_, index) => ({
    date: `${next.toString()}-${String((index % 28) + 1).padStart(2, '0')}`,
    employee_id: people[index % people.length]?.id ?? null,
  }));
  const ask =
    (method: string, path: string, body?: object | string): Question =>
    async (signal) => {
      const isFile = typeof body === 'string';
      const answered = fetch(`${url}/api${path}`, {
        method,
        signal,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': isFile ? 'text/csv' : 'application/json' }),
        },
        body: body === undefined ? null : isFile ? body : JSON.stringify(body),
      });
      return answered.then(async (reply) => (await reply.arrayBuffer(), reply.status)).catch(() => 0);
    };
  return {
    remedies: ask('GET', `/schedule/remedies?${range}`),
    'judge, 500 targets': ask('POST', '/schedule/judge', { shift_id: given.id, targets }),
    candidates: ask('GET', `/schedule/${given.id}/candidates`),
    explanation: ask('GET', `/schedule/${given.id}/explanation`),
    summary: ask('GET', `/schedule/summary?${range}`),
    repair: ask('POST', `/schedule/${open.id}/fill`),
    PDF: ask('GET', `/schedule/export?${range}&format=pdf`),
    XLSX: ask('GET', `/schedule/export?${range}&format=xlsx`),
    'CSV import': ask('POST', '/employees/import?dry_run=true', manyPeople()),
    analytics: ask('GET', '/analytics?period=this_year'),
    ledger: ask('GET', '/ledger'),
    'course of the norm': ask('GET', `/ledger/course?employee_id=${people[0]?.id}`),
    fairness: ask('GET', '/ledger/fairness'),
    timesheets: ask('GET', `/timesheets?${range}`),
    'copy of the month': ask('POST', '/schedule/copy', copyOf(next)),
    publishing: ask('POST', `/schedule/publish?year=${next.year}&month=${next.month}`),
    'timesheets as XLSX': ask('GET', `/timesheets/export?${range}&format=xlsx`),
    'timesheets as PDF': ask('GET', `/timesheets/export?${range}&format=pdf`),
  };
}

/** The same weekdays of the month four weeks later. */
function copyOf(month: Temporal.PlainYearMonth) {
  const first = month.toPlainDate({ day: 1 });
  const day = (days: number) => first.add({ days }).toString();
  return { source_start: day(0), source_end: day(27), target_start: day(28), target_end: day(55) };
}

/** Adds one place to each need, so that the shop is understaffed. */
async function beShort(token: string, send: Calls): Promise<void> {
  const needs = await send<{ id: string; count: number; template: string; role: string; weekday: number | null }[]>(
    'GET',
    '/requirements',
    { token },
  );
  for (const { id, count, template, role, weekday } of needs.slice(0, 25))
    await send('PUT', `/requirements/${id}`, { token, body: { template, role, weekday, count: count + 3 } });
}

const manyPeople = (): string =>
  ['id;name;roles', ...Array.from({ length: LINES }, (_, line) => `bench-${line};Ona ${line};cashier`)].join('\n');
