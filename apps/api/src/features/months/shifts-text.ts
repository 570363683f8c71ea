import type { Violation } from '@pamaina/engine';
import { ruleText, type Reader } from '../../platform/text/rule-text.ts';

/** Shifts of which all that is not listed by shift is the same, as JSON has it. */
export interface AlikeShifts {
  date: string;
  /** With seconds, as instants have: PostgreSQL writes more than a client gets. */
  start_time: string;
  end_time: string;
  starts_at: string;
  ends_at: string;
  break_minutes: number;
  template: string | null;
  role: string;
  on_call: string | null;
  status: string;
  pinned: boolean;
  by_hand: boolean;
  amended: string | null;
  version: number;
  cut: object | null;
  /** Of whom was deleted after the shift. */
  former_name: string | null;
  ids: string[];
  /** Who works each of them, in the order of `ids`. */
  people: (string | null)[];
  warned: Warned[] | null;
}

export type Warned = [id: string, violations: Violation[]];
export type Named = [employeeId: string, name: string];

const clockTime = (time: string) => time.slice(0, 5);
/** A whole minute in UTC, the zone of our connections. */
const instant = (text: string) => `${text.slice(0, 19)}.000Z`;
const fields = (values: object) => JSON.stringify(values).slice(1, -1);
const person = (employee_id: string | null, employee_name: string | null) => fields({ employee_id, employee_name });

/**
 * The JSON of a month's shifts by their starts and IDs; what several have in common is written once.
 * @param alike in the order of their starts
 */
export function textOfShifts(alike: readonly AlikeShifts[], named: readonly Named[], reader: Reader): string {
  const people = new Map(named.map(([id, name]) => [id, person(id, name)]));
  const byStart = new Map<string, string[]>();
  for (const some of alike) {
    const { ids, starts_at, warned } = some;
    const texts = byStart.get(starts_at) ?? [];
    byStart.set(starts_at, texts);
    const [before, after] = inCommon(some);
    const nobody = person(null, some.former_name);
    const warnings = new Map(warned?.map(([id, violations]) => [id, warningsText(violations, reader)]));
    for (const [index, id] of ids.entries()) {
      const who = people.get(some.people[index] ?? '') ?? nobody;
      texts.push(`{"id":"${id}",${before},${who},${after},"warnings":${warnings.get(id) ?? '[]'}}`);
    }
  }
  // Each begins with its ID, so these are in order too.
  return `[${[...byStart.values()].map((texts) => texts.sort().join(',')).join(',')}]`;
}

const warningsText = (violations: readonly Violation[], reader: Reader) =>
  JSON.stringify(violations.map((violation) => ruleText(violation, reader)));

/** What comes before and after who works a shift. */
function inCommon(some: AlikeShifts): [string, string] {
  const { date, start_time, end_time, starts_at, ends_at, break_minutes, template, role, on_call } = some;
  const { status, pinned, by_hand, amended, version, cut } = some;
  const hours = { start_time: clockTime(start_time), end_time: clockTime(end_time) };
  const instants = { starts_at: instant(starts_at), ends_at: instant(ends_at) };
  return [
    fields({ date, ...hours, ...instants, break_minutes, template, role, on_call }),
    fields({ status, pinned, by_hand, amended, version, cut }),
  ];
}
