import { compileModel } from '../../roster/compile-model.ts';
import { inPeriod } from '../../problem/calendar.ts';
import { contextOf, type Context } from '../../model/context.ts';
import type { Model } from '../../model/model.ts';
import { isSplit, splitDayOf } from '../../model/parts.ts';
import { byStart } from '../../model/person-view.ts';
import { grouped } from '../../problem/grouped.ts';
import { needKey, dutyOf } from '../../problem/needs.ts';
import { isWork } from '../../problem/on-call.ts';
import type { Need, Problem, Shift } from '../../problem/problem.ts';
import { amountInside, bindingPairRules } from '../../rules/follow-on.ts';
import { rules } from '../../rules/registry.ts';
import { createEvaluator } from '../../roster/evaluator.ts';

/** No release: the employee takes a shift and keeps all others. */
export const NOTHING = -1;

/**
 * A compiled roster that quickly tells what a change would break and cost. A cell is `person * days + day`, a code is
 * one duty on one day (see `Model`). It evaluates the compiled rules only; judge a change exactly before proposing it
 * to a user.
 */
export interface WhatIf {
  context: Context;
  model: Model;
  /** By cell: the current code, -1 for none. */
  cells: Int32Array;
  /** The shifts of the given roster in a cell, ordered by start: more than one on a split day. */
  shiftsAt: (cell: number) => readonly Shift[];
  /** The only one; undefined if there is none or two shifts share the date. */
  shiftAt: (cell: number) => Shift | undefined;
  /** The code of a shift's hours and duty; -1 if no employee ever works them. */
  codeOf: (shift: Shift) => number;
  /** Whether no rule about single shifts forbids it; nor, for a split day, one about its parts. */
  allowed: (person: number, code: number) => boolean;
  /**
   * The code that an employee has who takes another one as well: their split day if they have one, -1 if they can't.
   */
  withCode: (person: number, code: number) => number;
  /**
   * The change of the soft penalty of an employee's row with `code` added and the shift on day `release` removed;
   * Infinity if the row then breaks more than at the start.
   */
  delta: (person: number, code: number, release: number) => number;
  /** By how much an employee's row in `cells`, changed there for a trial, breaks more than at the start. */
  excess: (person: number) => number;
  /** Changes a cell. */
  put: (person: number, day: number, code: number) => void;
  /** The roster as it is now becomes the start. */
  restart: () => void;
  /** The number of rows counted: the work done so far. */
  counted: () => number;
  /** Counts other work, as so many rows. */
  spend: (rows: number) => void;
}

/**
 * @param shifts all shifts of the period
 * @param others further shifts whose hours an employee might work
 */
export function whatIf(problem: Problem, shifts: readonly Shift[], others: readonly Shift[] = []): WhatIf {
  const context = contextOf(problem);
  const model = compileModel(withRoster(context, shifts, others));
  const { days } = model;
  const cells = Int32Array.from(model.fixed);
  const allowed = allowedByShiftRules(context, model);
  const rows = rowCounter(model, cells);
  const soft = new Float64Array(model.people);
  const hard = new Int32Array(model.people);
  const shiftsOfCell = shiftsByCell(context, model, shifts);
  const withCode = (person: number, code: number): number => {
    const now = cells[person * days + model.day[code]!]!;
    const both = now < 0 ? code : splitDayOf(model, now, code);
    return both < 0 || (now >= 0 && !allowed(person, both)) ? -1 : both;
  };

  function settle(person: number): void {
    soft[person] = rows.count(person);
    hard[person] = rows.lastHard();
  }

  for (let person = 0; person < model.people; person++) settle(person);
  const hardAtStart = Int32Array.from(hard);
  return {
    context,
    model,
    cells,
    shiftsAt: (cell) => shiftsOfCell.get(cell) ?? [],
    shiftAt: (cell) => (shiftsOfCell.get(cell)?.length === 1 ? shiftsOfCell.get(cell)![0] : undefined),
    withCode,
    codeOf: (shift) => codeOf(model, context, shift),
    allowed,
    delta: (person, code, release) => {
      const take = person * days + model.day[code]!;
      const give = release === NOTHING ? take : person * days + release;
      const taken = release !== NOTHING && give === take ? code : withCode(person, code);
      if (taken < 0 || !allowed(person, code)) return Infinity;
      const [held, before] = [cells[take]!, cells[give]!];
      cells[give] = -1;
      cells[take] = taken;
      const cost = rows.count(person) - soft[person]!;
      const isWorse = rows.lastHard() > hardAtStart[person]!;
      cells[take] = held;
      cells[give] = before;
      return isWorse ? Infinity : cost;
    },
    excess: (person) => {
      rows.count(person);
      return Math.max(0, rows.lastHard() - hardAtStart[person]!);
    },
    put: (person, day, code) => {
      cells[person * days + day] = code;
      settle(person);
    },
    restart: () => hardAtStart.set(hard),
    counted: rows.counted,
    spend: rows.spend,
  };
}

/** The soft penalty of rows of `cells`, how often each breaks a hard rule, and the number of rows counted so far. */
function rowCounter(model: Model, cells: Int32Array) {
  const { rowCost, lastHard, setHardWeight, shiftCost } = createEvaluator(
    model,
    // All assignments can change here, so each counts for what it breaks.
    new Int32Array(model.fixed.length).fill(-1),
  );
  setHardWeight(0);
  let counted = 0;
  return {
    count: (person: number): number => {
      counted++;
      let cost = rowCost(person, cells, Infinity);
      for (let day = model.first; day <= model.last; day++) {
        const code = cells[person * model.days + day]!;
        if (code >= 0) cost += shiftCost[person * model.codes + code]!;
      }
      return cost;
    },
    lastHard,
    counted: () => counted,
    spend: (rows: number): void => {
      counted += rows;
    },
  };
}

/** Whether no rule about single shifts forbids a code; each question is answered once. */
function allowedByShiftRules(context: Context, model: Model): WhatIf['allowed'] {
  const { problem } = context;
  const ofShift = rules.filter(
    (rule) => rule.kind === 'shift' && (rule.binding(problem)?.severity ?? 'soft') !== 'soft',
  );
  const ofPairs = bindingPairRules(problem);
  const known = new Int8Array(model.people * model.codes);
  return (person, code) => {
    const place = person * model.codes + code;
    if (known[place] === 0) {
      const who = problem.people[person];
      const stopped =
        !who ||
        model.parts[code]!.some((part) =>
          ofShift.some((rule) => rule.kind === 'shift' && rule.judge(context, who, model.shiftOf[part]!)),
        ) ||
        (isSplit(model, code) && amountInside(model, ofPairs, who, code) > 0);
      known[place] = stopped ? 2 : 1;
    }
    return known[place] === 1;
  };
}

/** Whether more than this work was done since now. */
export function isOverAfter(what: WhatIf, work: number): () => boolean {
  const until = what.counted() + work;
  return () => what.counted() > until;
}

/** The context that includes the whole roster, so that each of its shifts has a code. */
function withRoster(context: Context, shifts: readonly Shift[], others: readonly Shift[]): Context {
  const { problem } = context;
  const outside = problem.fixed.filter((shift) => !inPeriod(problem, shift));
  const needs = new Map<string, Need>(context.needs);
  for (const shift of others) {
    const key = needKey(shift);
    if (shift.template === null || needs.has(key) || !inPeriod(problem, shift)) continue;
    if (!isWork(shift)) continue;
    needs.set(key, { ...dutyOf(shift), template: shift.template, count: 0, underWeight: 0, overWeight: null });
  }
  return { ...context, needs, problem: { ...problem, fixed: [...outside, ...shifts] } };
}

function shiftsByCell(context: Context, model: Model, shifts: readonly Shift[]): Map<number, Shift[]> {
  const numberOf = new Map(context.problem.people.map((person, number) => [person.id, number]));
  const known = shifts
    .filter(
      (shift) => isWork(shift) && numberOf.has(shift.employeeId ?? '') && context.calendar.indexOf.has(shift.date),
    )
    .sort(byStart);
  return grouped(
    known,
    ({ employeeId, date }) =>
      (numberOf.get(employeeId ?? '') ?? 0) * model.days + (context.calendar.indexOf.get(date) ?? 0),
  );
}

function codeOf(model: Model, context: Context, shift: Shift): number {
  const day = context.calendar.indexOf.get(shift.date);
  if (day === undefined) return -1;
  for (let code = model.dayStart[day]!; code < model.dayStart[day + 1]!; code++) {
    const of = model.shiftOf[code]!;
    if (isSplit(model, code)) continue;
    const sameHours = of.start === shift.start && of.end === shift.end && of.breakMinutes === shift.breakMinutes;
    const sameDuty = of.template === shift.template && of.role === shift.role && of.onCall === shift.onCall;
    if (sameHours && sameDuty) return code;
  }
  return -1;
}
