import type { ledger, ReplyOf } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { balanceOf } from './ledger-queries.ts';

/** Cents; a rounding difference is not reported as a saving. */
const NOTHING = 100;

interface CostStory {
  text: string;
  /** Without hourly rates nobody knows. */
  isCosted: boolean;
}

/**
 * The cost of a period's hours, and how much of it no schedule avoids; null if there is nothing to report.
 * @param isProved it is read beside the proof that no schedule is better: says how both are true
 */
export function useCostStory(data: ReplyOf<typeof ledger.getLedger> | undefined, isProved = false): CostStory | null {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  if (data === undefined) return null;
  const balance = balanceOf(data);
  if (balance === null) return null;
  const { cents, ...counts } = balance;
  if (cents === 0) return { text: t('warning.uncosted', counts), isCosted: false };
  const story = t('warning.text', { ...counts, cost: format.money(cents) });
  const least = data.least_cents;
  if (least === null) return { text: story, isCosted: true };
  const saved = cents - least;
  const rest =
    saved < NOTHING
      ? t('warning.unavoidable')
      : t('warning.partly', { least: format.money(least), saved: format.money(saved) });
  const bridge = isProved && saved >= NOTHING ? [t('warning.bridge')] : [];
  return { text: [story, rest, ...bridge].join(' '), isCosted: true };
}
