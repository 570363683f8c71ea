import type { Day, Need, Person, Problem, Shift } from '@pamaina/engine';
import type { Instance } from './read-instance.ts';
import { WEIGHTS, type Roster } from './recount.ts';

/** A Monday. */
const FIRST = Temporal.PlainDate.from('2018-01-01');
/** More than all that an instance can cost otherwise: the need is a hard constraint of the competition. */
const MISSING = 10_000;
/** A shift before the horizon of which only is known that it was one. */
const PAST = 'past';
/** The places above the least of a shift and skill are a role of their own, which the same nurses have. */
const MORE = '+';
const HOURS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  Early: [360, 840],
  Day: [480, 960],
  Late: [840, 1320],
  Night: [1320, 1800],
  [PAST]: [480, 960],
};

/**
 * An instance as a problem. Its period begins with as many days as the longest run of the history, with fixed shifts;
 * `constant` is what these cost by themselves, which the competition doesn't count.
 */
export function toProblem(instance: Instance): { problem: Problem; constant: number; before: number } {
  const { nurses, shifts, weeks } = instance;
  const before = 1 + Math.max(2, ...nurses.map(({ history }) => Math.max(history.work, history.off)));
  if (new Set(nurses.map(({ contract }) => contract.isComplete)).size > 1)
    throw new Error(`${instance.name}: only some contracts have complete weekends`);
  const days = daysOf(before, weeks * 7);
  const lives = nurses.map((nurse) => lifeOf(nurse, { before, days, instance }));
  const soft = Object.keys(PRICES).map((code) => [code, 'soft' as const]);
  const problem: Problem = {
    from: days[0]?.date ?? '',
    to: days.at(-1)?.date ?? '',
    days,
    people: lives.map(({ person }) => person),
    needs: needsOf(instance, days.slice(before)),
    fixed: lives.flatMap(({ fixed }) => fixed),
    forbiddenSequences: [...shifts].flatMap(([first, { never }]) => never.map((next) => ({ first, next }))),
    law: null,
    rules: {
      ...(nurses[0]?.contract.isComplete === true && { completeWeekends: {} }),
      templateRuns: [...shifts].map(([template, { least, most }]) => ({ template, least, most })),
      severities: Object.fromEntries(soft),
    },
    weights: {
      coverage: 0,
      minShifts: 0,
      fairHours: 0,
      fairWeekends: 0,
      stability: 0,
      law: 0,
      rules: PRICES,
    },
  };
  return { problem, constant: lives.reduce((sum, { constant }) => sum + constant, 0), before };
}

const PRICES = {
  'max-template-days': WEIGHTS.shiftRun,
  'min-template-days': WEIGHTS.shiftRun,
  'max-consecutive-days': WEIGHTS.run,
  'min-consecutive-days': WEIGHTS.run,
  'max-consecutive-days-off': WEIGHTS.run,
  'min-consecutive-days-off': WEIGHTS.run,
  'complete-weekends': WEIGHTS.weekend,
  'max-shifts': WEIGHTS.total,
  'least-shifts': WEIGHTS.total,
  'max-weekends': WEIGHTS.weekends,
} as const;

function daysOf(before: number, horizon: number): Day[] {
  return Array.from({ length: before + horizon }, (_, i): Day => {
    const date = FIRST.add({ days: i - before });
    const startsAt = Date.parse(date.toString()) / 60_000;
    const known = { date: date.toString(), weekday: date.dayOfWeek, startsAt };
    return { ...known, clockChange: null, holiday: false, closed: false };
  });
}

const hoursOf = (template: string, { date, startsAt }: Day) => {
  const [from, to] = HOURS[template] ?? [0, 0];
  return { date, template, start: startsAt + from, end: startsAt + to, breakMinutes: 0 };
};

function needsOf({ cover }: Instance, days: readonly Day[]): Need[] {
  return cover.flatMap(({ day, shift, skill, least, best }): Need[] => {
    const hours = hoursOf(shift, days[day]!);
    const lone = { underWeight: least > 0 ? MISSING : WEIGHTS.cover, overWeight: 0 };
    if (least === 0 || least === best) return [{ ...hours, role: skill, count: best, ...lone }];
    return [
      { ...hours, role: skill, count: least, underWeight: MISSING, overWeight: null },
      { ...hours, role: skill + MORE, count: best - least, underWeight: WEIGHTS.cover, overWeight: 0 },
    ];
  });
}

/** A nurse as an employee, with the fixed shifts of the history and what they cost by themselves. */
function lifeOf(
  { name, contract, skills, history }: Instance['nurses'][number],
  { before, days, instance }: { before: number; days: readonly Day[]; instance: Instance },
): { person: Person; fixed: Shift[]; constant: number } {
  const lead = before - (history.shift === null ? history.off : history.work);
  /** Of the days before: the shift worked. Who worked was away before that, who was off worked. */
  const worked = Array.from({ length: before }, (_, i): string | null => {
    if (history.shift === null) return i < lead ? PAST : null;
    if (i < lead) return null;
    return i >= before - history.sameShift ? history.shift : PAST;
  });
  const fixed = worked.flatMap((template, i): Shift[] => {
    const more = { id: `${name} ${i}`, role: skills[0] ?? '', employeeId: name, locked: true };
    return template === null ? [] : [{ ...hoursOf(template, days[i]!), ...more }];
  });
  const [saturday, sunday] = [worked.at(-2) !== null, worked.at(-1) !== null];
  const { work, off, total } = contract;
  const beyond = (length: number, most: number): number => Math.max(0, length - most);
  const ofShift = history.shift === null ? Infinity : (instance.shifts.get(history.shift)?.most ?? Infinity);
  const constant =
    WEIGHTS.run * (beyond(history.work, work.most) + beyond(history.off, off.most)) +
    WEIGHTS.run * (history.shift === null ? beyond(lead, work.most) : 0) +
    WEIGHTS.shiftRun * beyond(history.sameShift, ofShift) +
    WEIGHTS.weekend * Number(contract.isComplete && saturday !== sunday);
  const away = { start: days[0]!.startsAt, end: days[lead]!.startsAt, source: 'time_off' as const };
  const wishes = instance.offs.flatMap(({ nurse, day, shift }) => {
    const date = days[before + day]?.date ?? '';
    const of = nurse !== name ? [] : shift === null ? [...instance.shifts.keys()] : [shift];
    return of.map((template) => ({ date, template, kind: 'off' as const, weight: WEIGHTS.request }));
  });
  const person: Person = {
    id: name,
    name,
    roles: skills.flatMap((skill) => [skill, skill + MORE]),
    maxMinutesPerWeek: null,
    minShiftsPerWeek: 0,
    normMinutes: null,
    birthDate: null,
    blocks: history.shift === null || lead === 0 ? [] : [away],
    hourlyRateCents: null,
    limits: {
      minShifts: total.least - history.total + fixed.length,
      maxShifts: total.most - history.total + fixed.length,
      minConsecutiveDays: work.least,
      maxConsecutiveDays: work.most,
      minConsecutiveDaysOff: off.least,
      maxConsecutiveDaysOff: off.most,
      maxWeekends: contract.weekends - history.weekends + Number(saturday || sunday),
    },
    wishes,
  };
  return { person, fixed, constant };
}

/** A plan of the problem as the competition writes it. */
export function rosterOf({ nurses }: Instance, problem: Problem, before: number, shifts: readonly Shift[]): Roster {
  const dayOf = new Map(problem.days.map(({ date }, i) => [date, i - before]));
  return new Map(
    nurses.map(({ name }) => {
      const days = Array.from<{ shift: string; skill: string } | null>({ length: problem.days.length - before }).fill(
        null,
      );
      for (const { date, template, role, employeeId } of shifts) {
        const day = dayOf.get(date) ?? -1;
        if (employeeId === name && day >= 0 && template !== null)
          days[day] = { shift: template, skill: role.replace(MORE, '') };
      }
      return [name, days];
    }),
  );
}
