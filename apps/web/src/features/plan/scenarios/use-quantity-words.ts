import { scenarios } from '@pamaina/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

const MINUTES: ReadonlySet<scenarios.QuantityName> = new Set(['hours', 'overtime', 'fairness']);

/** Those that planning proves, or that can be asked for; of others only the schedules that were found are known. */
const PROVABLE: ReadonlySet<scenarios.QuantityName> = new Set(['open', 'penalty', ...scenarios.boundable]);

/** The amounts of a quantity in words: shifts, points, money or hours. */
export function useQuantityWords() {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const amount = useCallback(
    (of: scenarios.QuantityName, value: number): string => {
      if (of === 'cost') return format.money(value);
      return MINUTES.has(of) ? format.minutesAsHours(value) : format.number(Math.round(value));
    },
    [format],
  );
  /** A difference, with its sign. */
  const signed = useCallback(
    (of: scenarios.QuantityName, value: number): string => {
      const sign = value > 0 ? '+' : value < 0 ? '−' : '';
      return `${sign}${amount(of, Math.abs(value))}`;
    },
    [amount],
  );
  /** Between the schedules that were found; null: not known. */
  const difference = useCallback(
    ({ quantity, difference: { found } }: scenarios.Quantity) => (found === null ? null : signed(quantity, found)),
    [signed],
  );
  /** What is proved of the best ones possible, in a word or two. */
  const sureness = useCallback(
    (one: scenarios.Quantity): string => {
      const { quantity, difference: of, certain } = one;
      const value = provedDifference(of, certain);
      if (value === null) return t('sure.open.word');
      // Better schedules can be proved than the two that were found, whose difference is beside the word.
      if (certain === 'certain')
        return value === of.found
          ? t('sure.certain.word')
          : t('sure.certain.other', { value: signed(quantity, value) });
      const words = { value: amount(quantity, Math.abs(value)) };
      // Which of the two has more is not known of "at most". "At least −100" would say the opposite of "100 less".
      if (certain === 'at_least') return t(`sure.at_least.${value < 0 ? 'less' : 'more'}`, words);
      return t(`sure.${certain}.word`, words);
    },
    [amount, signed, t],
  );
  /** Why it is so sure. */
  const reason = useCallback(
    (one: scenarios.Quantity): string => {
      const { quantity, certain } = one;
      const { least, most } = one.difference;
      if (certain === 'open' && one.can_ask && !one.asked) return t('sure.open.ask');
      if (certain === 'open' && !one.can_ask) return t(`sure.open.${whyNever(one)}`);
      const proved = t(`sure.${certain}.why`, {
        value: signed(quantity, provedDifference(one.difference, certain) ?? 0),
      });
      const why = one.can_ask ? `${proved} ${t('sure.cover')}` : proved;
      if (certain !== 'at_least' && certain !== 'at_most') return why;
      if (least === null || most === null) return why;
      return `${why} ${t('sure.between', { least: signed(quantity, least), most: signed(quantity, most) })}`;
    },
    [signed, t],
  );
  return { amount, difference, sureness, reason };
}

/** Why nothing can be proved of a difference. */
function whyNever({ quantity, difference: { found } }: scenarios.Quantity): 'never' | 'unknown' | 'broken' {
  if (!PROVABLE.has(quantity)) return 'never';
  return found === null ? 'unknown' : 'broken';
}

/** Of the proof: the number that its word is about; null: nothing is proved. */
function provedDifference(
  { found, least, most }: scenarios.Quantity['difference'],
  certain: scenarios.Quantity['certain'],
): number | null {
  switch (certain) {
    case 'certain':
      // Bounds of sums of points are a hair below them.
      return found !== null && least !== null && Math.abs(least - found) < 0.01 ? found : least;
    case 'at_least':
      return least !== null && least > 0 ? least : most;
    case 'at_most':
      return Math.max(Math.abs(least ?? 0), Math.abs(most ?? 0));
    case 'open':
      return null;
  }
}
