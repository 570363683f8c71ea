import { underWeight } from '../objective/cover.ts';
import { compileJoint } from '../rules/joint/compile-joint.ts';
import { byStart } from '../model/person-view.ts';
import { inPeriod, netMinutes } from '../problem/calendar.ts';
import { grouped } from '../problem/grouped.ts';
import type { Context } from '../model/context.ts';
import { isFilled } from '../problem/shift.ts';
import type { Model } from '../model/model.ts';
import { kindKey, needKey, openShift } from '../problem/needs.ts';
import { isWork } from '../problem/on-call.ts';
import type { Need, Shift } from '../problem/problem.ts';
import { splitDuties } from './split-duties.ts';

/**
 * A code before it is numbered: a need's duty, the hours of a fixed shift without a need, or a split day with the keys
 * of its parts.
 */
interface Duty {
  shift: Shift;
  need: Need | null;
  parts?: readonly string[];
}

/**
 * Compiles a problem to arrays. Two fixed shifts of an employee on one date are a split day, and so are two needs that
 * somebody may work on one day.
 */
export function compileModel(context: Context): Model {
  const { problem, calendar } = context;
  const { days, first, last, indexOf, weekOf } = calendar;
  const cells = fixedCells(context);
  const duties = dutiesByDay(context, cells);
  const all = duties.flatMap((ofDay) => [...ofDay.values()]);
  const names = duties.flatMap((ofDay, d) => Array.from(ofDay.keys(), (key) => `${d}|${key}`));
  const codeOf = new Map(names.map((name, code) => [name, code]));
  const dayStart = new Int32Array(days.length + 1);
  duties.forEach((ofDay, d) => (dayStart[d + 1] = (dayStart[d] ?? 0) + ofDay.size));

  const templates = numbered(all.flatMap(({ shift }) => shift.template ?? []));
  const day = Int32Array.from(all, ({ shift }) => indexOf.get(shift.date) ?? 0);
  const parts = all.map((duty, code) => duty.parts?.map((key) => codeOf.get(`${day[code]}|${key}`) ?? code) ?? [code]);
  const { kind, kinds, codeAt } = kindsOf(all, parts, day, days.length);
  const standing = standingCounts(context);
  const model: Model = {
    context,
    people: problem.people.length,
    days: days.length,
    first,
    last,
    codes: all.length,
    shiftOf: all.map(({ shift }) => shift),
    parts,
    one: Int32Array.from(parts, ([part]) => part!),
    other: Int32Array.from(parts, ([, part]) => part ?? -1),
    splitOf: new Map(
      parts.flatMap(([a, b, third], code) =>
        b === undefined || third !== undefined ? [] : [[a! * all.length + b, code]],
      ),
    ),
    dayStart,
    day,
    start: Int32Array.from(all, ({ shift }) => shift.start),
    end: Int32Array.from(all, ({ shift }) => shift.end),
    net: Int32Array.from(all, ({ shift }) => netMinutes(shift)),
    template: Int32Array.from(all, ({ shift }) =>
      shift.template === null ? -1 : (templates.get(shift.template) ?? -1),
    ),
    kind,
    kinds,
    templates: [...templates.keys()],
    codeAt,
    weekOf: Int32Array.from(weekOf),
    weeks: (weekOf.at(-1) ?? -1) + 1,
    fixed: fixedCodes(context, cells, codeOf),
    required: Int32Array.from(all, ({ need }) => need?.count ?? 0),
    most: Int32Array.from(all, ({ need }) => {
      if (!need) return 0;
      return need.overWeight === null ? need.count - (standing.open.get(needKey(need)) ?? 0) : problem.people.length;
    }),
    base: Int32Array.from(all, ({ need }) => (need ? (standing.worked.get(needKey(need)) ?? 0) : 0)),
    under: Float64Array.from(all, ({ need }) => (need ? underWeight(problem, need) : 0)),
    over: Float64Array.from(all, ({ need }) => need?.overWeight ?? 0),
    joint: null,
  };
  model.joint = compileJoint(model);
  return model;
}

/** By code: the number of its kind, and the code of each kind on each day where all its parts are needed. */
function kindsOf(all: readonly Duty[], parts: readonly number[][], day: Int32Array, days: number) {
  const kindOf = (code: number): string => parts[code]!.map((part) => kindName(all[part]!)).join('+');
  const names = numbered(all.map((_, code) => kindOf(code)));
  const kind = Int32Array.from(all, (_, code) => names.get(kindOf(code)) ?? -1);
  const codeAt = new Int32Array(days * names.size).fill(-1);
  parts.forEach((own, code) => {
    if (own.every((part) => all[part]?.need)) codeAt[day[code]! * names.size + kind[code]!] = code;
  });
  return { kind, kinds: names.size, codeAt };
}

/** By employee and day: the code of the fixed shifts there; -1: none. */
function fixedCodes(
  { problem, calendar }: Context,
  cells: ReadonlyMap<string, readonly Shift[]>,
  codeOf: ReadonlyMap<string, number>,
) {
  const fixed = new Int32Array(problem.people.length * calendar.days.length).fill(-1);
  const numberOf = new Map(problem.people.map((person, p) => [person.id, p]));
  for (const own of cells.values()) {
    const at = calendar.indexOf.get(own[0]!.date) ?? 0;
    const cell = (numberOf.get(own[0]!.employeeId ?? '') ?? 0) * calendar.days.length + at;
    fixed[cell] = codeOf.get(`${at}|${own.map(hoursKey).join('+')}`) ?? -1;
  }
  return fixed;
}

function kindName({ shift }: Duty): string {
  return kindKey(shift);
}

/** Unique names with their index, in order of appearance. */
function numbered(names: readonly string[]): Map<string, number> {
  return new Map([...new Set(names)].map((name, number) => [name, number]));
}

function hoursKey(shift: Shift): string {
  return `${shift.start}|${shift.end}|${shift.breakMinutes}|${shift.template ?? ''}|${shift.role}|${shift.onCall ?? ''}`;
}

/** By day: the duties by their hours, then the split days that are worked or can be planned. */
function dutiesByDay(context: Context, cells: ReadonlyMap<string, readonly Shift[]>): Map<string, Duty>[] {
  const { calendar, needs } = context;
  const duties = calendar.days.map(() => new Map<string, Duty>());
  const ofDay = (date: string): Map<string, Duty> | undefined => duties[calendar.indexOf.get(date) ?? -1];
  for (const need of needs.values()) {
    const shift = openShift(need, needKey(need));
    ofDay(need.date)?.set(hoursKey(shift), { shift, need });
  }
  for (const shift of [...cells.values()].flat()) {
    const list = ofDay(shift.date);
    if (list && !list.has(hoursKey(shift)))
      list.set(hoursKey(shift), { shift: { ...shift, employeeId: null }, need: null });
  }
  const add = (own: readonly Shift[]): void => {
    const keys = own.map(hoursKey);
    ofDay(own[0]!.date)?.set(keys.join('+'), { shift: asOne(own), need: null, parts: keys });
  };
  for (const own of cells.values()) if (own.length > 1) add(own);
  for (const list of duties) {
    const needed = [...list.values()].flatMap(({ shift, need }) => (need ? [shift] : []));
    for (const own of splitDuties(context, needed)) add(own);
  }
  return duties;
}

/** The fixed shifts of each known employee and day, ordered by start. */
function fixedCells({ problem, calendar, people }: Context): Map<string, Shift[]> {
  const known = problem.fixed.filter(
    (shift) =>
      shift.employeeId !== null && people.has(shift.employeeId) && calendar.indexOf.has(shift.date) && isWork(shift),
  );
  const cells = grouped(known, ({ employeeId, date }) => `${employeeId}|${date}`);
  for (const own of cells.values()) if (own.length > 1) own.sort(byStart);
  return cells;
}

/** The parts of a split day as one shift, from the first start to the last end with the net work of all. */
function asOne(parts: readonly Shift[]): Shift {
  const first = parts[0]!;
  const end = Math.max(...parts.map((part) => part.end));
  const breakMinutes = end - first.start - parts.reduce((sum, part) => sum + netMinutes(part), 0);
  const id = parts.map((part) => part.id).join('+');
  return { ...first, id, template: null, end, breakMinutes, employeeId: null };
}

/** Fixed shifts of the period by need: assigned ones, and open ones that must stay open. */
function standingCounts({ problem }: Context) {
  const worked = new Map<string, number>();
  const open = new Map<string, number>();
  for (const shift of problem.fixed) {
    if (!inPeriod(problem, shift) || shift.template === null) continue;
    const counts = isFilled(shift) ? worked : open;
    counts.set(needKey(shift), (counts.get(needKey(shift)) ?? 0) + 1);
  }
  return { worked, open };
}
