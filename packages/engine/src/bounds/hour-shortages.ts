// Method: counting: the hours that needs require against the hours that employees can give in the same span.
// Paper: none; our own.
import type { Model } from '../model/model.ts';
import { rolesBetween } from '../problem/employment.ts';
import type { Certificate } from '../problem/result.ts';
import { rules } from '../rules/registry.ts';
import type { Domains } from '../roster/domains.ts';
import { holdersOf } from '../roster/holders-of.ts';
import type { Shortage } from './day-shortages.ts';

interface Span {
  kind: Certificate['kind'];
  from: number;
  to: number;
  /** The maximum net minutes of an employee in the span under one limit; Infinity if there is none. */
  mostMinutes: (person: number) => number;
}

/**
 * Sets of roles whose needs require more hours, over a week or the month, than the employees with any of the roles can
 * work: for each, the lower of their limit and the total of their longest duty on every free day.
 */
export function hourShortages(model: Model, domains: Domains): Shortage[] {
  const { context } = model;
  const { problem, calendar } = context;
  const binding = rules.flatMap((rule) =>
    rule.kind === 'row' && (rule.binding(problem)?.severity ?? 'soft') !== 'soft' ? [rule] : [],
  );
  const mostOfPeriod = problem.people.map((_, p) =>
    binding
      .flatMap((rule) => rule.limits?.(model, p) ?? [])
      .reduce((most, limit) => (limit.of === 'minutes' ? Math.min(most, limit.most) : most), Infinity),
  );
  const month: Span = {
    kind: 'hours-of-people',
    from: model.first,
    to: model.last,
    mostMinutes: (p) => mostOfPeriod[p]!,
  };
  const weeks: Span[] = [];
  for (let day = model.first; day <= model.last; day++) {
    if (day > model.first && calendar.days[day]?.weekday !== 1) continue;
    let to = day;
    while (to < model.last && calendar.weekOf[to + 1] === calendar.weekOf[day]) to++;
    const mostOfWeek = problem.people.map((person) =>
      binding.reduce(
        (most, rule) => Math.min(most, rule.weeklyMost?.(context, person, calendar.weekOf[day]!) ?? Infinity),
        Infinity,
      ),
    );
    const mostMinutes = (p: number): number => mostOfWeek[p]!;
    weeks.push({ kind: 'weekly-hours-of-people', from: day, to, mostMinutes });
  }
  return [month, ...weeks].flatMap((span) =>
    roleSets(model).flatMap((roles) => shortageIn(model, domains, span, roles) ?? []),
  );
}

/** Each required role, every two roles that share an employee, and all together. */
function roleSets(model: Model): Set<string>[] {
  const { problem, needs } = model.context;
  const roles = [...new Set([...needs.values()].filter((need) => need.count > 0).map((need) => need.role))];
  const held = problem.people.map((person) => new Set(rolesBetween(person, problem.from, problem.to)));
  const pairs = roles.flatMap((a, i) =>
    roles
      .slice(i + 1)
      .filter((b) => held.some((of) => of.has(a) && of.has(b)))
      .map((b) => new Set([a, b])),
  );
  return [...roles.map((role) => new Set([role])), ...pairs, new Set(roles)];
}

function shortageIn(model: Model, domains: Domains, span: Span, roles: ReadonlySet<string>): Shortage | null {
  const { people } = model.context.problem;
  const places: number[] = [];
  for (let code = model.dayStart[span.from]!; code < model.dayStart[span.to + 1]!; code++) {
    if (!roles.has(model.shiftOf[code]?.role ?? '')) continue;
    for (let n = model.base[code]!; n < model.required[code]!; n++) places.push(code);
  }
  const needed = places.reduce((sum, code) => sum + model.net[code]!, 0);
  let possible = 0;
  const givers: string[] = [];
  people.forEach((person, p) => {
    let byDays = 0;
    let standing = 0;
    for (let day = span.from; day <= span.to; day++) {
      const cell = p * model.days + day;
      const fixed = model.fixed[cell]!;
      if (fixed >= 0) standing += model.net[fixed]!;
      let longest = 0;
      for (let i = domains.optionStart[cell]!; i < domains.optionStart[cell + 1]!; i++) {
        let minutes = 0;
        for (const part of model.parts[domains.options[i]!]!)
          if (roles.has(model.shiftOf[part]!.role)) minutes += model.net[part]!;
        longest = Math.max(longest, minutes);
      }
      byDays += longest;
    }
    const give = Math.min(byDays, Math.max(0, span.mostMinutes(p) - standing));
    // Employees without remaining hours are named too: they have the role but no hours left.
    if (byDays > 0) givers.push(person.id);
    possible += give;
  });
  if (needed <= possible) return null;
  // The minimum number of shifts whose hours cover the shortage, and their minimum cost.
  const byLength = places.map((code) => model.net[code]!).sort((a, b) => b - a);
  let missing = 0;
  for (let left = needed - possible; left > 0 && missing < byLength.length; missing++) left -= byLength[missing]!;
  const perMinute = Math.min(...places.map((code) => model.under[code]! / Math.max(1, model.net[code]!)));
  const cheapest = places.map((code) => model.under[code]!).sort((a, b) => a - b);
  const byCount = cheapest.slice(0, missing).reduce((sum, p) => sum + p, 0);
  const date = (day: number): string => model.context.calendar.days[day]?.date ?? '';
  const certificate: Certificate = {
    kind: givers.length === 0 ? 'nobody-qualified' : span.kind,
    roles: [...roles],
    employeeIds: givers.length === 0 ? holdersOf(model.context.problem, [...roles]) : givers,
    from: date(span.from),
    to: date(span.to),
    neededMinutes: needed,
    possibleMinutes: possible,
    missing,
  };
  return { codes: places, missing, penalty: Math.max(byCount, perMinute * (needed - possible)), certificate };
}
