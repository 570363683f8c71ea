import type { answers } from '@pamaina/contract';
import type { NeedRemedies } from '@pamaina/engine';
import { member, type Call } from '../../platform/http/route.ts';
import { engine } from '../../platform/work/engine.ts';
import { loadProblem, type LoadedPeriod } from '../planning-input/index.ts';
import { remedyText, type Reader } from './remedy-text.ts';

/** Maximum of needs searched in one call: a month with more open shifts lacks employees, not answers. */
const NEEDS_MAX = 40;

/** The smallest ways to fill each open need that has not started, by date, found by the engine off this thread. */
export async function listRemedies(call: Call<typeof answers.listRemedies>) {
  const found: answers.NeedRemedies[] = [];
  await searchRemedies(call, await readPeriod(call), (need) => found.push(need));
  // The engine starts with the needs that somebody could just take.
  return found.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** What to search for remedies in. */
export function readPeriod(call: Call<typeof answers.listRemedies>): Promise<LoadedPeriod> {
  const { projectId } = member(call);
  const { start, end } = call.query;
  return call.deps.database.inProject(projectId, (tx) => loadProblem(tx, start, end));
}

/** The needs one by one, in words, with their number; ends when the client disconnects. */
export async function searchRemedies(
  call: Call<typeof answers.listRemedies>,
  { problem, shifts, project }: LoadedPeriod,
  found: (need: answers.NeedRemedies, of: number) => void,
): Promise<void> {
  const { accountId } = member(call);
  const reader: Reader = {
    names: new Map(problem.people.map(({ id, name }) => [id, name])),
    language: call.language,
    zone: project.time_zone,
  };
  const values = [problem, shifts, NEEDS_MAX, call.deps.now() / 60_000] as const;
  await call.deps.work.run(accountId, engine.remediesByNeed, [...values], {
    isLong: true,
    signal: call.signal,
    onPart: ({ need, of }) => found(inWords(need, reader), of),
  });
}

const inWords = ({ date, template, role, remedies }: NeedRemedies, reader: Reader): answers.NeedRemedies => ({
  date,
  template,
  role,
  remedies: remedies.map((remedy) => remedyText(remedy, reader)),
});
