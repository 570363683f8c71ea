import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { createManager, createWorker, unique, type TestManager } from './people.ts';
import { seedNotification } from './seed-notification.ts';

/** A project with one of everything, and the keys of its rows by table. */
export interface Tenant {
  manager: TestManager;
  tokens: { manager: string; employee: string };
  keys: Map<string, string[]>;
}

/** `employee_id` refers to an employee, `employee_ids` to several, `template` and `next_template` to a template. */
function tableOf(field: string): string | null {
  // Belongs to an account at the card provider, not to a tenant: features/money/purchases tries to steal them.
  if (/^(payment_intent|setup_intent|subscription)_id$/.test(field)) return null;
  if (/^(next_)?templates?$/.test(field)) return 'template';
  if (field === 'kind_id') return 'certificate_kind';
  if (field === 'ids') return 'notification';
  // Each is named by its `id`.
  if (field === 'employees') return 'employee';
  return /_ids?$/.test(field) ? field.replace(/_ids?$/, '').replace(/^(target|other|return)_/, '') : null;
}

/** The tables that a value of the contract refers to. */
export function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    [tableOf(field) ?? '', ...referencesIn(inner)].filter(Boolean),
  );
}

/** A copy with each reference replaced, where there is a replacement. */
export function replaceReferences(value: unknown, replacement: (table: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((inner) => replaceReferences(inner, replacement));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const table = tableOf(field);
      const key = table === null ? undefined : replacement(table);
      if (key === undefined) return [field, replaceReferences(inner, replacement)];
      if (!Array.isArray(inner)) return [field, key];
      return [field, inner.slice(0, 1).map((one: unknown) => (typeof one === 'object' ? { ...one, id: key } : key))];
    }),
  );
}

/** @param date of what is planned, published and asked for; drafts and a job are in other months */
export async function createTenant(api: TestApp, date: string): Promise<Tenant> {
  const manager = await createManager(api, unique('Tenant'));
  const worker = await createWorker(api, manager);
  const post = async (path: string, body: object, token = manager.token) => {
    const reply = await api.call('POST', path, { token, body, headers: { prefer: 'respond-async' } });
    expect(reply.status, `${path} ${reply.text}`).toBeLessThan(300);
  };
  const template = unique('Day');
  await post('/templates', { name: template, start_time: '08:00', end_time: '16:00' });
  await post('/requirements', { template, role: 'cook', count: 1, weekday: 1 });
  await post('/holidays', { date, name: 'Holiday' });
  await post('/unavailability', { start: `${date}T08:00`, end: `${date}T09:00` }, worker.token);
  const soon = Temporal.Now.plainDateISO('Europe/Vilnius').add({ days: 30 }).toString();
  await post('/wishes', { date: soon, kind: 'on', template }, worker.token);
  await post('/requests', { type: 'schedule_change', title: 'Later', reason: 'Bus' }, worker.token);
  await post('/comments', { date, comment: 'Quiet' }, worker.token);
  await post('/events', { date, title: 'Fair' });
  await post('/certificate-kinds', { name: 'Health book' });
  await post('/announcements', { title: 'Drill', text: 'On Monday' });
  const file = await api.call('POST', '/announcements/attachments?name=plan', {
    token: manager.token,
    body: Buffer.from('%PDF-1.7\n%%EOF'),
    headers: { 'content-type': 'application/pdf' },
  });
  expect(file.status).toBe(201);
  const timeOff = { type: 'vacation', start_date: date, end_date: date, reason: 'Rest' };
  await post('/time-off', timeOff, worker.token);
  const [year, month] = date.split('-').map(Number);
  await post('/schedule/shifts', { date, template, role: 'cook' });
  const times = { start_time: '17:00', end_time: '21:00' };
  await post('/schedule/shifts', { date, ...times, role: 'cook', employee_id: worker.id });
  const open = `${date.slice(0, 7)}-28`;
  await post('/schedule/shifts', { date: open, start_time: '10:00', end_time: '14:00', role: 'cook' });
  await post(`/schedule/publish?year=${year}&month=${month}`, {});
  const shifts = (await rowsOf(api, { manager })).find(([table]) => table === 'shift')?.[1];
  const idOf = (fits: (shift: Record<string, unknown>) => boolean) => ({ shift_id: shifts?.find(fits)?.['id'] });
  const mine = idOf(({ employee_id }) => employee_id === worker.id);
  await post('/schedule/requests', mine, worker.token);
  const free = idOf((shift) => shift['date'] === open);
  await post('/schedule/claims', free, worker.token);
  await post('/schedule/shifts', { date: date.replace('2031', '2032'), template, role: 'cook' });
  await post('/schedule/repair', { employee_id: worker.id, start: date, end: date });
  await post(`/generate-schedule?year=${year}&month=12`, {});
  await api.deps.database.inProject(manager.projectId, (tx) => seedNotification(tx, unique('told')));
  const tenant = { manager, tokens: { manager: manager.token, employee: worker.token }, keys: new Map() };
  tenant.keys = new Map((await rowsOf(api, tenant)).map(([table, rows]) => [table, rows.flatMap(keysOf)]));
  return tenant;
}

const keysOf = (row: Record<string, unknown>): string[] =>
  [row['id'], row['id'] === undefined ? (row['name'] ?? row['date']) : undefined, row['date']].filter(
    (value) => typeof value === 'string',
  );

/** Every row of a project in every tenant table. */
export function rowsOf(
  api: TestApp,
  { manager }: Pick<Tenant, 'manager'>,
): Promise<[string, Record<string, unknown>[]][]> {
  return api.deps.database.inProject(manager.projectId, async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'project_id'
      where c.relkind = 'r' and c.relrowsecurity order by c.relname`.execute(tx);
    const all: [string, Record<string, unknown>[]][] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`.execute(tx);
      all.push([name, rows.map(({ row }) => row)]);
    }
    return all;
  });
}
