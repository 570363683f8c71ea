import type { Contract } from '@pamaina/engine';
import type { Tables } from '../../platform/database/tables.ts';
import type { Selectable } from 'kysely';

/** The columns of the agreed working hours. */
export const contractColumns = ['contract_hours_per_week', 'has_reduced_norm', 'work_days_per_week'] as const;

export type ContractRow = Pick<Selectable<Tables['employee']>, (typeof contractColumns)[number]>;

/** The agreed working hours, as norms need them; null if the contract hours are unknown. */
export const contractOf = (row: ContractRow): Contract | null =>
  row.contract_hours_per_week === null
    ? null
    : {
        hoursPerWeek: row.contract_hours_per_week,
        isReduced: row.has_reduced_norm,
        daysPerWeek: row.work_days_per_week,
      };
