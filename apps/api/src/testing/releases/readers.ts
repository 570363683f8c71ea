import { sql } from 'kysely';
import { openSession } from '../../features/access/session/index.ts';
import type { TestApp } from '../test-app.ts';

/** Somebody who can sign in, and what the data of their project has. */
export interface Reader {
  name: string;
  role: 'manager' | 'employee';
  token: string;
  projectId: string | null;
  /** Of the rows of their project, and of purchases, by table. */
  ids: Readonly<Record<string, readonly string[]>>;
  /** For a query, by the name of a field: one of each month, of each employee, of a shift. */
  facts: readonly Readonly<Record<string, string>>[];
}

interface Row {
  id: string;
}

/** As many of each table, evenly spread: dear reads would take minutes. */
const MOST = 4;

/** All managers and employees of a database, and who has no project; of the demo, its manager and one employee. */
export async function listReaders(api: TestApp): Promise<Reader[]> {
  const { rows } = await sql<Pick<Reader, 'name' | 'role' | 'projectId'> & { id: string; isDemo: boolean }>`
    select account.id, account.username as name, account.role, account.is_demo as "isDemo",
      coalesce(account.project_id, project_member.project_id) as "projectId"
    from account left join project_member on project_member.account_id = account.id
    where account.password_hash <> 'x' order by account.username`.execute(api.deps.database.direct);
  const isRead = (role: string) => rows.find((one) => one.isDemo && one.role === role);
  const readers: Reader[] = [];
  for (const { id, name, role, projectId, isDemo } of rows) {
    if (isDemo && isRead(role)?.name !== name) continue;
    const { access_token: token } = await api.deps.database.outside((tx) =>
      openSession(tx, api.deps.tokens, { accountId: id, role, projectId: role === 'employee' ? null : projectId }),
    );
    readers.push({ name, role, token, projectId, ...(await dataOf(api, projectId)) });
  }
  return readers;
}

async function dataOf(api: TestApp, projectId: string | null): Promise<Pick<Reader, 'ids' | 'facts'>> {
  const ids: Record<string, string[]> = {};
  const { database } = api.deps;
  for (const table of ['invoice', 'picture'])
    ids[table] = idsOf(await sql<Row>`select id from ${sql.table(table)} order by id`.execute(database.direct));
  ids['purchase.provider_id'] = idsOf(await sql<Row>`select provider_id as id from purchase`.execute(database.direct));
  ids['purchase.provider_id invoice.id'] = idsOf(
    await sql<Row>`
      select purchase.provider_id || ' ' || invoice.id as id
      from invoice join purchase on purchase.id = purchase_id`.execute(database.direct),
  );
  if (projectId === null) return { ids, facts: [{}] };
  return database.inProject(projectId, async (tx) => {
    const tables = await sql<{ name: string }>`
      select attrelid::regclass::text as name from pg_attribute a join pg_class c on c.oid = attrelid
      where attname = 'id' and c.relrowsecurity and c.relkind = 'r' order by 1`.execute(tx);
    for (const { name } of tables.rows)
      ids[name] = idsOf(await sql<Row>`select id::text from ${sql.table(name)} order by id`.execute(tx));
    ids['announcement.attachment'] = idsOf(await sql<Row>`select announcement_id as id from attachment`.execute(tx));
    const months = await sql<Record<string, string>>`
      select year::text, month::text, to_char(make_date(year, month, 1), 'YYYY-MM-DD') as first,
        to_char(make_date(year, month, 1) + interval '1 month - 1 day', 'YYYY-MM-DD') as last
      from schedule_month order by year, month`.execute(tx);
    const shifts = await sql<Record<string, string>>`
      select distinct on (date_trunc('month', date)) id as shift_id, to_char(date, 'YYYY-MM-DD') as date, template, role
      from shift where template is not null order by date_trunc('month', date), employee_id nulls first`.execute(tx);
    const of = (month: Record<string, string>) => ({
      ...month,
      ...shifts.rows.find(({ date }) => date?.slice(0, 7) === month['first']?.slice(0, 7)),
      ...spanOf(month),
    });
    const [employee] = ids['employee'] ?? [];
    const facts = months.rows.map((month) => ({ ...of(month), ...(employee && { employee_id: employee }) }));
    return { ids, facts: facts.length === 0 ? [{}] : facts };
  });
}

/** A month by all names that fields of a query have for its days. */
function spanOf({ year = '', month = '', first = '', last = '' }: Record<string, string>): Record<string, string> {
  const start = { start: first, start_date: first, from: first, to: last };
  return {
    year,
    month,
    ...start,
    end: last,
    end_date: last,
    last_day: last,
    date: first,
    name: 'Ona',
    type: 'vacation',
  };
}

function idsOf({ rows }: { rows: readonly Row[] }): string[] {
  const step = Math.max(1, rows.length / MOST);
  return Array.from({ length: Math.min(MOST, rows.length) }, (_, index) => rows[Math.floor(index * step)]!.id);
}
