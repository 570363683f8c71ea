import { createHash } from 'node:crypto';
import { minutesOf, clockTimeOf, type staffing } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { type Call, member } from '../../../platform/http/route.ts';
import { addDays, monthRange } from '../../../platform/time/zone.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { readForecastFacts } from '../takings/index.ts';
import { storedProductivity } from './productivity.ts';
import { propose, type ProposalFacts } from './propose.ts';

const proposing = taskOf(propose, new URL('./propose.ts', import.meta.url).href);
const MS = 400;

/** The need of a month, and the requirements that cover it best. Nothing is stored. */
export async function getProposal(call: Call<typeof staffing.getProposal>): Promise<staffing.Proposal> {
  const { database } = call.deps;
  const facts = await database.readInProject(member(call).projectId, (tx) => readProposalFacts(tx, call));
  return proposalOf(call, facts);
}

/** The proposal, with an ID of what it says. */
export async function proposalOf(
  call: Pick<Call, 'caller' | 'deps' | 'signal'>,
  facts: ProposalFacts,
): Promise<staffing.Proposal> {
  const parts = await answerOf(call, proposing, MS, facts);
  return { id: createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32), ...parts };
}

/** What a proposal is made of. */
export async function readProposalFacts(
  tx: Tx,
  { query, deps }: { query: { year: number; month: number }; deps: Call['deps'] },
): Promise<ProposalFacts> {
  const { kind, enough_for, roles } = await storedProductivity(tx);
  const { start, end } = monthRange(query.year, query.month);
  // The night after the last day belongs to its shifts.
  const forecast = await readForecastFacts(tx, { start, end: addDays(end, 1), kind, now: deps.now() });
  const templates = await tx
    .selectFrom('template')
    .select(['name', 'start_time', 'end_time'])
    .where('on_call', '=', 'none')
    .orderBy('start_time')
    .orderBy('name')
    .execute();
  const requirements = await tx
    .selectFrom('requirement')
    .select(['template', 'role', 'weekday', 'date', 'count'])
    .where((where) => where.or([where('date', 'is', null), where.between('date', start, end)]))
    .orderBy('id')
    .execute();
  return { forecast, enough_for, roles, requirements, last: end, templates: templates.map(timesOf) };
}

function timesOf({ name, start_time, end_time }: { name: string; start_time: string; end_time: string }) {
  const [start, end] = [minutesOf(clockTimeOf(start_time)), minutesOf(clockTimeOf(end_time))];
  return { name, start, end: end <= start ? end + 1440 : end };
}
