import type { Day, Need, Person } from '@pamaina/engine';

/** A preference for one date: not to work on it, or a shift of the template. */
export interface DatedWish {
  date: string;
  kind: 'off' | 'on';
  template: string | null;
}

interface Wishes {
  /** 1 Monday .. 7 Sunday: those on which the employee prefers not to work. */
  weekdays: readonly number[];
  /** At most one per date; it replaces the weekday's. */
  dated: readonly DatedWish[];
  /** The weight of each relative to an ordinary one (`wishWeights`). */
  weight: number;
}

/**
 * An employee's preferences as the engine takes them: a day off is none of the day's templates. Days and shifts without
 * a staffing need are left out, because no schedule could meet or miss them.
 */
export function wishesOf(
  { weekdays, dated, weight }: Wishes,
  days: readonly Day[],
  needs: readonly Need[],
): Person['wishes'] {
  if (weekdays.length === 0 && dated.length === 0) return [];
  const wished = new Map(dated.map((wish) => [wish.date, wish]));
  const free = new Set(days.filter(({ weekday }) => weekdays.includes(weekday)).map(({ date }) => date));
  const found = new Map<string, Person['wishes'][number]>();
  for (const { date, template } of needs) {
    const wish = wished.get(date);
    const isMeant = wish ? wish.kind === 'off' || wish.template === template : free.has(date);
    if (isMeant) found.set(`${date} ${template}`, { date, template, kind: wish?.kind ?? 'off', weight });
  }
  return [...found.values()];
}

/** How many wishes somebody had for days of published months, and how many of them were not kept. */
export interface EarlierWishes {
  employee_id: string;
  granted: number;
  refused: number;
}

/** Penalties of a plan stay multiples of a coarse step, which proofs rely on. */
const STEPS = 4;
const MOST = 2;

/**
 * The weight of an employee's preferences relative to ordinary ones: higher if a greater share of theirs was not met in
 * earlier months than the team's (011, Fairness debt). One plus the difference of the shares, in quarters, from 1 to 2;
 * employees not included have 1.
 */
export function wishWeights(earlier: readonly EarlierWishes[]): Map<string, number> {
  const ofTeam = refusedShare({
    granted: earlier.reduce((sum, { granted }) => sum + granted, 0),
    refused: earlier.reduce((sum, { refused }) => sum + refused, 0),
  });
  return new Map(
    earlier.map((own) => {
      const weight = Math.round((1 + refusedShare(own) - ofTeam) * STEPS) / STEPS;
      return [own.employee_id, Math.min(MOST, Math.max(1, weight))];
    }),
  );
}

const refusedShare = ({ granted, refused }: Omit<EarlierWishes, 'employee_id'>) =>
  refused / Math.max(1, granted + refused);
