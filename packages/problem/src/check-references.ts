import { lawDocuments, lawHistory, ruleCatalogue, type Problem } from '@pamaina/engine';

/** Employees, templates, rules and dates that a problem names but does not have, one line each. */
export function* unknownReferences(problem: Problem): Generator<string> {
  yield* unknownPeople(problem);
  yield* unknownTemplates(problem);
  yield* unknownDates(problem);
  const known = knownRules();
  for (const code of Object.keys(problem.rules?.severities ?? {}))
    if (!known.has(code)) yield `rules.severities.${code}: there is no such rule`;
  for (const code of Object.keys(problem.weights.rules ?? {}))
    if (!known.has(code)) yield `weights.rules.${code}: there is no such rule`;
}

function* unknownPeople({ people, fixed, rules }: Problem): Generator<string> {
  const known = new Set(people.map(({ id }) => id));
  for (const [i, pair] of (rules?.pairs ?? []).entries()) {
    for (const side of ['first', 'second'] as const)
      if (!known.has(pair[side])) yield `rules.pairs[${i}].${side}: there is no employee "${pair[side]}"`;
    if (pair.first === pair.second) yield `rules.pairs[${i}].second: must be another employee than first`;
  }
  for (const [i, { employeeId }] of fixed.entries())
    if (employeeId !== null && !known.has(employeeId))
      yield `fixed[${i}].employeeId: there is no employee "${employeeId}"`;
}

/** The templates of a problem are those of its needs and of its fixed shifts. */
function* unknownTemplates({ people, needs, fixed, forbiddenSequences, rules }: Problem): Generator<string> {
  const known = templatesOf({ needs, fixed });
  const named: [path: string, template: string][] = [
    ...forbiddenSequences.flatMap((sequence, i) =>
      (['first', 'next', 'third'] as const).flatMap((of): [string, string][] => {
        const place = sequence[of];
        return typeof place === 'string' ? [[`forbiddenSequences[${i}].${of}`, place]] : [];
      }),
    ),
    ...(rules?.seniors ?? []).map(({ template }, i): [string, string] => [`rules.seniors[${i}].template`, template]),
    ...(rules?.templateRuns ?? []).map(({ template }, i): [string, string] => [
      `rules.templateRuns[${i}].template`,
      template,
    ]),
    ...(rules?.maxOfTemplate ?? []).map(({ template }, i): [string, string] => [
      `rules.maxOfTemplate[${i}].template`,
      template,
    ]),
    ...people.flatMap(({ limits }, p) =>
      (['maxShiftsByTemplate', 'maxShiftsByTemplatePerWeek'] as const).flatMap((of) =>
        Object.keys(limits[of] ?? {}).map((template): [string, string] => [`people[${p}].limits.${of}`, template]),
      ),
    ),
  ];
  for (const [path, template] of named)
    if (!known.has(template)) yield `${path}: there is no need or shift of the template "${template}"`;
}

const templatesOf = ({ needs, fixed }: Pick<Problem, 'needs' | 'fixed'>): ReadonlySet<string | null> =>
  new Set([...needs, ...fixed].map(({ template }) => template));

/**
 * The problem without preferences for shifts that nobody needs, which no plan can grant or refuse, and a line for each
 * of them.
 */
export function withoutVainWishes(problem: Problem): { problem: Problem; notes: string[] } {
  const known = templatesOf(problem);
  const notes = problem.people.flatMap(({ wishes }, p) =>
    wishes.flatMap(({ template }, i) =>
      known.has(template)
        ? []
        : [`people[${p}].wishes[${i}]: ignored, as there is no need or shift of the template "${template}"`],
    ),
  );
  if (notes.length === 0) return { problem, notes };
  const people = problem.people.map((person) => ({
    ...person,
    wishes: person.wishes.filter(({ template }) => known.has(template)),
  }));
  return { problem: { ...problem, people }, notes };
}

function* unknownDates({ days, people, needs, needsAround = [], fixed }: Problem): Generator<string> {
  const known = new Set(days.map(({ date }) => date));
  for (const [list, items] of Object.entries({ needs, needsAround, fixed }))
    for (const [i, { date }] of items.entries()) if (!known.has(date)) yield `${list}[${i}].date: must be one of days`;
  for (const [p, { wishes }] of people.entries())
    for (const [i, { date }] of wishes.entries())
      if (!known.has(date)) yield `people[${p}].wishes[${i}].date: must be one of days`;
}

/** Every rule under some law and way of recording working time; a rule that does not apply here is not unknown. */
function knownRules(): ReadonlySet<string> {
  const laws = [null, ...lawDocuments.map(({ id }) => lawHistory(id))];
  const regimes = ['summary', 'fixed'] as const;
  return new Set(
    laws.flatMap((law) => regimes.flatMap((regime) => ruleCatalogue({ law, regime }).map(({ code }) => code))),
  );
}
