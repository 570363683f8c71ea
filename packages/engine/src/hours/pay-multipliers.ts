import type { HourKind } from '../law/split-work.ts';
import type { LawPack } from '../problem/law-pack.ts';

/** The multiplier of the hourly rate by kind of hour, within the norm and above it. */
export type Multipliers = Record<HourKind, { usual: number; overtime: number }>;

/**
 * The statutory minimum of a law, as its pack has it (Lithuania: DK 144); 1 where it defines no premium, as in the
 * European directives. Whether coinciding premiums add up is not settled: the higher one counts unless the law says
 * more.
 * @param law in force when the hours are paid; null: none
 */
export function payMultipliers(law: Pick<LawPack, 'pay'> | null): Multipliers {
  const { night = 1, holiday = 1, overtime = 1, rest = 1, overtimeAt = {} } = law?.pay ?? {};
  const of = (usual: number, together?: number) => ({ usual, overtime: together ?? Math.max(usual, overtime) });
  return {
    plain: of(1),
    night: of(night, overtimeAt.night),
    rest: of(rest, overtimeAt.rest),
    holiday: of(holiday, overtimeAt.holiday),
  };
}
