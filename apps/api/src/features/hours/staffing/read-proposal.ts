import { createHash } from 'node:crypto';
import type { staffing } from '@pamaina/contract';
import { together, type Tx } from '../../../platform/database/database.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { type Call, member } from '../../../platform/http/route.ts';
import { addDays, monthRange } from '../../../platform/time/zone.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { readRequirements, readWeekNeeds } from '../../business/requirements/index.ts';
import { readTemplateTimes } from '../../business/templates/index.ts';
import { readBusiness, readForecastFacts } from '../takings/index.ts';
import { storedBasis, storedRoles } from './productivity.ts';
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
  const { start, end } = monthRange(query.year, query.month);
  const [stored, roles, business, templates, requirements, weeks] = await together(tx, () => [
    storedBasis(tx),
    storedRoles(tx),
    readBusiness(tx),
    readTemplateTimes(tx),
    readRequirements(tx, { start, end }),
    readWeekNeeds(tx, { start, end }),
  ]);
  const { kind, enough_for } = stored;
  // The night after the last day belongs to its shifts.
  const asked = { start, end: addDays(end, 1), kind, now: deps.now(), business };
  const forecast = await readForecastFacts(tx, asked);
  const weekly = requirements.map((row) => ({ ...row, week_id: null }));
  return {
    forecast,
    enough_for,
    roles,
    requirements: [...weekly, ...weeks.requirements],
    weeks: weeks.spans,
    last: end,
    templates,
  };
}
