import type { PastShift, StoredShift } from './history-facts.ts';

interface Span {
  startsAt: number;
  endsAt: number;
  /** Of the file; null: it is in the calendar. */
  line: number | null;
  isPublished: boolean;
}

/** The shifts of each employee by date of their start, so that a long file is compared with few. */
export type Taken = Map<string, Span[]>;

const spanKey = (employee: string, at: number) => `${employee} ${Math.floor(at / 86_400_000)}`;

export function takenBy(stored: readonly StoredShift[]): Taken {
  const taken: Taken = new Map();
  for (const { employee_id, starts_at, ends_at, status } of stored) {
    const [startsAt, endsAt] = [Date.parse(starts_at), Date.parse(ends_at)];
    add(taken, employee_id, { startsAt, endsAt, line: null, isPublished: status === 'published' });
  }
  return taken;
}

function add(taken: Taken, employee: string, span: Span): void {
  const key = spanKey(employee, span.startsAt);
  taken.set(key, [...(taken.get(key) ?? []), span]);
}

/** What a shift does: it is new, or there already. Null, reported: it overlaps another one. */
export function placeShift(
  taken: Taken,
  { employeeId, starts_at, ends_at, line }: Pick<PastShift, 'employeeId' | 'starts_at' | 'ends_at' | 'line'>,
  report: (key: string, values: Readonly<Record<string, string | number>>) => void,
): PastShift['deed'] | null {
  const [startsAt, endsAt] = [Date.parse(starts_at), Date.parse(ends_at)];
  const near = [-1, 0, 1].flatMap((days) => taken.get(spanKey(employeeId, startsAt + days * 86_400_000)) ?? []);
  const other = near.find((span) => span.startsAt < endsAt && startsAt < span.endsAt);
  if (other === undefined) {
    add(taken, employeeId, { startsAt, endsAt, line, isPublished: true });
    return 'create';
  }
  const isSame = other.startsAt === startsAt && other.endsAt === endsAt;
  if (other.line !== null) report(isSame ? 'imports.shiftTwice' : 'imports.shiftsOverlap', { line: other.line });
  else if (isSame && other.isPublished) return 'keep';
  else report('imports.shiftStored', {});
  return null;
}
