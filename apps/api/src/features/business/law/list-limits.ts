import type { Language, laws } from '@pamaina/contract';
import {
  lawDocument,
  loosest,
  stricterWay,
  versionsOn,
  withAgreed,
  type LawDocument,
  type MinorLimits,
  type RuleValues,
  type RuleVersion,
} from '@pamaina/engine';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { articleOf } from '../../../platform/text/article-of.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { readAgreedLimits } from '../settings/index.ts';

/** The limits of the project's law on a date, in the order of the pack; none without a law. */
export async function listLimits(call: ProjectCall<typeof laws.listLimits>): Promise<laws.Limit[]> {
  const { time_zone, law_pack, agreed_limits } = await call.tx
    .selectFrom('project')
    .select(['time_zone', 'law_pack', 'agreed_limits'])
    .where('id', '=', call.caller.projectId)
    .executeTakeFirstOrThrow();
  const law = lawDocument(law_pack);
  const document = law && withAgreed(law, readAgreedLimits(agreed_limits));
  const date = call.query.date ?? localOf(time_zone, call.now).date;
  return document ? limitsIn(document, date, call.language) : [];
}

/** What a law pack says on a date, a row for each value, in a language. */
export const limitsIn = (document: LawDocument, date: string, language: Language): laws.Limit[] =>
  versionsOn(document, date).flatMap((rule) =>
    limitsOf(rule, language).map((limit) => ({
      ...limit,
      source: document.sources?.[limit.source]?.[language] ?? limit.source,
    })),
  );

/** Who sets the value, and how an agreement of the project may. */
function agreementOf(version: RuleVersion, part: string | null): Pick<laws.Limit, 'agreed' | 'agreeable'> {
  const { agreed } = version;
  const law = agreed?.law ?? version;
  if (part === null) return { agreed: null, agreeable: null };
  const by = agreed?.parts.includes(part) ? agreed.name : null;
  const way = stricterWay(law, part);
  if (way === null) return { agreed: by, agreeable: null };
  const [house, collective] = [loosest(law, part, 'house'), loosest(law, part, 'collective')];
  return { agreed: by, agreeable: { way, house, collective } };
}

type Value = Pick<laws.Limit, 'part' | 'value' | 'unit' | 'ages' | 'months' | 'days' | 'within'>;

const NONE = { part: null, value: null, unit: null, ages: null, months: null, days: null };

function limitsOf([rule, version]: [string, RuleVersion], language: Language): laws.Limit[] {
  const { severity = null, article, from, until = null, values = {}, readings } = version;
  const found = isLateChange(values)
    ? lateValues(values)
    : 'ages' in values
      ? minorValues(values.ages as MinorLimits[])
      : valuesOf(rule, values);
  const said = { severity, article: articleOf(version.agreed?.law.article ?? article, language), from, until };
  return (found.length > 0 ? found : [NONE]).map((value) => {
    const { reading, source, link = null } = readings?.[value.part ?? ''] ?? version;
    return { rule, ...value, ...said, ...agreementOf(version, value.part), reading, source, link };
  });
}

type LateChange = RuleValues<'lateChange'>;
const isLateChange = (values: object): values is LateChange => 'costs' in values;

/** What each late change costs; `none`: the law names no amount, `unset`: not in force until regulations say so. */
function lateValues({ unit, costs }: LateChange): Value[] {
  if (costs === 'unset' || costs.length === 0) return [{ ...NONE, part: costs === 'unset' ? 'unset' : 'none' }];
  const within = unit === 'workingDays' ? 'working_days' : unit;
  return costs.map(({ within: value, of, share, minutes, cents }): Value => {
    const about = { ...NONE, within: { value, unit: within, changes: of ? [...of] : null } } as const;
    if (share !== undefined) return { ...about, part: 'share', value: share * 100, unit: 'percent' };
    if (minutes !== undefined) return { ...about, part: 'minutes', value: minutes, unit: 'minutes' };
    return { ...about, part: 'cents', value: cents ?? 0, unit: 'cents' };
  });
}

/** Every number of a rule; those of a group inside it (premiums of overtime, grounds) as `group.name`. */
function valuesOf(rule: string, values: object): Value[] {
  const days = 'days' in values && Array.isArray(values.days) ? (values.days as string[]) : null;
  return Object.entries(values as Record<string, unknown>).flatMap(([part, value]): Value[] => {
    // On which weekday periods begin is said, not the date that they are counted from.
    if (part === 'countedFrom') return [{ ...NONE, part, value: weekdayOf(String(value)), unit: 'weekday' }];
    // What regulations are still to set has no value.
    if (value === 'unset') return [{ ...NONE, part: 'unset' }];
    if (typeof value === 'number') return [{ ...NONE, days, part, value, unit: unitOf(rule, part) }];
    const groups = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'object' && one !== null);
    return groups.flatMap((group: object) =>
      valuesOf(rule, group).map((inner) => ({ ...inner, part: `${part}.${inner.part}` })),
    );
  });
}

const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

function unitOf(rule: string, part: string): laws.Limit['unit'] {
  if (rule === 'pay') return 'times';
  if (part === 'hours' || part === 'hoursBeforeDay') return 'hours';
  if (rule === 'accountingPeriod') return 'months';
  if (rule === 'nightWork' && (part === 'from' || part === 'to')) return 'time';
  return /minutes/i.test(part) ? 'minutes' : 'days';
}

/** What holds for each group of ages; of those who may not work nothing else is said, nor of no days off. */
function minorValues(ages: readonly MinorLimits[]): Value[] {
  return ages.flatMap(({ fromAge, toAge, months, ...values }) =>
    Object.entries(
      values.maxMinutesPerDay === 0 && values.maxMinutesPerSchoolDay === 0 ? { maxMinutesPerDay: 0 } : values,
    )
      .filter(([part, value]) => part !== 'freeDaysPerWeek' || value !== 0)
      .map(([part, value]) => ({
        part,
        value,
        unit: part.startsWith('night') ? ('time' as const) : unitOf('minors', part),
        ages: { from: fromAge, to: toAge },
        months,
        days: null,
      })),
  );
}
