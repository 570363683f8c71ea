import type { advice, scenarios } from '@pamaina/contract';
import { isEmployed, type Need, type Person, type Problem } from '@pamaina/engine';
import { localOf } from '../../../platform/time/zone.ts';
import type { BaseMonth } from '../scenarios/index.ts';

type Shape = NonNullable<advice.Advice['shape']>;
type Asked = Pick<BaseMonth, 'problem' | 'from'> & { project: Pick<BaseMonth['project'], 'time_zone'> };
type Line = Extract<scenarios.Change, { kind: 'imaginary' | 'role' }>;

/** Somebody new, or who learns a role. */
export interface Candidate {
  role: string;
  shape: Shape | null;
  /** Who is there; null: somebody new. */
  person: Person | null;
  line: Line;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];
/** When evenings begin and end: a shift that starts later is at night. */
const [EVENING, NIGHT] = ['15:00', '22:00'] as const;

/** Weekly hours, the weekdays of work, and when it begins at the earliest. */
const SHAPES: Record<Shape, Pick<Extract<Line, { kind: 'imaginary' }>, 'weekly_hours' | 'days' | 'earliest_start'>> = {
  full: { weekly_hours: 40, days: WEEK },
  half: { weekly_hours: 20, days: WEEK },
  weekend: { weekly_hours: 16, days: [6, 7] },
  evening: { weekly_hours: 20, days: WEEK, earliest_start: EVENING },
};

/** So many are considered at most: each takes one pricing. */
const MOST = { hire: 24, train: 60 } as const;

/** The key of somebody new in a scenario. */
const KEY = 'new';

/**
 * Each role that the month needs, the most needed first, by full and half time, weekends and evenings, as far as it is
 * needed then: where there are too many, all of the roles that are needed least are left out.
 */
export function hires(base: Asked, nameOf: (role: string, shape: Shape) => string): Candidate[] {
  const { problem, project } = base;
  const isWeekend = new Set(problem.days.filter(({ weekday }) => weekday > 5).map(({ date }) => date));
  const isThen: Record<Shape, (need: Need) => boolean> = {
    full: () => true,
    half: () => true,
    weekend: ({ date }) => isWeekend.has(date),
    evening: ({ start }) => {
      const { time } = localOf(project.time_zone, start * 60_000);
      return EVENING <= time && time < NIGHT;
    },
  };
  const shapes = (Object.keys(SHAPES) as Shape[]).map(
    (shape) => [shape, new Set(rolesOf(base, isThen[shape]))] as const,
  );
  return rolesOf(base, () => true)
    .flatMap((role) =>
      shapes
        .filter(([, roles]) => roles.has(role))
        .map(([shape]): Candidate => {
          const rate = usualRate(problem, role);
          const line: Line = {
            kind: 'imaginary',
            key: KEY,
            name: nameOf(role, shape).slice(0, 80),
            roles: [role],
            ...SHAPES[shape],
            ...(rate !== null && { hourly_rate_cents: rate }),
          };
          return { role, shape, person: null, line };
        }),
    )
    .slice(0, MOST.hire);
}

/** Each employee of the month by the roles that it needs and they lack. */
export function trainings(base: BaseMonth): Candidate[] {
  const { people, days, from, to } = base.problem;
  const dates = days.filter(({ date }) => date >= from && date <= to).map(({ date }) => date);
  const there = people.filter((person) => dates.some((date) => isEmployed(person, date)));
  return rolesOf(base, () => true)
    .flatMap((role) =>
      there
        .filter(({ roles }) => !roles.includes(role))
        .map((person): Candidate => {
          return { role, shape: null, person, line: { kind: 'role', employee_id: person.id, role } };
        }),
    )
    .slice(0, MOST.train);
}

/** The roles of some needs, the most needed first. */
function rolesOf({ problem, from }: Pick<BaseMonth, 'problem' | 'from'>, isThen: (need: Need) => boolean): string[] {
  const counts = new Map<string, number>();
  for (const need of problem.needs) {
    const { role, date, count } = need;
    if (count > 0 && date >= from && isThen(need)) counts.set(role, (counts.get(role) ?? 0) + count);
  }
  return [...counts].sort(([a, of], [b, other]) => other - of || (a < b ? -1 : 1)).map(([role]) => role);
}

/** The middle rate of those who have a role; null where the role has rates of its own, or none is known. */
function usualRate({ people, roleRates = [] }: Problem, role: string): number | null {
  if (roleRates.some((rate) => rate.role === role)) return null;
  const rates = people.flatMap(({ roles, hourlyRateCents }) =>
    roles.includes(role) && hourlyRateCents !== null ? hourlyRateCents : [],
  );
  return rates.sort((a, b) => a - b)[Math.floor(rates.length / 2)] ?? null;
}
