import { workingTimeSheet, monthNumberOf, monthOf, yearOf } from '@pamaina/contract';
import { sql } from 'kysely';
import { together, type Tx } from '../../../platform/database/database.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { ownerOf, type DateRange } from '../analytics/index.ts';
import { wasExcused } from '../../plan/planning-input/index.ts';

/** The kinds of days that managers chose, by owner (`ownerOf`) and date. */
export type ChosenKinds = ReadonlyMap<string, ReadonlyMap<string, workingTimeSheet.SignKind>>;

/** What says what a day was on which nobody worked, besides time off and the calendar. */
export interface DayMarks {
  chosen: ChosenKinds;
  /** Months of which a schedule is published, `YYYY-MM`: in them a day without a shift is a day of rest. */
  publishedMonths: ReadonlySet<string>;
  /** Minutes of on-call time at home, by owner and date. */
  atHome: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** One statement. */
export async function readDayMarks(tx: Tx, { start, end }: DateRange): Promise<DayMarks> {
  const last = monthRange(yearOf(end), monthNumberOf(end)).end;
  const [chosen, months, atHome] = await together(tx, () => [
    readChosenKinds(tx, { start, end }),
    tx
      .selectFrom('shift')
      .select(sql<string>`to_char(date, 'YYYY-MM')`.as('month'))
      .distinct()
      .where('status', '=', 'published')
      .where((where) => where.between('date', `${monthOf(start)}-01`, last))
      .execute(),
    readHomeOnCall(tx, { start, end }),
  ]);
  return { chosen, publishedMonths: new Set(months.map(({ month }) => month)), atHome };
}

/** One statement. */
export async function readChosenKinds(tx: Tx, { start, end }: DateRange): Promise<ChosenKinds> {
  const [marks, ofGone] = await together(tx, () => [
    tx
      .selectFrom('sheet_mark')
      .select(['employee_id', 'date', 'kind'])
      .where((where) => where.between('date', start, end))
      .execute(),
    sql<{ name: string; date: string; kind: string }>`
      select name, date, kind from former_employee cross join jsonb_each_text(
        case jsonb_typeof(terms -> 'marks') when 'object' then terms -> 'marks' else '{}' end) as mark (date, kind)
      where project_id = ${tx.projectId} and name is not null and date between ${start} and ${end} order by left_at`.execute(
      tx,
    ),
  ]);
  const chosen = new Map<string, Map<string, workingTimeSheet.SignKind>>();
  for (const { owner, date, kind } of [
    ...marks.map((mark) => ({ owner: ownerOf(false, mark.employee_id), ...mark })),
    ...ofGone.rows.map((mark) => ({ owner: ownerOf(true, mark.name), ...mark })),
  ]) {
    const known = workingTimeSheet.SignKind.safeParse(kind);
    if (!known.success) continue;
    const own = chosen.get(owner) ?? new Map<string, workingTimeSheet.SignKind>();
    chosen.set(owner, own.set(date, known.data));
  }
  return chosen;
}

/** Minutes of published on-call time at home, by owner (`ownerOf`) and the date on which it starts. One statement. */
async function readHomeOnCall(tx: Tx, { start, end }: DateRange): Promise<Map<string, Map<string, number>>> {
  const { rows } = await sql<{ person: string; is_gone: boolean; date: string; minutes: number }>`
    select coalesce(employee_id, former_name) as person, employee_id is null as is_gone, date,
      sum(minutes)::integer as minutes
    from counted_shift as shift
    where project_id = ${tx.projectId} and date between ${start} and ${end} and status = 'published' and on_call = 'at_home'
      and coalesce(employee_id, former_name) is not null and not ${wasExcused}
    group by 1, 2, 3`.execute(tx);
  const found = new Map<string, Map<string, number>>();
  for (const { person, is_gone, date, minutes } of rows) {
    const owner = ownerOf(is_gone, person);
    found.set(owner, (found.get(owner) ?? new Map<string, number>()).set(date, minutes));
  }
  return found;
}
