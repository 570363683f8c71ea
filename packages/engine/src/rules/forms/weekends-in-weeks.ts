import type { Model } from '../../model/model.ts';
import { STATES_OF } from '../../model/parameters.ts';
import type { PersonView } from '../../model/person-view.ts';
import type { Calendar } from '../../problem/calendar.ts';
import type { Problem } from '../../problem/problem.ts';
import { onesIn, type AmountAutomaton } from '../automaton.ts';
import type { Finding, RowCost, RowForm } from '../rule.ts';
import { amountOf, sumOf, WEEKENDS } from './quantity.ts';

/** At most so many weekends with work in any so many consecutive weeks; null for no limit. */
type WeekendLimit = (problem: Problem) => { most: number; inWeeks: number } | null;

/**
 * The form of a rule that limits the weekends with work in any so many weeks. It is judged where all these weeks are
 * known and one has a planned weekend. A sum of its own kind, as its window is any number of weeks.
 */
export function mostWeekendsInWeeks(limitOf: WeekendLimit): RowForm {
  return {
    kind: 'row',
    perUnit: WEEKENDS.perStep,
    judge: (view) => {
      const windows = windowsOf(limitOf, view.context.problem, view.calendar);
      return windows ? judge(view, windows) : [];
    },
    compile: (model) => {
      const windows = windowsOf(limitOf, model.context.problem, model.context.calendar);
      return windows && canBreak(windows) ? costOf(model, windows) : null;
    },
    // The state has a bit for each of the last weekends: whether it was worked.
    automata: ({ context }) => {
      const windows = windowsOf(limitOf, context.problem, context.calendar);
      const isKnown = windows && canBreak(windows) && windows.length <= STATES_OF.bits;
      return isKnown ? [automatonOf(context.calendar, windows)] : [];
    },
  };
}

/** Windows of so many consecutive weeks, by their first week, and how many of their weekends can be worked. */
interface Windows {
  first: number;
  last: number;
  length: number;
  most: number;
}

function windowsOf(limitOf: WeekendLimit, problem: Problem, calendar: Calendar): Windows | null {
  const { days, first, last, weekOf } = calendar;
  const limit = limitOf(problem);
  const planned = weekOf.filter((_, d) => d >= first && d <= last && isWeekend(days[d]));
  const [begin, end] = [planned[0], planned.at(-1)];
  if (!limit || begin === undefined || end === undefined) return null;
  const { most, inWeeks: length } = limit;
  const lastKnown = (weekOf.at(-1) ?? 0) - length + 1;
  return {
    first: Math.max(0, begin - length + 1),
    last: Math.min(end, lastKnown),
    length,
    most: Math.max(0, most),
  };
}

function canBreak({ first, last, length, most }: Windows): boolean {
  return last >= first && most < length;
}

function isWeekend(day: Calendar['days'][number] | undefined): boolean {
  return (day?.weekday ?? 1) >= 6;
}

/** Windows that follow each other are merged into one finding, so that one cause is reported once. */
function judge(view: PersonView, windows: Windows): Finding[] {
  const { calendar } = view;
  const findings: { week: number; next: number; weekends: number; amount: number }[] = [];
  const dayOf = (week: number): number => calendar.weekOf.findIndex((of) => of >= week);
  const until = (week: number): number => calendar.weekOf.findLastIndex((of) => of < week);
  for (let week = windows.first; week <= windows.last; week++) {
    const { sum } = sumOf(WEEKENDS, view, dayOf(week), until(week + windows.length));
    if (sum <= windows.most) continue;
    const amount = amountOf(WEEKENDS, sum - windows.most);
    const open = findings.at(-1);
    if (open?.next === week) {
      open.next++;
      open.amount += amount;
      open.weekends = Math.max(open.weekends, sum);
    } else findings.push({ week, next: week + 1, weekends: sum, amount });
  }
  return findings.map(({ week, next, weekends, amount }) => ({
    date: calendar.days[dayOf(week)]?.date ?? null,
    shifts: sumOf(WEEKENDS, view, dayOf(week), until(next - 1 + windows.length)).shifts,
    amount,
    params: { weekends, limit: windows.most, weeks: windows.length },
  }));
}

function costOf(model: Model, { first, last, length: size, most }: Windows): RowCost {
  const { context, days, weekOf, weeks } = model;
  const weekend = Int32Array.from({ length: days }, (_, d) => (isWeekend(context.calendar.days[d]) ? weekOf[d]! : -1));
  const worked = new Uint8Array(weeks);
  const { perStep } = WEEKENDS;
  return ({ length, day }) => {
    worked.fill(0);
    for (let i = 0; i < length; i++) if (weekend[day[i]!]! >= 0) worked[weekend[day[i]!]!] = 1;
    let cost = 0;
    let sum = 0;
    for (let week = first; week < first + size - 1; week++) sum += worked[week]!;
    for (let week = first; week <= last; week++) {
      sum += worked[week + size - 1]!;
      if (sum > most) cost += (sum - most) * perStep;
      sum -= worked[week]!;
    }
    return cost;
  };
}

function automatonOf({ days, weekOf }: Calendar, { first, last, length, most }: Windows): AmountAutomaton {
  const mask = 2 ** length - 1;
  const isNew = (day: number): boolean => day > 0 && weekOf[day - 1] !== weekOf[day];
  const next = (state: number, day: number, code: number): number => {
    const before = isNew(day) ? (state << 1) & mask : state;
    return code >= 0 && isWeekend(days[day]) ? before | 1 : before;
  };
  const beyond = (bits: number): number => Math.max(0, onesIn(bits) - most);
  return {
    start: 0,
    next,
    // The last week of a window charges for it, each day for what it adds.
    cost: (state, day, code) => {
      const window = weekOf[day]! - length + 1;
      if (window < first || window > last) return 0;
      const paid = isNew(day) ? 0 : beyond(state);
      return amountOf(WEEKENDS, beyond(next(state, day, code)) - paid);
    },
  };
}
