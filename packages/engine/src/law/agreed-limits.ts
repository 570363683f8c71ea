import type { LawRuleName } from '../problem/law-pack.ts';
import type { LocalDate } from '../problem/units.ts';
import { dayAfter, type LawDocument, type RuleVersion } from './law-document.ts';

/** A limit of a collective agreement or a business rule, on top of the law from one date to another, both included. */
export interface AgreedLimit {
  rule: string;
  /** Which value of the rule. */
  part: string;
  value: number;
  /** A `collective` agreement may go beyond the law where the article lets it (`RuleVersion.byAgreement`). */
  kind: 'collective' | 'house';
  /** Whose it is, as it is cited. */
  name: string;
  from: LocalDate;
  until: LocalDate | null;
}

/** Which way a value is stricter: a most is when it is lower, a least when it is higher. */
export type Stricter = 'lower' | 'higher';

/**
 * Which way an agreement makes a value of a rule stricter; null where it can't: values that no roster is judged by, and
 * those that mean something only beside another one (breaks by hours of work, limits by age).
 */
export function stricterWay({ severity, values = {} }: RuleVersion, part: string): Stricter | null {
  const value = (values as Record<string, unknown>)[part];
  if (severity === undefined || typeof value !== 'number' || 'overMinutes' in values) return null;
  if (/^max[A-Z]/.test(part)) return 'lower';
  return /^min[A-Z]/.test(part) ? 'higher' : null;
}

/** How far an agreement of a kind may go: the law's own value, or what its article lets a collective one set. */
export function loosest(
  { values = {}, byAgreement = {} }: RuleVersion,
  part: string,
  kind: AgreedLimit['kind'],
): number {
  const own = (values as Record<string, number>)[part] ?? 0;
  return kind === 'collective' ? (byAgreement[part] ?? own) : own;
}

const isStricter = (value: number, than: number, way: Stricter): boolean =>
  way === 'lower' ? value <= than : value >= than;

/**
 * How far an agreement may go in every version of the law while it holds, whatever its own value; null where it can set
 * none.
 */
export function boundOf(
  document: LawDocument,
  limit: Omit<AgreedLimit, 'value'>,
): { way: Stricter; value: number } | null {
  const met = versionsOf(document, limit.rule).filter((version) => part(version, limit).inside !== null);
  const ways = met.map((version) => stricterWay(version, limit.part));
  const [way = null] = ways;
  if (way === null || ways.includes(null)) return null;
  const values = met.map((version) => loosest(version, limit.part, limit.kind));
  return { way, value: way === 'lower' ? Math.min(...values) : Math.max(...values) };
}

/** Whether the agreement is within what each version of the law allows while it holds. */
export function isAllowed(document: LawDocument, limit: AgreedLimit): boolean {
  const bound = boundOf(document, limit);
  return bound !== null && isStricter(limit.value, bound.value, bound.way);
}

/**
 * The law with what was agreed on top of it. What would go beyond the law, because the law has changed since, counts as
 * far as the law allows; of two agreements at once the stricter one.
 */
export function withAgreed(document: LawDocument, limits: readonly AgreedLimit[]): LawDocument {
  if (limits.length === 0) return document;
  const rules: Record<string, readonly RuleVersion[]> = { ...document.rules };
  for (const limit of limits) {
    const versions = Object.hasOwn(rules, limit.rule) ? rules[limit.rule] : undefined;
    if (versions) rules[limit.rule] = ended(versions).flatMap((version) => split(version, limit));
  }
  return { ...document, rules };
}

const versionsOf = ({ rules }: LawDocument, rule: string): readonly RuleVersion[] =>
  Object.hasOwn(rules, rule) ? ended((rules[rule as LawRuleName] ?? []) as readonly RuleVersion[]) : [];

/** Each with the last day on which it is in force, but for the last one. */
const ended = (versions: readonly RuleVersion[]): RuleVersion[] =>
  versions.map((version, at) => {
    const next = versions[at + 1];
    return next && version.until === undefined ? { ...version, until: dayBefore(next.from) } : version;
  });

/** What of a version's time is before, in and after the agreement's. */
function part(version: RuleVersion, { from, until }: Pick<AgreedLimit, 'from' | 'until'>) {
  const { from: start, until: end = LAST } = version;
  const [first, last] = [from > start ? from : start, until !== null && until < end ? until : end];
  if (first > last) return { before: version, inside: null, after: null };
  const spanOf = (one: LocalDate, other: LocalDate): RuleVersion | null => {
    if (one > other) return null;
    const { until: _, ...rest } = version;
    return { ...rest, from: one, ...(other !== LAST && { until: other }) };
  };
  return {
    before: spanOf(start, dayBefore(first)),
    inside: spanOf(first, last),
    after: last === LAST ? null : spanOf(dayAfter(last), end),
  };
}

const LAST = '9999-12-31';

function split(version: RuleVersion, limit: AgreedLimit): RuleVersion[] {
  const way = stricterWay(version, limit.part);
  const { before, inside, after } = part(version, limit);
  if (way === null || inside === null) return [version];
  const law = version.agreed?.law ?? version;
  const most = loosest(law, limit.part, limit.kind);
  const value = isStricter(limit.value, most, way) ? limit.value : most;
  const now = (version.values as Record<string, number>)[limit.part] ?? value;
  const isFirst = version.agreed?.parts.includes(limit.part) !== true;
  const isKept = isFirst || isStricter(value, now, way);
  return [before, isKept ? agreed(inside, limit, value, law) : inside, after].filter((one) => one !== null);
}

function agreed(version: RuleVersion, limit: AgreedLimit, value: number, law: RuleVersion): RuleVersion {
  const { rule, part: name, name: ground } = limit;
  const values: Record<string, unknown> = { ...version.values, [name]: value };
  const parts = [...(version.agreed?.parts ?? []), name];
  const way = stricterWay(version, name);
  /** What is less strict than the agreement, of a group of values too. */
  const raised = (of: unknown, part: string): unknown => {
    if (typeof of === 'object' && of !== null)
      return Object.fromEntries(Object.entries(of).map(([key, one]) => [key, raised(one, `${part}.${key}`)]));
    if (typeof of !== 'number' || !part.endsWith('Minutes') || way === null || isStricter(of, value, way)) return of;
    parts.push(part);
    return value;
  };
  for (const part of IN_ITS_PLACE[`${rule}.${name}`] ?? [])
    if (part in values) values[part] = raised(values[part], part);
  return {
    ...version,
    values: values as RuleVersion['values'] & {},
    article: `${law.article}; ${ground}`,
    agreed: { law, name: ground, parts },
  };
}

/**
 * What the law puts in place of a value in some cases: an agreement on the value holds in these too, so that none of
 * them asks for less than was agreed.
 */
const IN_ITS_PLACE: Readonly<Record<string, readonly string[]>> = {
  'dailyRest.minMinutes': ['summaryMinutes', 'madeUp'],
  'weeklyRest.minMinutes': ['fixedMinutes', 'summaryMinutes', 'instead'],
  'averageHours.maxMinutes': ['agreedMinutes'],
};

const DAY_MS = 86_400_000;
const dayBefore = (date: LocalDate): LocalDate => new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);
