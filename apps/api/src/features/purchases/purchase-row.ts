import type { Selectable } from 'kysely';
import type { PaymentTables } from '../../platform/database/payment-tables.ts';

/** Somebody's wish to pay for a project, and what has come of it. */
export type Purchase = Selectable<PaymentTables['purchase']>;
