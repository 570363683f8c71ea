import { csvOf, type exports, type Language, requirements, templates } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { FileReply, member, type Call } from '../../../../platform/http/route.ts';
import { textOf } from '../../../../platform/text/texts.ts';
import { zipOf } from '../../../../platform/text/zip-of.ts';
import { namesOfUsers } from '../../../access/activity/index.ts';
import { peopleTables } from './people-tables.ts';
import {
  type ProjectTable,
  deciders,
  decision,
  describedTable,
  joinEmployee,
  local,
  clock,
  shiftTimes,
} from './project-table.ts';
import { recordTables } from './record-tables.ts';

const TIMES = 20;
const WINDOW_SECONDS = 60 * 60;

type Cell = string | number;

/**
 * All data of a project as one zip of tables that any spreadsheet opens, in the caller's language: what a business
 * takes along before its data is erased (GDPR 28(3)(g)).
 * @throws `too_many_requests`
 */
export async function exportProject(call: Call<typeof exports.exportProject>): Promise<FileReply> {
  const { projectId } = member(call);
  const { language, deps } = call;
  await deps.limits.take(`export-project:${projectId}`, TIMES, WINDOW_SECONDS);
  const at = deps.now();
  const tables = await deps.database.inProject(projectId, async (tx) => {
    const { currency } = await tx
      .selectFrom('project')
      .select('currency')
      .where('id', '=', tx.projectId)
      .executeTakeFirstOrThrow();
    const read: { name: string; rows: Cell[][] }[] = [];
    for (const table of [...peopleTables, ...scheduleTables, ...recordTables])
      read.push({ name: table.name, rows: await readTable(tx, { table, language, currency }) });
    return read;
  });
  const entries = tables.map(({ name, rows }) => ({
    name: `${textOf(language, `projectExport.tables.${name}`)}.csv`,
    content: Buffer.from(csvOf(rows, language)),
  }));
  const name = `${textOf(language, 'projectExport.file')}-${new Date(at).toISOString().slice(0, 10)}.zip`;
  return new FileReply({ type: 'application/zip', name, content: await zipOf(entries, at) });
}

interface Asked {
  table: ProjectTable;
  language: Language;
  /** Of the project (ISO 4217). */
  currency: string;
}

/** The headings, followed by every row. */
async function readTable(tx: Tx, { table, language, currency }: Asked): Promise<Cell[][]> {
  const { columns, words = [], numbers = [], users = {}, from, order } = table;
  const names = Object.keys(columns);
  const texts = (columnsOf: readonly string[]) =>
    sql.raw(`array[${columnsOf.map((column) => `coalesce((${column})::text, '')`).join(', ')}]::text[]`);
  // All of it is written above; only the project comes from outside.
  const { rows } = await sql<{ cells: string[]; acts: string[] }>`
    select ${texts(Object.values(columns))} as cells, ${texts(Object.values(users))} as acts
    from ${sql.raw(from)} join project on project.id = t.project_id
    where t.project_id = ${tx.projectId} order by ${sql.raw(order)}`.execute(tx);
  const actors = Object.keys(users).map((name, act) => ({ act, column: names.indexOf(name) }));
  const nameOf = await namesOfUsers(
    tx,
    actors.flatMap(({ column }) => rows.map(({ cells }) => cells[column] ?? '').filter((user) => user !== '')),
  );
  for (const { cells, acts } of rows)
    for (const { act, column } of actors)
      cells[column] = nameOf(cells[column] ?? null, acts[act] ?? null) ?? cells[column] ?? '';
  const cellOf = (value: string, column: number): Cell => {
    const name = names[column] ?? '';
    if (value === '') return value;
    if (numbers.includes(name)) return Number(value);
    return words.includes(name) ? textOf(language, `projectExport.values.${value}`) : value;
  };
  return [names.map((name) => headingOf(name, { language, currency })), ...rows.map((row) => row.cells.map(cellOf))];
}

/** The label of a described field, `<entity>.<field>`, with its unit; else a text of the export. */
function headingOf(name: string, { language, currency }: Omit<Asked, 'table'>): string {
  if (!name.includes('.')) return textOf(language, `projectExport.columns.${name}`, { currency });
  return `${textOf(language, `fields.${name}`)}${name.endsWith('_cents') ? `, ${currency}` : ''}`;
}

const answered = {
  status: 't.status',
  note: 't.note',
  reason: 't.rejection_reason',
  created_at: local('t.created_at'),
  ...decision,
};

/** What was planned and published, and who gave which shift to whom. */
export const scheduleTables: readonly ProjectTable[] = [
  {
    name: 'shifts',
    columns: {
      ...shiftTimes,
      break: 't.break_minutes',
      role: 't.role',
      template: 't.template',
      employee: 't.employee_id',
      name: 'coalesce(employee.name, t.former_name)',
      status: 't.status',
      on_call: 't.on_call',
    },
    words: ['status', 'on_call'],
    from: `shift t ${joinEmployee}`,
    order: 't.starts_at, t.id',
  },
  {
    name: 'published_months',
    columns: {
      year: 't.year',
      month: 't.month',
      version: 't.version',
      published_at: local('t.published_at'),
      published_by: 't.published_by',
      date: "entry ->> 'date'",
      start: "entry ->> 'start_time'",
      end: "entry ->> 'end_time'",
      role: "entry ->> 'role'",
      template: "entry ->> 'template'",
      employee: "entry ->> 'employee_id'",
      name: "entry ->> 'employee_name'",
    },
    users: { published_by: 't.published_at' },
    from: 'archive t cross join jsonb_array_elements(t.entries) with ordinality as entries (entry, position)',
    order: 't.year, t.month, t.version, entries.position',
  },
  {
    name: 'swaps',
    columns: {
      ...shiftTimes,
      role: 't.role',
      offered_by: 't.offered_by_name',
      target: 't.target_name',
      accepted_by: 't.accepted_by_name',
      return_date: 't.return_date',
      return_start: clock('t.return_start_time'),
      return_end: clock('t.return_end_time'),
      return_role: 't.return_role',
      ...answered,
    },
    words: ['status'],
    users: deciders,
    from: 'swap_offer t',
    order: 't.created_at, t.id',
  },
  {
    name: 'claims',
    columns: { ...shiftTimes, role: 't.role', employee: 't.employee_id', name: 't.employee_name', ...answered },
    words: ['status'],
    users: deciders,
    from: 'shift_claim t',
    order: 't.created_at, t.id',
  },
  {
    name: 'templates',
    ...describedTable('template', templates.fields, {
      sql: { on_call: "nullif(t.on_call, 'none')" },
      words: ['on_call'],
      headings: { on_call: 'on_call' },
    }),
    from: 'template t',
    order: 't.name',
  },
  {
    name: 'requirements',
    ...describedTable('requirement', requirements.fields, { headings: { weekday: 'weekday' } }),
    from: 'requirement t',
    order: 't.date nulls first, t.weekday, t.template, t.role, t.id',
  },
  {
    name: 'standard_weeks',
    columns: {
      name: 't.name',
      start_date: 'span.starts_on',
      end_date: 'span.ends_on',
    },
    from: `standard_week t left join standard_week_span span
      on span.project_id = t.project_id and span.week_id = t.id`,
    order: 't.name, span.starts_on',
  },
  {
    name: 'week_requirements',
    columns: {
      name: 'standard_week.name',
      template: 't.template',
      role: 't.role',
      weekday: 't.weekday',
      count: 't.count',
    },
    numbers: ['count'],
    from: `week_requirement t join standard_week
      on standard_week.project_id = t.project_id and standard_week.id = t.week_id`,
    order: 'standard_week.name, t.template, t.role, t.weekday',
  },
  {
    name: 'holidays',
    columns: { date: 't.date', name: 't.name', closed: 't.closed' },
    words: ['closed'],
    from: 'holiday t',
    order: 't.date',
  },
  {
    name: 'payroll_exports',
    columns: { name: 't.name', file_format: 't.file' },
    from: 'payroll_export t',
    order: 't.name',
  },
];
