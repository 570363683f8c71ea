import { underWeight } from '../objective/cover.ts';
import { compileJoint } from '../rules/joint/compile-joint.ts';
import { inPeriod, netMinutes } from '../problem/calendar.ts';
import type { Context } from '../model/context.ts';
import { isFilled } from '../problem/is-filled.ts';
import type { Model } from '../model/model.ts';
import { kindKey, needKey } from '../problem/need-key.ts';
import { isWork } from '../problem/on-call.ts';
import { openShift } from '../problem/open-shift.ts';
import type { Need, Shift } from '../problem/problem.ts';

/** A code before it is numbered: a need's duty, or the hours of a fixed shift without a need. */
interface Duty {
  shift: Shift;
  need: Need | null;
}

/**
 * Compiles a problem to arrays. Two fixed shifts of an employee on one date become one, from the first start to the
 * last end with the net work of both.
 */
export function compileModel(context: Context): Model {
  const { problem, calendar, needs } = context;
  const { days, first, last, indexOf, weekOf } = calendar;
  const cells = fixedCells(context);
  const duties = days.map(() => new Map<string, Duty>());
  for (const need of needs.values()) {
    const shift = openShift(need, needKey(need));
    duties[indexOf.get(need.date) ?? -1]?.set(hoursKey(shift), { shift, need });
  }
  for (const shift of cells.values()) {
    const ofDay = duties[indexOf.get(shift.date) ?? -1];
    if (ofDay && !ofDay.has(hoursKey(shift)))
      ofDay.set(hoursKey(shift), { shift: { ...shift, employeeId: null }, need: null });
  }
  const all = duties.flatMap((ofDay) => [...ofDay.values()]);
  const codeOf = new Map(all.map(({ shift }, code) => [`${shift.date}|${hoursKey(shift)}`, code]));
  const dayStart = new Int32Array(days.length + 1);
  duties.forEach((ofDay, d) => (dayStart[d + 1] = (dayStart[d] ?? 0) + ofDay.size));

  const templates = numbered(all.flatMap(({ shift }) => shift.template ?? []));
  const kindNames = numbered(all.map(kindName));
  const kind = Int32Array.from(all, (duty) => kindNames.get(kindName(duty)) ?? -1);
  const day = Int32Array.from(all, ({ shift }) => indexOf.get(shift.date) ?? 0);
  const codeAt = new Int32Array(days.length * kindNames.size).fill(-1);
  all.forEach(({ need }, code) => {
    if (need) codeAt[(day[code] ?? 0) * kindNames.size + (kind[code] ?? 0)] = code;
  });
  const fixed = new Int32Array(problem.people.length * days.length).fill(-1);
  const numberOf = new Map(problem.people.map((person, p) => [person.id, p]));
  for (const shift of cells.values()) {
    const cell = (numberOf.get(shift.employeeId ?? '') ?? 0) * days.length + (indexOf.get(shift.date) ?? 0);
    fixed[cell] = codeOf.get(`${shift.date}|${hoursKey(shift)}`) ?? -1;
  }
  const standing = standingCounts(context);
  const model: Model = {
    context,
    people: problem.people.length,
    days: days.length,
    first,
    last,
    codes: all.length,
    shiftOf: all.map(({ shift }) => shift),
    dayStart,
    day,
    start: Int32Array.from(all, ({ shift }) => shift.start),
    end: Int32Array.from(all, ({ shift }) => shift.end),
    net: Int32Array.from(all, ({ shift }) => netMinutes(shift)),
    template: Int32Array.from(all, ({ shift }) =>
      shift.template === null ? -1 : (templates.get(shift.template) ?? -1),
    ),
    kind,
    kinds: kindNames.size,
    templates: [...templates.keys()],
    codeAt,
    weekOf: Int32Array.from(weekOf),
    weeks: (weekOf.at(-1) ?? -1) + 1,
    fixed,
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

/** The fixed shift in each cell of a known employee and day. */
function fixedCells({ problem, calendar, people }: Context): Map<string, Shift> {
  const cells = new Map<string, Shift>();
  for (const shift of problem.fixed) {
    if (shift.employeeId === null || !people.has(shift.employeeId) || !calendar.indexOf.has(shift.date)) continue;
    if (!isWork(shift)) continue;
    const key = `${shift.employeeId}|${shift.date}`;
    const other = cells.get(key);
    cells.set(key, other ? asOne(other, shift) : shift);
  }
  return cells;
}

function asOne(a: Shift, b: Shift): Shift {
  const [first, next] = a.start <= b.start ? [a, b] : [b, a];
  const end = Math.max(a.end, b.end);
  return { ...first, end, breakMinutes: end - first.start - netMinutes(first) - netMinutes(next) };
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
