import type { answers } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { loadProblem } from '../schedule/index.ts';
import { remedyText } from './remedy-text.ts';

/** Needs whose remedies are looked for at once: a month with more open places is not short of an answer but of people. */
const NEEDS_MAX = 40;

/** The smallest ways to fill each open need that has not begun, found by the engine off this thread. */
export async function listRemedies(call: Call<typeof answers.listRemedies>) {
  const { projectId } = member(call);
  const { start, end } = call.query;
  const { problem, shifts, project } = await call.deps.database.inProject(projectId, (tx) =>
    loadProblem(tx, projectId, start, end),
  );
  const found = await call.deps.answers.ask(
    projectId,
    'remedies',
    problem,
    shifts,
    NEEDS_MAX,
    call.deps.now() / 60_000,
  );
  const reader = {
    names: new Map(problem.people.map(({ id, name }) => [id, name])),
    language: call.language,
    zone: project.time_zone,
  };
  return found.map(({ date, template, role, remedies }) => ({
    date,
    template,
    role,
    remedies: remedies.map((remedy) => remedyText(remedy, reader)),
  }));
}
