import type { Language, lateChanges } from '@pamaina/contract';
import { lawByMonths, lawOn, type LawPack } from '@pamaina/engine';
import { together, type Tx } from '../../../platform/database/database.ts';
import { articleOf } from '../../../platform/text/article-of.ts';
import { roleRateOn, roleRates } from '../../business/cost-terms/index.ts';
import { namesOf } from '../../business/employees/index.ts';
import {
  employmentOn,
  lawsOfMonths,
  listEmployments,
  type Employments,
  type ShiftRow,
} from '../planning-input/index.ts';
import { priceChange, type HouseRule, type Price } from './price-change.ts';
import { readWorkingDays, type WorkingDays } from './working-days.ts';

/** A published shift, null: one that is added; and what is in its place, null: nothing. */
export interface ChangedShift {
  published: ShiftRow | null;
  after: ShiftRow | null;
}

/** The price of a change with the shift that it is of. */
export interface PricedChange extends Price {
  published: ShiftRow;
  employeeId: string;
  employeeName: string;
  /** Cents an hour; null: not known. */
  rate: number | null;
}

/** What the prices of changes depend on, and whom they are about. */
export interface ChangeFacts {
  project: Awaited<ReturnType<typeof readProject>>;
  names: ReadonlyMap<string, string>;
  employments: Employments;
  daysOf: (id: string) => WorkingDays;
  /** The law of all time. */
  law: LawPack | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** Of some employees, if their changes are announced now. One statement. */
export async function readChangeFacts(tx: Tx, ids: readonly string[], now: number): Promise<ChangeFacts> {
  // Nowhere is it earlier than the day before.
  const date = new Date(now - 86_400_000).toISOString().slice(0, 10);
  const [project, names, employments, daysOf] = await together(tx, () => [
    readProject(tx),
    namesOf(tx),
    listEmployments(tx),
    readWorkingDays(tx, ids, date),
  ]);
  return { project, names, employments, daysOf, law: lawByMonths(project.law_pack, project.month_laws), now };
}

/** What the changes cost if they are announced now: only those that take something from a person. */
export async function readPrices(tx: Tx, changes: readonly ChangedShift[], now: number): Promise<PricedChange[]> {
  const ids = [...new Set(changes.flatMap(({ published }) => published?.employee_id ?? []))];
  return ids.length === 0 ? [] : pricesOf(changes, await readChangeFacts(tx, ids, now));
}

/**
 * The same from facts that have been read, in the order of the changes. Who gets the same hours by another of the
 * changes has lost nothing.
 */
export function pricesOf(changes: readonly ChangedShift[], facts: ChangeFacts): PricedChange[] {
  const { project, names, daysOf, law, now } = facts;
  const { time_zone: zone } = project;
  const house = houseOf(project);
  const left = Map.groupBy(changes, ({ after }) => after?.employee_id ?? null);
  return changes.flatMap((change): PricedChange[] => {
    const { published, after } = change;
    if (published === null || published.employee_id === null) return [];
    const { employee_id: id, date } = published;
    const rate = rateOf(facts, id, published);
    const others = (left.get(id) ?? []).flatMap((other) => (other === change ? [] : (other.after ?? [])));
    const terms = { law: lawOn(law, date), house, zone, days: daysOf(id), rate, now };
    const price = priceChange(published, after, terms, others);
    return price === null ? [] : [{ ...price, published, employeeId: id, employeeName: names.get(id) ?? id, rate }];
  });
}

/** Cents an hour, as the cost of work counts them: the employee's own rate of the day, else that of the role. */
export function rateOf(
  { project, employments }: Pick<ChangeFacts, 'project' | 'employments'>,
  id: string,
  { date, role }: Pick<ShiftRow, 'date' | 'role'>,
): number | null {
  const own = employmentOn(employments.get(id) ?? [], date)?.hourly_rate_cents ?? null;
  return own ?? roleRateOn(project, role, date);
}

/** The business rule; null: it has none. Both numbers are there, or neither: the database sees to it. */
export const houseOf = ({
  late_change_hours: hours,
  late_change_percent: percent,
}: Pick<ChangeFacts['project'], 'late_change_hours' | 'late_change_percent'>): HouseRule | null =>
  hours === null || percent === null ? null : { hours, percent };

const readProject = (tx: Tx) =>
  tx
    .selectFrom('project')
    .select(['time_zone', 'country', 'law_pack', 'late_change_hours', 'late_change_percent'])
    .select([lawsOfMonths.as('month_laws'), roleRates.as('role_rates')])
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();

interface Reader {
  language: Language;
  caller: { abilities: ReadonlySet<string> };
}

/** As clients see them; an amount of money only those who may see pay. */
export const presentPrices = (prices: readonly PricedChange[], { language, caller }: Reader): lateChanges.Price[] =>
  prices.map((price) => ({
    shift_id: price.published.id,
    employee_id: price.employeeId,
    employee_name: price.employeeName,
    date: price.published.date,
    change: price.change,
    hours_late: price.hours_late,
    minutes: price.minutes,
    amount_cents: caller.abilities.has('pay.read') || price.state !== 'due' ? price.amount_cents : null,
    article: price.article === null ? null : articleOf(price.article, language),
    basis: price.basis,
    state: price.state,
  }));

/** Changes when anything of the prices does that is said of them, but for the hours that pass. */
export const printOf = (prices: readonly PricedChange[]): readonly unknown[] =>
  prices.map(({ published, minutes, amount_cents, article, state }) => [
    published.id,
    minutes,
    amount_cents,
    article,
    state,
  ]);
