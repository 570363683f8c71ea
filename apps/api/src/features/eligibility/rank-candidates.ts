import type { Language, rules } from '@pamaina/contract';
import { candidates } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { loadProblem } from '../planning-input/index.ts';
import { ruleText } from '../shifts/index.ts';

/** A candidate for a shift, and the hard rules against them; none: they can take it. */
export interface Judged {
  employee_id: string;
  name: string;
  broken: rules.Rule[];
}

/** Everyone but its employee as candidates for a live shift, best first, checked like every change of the schedule. */
export async function rankCandidates(
  tx: Tx,
  projectId: string,
  { id, date, language }: { id: string; date: string; language: Language },
): Promise<Judged[]> {
  const { start, end } = monthRange(Number(date.slice(0, 4)), Number(date.slice(5, 7)));
  const { problem, shifts, project } = await loadProblem(tx, projectId, start, end);
  const names = new Map(problem.people.map((person) => [person.id, person.name]));
  return candidates(problem, shifts, id).map(({ employeeId, blockedBy }) => ({
    employee_id: employeeId,
    name: names.get(employeeId) ?? employeeId,
    broken: blockedBy
      .filter(({ severity }) => severity === 'hard')
      .map((violation) => ruleText(violation, language, project.time_zone)),
  }));
}
