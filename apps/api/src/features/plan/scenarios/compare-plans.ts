import { scenarios } from '@pamaina/contract';
import { type Interval, verdictOf } from '@pamaina/engine';
import { localOf } from '../../../platform/time/zone.ts';
import type { StoredShift, StoredSide } from './stored-scenario.ts';
import { imaginaryKey } from './to-engine-changes.ts';

/** Both plans of a scenario. */
export interface Sides {
  base: StoredSide;
  changed: StoredSide;
}

/** The engine's names of what plans are compared by. */
const ENGINE_NAMES: Partial<Record<scenarios.QuantityName, string>> = { soft_rules: 'soft-rules' };

/**
 * Lines after which both plans have the same people, needs and aims. After any other the aims add up different things:
 * without somebody, their share of what is unfair is gone too, and the sum says nothing of which month is better.
 */
const addsUpTheSame = ({ kind }: scenarios.Change) => kind === 'role' || kind === 'certificate';

/**
 * What the two plans have of each quantity, and what is certain of the difference.
 * @param names those that the caller may see
 */
export function quantitiesOf(
  { base, changed }: Sides,
  changes: readonly scenarios.Change[],
  names: readonly scenarios.QuantityName[],
): scenarios.Quantity[] {
  return names.flatMap((quantity) => {
    if (quantity === 'penalty' && !changes.every(addsUpTheSame)) return [];
    const name = ENGINE_NAMES[quantity] ?? quantity;
    const [one, other] = [base.figures[name], changed.figures[name]];
    if (!one || !other || (one.best === null && other.best === null)) return [];
    const { certain, least, most } = verdictOf(closest(one), closest(other));
    const found = one.best === null || other.best === null ? null : other.best - one.best;
    // Of plans that break what must be kept nothing can be proved: their open shifts have no bound either.
    const areLawful = [base, changed].every(({ figures }) => figures['open']?.bound != null);
    const asked = one.reached !== undefined && other.reached !== undefined;
    return [
      {
        quantity,
        base: presentFigure(one),
        changed: presentFigure(other),
        difference: { found, least, most },
        certain,
        can_ask: isBoundable(quantity) && areLawful && one.best !== null && other.best !== null,
        asked,
      },
    ];
  });
}

type StoredFigure = StoredSide['figures'][string];

const presentFigure = ({ best, bound, reached = null }: StoredFigure): scenarios.Figure => ({ best, bound, reached });

/** The least of the plans that were found, and the bound of all. */
const closest = ({ best, bound, reached = null }: StoredFigure): Interval => ({
  best: best === null || reached === null ? best : Math.min(best, reached),
  bound,
});

const isBoundable = (name: scenarios.QuantityName): name is scenarios.Boundable =>
  scenarios.boundable.some((one) => one === name);

interface Reading {
  names: ReadonlyMap<string, string>;
  changes: readonly scenarios.Change[];
  zone: string;
}

/** A shift as clients see it. */
export function presentShift(shift: StoredShift, { names, changes, zone }: Reading): scenarios.ScenarioShift {
  const { date, template, role, start, end, employeeId } = shift;
  const key = employeeId === null ? null : imaginaryKey(employeeId);
  const line = changes.find((one) => one.kind === 'imaginary' && one.key === key);
  return {
    date,
    start_time: localOf(zone, start * 60_000).time,
    end_time: localOf(zone, end * 60_000).time,
    template,
    role,
    employee_id: key === null ? employeeId : null,
    imaginary: key,
    name:
      key !== null ? ((line?.kind === 'imaginary' ? line.name : null) ?? key) : (names.get(employeeId ?? '') ?? null),
  };
}

/** The days of people, and open shifts of a day, that differ; by date, open shifts last. */
export function differencesOf({ base, changed }: Sides, reading: Reading): scenarios.ScenarioDifference[] {
  const [before, after] = [byDay(base.shifts), byDay(changed.shifts)];
  const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
  return keys.flatMap((key) => {
    const [one, other] = [before.get(key) ?? [], after.get(key) ?? []];
    const [shift] = [...one, ...other];
    if (!shift || workOf(one) === workOf(other)) return [];
    const { date, employee_id, imaginary, name } = presentShift(shift, reading);
    const show = (shifts: readonly StoredShift[]) => shifts.map((of) => presentShift(of, reading));
    return [{ date, employee_id, imaginary, name, before: show(one), after: show(other) }];
  });
}

const byDay = (shifts: readonly StoredShift[]) =>
  Map.groupBy(shifts, ({ date, employeeId }) => `${date} ${employeeId === null ? '~' : `- ${employeeId}`}`);

const workOf = (shifts: readonly StoredShift[]) =>
  JSON.stringify(shifts.map(({ template, role, start, end }) => JSON.stringify([start, end, template, role])).sort());
