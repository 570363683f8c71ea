import { expect, it } from 'vitest';
import { judge } from '../api/judge.ts';
import { lawOf } from '../law/packs.ts';
import type { Person, Problem, Shift } from '../problem/problem.ts';
import { minutesAt } from './business.ts';
import { daysOf } from './days-of.ts';
import { adult, world } from './small-world.ts';

interface Terms {
  person?: Partial<Person>;
  problem?: Partial<Problem>;
}

/** What the case shows, its shifts (`03-10 08:00-16:00/30`, of 2026), the rules that it breaks with their sections. */
export type PackCase = [name: string, shifts: readonly string[], broken: readonly string[], terms?: Terms];

/** Tests a law pack: planned are three weeks from Monday 9 March 2026, or from the first shift of a later month. */
export function packCases(id: string, cases: readonly PackCase[]): void {
  it.each(cases)(`${id}: %s`, (_name, texts, broken, { person, problem } = {}) => {
    const month = texts[0]?.slice(0, 2) ?? '03';
    const monday = month === '03' ? '2026-03-09' : mondayOf(`2026-${texts[0]?.slice(0, 5)}`);
    const span = { from: monday, to: dayAfter(monday, 20), ...problem };
    const days = [...daysOf(dayAfter(monday, -7), dayAfter(monday, 34)).list];
    const law = lawOf(id, span);
    const found = judge({ ...world({ people: [adult(person)], days, law }), ...span }, texts.map(shiftIn));
    const ofLaw = found.flatMap(({ rule, source }) =>
      source ? `${rule} ${source.replace(/^.*?, (ss?|regs?)\. /, '')}` : [],
    );
    expect([...new Set(ofLaw)].toSorted()).toEqual(broken.toSorted());
  });
}

function shiftIn(text: string): Shift {
  const [, day = '', from = '', to = '', pause = '0'] = /^(\S+) ([^-]+)-([^/]+)(?:\/(\d+))?$/.exec(text) ?? [];
  const date = Temporal.PlainDate.from(`2026-${day}`);
  return {
    id: text,
    date: date.toString(),
    template: null,
    role: 'cook',
    start: minutesAt(date, from),
    end: minutesAt(to > from ? date : date.add({ days: 1 }), to),
    breakMinutes: Number(pause),
    employeeId: 'ona',
    locked: false,
  };
}

const dayAfter = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

function mondayOf(text: string): string {
  const date = Temporal.PlainDate.from(text);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

/** The same hours on each date of March from one day to another. */
export const inMarch = (from: number, to: number, hours: string): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `03-${String(from + i).padStart(2, '0')} ${hours}`);
