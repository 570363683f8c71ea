import type { laws } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';

type Limit = laws.Limit;

/** A limit in plain words, and where it is from. */
export function useLimitWords() {
  const { t } = useTranslation('law');
  const format = useFormat();
  const list = new Intl.ListFormat(format.locale, { type: 'conjunction' });

  function valueOf({ value, unit }: Limit): string {
    if (value === null) return '';
    if (unit === 'minutes') return value % 60 === 0 ? format.hours(value / 60) : t('units.minutes', { value });
    if (unit === 'time')
      return `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
    if (unit === 'days' || unit === 'months') return t(`units.${unit}`, { value: format.number(value) });
    return format.number(value);
  }

  /** `ages` and `months` are said too; `days` are named in place of "every eve". */
  function wordsOf(limit: Limit): string {
    const { rule, part, days, months } = limit;
    const named = days === null ? '' : list.format(days.map((day) => format.dayMonth(`2024-${day}`)));
    const isBan = rule === 'minors' && part === 'maxMinutesPerDay' && limit.value === 0;
    const key = isBan ? 'minors.none' : `${rule}.${days === null ? (part ?? 'is') : 'named'}`;
    const text = t([`limits.${key}`, 'limits.other'], { value: valueOf(limit), days: named, rule, part: part ?? '' });
    if (months === null) return text;
    const inMonths = list.format(months.map((month) => format.monthName(`2024-${String(month).padStart(2, '0')}-01`)));
    return t('inMonths', { text, months: inMonths });
  }

  /** Law only where the act itself was read. */
  function sourceOf({ article, from, until, reading, source }: Limit): string {
    const since = format.longDate(from);
    const known = { article, source, since, until: until === null ? '' : format.longDate(until) };
    return t(`source.${reading}${until === null ? '' : 'Until'}`, known);
  }

  return { wordsOf, sourceOf };
}
