import { compileModel } from '../../roster/compile-model.ts';
import { inPeriod } from '../../problem/calendar.ts';
import { contextOf, type Context } from '../../model/context.ts';
import type { Model } from '../../model/model.ts';
import { needKey } from '../../problem/need-key.ts';
import { isWork } from '../../problem/on-call.ts';
import { dutyOf } from '../../problem/open-shift.ts';
import type { Need, Problem, Shift } from '../../problem/problem.ts';
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
  /** The shift of the given roster in a cell; undefined if there is none or two shifts share the date. */
  shiftAt: (cell: number) => Shift | undefined;
  /** The code of a shift's hours and duty; -1 if no employee ever works them. */
  codeOf: (shift: Shift) => number;
  /** Whether no rule about single shifts forbids it. */
  allowed: (person: number, code: number) => boolean;
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
  const shiftOfCell = shiftsByCell(context, model, shifts);

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
    shiftAt: (cell) => shiftOfCell.get(cell) ?? undefined,
    codeOf: (shift) => codeOf(model, context, shift),
    allowed,
    delta: (person, code, release) => {
      const take = person * days + model.day[code]!;
      const give = release === NOTHING ? take : person * days + release;
      const isFree = cells[take]! < 0 || (release !== NOTHING && give === take);
      if (!isFree || !allowed(person, code)) return Infinity;
      const before = cells[give]!;
      cells[give] = -1;
      cells[take] = code;
      const cost = rows.count(person) - soft[person]!;
      const isWorse = rows.lastHard() > hardAtStart[person]!;
      cells[take] = -1;
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
  const known = new Int8Array(model.people * model.codes);
  return (person, code) => {
    const place = person * model.codes + code;
    if (known[place] === 0) {
      const who = problem.people[person];
      const shift = model.shiftOf[code];
      const stopped =
        !who || !shift || ofShift.some((rule) => rule.kind === 'shift' && rule.judge(context, who, shift));
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

/** Null if two shifts of an employee start on one date: such a cell cannot be moved as one. */
function shiftsByCell(context: Context, model: Model, shifts: readonly Shift[]): Map<number, Shift | null> {
  const numberOf = new Map(context.problem.people.map((person, number) => [person.id, number]));
  const byCell = new Map<number, Shift | null>();
  for (const shift of shifts.filter(isWork)) {
    const person = numberOf.get(shift.employeeId ?? '');
    const day = context.calendar.indexOf.get(shift.date);
    if (person === undefined || day === undefined) continue;
    const cell = person * model.days + day;
    byCell.set(cell, byCell.has(cell) ? null : shift);
  }
  return byCell;
}

function codeOf(model: Model, context: Context, shift: Shift): number {
  const day = context.calendar.indexOf.get(shift.date);
  if (day === undefined) return -1;
  for (let code = model.dayStart[day]!; code < model.dayStart[day + 1]!; code++) {
    const of = model.shiftOf[code]!;
    const sameHours = of.start === shift.start && of.end === shift.end && of.breakMinutes === shift.breakMinutes;
    const sameDuty = of.template === shift.template && of.role === shift.role && of.onCall === shift.onCall;
    if (sameHours && sameDuty) return code;
  }
  return -1;
}
