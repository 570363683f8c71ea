import type { scenarios } from '@pamaina/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

const MINUTES: ReadonlySet<scenarios.QuantityName> = new Set(['hours', 'overtime', 'fairness']);

/** The amounts of a quantity in words: shifts, points, money or hours. */
export function useQuantityWords() {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const amount = useCallback(
    (of: scenarios.QuantityName, value: number): string => {
      if (of === 'cost') return format.money(value);
      return MINUTES.has(of) ? format.minutesAsHours(value) : format.number(value);
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
  /** The difference as far as it is known; null: not known at all. */
  const difference = useCallback(
    ({ quantity, difference: of, certain }: scenarios.Quantity): string | null => {
      const value = shownDifference(of, certain);
      if (value === null) return null;
      // Which of the two has more is not known: it has no sign.
      return certain === 'at_most' ? amount(quantity, value) : signed(quantity, value);
    },
    [amount, signed],
  );
  /** Why it is so sure. */
  const reason = useCallback(
    (one: scenarios.Quantity): string => {
      const { least, most, found } = one.difference;
      const facts = { value: difference(one) ?? '–', found: found === null ? '–' : signed(one.quantity, found) };
      const known = t(`sure.${one.certain}.why`, facts);
      const hasBoth = one.certain === 'at_least' && least !== null && most !== null;
      if (!hasBoth) return known;
      return `${known} ${t('sure.between', { least: signed(one.quantity, least), most: signed(one.quantity, most) })}`;
    },
    [difference, signed, t],
  );
  return { amount, difference, reason };
}

/** Of the proof: the number that its word is about; where nothing is proved, between the schedules that were found. */
export function shownDifference(
  { least, most, found }: scenarios.Quantity['difference'],
  certain: scenarios.Quantity['certain'],
): number | null {
  switch (certain) {
    case 'certain':
      return least;
    case 'at_least':
      return least !== null && least > 0 ? least : most;
    case 'at_most':
      return Math.max(Math.abs(least ?? 0), Math.abs(most ?? 0));
    case 'open':
      return found;
  }
}
