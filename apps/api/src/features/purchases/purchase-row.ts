import type { Selectable } from 'kysely';
import type { PaymentTables } from '../../platform/database/payment-tables.ts';

/** A user's request to pay for a project, and its outcome. */
export type Purchase = Selectable<PaymentTables['purchase']>;
