import {
  applyChanges,
  figuresOf,
  imaginaryPerson,
  type Change,
  type Problem,
  type Shift,
  verdictOf,
} from '@pamaina/engine';
import { businessMonth, sampleAbsences, samples } from '@pamaina/engine/testing';
import { startPlan } from '@pamaina/planner';

const [name = 'cafe', seconds = '5'] = process.argv.slice(2);
const sample = samples[name as keyof typeof samples];
const MONTH = '2026-10';
const problem = businessMonth(sample.business, MONTH, sampleAbsences(sample, MONTH, 1));

/** Somebody gone, away and hired, of every role; a weekday closed. */
function changesOf({ people, from, to }: Problem): Change[] {
  const ofEachRole = [...new Map(people.map((person) => [person.roles.join(), person])).values()].slice(0, 4);
  return ofEachRole.flatMap((person): Change[] => [
    { kind: 'leaves', employeeId: person.id, lastDay: from },
    { kind: 'away', employeeId: person.id, from, to: `${MONTH}-14` },
    {
      kind: 'imaginary',
      person: imaginaryPerson(
        problem,
        {
          id: `imaginary:${to}`,
          name: 'New',
          like: person,
          roles: [],
          minutesPerWeek: 1200,
          weekdays: [1, 2, 3, 4, 5, 6, 7],
        },
        from,
      ),
    },
  ]);
}

/** As the product does it: from what of the first plan is there with the change. */
const planOf = async (of: Problem, from: readonly Shift[] = []) => {
  const started = performance.now();
  const known = new Set(of.people.map(({ id }) => id));
  const start = from.filter(({ employeeId }) => employeeId !== null && known.has(employeeId));
  const options = { seconds: Number(seconds), seed: 1, threads: 2, ...(start.length > 0 && { start }) };
  const plan = await startPlan(of, options).result;
  return { shifts: plan.shifts, figures: figuresOf(of, plan), seconds: (performance.now() - started) / 1000 };
};

const base = await planOf(problem);
const [counts, sided] = [new Map<string, number>(), { open: 0, any: 0 }];
const changes = changesOf(problem);
for (const change of changes) {
  const other = await planOf(applyChanges(problem, [change]), base.shifts);
  const [open, penalty] = (['open', 'penalty'] as const).map((of) => verdictOf(base.figures[of], other.figures[of]));
  const isSided = ({ certain }: { certain: string }) => certain === 'certain' || certain === 'at_least';
  if (isSided(open!)) sided.open += 1;
  if (isSided(open!) && (open!.certain === 'at_least' || open!.least !== 0 || isSided(penalty!))) sided.any += 1;
  const key = `open ${open!.certain}, penalty ${penalty!.certain}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
  const range = ({ least, most }: { least: number | null; most: number | null }) => `${least}..${most}`;
  console.log(change.kind, key, range(open!), range(penalty!), `${(base.seconds + other.seconds).toFixed(1)} s`);
}
console.log(name, Object.fromEntries(counts), `open sided ${sided.open} of ${changes.length}, whole ${sided.any}`);
