import { sizeFault, type Problem } from '@pamaina/engine';
import { z } from 'zod';
import { unknownReferences } from './check-references.ts';
import { problemSchema } from './problem-schema.ts';

/** An invalid problem; the message is one line, whatever it quotes. */
export class ProblemFault extends Error {
  override name = 'ProblemFault';

  constructor(message: string) {
    super(message.replaceAll(/\s+/g, ' '));
  }
}

/**
 * Validates untyped data as a problem; throws `ProblemFault` with one line that names the first invalid field, as in
 * `people[3].blocks[0].end: must be after start`.
 */
export function checkProblem(data: unknown): Problem {
  const parsed = problemSchema.safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ProblemFault(`${z.core.toDotPath(issue?.path ?? []) || 'the problem'}: ${issue?.message}`);
  }
  for (const conflict of conflicts(parsed.data)) throw new ProblemFault(conflict);
  return parsed.data;
}

/** Conflicts between fields that are valid individually. */
function* conflicts(problem: Problem): Generator<string> {
  const { from, to, days, people, needs, needsAround = [], fixed, accounting } = problem;
  const dayOf = new Map(days.map((day) => [day.date, day]));
  if (!dayOf.has(from)) yield 'from: must be one of days';
  if (!dayOf.has(to)) yield 'to: must be one of days';
  if (to < from) yield 'to: must not be before from';
  if (accounting && accounting.to < accounting.from) yield 'accounting.to: must not be before from';
  for (const [i, budget] of (problem.budgets ?? []).entries())
    if (budget.to < budget.from) yield `budgets[${i}].to: must not be before from`;
  for (const [i, day] of days.entries()) {
    const date = Temporal.PlainDate.from(day.date);
    const before = days[i - 1];
    if (day.weekday !== date.dayOfWeek) yield `days[${i}].weekday: must be ${date.dayOfWeek} for ${day.date}`;
    if (before && date.subtract({ days: 1 }).toString() !== before.date)
      yield `days[${i}].date: must be one day after the previous date`;
    if (before && day.startsAt !== before.startsAt + lengthOf(before))
      yield `days[${i}].startsAt: must equal the end of the previous day`;
  }
  yield* repeated('people', people);
  yield* repeated('fixed', fixed);
  for (const [list, items] of Object.entries({ needs, needsAround, fixed })) {
    for (const [i, { date, start }] of items.entries()) {
      const day = dayOf.get(date);
      if (day && (start < day.startsAt || start >= day.startsAt + lengthOf(day)))
        yield `${list}[${i}].start: must be on its date`;
    }
  }
  yield* mixedSpans(problem);
  yield* unknownReferences(problem);
  yield* contradictoryNeeds(needs);
  const beside = [Temporal.PlainDate.from(from).subtract({ days: 1 }), Temporal.PlainDate.from(to).add({ days: 1 })];
  const elsewhere = needsAround.findIndex(({ date }) => !beside.some((day) => day.equals(date)));
  if (elsewhere >= 0) yield `needsAround[${elsewhere}].date: must be the day before or after the period`;
  const gone = fixed.findIndex(({ employeeId, workedBy }) => employeeId !== null && workedBy !== undefined);
  if (gone >= 0) yield `fixed[${gone}].workedBy: only allowed when employeeId is null`;
  const places = needs.reduce((sum, need) => sum + need.count, 0);
  const onDay = Map.groupBy(needs, ({ date }) => date);
  const needsByDay = days.map(({ date }) => onDay.get(date)?.length ?? 0);
  const fault = sizeFault({ people: people.length, needsByDay, places });
  if (fault !== null) yield fault;
}

/** The spans of an employee follow each other. */
function* mixedSpans({ people }: Problem): Generator<string> {
  for (const [p, { employment = [] }] of people.entries()) {
    for (const [i, { from, to }] of employment.entries()) {
      const before = employment[i - 1];
      const path = `people[${p}].employment[${i}]`;
      if (from !== null && to !== null && to < from) yield `${path}.to: must not be before from`;
      if (before && (from === null || before.to === null || from <= before.to))
        yield `${path}.from: must be after the end of the previous one`;
    }
  }
}

/** A template has the same hours for all needs of a date and role. */
function* contradictoryNeeds(needs: Problem['needs']): Generator<string> {
  const hours = new Map<string, string>();
  for (const [i, { date, template, role, start, end, breakMinutes }] of needs.entries()) {
    const key = JSON.stringify([date, template, role]);
    const own = `${start}-${end}, ${breakMinutes}`;
    if ((hours.get(key) ?? own) !== own)
      yield `needs[${i}].start: another need of the same date, template and role has other hours`;
    hours.set(key, own);
  }
}

function lengthOf({ clockChange }: Problem['days'][number]): number {
  return 1440 - (clockChange?.by ?? 0);
}

function* repeated(list: string, items: readonly { id: string }[]): Generator<string> {
  const known = new Set<string>();
  for (const [i, { id }] of items.entries()) {
    if (known.has(id)) yield `${list}[${i}].id: "${id}" appears twice`;
    known.add(id);
  }
}
