import { useFormat } from '../../../lib/format/use-format.ts';
import type { Kind } from './takings-queries.ts';

/** Writes money as money, and counts as whole numbers. */
export function useAmount(kind: Kind): (value: number) => string {
  const format = useFormat();
  return (value) => (kind === 'takings' ? format.money(Math.round(value * 100)) : format.number(Math.round(value)));
}

/** As it is typed: money to the cent, counts as whole numbers. */
export const typedAmount = (kind: Kind, value: number): number =>
  kind === 'takings' ? Math.round(value * 100) / 100 : Math.round(value);

/** The same where one text has several kinds. */
export function useKindAmount(): (kind: Kind, value: number) => string {
  const [money, count] = [useAmount('takings'), useAmount('guests')];
  return (kind, value) => (kind === 'takings' ? money : count)(value);
}
