import type { laws } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../lib/dates/dates.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';

type Limit = laws.Limit;

const SOME_SUNDAY = '2023-12-31';

const SCHOOL_DAY = 'maxMinutesPerSchoolDay';

const isSame = (one: Limit, other: Limit): boolean =>
  one.value === other.value && one.months?.join() === other.months?.join();

/** Whether days with and without school have the same limit, which is then said once. */
const isOfEachDay = (limit: Limit, others: readonly Limit[]): boolean =>
  limit.part === 'maxMinutesPerDay' && others.some((other) => other.part === SCHOOL_DAY && isSame(limit, other));

const isOfDay = ({ part }: Limit): boolean => part === SCHOOL_DAY || part === 'maxMinutesPerDay';

/** Whether some months and all others have the same limit. */
const isOfAllMonths = (limit: Limit, others: readonly Limit[]): boolean =>
  !isOfDay(limit) &&
  others.some(({ part, value, months }) => part === limit.part && value === limit.value && months !== limit.months);

/** Without what another one says too. @param limits of the same ages */
export const saidOnce = (limits: readonly Limit[]): Limit[] =>
  limits.filter(
    (limit) =>
      !(limit.months !== null && isOfAllMonths(limit, limits)) &&
      !(limit.part === SCHOOL_DAY && limits.some((other) => isOfEachDay(other, limits) && isSame(limit, other))),
  );

function keyOf(limit: Limit, others: readonly Limit[]): string {
  const { rule, part, value, days } = limit;
  if (rule === 'minors' && part === 'maxMinutesPerDay' && value === 0) return 'minors.none';
  if (isOfEachDay(limit, others)) return 'minors.eachDay';
  return `${rule}.${days === null ? (part ?? 'is') : 'named'}`;
}

/** A limit in plain words, and where it is from. */
export function useLimitWords() {
  const { t } = useTranslation('law');
  const format = useFormat();
  const list = new Intl.ListFormat(format.locale, { type: 'conjunction' });

  function valueOf({ value, unit }: Limit): string {
    if (value === null) return '';
    if (unit === 'minutes') return value < 60 ? t('units.minutes', { value }) : format.minutesAsHours(value);
    if (unit === 'time')
      return `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
    if (unit === 'days' || unit === 'months' || unit === 'hours')
      return t(`units.${unit}`, { count: value, value: format.number(value) });
    if (unit === 'weekday') return format.weekdayLong(addDays(SOME_SUNDAY, value));
    if (unit === 'cents') return format.money(value);
    return format.number(value);
  }

  /** Which changes, and how late they are. */
  function lateOf({ within }: Limit): { changes: string; within: string } {
    if (within === undefined) return { changes: '', within: '' };
    const { changes, unit, value } = within;
    const kinds = (changes ?? (['cancelled', 'cut', 'moved'] as const)).map((kind) => t(`changes.${kind}`));
    const either = new Intl.ListFormat(format.locale, { type: 'disjunction' });
    return { changes: either.format(kinds), within: t(`units.${unit}`, { count: value, value: format.number(value) }) };
  }

  /** `months` are said too, or that it is for all `others`; `days` are named in place of "every eve". */
  function wordsOf(limit: Limit, others: readonly Limit[] = []): string {
    const { rule, part, days, months } = limit;
    const named = days === null ? '' : list.format(days.map((day) => format.dayMonth(`2024-${day}`)));
    const key = keyOf(limit, others);
    const text = t([`limits.${key}`, 'limits.other'], {
      ...lateOf(limit),
      value: valueOf(limit),
      days: named,
      rule,
      part: part ?? '',
    });
    const isOther = months === null && others.some((other) => other.months !== null) && !isOfAllMonths(limit, others);
    if (isOther) return t('otherMonths', { text });
    if (months === null) return text;
    const inMonths = list.format(months.map((month) => format.monthName(`2024-${String(month).padStart(2, '0')}-01`)));
    return t('inMonths', { text, months: inMonths });
  }

  /** Law only where the act itself was read; of what was agreed on top of it, by whom. */
  function sourceOf({ part, article, agreed, from, until, reading, source }: Limit): string {
    const since = format.longDate(from);
    const known = { article, agreed, source, since, until: until === null ? '' : format.longDate(until) };
    // What regulations are still to begin has no date.
    if (part === 'unset') return t('source.coming', known);
    if (agreed !== null) return t(until === null ? 'source.agreed' : 'source.agreedUntil', known);
    return t(`source.${reading}${until === null ? '' : 'Until'}`, known);
  }

  return { wordsOf, sourceOf };
}
