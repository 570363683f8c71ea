import { lowerBound, withoutFixedInPeriod, type Person, type Problem } from '@pamaina/engine';
import type { timeOff } from '@pamaina/contract';

interface Week {
  /** Local dates, both inclusive. */
  start: string;
  end: string;
}

/**
 * How many more of each role can be away in each week before a required shift can't be filled any more. Not a fixed
 * limit: people are taken out, those who are missed least first, until the engine proves by counting that a shift stays
 * open in every schedule. The present schedule doesn't matter. The order is greedy: another choice of people could
 * leave room for one more.
 */
export function leaveRoom(problem: Problem, weeks: readonly Week[]): timeOff.LeaveRoom[] {
  return weeks.map((week) => {
    const ofWeek = problemOfWeek(problem, week);
    const roles = [...new Set(ofWeek.needs.filter(({ count }) => count > 0).map(({ role }) => role))].sort();
    return { start: week.start, roles: roles.map((role) => roomOf(ofWeek, role)) };
  });
}

/** The week alone: what other weeks or an accounting period leave of somebody's hours is not known so far ahead. */
function problemOfWeek(problem: Problem, { start, end }: Week): Problem {
  const { accounting: _, ...rest } = problem;
  const inside = ({ date }: { date: string }) => date >= start && date <= end;
  const people = problem.people.map(({ earlier: __, ...person }): Person => ({ ...person, normMinutes: null }));
  const week = { ...rest, people, from: start, to: end, needs: problem.needs.filter(inside) };
  return { ...withoutFixedInPeriod(week), fixed: [] };
}

function roomOf(problem: Problem, role: string): timeOff.LeaveRoom['roles'][number] {
  const span = spanOf(problem);
  const ofRole = problem.people.filter(({ roles }) => roles.includes(role));
  const isAway = ({ blocks }: Person) =>
    blocks.some(({ source, start, end }) => source !== 'self' && start < span.end && end > span.start);
  const here = ofRole.filter((person) => !isAway(person));
  const figures = { role, people: ofRole.length, away: ofRole.length - here.length };
  const base = missingOf(problem);
  let without = problem;
  let left = here;
  for (let room = 0; left.length > 0; room += 1) {
    const tried = left.map((person) => {
      const next = withAway(without, person.id, span);
      return { person, next, missing: missingOf(next) };
    });
    const best = tried.reduce((a, b) => (b.missing < a.missing ? b : a));
    if (best.missing > base) return { ...figures, room, opens: best.missing - base };
    without = best.next;
    left = left.filter(({ id }) => id !== best.person.id);
  }
  return { ...figures, room: here.length, opens: 0 };
}

const missingOf = (problem: Problem) => lowerBound(problem).certificates.reduce((sum, { missing }) => sum + missing, 0);

interface Span {
  start: number;
  end: number;
}

/** From the first need to the end of the last. */
function spanOf({ needs }: Problem): Span {
  return {
    start: Math.min(...needs.map(({ start }) => start)),
    end: Math.max(...needs.map(({ end }) => end)),
  };
}

const withAway = (problem: Problem, id: string, { start, end }: Span): Problem => ({
  ...problem,
  people: problem.people.map((person) =>
    person.id === id ? { ...person, blocks: [...person.blocks, { start, end, source: 'time_off' }] } : person,
  ),
});
