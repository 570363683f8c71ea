import { type ClockTime, foldedName, minutesBetween, type rosterGrid } from '@pamaina/contract';
import { weekdayOf } from '../../../platform/time/zone.ts';
import type { CodeGuess } from './guess-codes.ts';
import type { Hours } from './read-cell.ts';
import type { RosterFacts } from './roster-facts.ts';

/** A shift of the roster. */
export interface RosterShift {
  line: number;
  date: string;
  role: string;
  hours: Hours;
}

const keyOf = ({ start, end }: Hours): string => `${start}-${end}`;

/** Hours that a roster has only once are a template only where it has few. */
const FEW = 6;
const MOST = 12;
/** A break is due at the latest after five hours of work (DK 122(2)); of six hours on there is one. */
const BREAK_FROM_MINUTES = 6 * 60;
const BREAK_MINUTES = 30;

interface Named extends Pick<RosterFacts, 'templates' | 'parts'> {
  codes: ReadonlyMap<string, CodeGuess>;
}

/** Of several roles in one cell (`Barista / cashier`) the one that shifts are in: the first. */
export const mainRole = (role: string): string => role.split(/[,;|/]/)[0]?.trim() ?? '';

/** The break of hours for which nothing is agreed, in minutes. */
export const usualBreak = (start: ClockTime, end: ClockTime): number =>
  minutesBetween(start, end) >= BREAK_FROM_MINUTES ? BREAK_MINUTES : 0;

/** The hours of the roster as templates: those of the business that have the same, else new ones, most used first. */
export function proposeTemplates(
  shifts: readonly RosterShift[],
  answers: rosterGrid.RosterAnswers,
  { templates, parts, codes }: Named,
): rosterGrid.RosterTemplate[] {
  const uses = Map.groupBy(shifts, ({ hours }) => keyOf(hours));
  const codeOf = new Map(
    [...codes].flatMap(([code, { hours }]) =>
      hours === null || code.length < 2 ? [] : [[keyOf(hours), code] as const],
    ),
  );
  const proposed = [...uses]
    .flatMap(([key, own]) => (own[0] === undefined ? [] : [{ key, own, hours: own[0].hours }]))
    .filter(({ own }) => own.length > 1 || uses.size <= FEW)
    .toSorted((a, b) => b.own.length - a.own.length || (a.key < b.key ? -1 : 1))
    .slice(0, MOST)
    .map(({ key, own, hours }) => {
      const stored = templates.find(
        ({ start_time, end_time, isOnCall }) => !isOnCall && start_time === hours.start && end_time === hours.end,
      );
      const answer = answers.templates?.[key] ?? {};
      return {
        hours: key,
        name: stored?.name ?? answer.name ?? codeOf.get(key) ?? parts[partOf(hours)],
        start_time: hours.start,
        end_time: hours.end,
        break_minutes: stored?.break_minutes ?? answer.break_minutes ?? usualBreak(hours.start, hours.end),
        uses: own.length,
        exists: stored !== undefined,
        skip: answer.skip ?? false,
      };
    });
  return withNamesOfTheirOwn(proposed, new Set(templates.map(({ name }) => foldedName(name))));
}

/** Two of one name get their hours behind it, and so does one whose name another template of the business has. */
function withNamesOfTheirOwn(
  proposed: readonly rosterGrid.RosterTemplate[],
  stored: ReadonlySet<string>,
): rosterGrid.RosterTemplate[] {
  const names = Map.groupBy(proposed, ({ name }) => foldedName(name));
  return proposed.map((template) => {
    const isTaken =
      !template.exists &&
      (stored.has(foldedName(template.name)) || (names.get(foldedName(template.name)) ?? []).length > 1);
    return isTaken ? { ...template, name: `${template.name} ${template.start_time}–${template.end_time}` } : template;
  });
}

function partOf({ start, end }: Hours): keyof RosterFacts['parts'] {
  if (end <= start && start >= '18:00') return 'night';
  if (start < '10:30') return minutesBetween(start, end) >= 11 * 60 ? 'day' : 'morning';
  return start < '13:30' ? 'day' : 'evening';
}

/** The weekly standard: of each template, role and weekday the median over the dates on which anybody worked. */
export function proposeNeeds(
  shifts: readonly RosterShift[],
  templates: readonly rosterGrid.RosterTemplate[],
  answers: rosterGrid.RosterAnswers,
  stored: RosterFacts['needs'],
): rosterGrid.RosterNeed[] {
  const open = Map.groupBy([...new Set(shifts.map(({ date }) => date))], weekdayOf);
  const roles = [...new Set(shifts.map(({ role }) => role))].toSorted((a, b) => a.localeCompare(b));
  const counted = Map.groupBy(shifts, ({ hours, role, date }) => `${keyOf(hours)} ${date} ${role}`);
  const answered = new Map(
    answers.needs?.map(({ hours, role, weekday, count }) => [`${hours} ${weekday} ${role}`, count]),
  );
  return templates
    .filter(({ skip }) => !skip)
    .flatMap(({ hours, name }) =>
      roles.flatMap((role) =>
        [1, 2, 3, 4, 5, 6, 7].flatMap((weekday): rosterGrid.RosterNeed[] => {
          const dates = open.get(weekday) ?? [];
          const counts = dates.map((date) => counted.get(`${hours} ${date} ${role}`)?.length ?? 0);
          const known = stored.find((need) => need.template === name && need.role === role && need.weekday === weekday);
          if (known) return [{ hours, template: name, role, weekday, count: known.count, exists: true }];
          const count = answered.get(`${hours} ${weekday} ${role}`) ?? median(counts);
          return count === 0 && !counts.some((one) => one > 0)
            ? []
            : [{ hours, template: name, role, weekday, count, exists: false }];
        }),
      ),
    );
}

/** Of an even number the middle between the two, rounded up. */
function median(counts: readonly number[]): number {
  const sorted = counts.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return Math.ceil((low + high) / 2);
}
