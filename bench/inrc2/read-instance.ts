import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Range {
  least: number;
  most: number;
}

/** A contract of INRC-II: total assignments, days and days off in a row, weekends, and whether these are whole. */
export interface Contract {
  total: Range;
  work: Range;
  off: Range;
  weekends: number;
  isComplete: boolean;
}

/** What a nurse did before: the last shift (null: off), its days in a row, those of work, or those off. */
export interface History {
  shift: string | null;
  sameShift: number;
  work: number;
  off: number;
  total: number;
  weekends: number;
}

/** An instance of INRC-II with all of its weeks known (Ceschia et al., Annals of Operations Research 274, 2019). */
export interface Instance {
  name: string;
  weeks: number;
  /** By shift: its days in a row, and the shifts that must not follow it. */
  shifts: ReadonlyMap<string, Range & { never: string[] }>;
  nurses: { name: string; contract: Contract; skills: string[]; history: History }[];
  /** By day of the horizon. */
  cover: { day: number; shift: string; skill: string; least: number; best: number }[];
  /** A shift of null is any. */
  offs: { nurse: string; day: number; shift: string | null }[];
}

/** The days of the week, as the files write them. */
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** @param name such as `n005w4_0_1-2-3-3`: scenario, history, weeks; @param folder of the scenario's files */
export function readInstance(folder: string, name: string): Instance {
  const [scenario = '', history = '', weeks = ''] = name.split('_');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return parseInstance(name, {
    scenario: read(`Sc-${scenario}.txt`),
    history: read(`H0-${scenario}-${history}.txt`),
    weeks: weeks.split('-').map((week) => read(`WD-${scenario}-${week}.txt`)),
  });
}

export function parseInstance(
  name: string,
  texts: { scenario: string; history: string; weeks: readonly string[] },
): Instance {
  const scenario = sectionsOf(texts.scenario);
  const contracts = new Map(rowsOf(scenario, 'CONTRACTS').map((fields) => [fields[0] ?? '', contractOf(fields)]));
  const never = new Map(
    rowsOf(scenario, 'FORBIDDEN_SHIFT_TYPES_SUCCESSIONS').map(([shift = '', , ...next]) => [shift, next]),
  );
  const histories = new Map(
    rowsOf(sectionsOf(texts.history), 'NURSE_HISTORY').map((fields) => [fields[0] ?? '', historyOf(fields)]),
  );
  const weeks = texts.weeks.map(sectionsOf);
  return {
    name,
    weeks: weeks.length,
    shifts: new Map(
      rowsOf(scenario, 'SHIFT_TYPES').map(([shift = '', range]) => [
        shift,
        { ...rangeOf(range), never: never.get(shift) ?? [] },
      ]),
    ),
    nurses: rowsOf(scenario, 'NURSES').map(([nurse = '', contract = '', , ...skills]) => ({
      name: nurse,
      contract: known(contracts.get(contract), contract),
      skills,
      history: known(histories.get(nurse), nurse),
    })),
    cover: weeks.flatMap((sections, week) =>
      rowsOf(sections, 'REQUIREMENTS').flatMap(([shift = '', skill = '', ...ranges]) =>
        ranges.map((range, i) => {
          const { least, most } = rangeOf(range);
          return { day: week * 7 + i, shift, skill, least, best: most };
        }),
      ),
    ),
    offs: weeks.flatMap((sections, week) =>
      rowsOf(sections, 'SHIFT_OFF_REQUESTS').map(([nurse = '', shift = '', day = '']) => ({
        nurse,
        day: week * 7 + DAYS.indexOf(day),
        shift: shift === 'Any' ? null : shift,
      })),
    ),
  };
}

function known<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
}

function sectionsOf(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    const heading = /^([A-Z_]{5,})( = \d+)?$/.exec(line)?.[1];
    if (heading !== undefined) sections.set(heading, (lines = []));
    else if (line !== '') lines.push(line);
  }
  return sections;
}

const rowsOf = (sections: ReadonlyMap<string, string[]>, name: string): string[][] =>
  (sections.get(name) ?? []).map((line) => line.split(/\s+/));

function rangeOf(text = ''): Range {
  const [, least, most] = /\((\d+),(\d+)\)/.exec(text) ?? [];
  return { least: Number(least), most: Number(most) };
}

function contractOf([, total, work, off, weekends, isComplete]: readonly string[]): Contract {
  const ranges = { total: rangeOf(total), work: rangeOf(work), off: rangeOf(off) };
  return { ...ranges, weekends: Number(weekends), isComplete: isComplete === '1' };
}

function historyOf([, total, weekends, shift = '', same, work, off]: readonly string[]): History {
  const runs = { sameShift: Number(same), work: Number(work), off: Number(off) };
  return { shift: shift === 'None' ? null : shift, ...runs, total: Number(total), weekends: Number(weekends) };
}
