import type { explanations, schedule } from '@pamaina/contract';
import { together } from '../../../platform/database/database.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { readPlanning } from './stored-plan.ts';
import { countPlaces, isOpen, loadProblem } from '../planning-input/index.ts';
import { reasonsOf, summarize, violationsOf } from './summarize.ts';

const MODULE = new URL('./summarize.ts', import.meta.url).href;
const summing = taskOf(summarize, MODULE);
const explaining = taskOf(reasonsOf, MODULE);
const judging = taskOf(violationsOf, MODULE);
/** Per employee and shift. */
const MS_EACH = 0.0005;

/** The summary of a range. Rules are checked after the transaction, to keep it short. */
export async function getSummary(call: Call<typeof schedule.getSummary>) {
  const { projectId } = member(call);
  const { start, end } = call.query;
  const range = { start, end };
  const [planning, { problem, shifts, rows, project, proof }] = await call.deps.database.readInProject(
    projectId,
    (tx) => together(tx, () => [readPlanning(tx, start), loadProblem(tx, start, end)]),
  );
  const milliseconds = problem.people.length * shifts.length * MS_EACH;
  const opened = rows.filter((row) => isOpen(row) && row.date >= start && row.date <= end);
  const open = new Set(opened.map(({ id }) => id));
  const places = countPlaces(opened);
  const reader = readerOf(call, project.time_zone);
  return {
    ...(await answerOf(call, summing, milliseconds, { problem, shifts, range, open, places, proof }, reader)),
    planning,
  };
}

/** The open places of a date, template and role in the summary of the range, with their reasons. */
export async function listReasons(call: Call<typeof explanations.listReasons>) {
  const { start, end, ...place } = call.query;
  const { period, milliseconds, reader } = await periodOf(call, { start, end });
  return answerOf(call, explaining, milliseconds, period, place, reader);
}

/** All broken rules of the range: a page is a part of the kept list. */
export async function listViolations(call: Call<typeof explanations.listViolations>) {
  const { period, milliseconds, reader } = await periodOf(call, call.query);
  return answerOf(call, judging, milliseconds, period, reader);
}

async function periodOf(call: Call, { start, end }: { start: string; end: string }) {
  const { problem, shifts, project } = await call.deps.database.readInProject(member(call).projectId, (tx) =>
    loadProblem(tx, start, end),
  );
  const milliseconds = problem.people.length * shifts.length * MS_EACH;
  return {
    period: { problem, shifts, range: { start, end } },
    milliseconds,
    reader: readerOf(call, project.time_zone),
  };
}
