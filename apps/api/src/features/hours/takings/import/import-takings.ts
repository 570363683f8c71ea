import { constants, takings, type takingsImport } from '@pamaina/contract';
import { allowWork, type Tx } from '../../../../platform/database/database.ts';
import { answerOf } from '../../../../platform/http/answer-of.ts';
import type { ProjectCall } from '../../../../platform/http/route.ts';
import { addDays, localOf } from '../../../../platform/time/zone.ts';
import { taskOf } from '../../../../platform/work/task.ts';
import { recordActivity } from '../../../access/activity/index.ts';
import { findProject } from '../../../access/projects/index.ts';
import { faultsOfFile, readFileRows, refusedOf, rememberColumns } from '../../../plan/imports/index.ts';
import { COMPARED_DAYS, readTakings } from '../read-takings.ts';
import { storeTakings, type NewTaking } from '../store-takings.ts';
import { planTakings, type TakingsPlan } from './plan-takings.ts';
import { weighTakings, type StoredTaking, type Weighed } from './weigh-takings.ts';

const planning = taskOf(planTakings, new URL('./plan-takings.ts', import.meta.url).href);
const weighing = taskOf(weighTakings, new URL('./weigh-takings.ts', import.meta.url).href);

const MS_A_LINE = 0.02;
const UNUSUAL_TOLD = 50;

type Import = ProjectCall<typeof takingsImport.importTakings>;

/**
 * Stores what came in from a file, added up, in one transaction. Nothing is stored with `dry_run`, with errors that
 * `skip_errors` doesn't leave out, or where other values were stored before and nothing says which ones count.
 * @throws as `readFileRows`
 */
export async function importTakings(call: Import): Promise<takingsImport.TakingsImportResult> {
  const { tx, now, query } = call;
  await allowWork(tx);
  const { time_zone } = await findProject(tx);
  const { lines, encoding } = await readFileRows(call, 'takings', query);
  const work = lines.length * MS_A_LINE;
  const plan = await answerOf(call, planning, work, lines, query.columns, {
    zone: time_zone,
    today: localOf(time_zone, now).date,
    dates: query.dates,
    rowsAre: query.rows_are,
    isWorkbook: encoding === null,
  });
  const stored = await storedAround(tx, plan.rows);
  const weighed = await answerOf(call, weighing, work, plan.rows, stored, query.on_overlap === 'keep');
  const isRefused = plan.faults.length > 0 && (!query.skip_errors || plan.rows.length === 0);
  const isAsked = weighed.overlap !== null && query.on_overlap === undefined;
  const isStored = !query.dry_run && !isRefused && !isAsked && plan.rows.length > 0;
  if (isStored) await store(call, weighed.rows, lines[0]?.cells ?? []);
  return resultOf(call, { plan, weighed, lines, isStored });
}

/** What is stored on the days of the rows, and before them, for comparison. */
async function storedAround(tx: Tx, rows: readonly NewTaking[]): Promise<StoredTaking[]> {
  const { start, end } = rangeOf(rows);
  if (start === null || end === null) return [];
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const read = await readTakings(tx, { start: addDays(start, -COMPARED_DAYS), end, kinds });
  return read.map((row) => ({ ...row, kind: takings.TakingsKind.parse(row.kind), value: Number(row.value) }));
}

function rangeOf(rows: readonly NewTaking[]): { start: string | null; end: string | null; days: number } {
  const dates = [...new Set(rows.map(({ date }) => date))].toSorted();
  return { start: dates[0] ?? null, end: dates.at(-1) ?? null, days: dates.length };
}

async function store({ tx, now, caller, query }: Import, rows: readonly NewTaking[], headings: readonly string[]) {
  const changed = rows.length === 0 ? 0 : await storeTakings(tx, rows, now);
  const { start, end } = rangeOf(rows);
  if (changed > 0)
    await recordActivity(tx, {
      action_type: 'takings.stored',
      actor: caller.username,
      details: { start, end, kinds: [...new Set(rows.map(({ kind }) => kind))], rows: changed },
    });
  await rememberColumns(tx, 'takings', { headings, columns: query.columns });
}

interface Outcome {
  plan: TakingsPlan;
  weighed: Weighed;
  lines: Awaited<ReturnType<typeof readFileRows>>['lines'];
  isStored: boolean;
}

function resultOf(
  { language, query: { columns } }: Import,
  { plan, weighed, lines, isStored }: Outcome,
): takingsImport.TakingsImportResult {
  const refused = refusedOf({ kind: 'takings', language, lines, columns, faults: plan.faults });
  return {
    stored: isStored,
    changed: weighed.changed,
    headings: lines[0]?.cells ?? [],
    rows_are: plan.rowsAre,
    minutes: plan.minutes,
    rows: plan.read,
    empty: plan.empty,
    totals: plan.totals,
    ...rangeOf(plan.rows),
    sums: takings.takingsKinds.flatMap((kind) => {
      const own = plan.rows.filter((row) => row.kind === kind);
      return own.length === 0
        ? []
        : [{ kind, value: own.reduce((sum, { value }) => sum + Math.round(value * 100), 0) / 100 }];
    }),
    readings: plan.readings,
    faults: faultsOfFile(language, plan.faults),
    refused_count: refused.length,
    refused: refused.slice(0, constants.importRowsTold),
    overlap: weighed.overlap,
    unusual_count: weighed.unusual.length,
    unusual: weighed.unusual.slice(0, UNUSUAL_TOLD),
  };
}
