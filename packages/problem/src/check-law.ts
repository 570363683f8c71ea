import { type LawRuleName, loosest, type RuleVersion, stricterWay } from '@pamaina/engine';
import { z } from 'zod';
import { lawRules } from './law-schema.ts';

const MOST_VERSIONS = 50;
const MOST_RULES = 100;

/** The language that every text of a law pack has. */
const LAW_LANGUAGE = 'en';

const texts = z
  .record(z.string().regex(/^[a-z]{2}$/), z.string().min(1).max(300))
  .refine((all) => LAW_LANGUAGE in all, {
    message: 'must have English',
  });
const readAt = {
  reading: z.enum(['act', 'official', 'quoted', 'notes', 'own']),
  source: z.string().min(1).max(200),
  link: z.url({ protocol: /^https?$/ }).exactOptional(),
};
const version = z.strictObject({
  from: z.iso.date(),
  until: z.iso.date().exactOptional(),
  severity: z.enum(['hard', 'consent', 'soft']).exactOptional(),
  article: z.string().min(1).max(200),
  values: z.record(z.string(), z.unknown()).exactOptional(),
  ...readAt,
  readings: z.record(z.string().max(100), z.strictObject(readAt)).exactOptional(),
  byAgreement: z.record(z.string().max(100), z.int().min(0).max(1_000_000)).exactOptional(),
});
type Version = z.infer<typeof version>;

const document = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/),
  names: texts,
  about: texts,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  covers: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(100)
    .exactOptional(),
  sources: z
    .record(z.string().max(200), z.record(z.string().regex(/^[a-z]{2}$/), z.string().min(1).max(200)))
    .exactOptional(),
  cites: z.enum(['labour_code']).exactOptional(),
  rules: z.record(z.string(), z.unknown()),
});

/**
 * The faults of a law pack as it is in a file, a line each, such as
 * `rules.dailyRest[1].values.minMinutes: Too small: expected number to be >=0`; none if it can be used.
 */
export function lawFaults(data: unknown): string[] {
  const parsed = document.safeParse(data);
  if (!parsed.success) return linesOf(parsed.error);
  const { rules } = parsed.data;
  const count = Object.keys(rules).length;
  if (count > MOST_RULES) return [`rules: at most ${MOST_RULES}, not ${count}`];
  return Object.entries(rules).flatMap(([name, versions]) => ruleFaults(name, versions));
}

const isRule = (name: string): name is LawRuleName => Object.hasOwn(lawRules, name);

function ruleFaults(name: string, given: unknown): string[] {
  const path = ['rules', name];
  if (!isRule(name)) return [`${z.core.toDotPath(path)}: there is no such rule`];
  const list = z.array(z.unknown()).min(1).max(MOST_VERSIONS).safeParse(given);
  if (!list.success) return linesOf(list.error, path);
  const read = list.data.map((one) => version.safeParse(one));
  const faults = read.flatMap((one, at) =>
    one.success ? valueFaults(name, one.data, [...path, at]) : linesOf(one.error, [...path, at]),
  );
  const known = read.flatMap((one) => (one.success ? [one.data] : []));
  return known.length < read.length ? faults : [...faults, ...dateFaults(known, path)];
}

/** What a version says, as the rule that a roster is judged by, and where its values were read. */
function valueFaults(name: LawRuleName, version: Version, path: PropertyKey[]): string[] {
  const { severity, article, values = {}, readings = {}, byAgreement = {} } = version;
  const inside = [...path, 'values'];
  const misplaced = BESIDE.filter((key) => Object.hasOwn(values, key));
  if (misplaced.length > 0)
    return misplaced.map((key) => `${z.core.toDotPath([...inside, key])}: belongs beside values, not in them`);
  const known = { ...values, byAgreement };
  const unknown = Object.keys(readings).filter((key) => !hasValue(known, key.split('.')));
  const faults = [
    ...unknown.map((key) => `${z.core.toDotPath([...path, 'readings'])}: there is no value ${key}`),
    ...looseFaults(version as RuleVersion, path),
  ];
  const rule = lawRules[name].safeParse({ ...values, article, ...(severity && { severity }) });
  if (rule.success) return faults;
  const wrong = rule.error.issues.flatMap((issue) => {
    const isOwn = issue.path[0] === 'severity' || (issue.path.length === 0 && isOf(issue, 'severity'));
    return linesOf({ issues: [issue] }, isOwn ? path : inside);
  });
  return [...wrong, ...faults];
}

/** An agreement goes beyond a value that it can change, and not within it. */
function looseFaults(version: RuleVersion, path: PropertyKey[]): string[] {
  return Object.entries(version.byAgreement ?? {}).flatMap(([part, value]) => {
    const place = z.core.toDotPath([...path, 'byAgreement', part]);
    const way = stricterWay(version, part);
    if (way === null) return [`${place}: no agreement can change this value`];
    const law = loosest(version, part, 'house');
    return (way === 'lower' ? value < law : value > law) ? [`${place}: must go beyond the value of the law`] : [];
  });
}

/** What every version has of its own; a value of that name would replace it. */
const BESIDE = ['severity', 'article'] as const;

/** Whether there is a value, as `maxMinutes` or `grounds.sector`; those for each group of ages go without its name. */
function hasValue(values: object, [key = '', ...inner]: string[]): boolean {
  const ages = 'ages' in values && Array.isArray(values.ages) ? (values.ages as unknown[]) : [];
  if (!Object.hasOwn(values, key)) return ages.some((age) => typeof age === 'object' && age !== null && key in age);
  const value = (values as Record<string, unknown>)[key];
  if (inner.length === 0) return typeof value !== 'object';
  return [value].flat().some((one) => typeof one === 'object' && one !== null && hasValue(one, inner));
}

const isOf = (issue: z.core.$ZodIssue, key: string): boolean =>
  issue.code === 'unrecognized_keys' && issue.keys.includes(key);

/** The versions follow each other, each to the day before the next. */
function dateFaults(versions: readonly Version[], path: PropertyKey[]): string[] {
  return versions.flatMap(({ from, until }, at) => {
    const before = versions[at - 1];
    const place = z.core.toDotPath([...path, at]);
    if (until !== undefined && until < from) return [`${place}.until: must not be before from`];
    if (before === undefined) return [];
    if (from <= before.from || (before.until !== undefined && from <= before.until))
      return [`${place}.from: overlaps the version before it, which is in force until ${before.until ?? before.from}`];
    const next = before.until === undefined ? from : dayAfter(before.until);
    return from > next ? [`${place}.from: leaves a gap after ${before.until}`] : [];
  });
}

const dayAfter = (date: string): string => Temporal.PlainDate.from(date).add({ days: 1 }).toString();

function linesOf({ issues }: { issues: readonly z.core.$ZodIssue[] }, path: readonly PropertyKey[] = []): string[] {
  return issues.map((issue) => {
    const place = z.core.toDotPath([...path, ...issue.path]);
    return `${place || 'the law pack'}: ${issue.message}`.replaceAll(/\s+/g, ' ');
  });
}
