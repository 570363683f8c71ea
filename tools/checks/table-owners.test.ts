import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AREAS } from '../../.dependency-cruiser.mjs';
import { ROOT, sourceFiles } from './source-files.ts';
import { CHOSEN, findForeignReads, findForeignWrites, findWrites, OWNERS, WRITES_ALL } from './table-owners.ts';

/**
 * Tables that a feature writes beside their owner, with the number of statements, and why. At most eight, and fewer
 * whenever one can go.
 */
const EXCEPTIONS: Record<string, string> = {
  'access/profile: employee 1': 'below employees: somebody changes their own address, which the employee record has',
  'changes/time-off: unavailability 9': 'time off and the time that it takes from plans change in the same statements',
  'hours/timesheets: overtime_leave 1': 'below overtime leave, which is made of what the lock of a month counts',
  'plan/shifts: time_off chosen': 'all local times move at once when the rules of a time zone change',
  'plan/shifts: unavailability chosen': 'all local times move at once when the rules of a time zone change',
};

/**
 * Tables of other areas that each area reads by statements of its own; all else is read by what the owner's index.ts
 * offers. A table may leave this list, none may come.
 */
const READ_BY: Record<string, string> = {
  access: 'employee former_employee',
  business:
    'leave_type notification outbox overtime_leave picture project project_member purchase schedule_month sheet_mark shift shift_claim swap_offer time_entry time_off timesheet_month',
  changes: 'employee overtime_leave project shift time_entry unavailability',
  hours:
    'counted_shift counted_work employee former_employee notification outbox project shift time_off timesheet_month',
  messages: 'activity employee project project_member shift template',
  money: 'employee notification project project_member',
  plan: 'activity certificate certificate_kind certificate_template daily_comment employee event leave_type project project_member requirement shift_claim shift_note standard_week standard_week_span task_done template time_entry time_off',
  start:
    'clock_event counted_shift employee leave_type project requirement shift template time_entry time_off timesheet_month unavailability',
};

const files = sourceFiles();
const writes = findWrites(files);

test('each table and view has one owner, which exists', () => {
  const types = files.find(({ path }) => path === 'apps/api/src/platform/database/tables.ts')?.text ?? '';
  const listed = /export interface Tables \{([^}]*)\}/.exec(types)?.[1] ?? '';
  const tables = [...listed.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  expect(tables.length).toBeGreaterThan(100);
  expect([...OWNERS.keys()].toSorted()).toEqual(tables.toSorted());
  const features = Object.entries<string[]>(AREAS).flatMap(([area, names]) => names.map((name) => `${area}/${name}`));
  const isPlace = (owner: string) => features.includes(owner) || existsSync(join(ROOT, 'apps/api/src', owner));
  expect([...OWNERS.values(), ...Object.keys(WRITES_ALL)].filter((owner) => !isPlace(owner))).toEqual([]);
});

test('a table is written by its owner, and beside it only as listed', () => {
  expect(findForeignWrites(writes)).toEqual(Object.keys(EXCEPTIONS));
  expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(8);
});

test('an area reads tables of others by its own statements only as listed', () => {
  const listed = Object.entries(READ_BY).map(([area, tables]) => [area, tables.split(' ')]);
  expect(findForeignReads(files)).toEqual(Object.fromEntries(listed));
  const read = (text: string, feature = 'plan/months') =>
    findForeignReads([{ path: `apps/api/src/features/${feature}/a.ts`, text }]);
  expect(read("tx.selectFrom('employee as e').innerJoin('shift', 'a', 'b').leftJoin('account', 'a', 'b')")).toEqual({
    plan: ['employee'],
  });
  expect(read('sql`select 1 from time_off t join (select 1 from webhook) w on true`')).toEqual({
    plan: ['time_off', 'webhook'],
  });
  expect(read('sql`extract(day from shift.date) from entry`', 'hours/norms')).toEqual({});
  expect(read("tx.selectFrom('employee')", 'start/demo')).toEqual({});
});

test('a statement names its table, or the tables that it chooses from are listed', () => {
  const counts: Record<string, number> = {};
  for (const { by, table } of writes) if (table === null && !(by in WRITES_ALL)) counts[by] = (counts[by] ?? 0) + 1;
  expect(counts).toEqual(Object.fromEntries(Object.entries(CHOSEN).map(([by, { statements }]) => [by, statements])));
});

test('every way to write a table is found, and nothing else', () => {
  const found = (text: string, path = 'apps/api/src/features/plan/months/a.ts') =>
    findWrites([{ path, text }]).map(({ place, by, table }) => `${place.split(':').at(-1)} ${by} ${table}`);
  expect(found("tx.insertInto('archive')\n.values({}); tx.updateTable('shift as moved').set({})")).toEqual([
    '1 plan/months archive',
    '2 plan/months shift',
  ]);
  expect(found("tx.deleteFrom('shift'); tx.mergeInto('receipt'); tx.deleteFrom(table)")).toEqual([
    '1 plan/months shift',
    '1 plan/months receipt',
    '1 plan/months null',
  ]);
  expect(found('sql`\n INSERT INTO shift (id) values (${id})`; sql`delete\nfrom receipt`')).toEqual([
    '2 plan/months shift',
    '2 plan/months receipt',
  ]);
  expect(found('sql`with moved as (update only shift as s\nset id = 1) merge into receipt using moved`')).toEqual([
    '2 plan/months receipt',
    '1 plan/months shift',
  ]);
  expect(found('sql`update ${sql.table(name)} as asked set a = 1`; sql`insert into ${table} values (1)`')).toEqual([
    '1 plan/months null',
    '1 plan/months null',
  ]);
  expect(found("sql`select from shift for update`; sql`on conflict do update set a = 1`; 'Update settings'")).toEqual(
    [],
  );
  expect(found("tx.deleteFrom('shift')", 'apps/api/src/platform/jobs/a.ts')).toEqual(['1 platform/jobs shift']);
  expect(found("tx.deleteFrom('shift')", 'apps/api/src/features/plan/months/a.test.ts')).toEqual([]);
});

test('another feature’s write is found and counted, with the tables that are chosen', () => {
  const write = (by: string, table: string) => ({ place: 'a.ts:1', by, table });
  const own = findForeignWrites([]);
  expect(
    findForeignWrites([
      write('plan/shifts', 'shift'),
      write('plan/copies', 'shift'),
      write('plan/copies', 'shift'),
      write('start/demo', 'shift'),
    ]).filter((line) => !own.includes(line)),
  ).toEqual(['plan/copies: shift 2']);
});
