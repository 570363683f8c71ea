import type { Violation } from '@pamaina/engine';
import { ruleText, type Reader } from '../../../platform/text/rule-text.ts';
import { readViolations } from '../../../platform/text/stored-violations.ts';
import { presentCut } from '../shifts/index.ts';

/** Shifts of which all that is not listed by shift is the same, as JSON has it. */
interface AlikeShifts {
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
  cut: unknown;
  /** Of whom was deleted after the shift. */
  former_name: string | null;
  ids: string[];
  /** Who works each of them, in the order of `ids`. */
  people: (string | null)[];
  warned: [id: string, violations: unknown][] | null;
}

export interface MonthOfShifts {
  alike: AlikeShifts[];
  named: [employeeId: string, name: string][];
}

const clockTime = (time: string) => time.slice(0, 5);
/** A whole minute in UTC, the zone of our connections. */
const instant = (text: string) => `${text.slice(0, 19)}.000Z`;
const json = (value: string | object | null) => (value === null ? 'null' : JSON.stringify(value));
const nameFields = (id: string | null, name: string | null) =>
  Buffer.from(`"employee_id":${json(id)},"employee_name":${json(name)}`);

/** One shift's JSON: `{"id":"…",` and then these. */
interface Pieces {
  id: string;
  before: Buffer;
  who: Buffer;
  after: Buffer;
}

/**
 * The JSON of a month, as bytes: its shifts by their starts and IDs, and all else. What several shifts have in common
 * is encoded once.
 * @param alike in the order of their starts
 * @param rest the other fields as JSON: `"holidays":[],"events":[]`
 */
export function bytesOfMonth({ alike, named }: MonthOfShifts, rest: string, reader: Reader): Buffer {
  const people = new Map(named.map(([id, name]) => [id, nameFields(id, name)]));
  const byStart = new Map<string, Pieces[]>();
  for (const some of alike) {
    const atStart = byStart.get(some.starts_at) ?? [];
    byStart.set(some.starts_at, atStart);
    const before = Buffer.from(`",${fieldsBefore(some)},`);
    const end = `,${fieldsAfter(some)},"warnings":`;
    const after = Buffer.from(`${end}[]},`);
    const nobody = nameFields(null, some.former_name);
    const warned = new Map(some.warned);
    for (const [index, id] of some.ids.entries()) {
      const employee = some.people[index] ?? null;
      const who = (employee === null ? undefined : people.get(employee)) ?? nobody;
      const violations = warned.get(id);
      const own =
        violations === undefined
          ? undefined
          : Buffer.from(`${end}${warningsText(readViolations(violations), reader)}},`);
      atStart.push({ id, before, who, after: own ?? after });
    }
  }
  const shifts = [...byStart.values()].flatMap((some) => some.sort((a, b) => (a.id < b.id ? -1 : 1)));
  return joined(shifts, Buffer.from(`],${rest}}`));
}

const BEGIN = Buffer.from('{"shifts":[');
const BEGIN_SHIFT = Buffer.from('{"id":"');

function joined(shifts: readonly Pieces[], end: Buffer): Buffer {
  let size = BEGIN.length + end.length;
  for (const { id, before, who, after } of shifts)
    size += BEGIN_SHIFT.length + id.length + before.length + who.length + after.length;
  // In place of the last comma.
  if (shifts.length > 0) size -= 1;
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  const add = (piece: Buffer) => {
    bytes.set(piece, at);
    at += piece.length;
  };
  add(BEGIN);
  for (const { id, before, who, after } of shifts) {
    add(BEGIN_SHIFT);
    at += bytes.write(id, at, 'latin1');
    add(before);
    add(who);
    add(after);
  }
  at = size - end.length;
  add(end);
  return bytes;
}

const warningsText = (violations: readonly Violation[], reader: Reader) =>
  JSON.stringify(violations.map((violation) => ruleText(violation, reader)));

function fieldsBefore(some: AlikeShifts): string {
  const { date, start_time, end_time, starts_at, ends_at, break_minutes, template, role, on_call } = some;
  const hours = `"start_time":"${clockTime(start_time)}","end_time":"${clockTime(end_time)}"`;
  const instants = `"starts_at":"${instant(starts_at)}","ends_at":"${instant(ends_at)}"`;
  const place = `"template":${json(template)},"role":${json(role)},"on_call":${json(on_call)}`;
  return `"date":"${date}",${hours},${instants},"break_minutes":${break_minutes},${place}`;
}

function fieldsAfter({ status, pinned, by_hand, amended, version, cut }: AlikeShifts): string {
  const state = `"status":"${status}","pinned":${pinned},"by_hand":${by_hand},"amended":${json(amended)}`;
  return `${state},"version":${version},"cut":${json(presentCut(cut).cut ?? null)}`;
}
